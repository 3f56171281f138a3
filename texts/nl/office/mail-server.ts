import type { MailSecurity, MailServerFault } from '#domain/mails/mail-server.ts'

const inTheirWords = (answer: string) => (answer === '' ? '' : ` De server zegt: ${answer}`)

/** By what server the shop sends its mail. */
export const mailServerTexts = {
  set: 'Mailserver instellen',
  change: 'Mailserver wijzigen',
  title: 'Mailserver',
  intro: 'Deze gegevens krijg je van de provider van je mail. Stuur eerst een proefmail aan jezelf.',
  host: 'Server',
  hostHint: 'Zoals smtp.jouwprovider.nl',
  port: 'Poort',
  security: 'Beveiliging',
  securities: {
    starttls: 'STARTTLS (meestal poort 587)',
    tls: 'TLS (meestal poort 465)',
    none: 'Geen, alleen binnen je eigen netwerk',
  } satisfies Record<MailSecurity, string>,
  username: 'Gebruikersnaam',
  usernameHint: 'Vaak je e-mailadres. Leeg als de server er geen vraagt.',
  password: 'Wachtwoord',
  passwordKept: 'Er is een wachtwoord bewaard. Vul hier alleen iets in om het te wijzigen.',
  passwordNeeded: 'Vul het wachtwoord van deze gebruiker bij deze server in',
  lostPassword:
    'Het bewaarde wachtwoord is niet meer te lezen, omdat SECRET van de machine is gewijzigd. Vul het opnieuw in: tot die tijd gaat er geen mail uit.',
  senderName: 'Naam van de afzender',
  senderNameHint: 'Zo heet je winkel in de mailbox van je klant.',
  senderAddress: 'E-mailadres van de afzender',
  save: 'Opslaan',
  saved: 'De mailserver is ingesteld',
  trial: 'Proefmail sturen',
  trialTold: (email: string) => `De mailserver nam de proefmail aan ${email} aan`,
  remove: 'Niet meer gebruiken',
  removed: 'De mailserver is vergeten',
  /** The machine has a setting that the owner does not. */
  returnPath: (address: string, answer: string) =>
    `De server weigert ${address}, waar volgens MAIL_RETURN_PATH op de machine onbestelbare mail naartoe gaat.${inTheirWords(answer)}`,
  faults: {
    unknownHost: () => 'Deze server bestaat niet',
    noAnswer: () => 'Op deze server en poort antwoordt geen mailserver',
    noEncryption: (answer) => `De verbinding kan zo niet worden beveiligd.${inTheirWords(answer)}`,
    notEncrypted: () => 'Op deze poort spreekt de server geen TLS. Kies STARTTLS of een andere poort.',
    login: (answer) => `De server laat deze gebruiker met dit wachtwoord niet toe.${inTheirWords(answer)}`,
    sender: (answer) => `De server weigert deze afzender.${inTheirWords(answer)}`,
    other: (answer) => `De proefmail is niet aangenomen.${inTheirWords(answer)}`,
  } satisfies Record<MailServerFault, (answer: string) => string>,
} as const
