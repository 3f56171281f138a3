/** Who fetches what is ready, and that he signs for it. */
export const handoverTexts = {
  collectedBy: 'Wie haalt het af?',
  collectedByHint: 'De klant ziet deze naam bij de bestelling.',
  signature: 'Handtekening',
  signatureHint: 'Niet verplicht. Teken met je vinger, een pen of de muis.',
  signed: 'Er staat een handtekening.',
  clear: 'Handtekening wissen',
  title: 'Afgehaald',
  collected: (by: string) => `Afgehaald door ${by}`,
  signatureOf: (by: string) => `Handtekening van ${by}`,
} as const
