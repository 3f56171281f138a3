/** The shop as somebody of the staff sees it with what is not published yet. */
export const previewTexts = {
  label: 'Voorbeeld van de winkel',
  text: 'Voorbeeld met alle concepten. Bestellen kan hier niet.',
  stop: 'Voorbeeld sluiten',
} as const
