/** What words of the owner may name, which the shop fills in for each mail. */
export type Placeholder =
  | 'number'
  | 'order'
  | 'issuedOn'
  | 'dueOn'
  | 'iban'
  | 'accountName'
  | 'firstName'
  | 'company'
  | 'reference'
  | 'validUntil'
  | 'shop'

/** The mails of which the owner may write the words, by their templates, each with what its words may name. */
export const WORDED_MAILS = {
  reminder: ['number', 'issuedOn', 'dueOn', 'order', 'iban', 'accountName', 'shop'],
  second_reminder: ['number', 'issuedOn', 'dueOn', 'order', 'iban', 'accountName', 'shop'],
  last_reminder: ['number', 'issuedOn', 'dueOn', 'order', 'iban', 'accountName', 'shop'],
  order_confirmation: ['number', 'firstName', 'shop'],
  order_shipped: ['number', 'firstName', 'shop'],
  order_ready_for_pickup: ['number', 'firstName', 'shop'],
  invoice: ['number', 'order', 'shop'],
  quote: ['number', 'reference', 'validUntil', 'firstName', 'shop'],
  quote_expiring: ['number', 'reference', 'validUntil', 'firstName', 'shop'],
  account_invitation: ['company', 'firstName', 'shop'],
} as const satisfies Record<string, readonly Placeholder[]>

/** A mail of which the owner may write the words. */
export type WordedMail = keyof typeof WORDED_MAILS

/** Those mails in the order in which they are listed. */
export const WORDED_MAIL_NAMES = Object.keys(WORDED_MAILS) as readonly WordedMail[]
