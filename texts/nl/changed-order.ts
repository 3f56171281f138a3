import type { DifferenceKind, OrderDifference } from '#domain/orders/order-difference.ts'

/** What was changed of an order before production, as staff and customer read it. */
export const changedOrderTexts = {
  changed: 'Gewijzigd',
  kinds: {
    quantity: 'Aantal',
    choices: 'Uitvoering',
    files: 'Bestanden',
    copies: 'Exemplaren',
    deliveryKind: 'Levering',
    hurry: 'Met spoed',
    day: 'Leverdag',
    address: 'Leveringsadres',
    contact: 'Contactpersoon bij levering',
    reference: 'Referentie',
    purchaseOrder: 'Inkoopnummer',
    lineReference: 'Referentie bij de regel',
    price: 'Prijs excl. btw',
    vat: 'Btw',
    express: 'Spoed',
    shipping: 'Verzendkosten',
    total: 'Totaal incl. btw',
    other: 'Overig',
  } satisfies Record<DifferenceKind, string>,
  label: (kind: string, title: string | null) => (title === null ? kind : `${kind} van ${title}`),
  none: 'geen',
  filesSent: 'aangeleverd',
  filesWanted: 'nog nodig',
  filesWantedAgain: 'opnieuw nodig',
  yes: 'ja',
  no: 'nee',
  /** What has a comma of its own is parted by more than one. */
  fromTo: (from: string, to: string) => `eerst ${from}${`${from} ${to}`.includes(', ') ? ';' : ','} nu ${to}`,
  said: (label: string, fromTo: string) => `${label}: ${fromTo}`,
  reason: (reason: string) => `Reden: ${reason}`,
} as const

/** Each difference in one line: 'Aantal van Spandoek: eerst 2, nu 4'. */
export const differenceTexts = (differences: readonly OrderDifference[]): readonly string[] =>
  differences.map(({ what, title, from, to }) =>
    changedOrderTexts.said(
      changedOrderTexts.label(changedOrderTexts.kinds[what], title),
      changedOrderTexts.fromTo(from || changedOrderTexts.none, to || changedOrderTexts.none),
    ),
  )

/** What of a change stands in a history: what was ordered and what it comes to, without each price between. */
export const eventTexts = (differences: readonly OrderDifference[]): readonly string[] =>
  differenceTexts(
    differences.filter(({ what }) => what !== 'price' && what !== 'express' && what !== 'shipping'),
  )

/** The confirmation of an order that was changed. */
export const changedMailTexts = {
  subject: (number: string, shopName: string) => `Gewijzigde orderbevestiging ${number} van ${shopName}`,
  title: (number: string) => `Gewijzigde orderbevestiging ${number}`,
  intro:
    'We hebben je bestelling gewijzigd. Hieronder staat wat er anders is, en je bestelling zoals die nu is.',
  differences: 'Wat er is gewijzigd',
} as const
