/** What staff write to each other, at an order or about a company. */
export const noteTexts = {
  title: 'Notities',
  by: (name: string | null, moment: string) => `${name ?? 'Een oud-collega'}, ${moment}`,
  note: 'Nieuwe notitie',
  write: 'Notitie plaatsen',
  written: 'Notitie geplaatst',
} as const
