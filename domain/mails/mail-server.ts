/** How what is sent to a mail server is kept from others: from the start, once both agreed (STARTTLS), or not at all. */
export const MAIL_SECURITIES = ['starttls', 'tls', 'none'] as const
export type MailSecurity = (typeof MAIL_SECURITIES)[number]

/** The port at which servers take mail from who has an account, by how they keep it from others (RFC 8314, RFC 6409). */
export const USUAL_MAIL_PORTS: Readonly<Record<MailSecurity, number>> = { starttls: 587, tls: 465, none: 25 }

/** What keeps a mail server from taking a mail. */
export type MailServerFault =
  | 'unknownHost'
  | 'noAnswer'
  | 'noEncryption'
  | 'notEncrypted'
  | 'login'
  | 'sender'
  | 'other'
