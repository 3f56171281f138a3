import type { Ledger } from '#domain/documents/ledgers.ts'
import { pageNames } from './page-names.ts'

/** What finance fetches for the bookkeeper. */
export const booksTexts = {
  title: pageNames.books,
  note: 'Kies een periode en download wat je boekhouder nodig heeft.',
  back: 'Alle facturen',
  period: 'Periode',
  from: 'Van',
  until: 'Tot en met',
  lastMonth: 'Vorige maand',
  lastQuarter: 'Vorig kwartaal',
  thisYear: 'Dit jaar',
  backwards: 'De periode eindigt voordat ze begint. Kies een latere einddatum.',
  files: 'Bestanden',
  invoices: (invoices: number, creditNotes: number) =>
    `${invoices === 1 ? '1 factuur' : `${invoices} facturen`} en ${creditNotes === 1 ? '1 creditfactuur' : `${creditNotes} creditfacturen`}`,
  sums: (net: string, vat: string) => `${net} excl. btw, ${vat} btw`,
  payments: (count: number) => (count === 1 ? '1 boeking' : `${count} boekingen`),
  sales: 'Verkoopboek',
  salesText:
    'CSV met per factuurregel datum, nummer, debiteur, grootboek, btw-code en bedrag. De regels van een factuur vormen samen het totaal.',
  salesDownload: 'Verkoopboek downloaden',
  paymentsTitle: 'Betalingen',
  paymentsText: 'CSV met wat er per factuur is betaald. Wat is teruggedraaid, staat er met een min bij.',
  paymentsDownload: 'Betalingen downloaden',
  journal: 'Journaalposten',
  journalText:
    'CSV met elke factuur en elke betaling als debet en credit, die per boekstuk gelijk zijn. Hiermee leest een boekhoudpakket alles in één keer in.',
  journalSums: (issued: string, payments: string) => `${issued}, ${payments}`,
  journalDownload: 'Journaalposten downloaden',
  documents: 'Facturen',
  documentsText: 'ZIP met elke factuur en creditfactuur als PDF en als UBL.',
  documentsDownload: 'ZIP downloaden',
  empty: 'In deze periode is er niets om te downloaden.',
  auditFile: 'Auditfile (XAF)',
  auditFileText:
    'De auditfile is er nog niet. Vanaf 1 januari 2027 geldt versie XAF 4.0. We bieden het bestand pas aan als we het met het officiële schema hebben gecontroleerd. De journaalposten bevatten dezelfde boekingen.',
  ledgers: 'Grootboekrekeningen',
  ledgersText:
    'Deze rekeningen staan in het verkoopboek en de journaalposten. Vraag je boekhouder welke jullie gebruiken.',
  changeLedgers: 'Rekeningen wijzigen',
  ledgersSaved: 'De rekeningen zijn opgeslagen',
  ledger: {
    '1a': 'Omzet hoog tarief (1a)',
    '1b': 'Omzet laag tarief (1b)',
    '1c': 'Omzet overige tarieven (1c)',
    '1e': 'Omzet 0% (1e)',
    '3a': 'Uitvoer buiten de EU (3a)',
    '3b': 'Naar andere EU-landen (3b)',
    vat: 'Af te dragen btw',
    debtors: 'Debiteuren',
    bank: 'Bank',
  } satisfies Record<Ledger, string>,
} as const
