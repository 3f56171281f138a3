/** The newsletter block of the footer. */
export const newsletterTexts = {
  title: 'Blijf op de hoogte',
  email: 'E-mailadres',
  subscribe: 'Aanmelden',
  subscribed: 'Bedankt. Je aanmelding is ontvangen.',
  failed: 'Het aanmelden is niet gelukt. Probeer het later opnieuw.',
} as const
