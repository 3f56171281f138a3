/** The home page of who has logged in. */
export const workbenchTexts = {
  nothingWaits: 'Er wacht niets op je. Je bent helemaal bij.',
  today: 'Vandaag',
  nothingToday: 'Vandaag loopt er geen termijn af en er komt niets aan.',
  arrives: (product: string, order: string) => `${product} van ${order} wordt vandaag bezorgd`,
  ready: (product: string, order: string) => `${product} van ${order} ligt vandaag klaar`,
  quoteEnds: (quote: string) => `Offerte ${quote} geldt tot en met vandaag`,
  forLine: (product: string, order: string) => `${product}, ${order}`,
  again: 'Nog een keer bestellen',
  allOrders: 'Alle bestellingen',
  more: (count: number) => `en nog ${count} ${count === 1 ? 'artikel' : 'artikelen'}`,
  orderedOn: (order: string, date: string) => `${order}, ${date}`,
  sizes: 'Je laatste maten',
  sizeOf: (product: string, size: string) => `${product}, ${size}`,
  start: 'Nieuwe bestelling',
  quickOrder: 'Snel bestellen met een lijst',
  newHere: 'Je hebt nog niets besteld. Kies hieronder een categorie om te beginnen.',
} as const
