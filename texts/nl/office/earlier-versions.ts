/** What was saved before where there are no drafts. */
export const earlierVersionTexts = {
  title: 'Eerdere versies',
  none: 'Er is nog niets gewijzigd.',
  by: (by: string | null, moment: string) =>
    by === null ? `Zoals het er stond op ${moment}` : `${by}, ${moment}`,
  now: 'Staat er nu',
  value: (field: string, text: string) => `${field}: ${text || 'leeg'}`,
  empty: 'Leeg',
  take: 'Overnemen',
  takeOf: (version: string) => `Overnemen: ${version}`,
  taken: (version: string) => `In het formulier staat nu: ${version}. Dit geldt pas als je opslaat.`,
} as const
