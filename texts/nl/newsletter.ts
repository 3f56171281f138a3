/** The newsletter block of the footer. */
export const newsletterTexts = {
  title: 'Blijf op de hoogte',
  email: 'E-mailadres',
  subscribe: 'Aanmelden',
  subscribed: 'Bedankt. Je aanmelding is ontvangen.',
  failed: 'Het aanmelden is niet gelukt. Probeer het later opnieuw.',
} as const

/** What somebody agreed to at each place where the newsletter can be asked for; kept as proof. */
export const newsletterConsentTexts = {
  website: 'Blijf op de hoogte. Aanmelden voor de nieuwsbrief, eens per maand.',
  account_request: 'Houd me op de hoogte van nieuwe materialen, eens per maand',
  account: 'Ik ontvang de nieuwsbrief, eens per maand',
  mail: 'Aanmelding bevestigen',
} as const
