/** The shop as somebody of the staff sees it with what is not published yet. */
export const previewTexts = {
  label: 'Voorbeeld van de winkel',
  text: 'Voorbeeld: zo wordt de winkel als alle concepten zijn gepubliceerd. Hier kun je niets bestellen.',
  stop: 'Voorbeeld sluiten',
} as const
