/** Putting a line together in a dialog: of a quote, or of an order. */
export const composeTexts = {
  add: 'Artikel toevoegen',
  addTitle: 'Artikel toevoegen',
  addVerb: 'Toevoegen',
  change: 'Keuzes wijzigen',
  changeTitle: (title: string) => `Keuzes van ${title}`,
  changeVerb: 'Keuzes overnemen',
  incomplete: 'Maak eerst alle keuzes.',
  calculating: 'De prijs wordt berekend.',
  listPrice: 'Lijstprijs van deze klant, excl. btw',
  noPrice: 'Hiervoor is geen lijstprijs.',
} as const
