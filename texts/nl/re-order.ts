import type { ReOrderStatus } from '#domain/orders/re-order.ts'

export const reOrderTexts = {
  open: 'Opnieuw bestellen',
  openRow: 'Opnieuw',
  openOf: (number: string) => `Order ${number} opnieuw bestellen`,
  title: 'Opnieuw bestellen',
  introSame: 'Alles is nog te bestellen voor dezelfde prijs. Kies wat je in de winkelwagen wilt.',
  introChanged: 'Er is iets veranderd sinds deze bestelling. Kies wat je in de winkelwagen wilt.',
  introGone: 'Van deze bestelling is niets meer leverbaar.',
  list: 'Wat je bestelde',
  piecesOf: (title: string, pieces: string) => `${title}, ${pieces}`,
  choose: (title: string) => `${title} in de winkelwagen leggen`,
  filesLinked: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} is gekoppeld` : `${names.length} bestanden zijn gekoppeld`,
  dearer: (amount: string) => `${amount} duurder`,
  cheaper: (amount: string) => `${amount} goedkoper`,
  replaced: (before: string, after: string) => `${before} is nu ${after}`,
  leftOut: (before: string) => `${before} is vervallen`,
  noLongerPart: 'Hoort er niet meer bij',
  newPart: 'Hoort er nu bij',
  replacedBy: 'Vervangen door',
  total: 'Nieuw totaal, excl. btw',
  cancel: 'Annuleren',
  close: 'Sluiten',
  add: (count: number) => (count === 1 ? '1 artikel in winkelwagen' : `${count} artikelen in winkelwagen`),
  noneChosen: 'Kies minstens één artikel.',
  added: (count: number) =>
    count === 1 ? '1 artikel staat in je winkelwagen' : `${count} artikelen staan in je winkelwagen`,
  joined: (count: number) =>
    count === 1
      ? '1 artikel is bij een regel gevoegd die er al was.'
      : `${count} artikelen zijn bij regels gevoegd die er al waren.`,
  loading: 'We vergelijken je bestelling met het assortiment van nu.',
} as const

export const reOrderStatusTexts = {
  same: { label: 'Ongewijzigd', tone: 'good' },
  price_changed: { label: 'Prijs gewijzigd', tone: 'warning' },
  option_replaced: { label: 'Optie vervangen', tone: 'info' },
  unavailable: { label: 'Niet meer leverbaar', tone: 'error' },
} as const satisfies Record<
  ReOrderStatus,
  { readonly label: string; readonly tone: 'good' | 'warning' | 'info' | 'error' }
>
