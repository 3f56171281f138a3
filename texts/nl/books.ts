type Period = { readonly from: string; readonly until: string }

const named = (what: string, { from, until }: Period, ending: string) => `${what}-${from}-${until}.${ending}`

/** What stands in the files for the bookkeeper. */
export const booksFileTexts = {
  salesName: (period: Period) => named('verkoopboek', period, 'csv'),
  paymentsName: (period: Period) => named('betalingen', period, 'csv'),
  journalName: (period: Period) => named('journaalposten', period, 'csv'),
  documentsName: (period: Period) => named('facturen', period, 'zip'),
  sales: [
    'Datum',
    'Soort',
    'Nummer',
    'Order',
    'Debiteur-id',
    'Debiteur',
    'Btw-nummer',
    'Grootboek',
    'Omschrijving',
    'Btw-code',
    'Btw-percentage',
    'Bedrag',
  ],
  payments: ['Datum', 'Bedrag', 'Factuur', 'Debiteur', 'Omschrijving', 'Geboekt door', 'Reden'],
  journal: [
    'Datum',
    'Dagboek',
    'Boekstuk',
    'Grootboek',
    'Omschrijving',
    'Debet',
    'Credit',
    'Btw-code',
    'Btw-percentage',
    'Debiteur-id',
    'Debiteur',
  ],
  journals: { sales: 'Verkoop', bank: 'Bank' },
  paid: (reference: string) => (reference === '' ? 'Betaling' : `Betaling ${reference}`),
  paidBack: (reference: string) =>
    reference === '' ? 'Betaling teruggedraaid' : `Betaling ${reference} teruggedraaid`,
  kind: { invoice: 'Factuur', credit_note: 'Creditfactuur' },
  charge: { express: 'Spoed', shipping: 'Verzendkosten' },
  line: (quantity: number, title: string) => `${quantity} × ${title}`,
  vat: 'Btw',
  theShop: 'De winkel',
} as const
