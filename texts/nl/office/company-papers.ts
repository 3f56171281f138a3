import { formatNumber, formatPrice } from '../format.ts'

const counted = (count: number, one: string, more: string) =>
  count === 1 ? `1 ${one}` : `${formatNumber(count)} ${more}`

/** What stands on the page of a company of its invoices, quotes and files. */
export const companyPaperTexts = {
  invoices: 'Laatste facturen',
  noInvoices: 'Dit bedrijf heeft nog geen facturen.',
  invoicesOpen: (count: number, cents: number) =>
    count === 0
      ? 'Er staat niets open.'
      : `${counted(count, 'factuur', 'facturen')} open: ${formatPrice(cents)} incl. btw.`,
  invoicesOverdue: (count: number, cents: number) =>
    `${counted(count, 'factuur', 'facturen')} vervallen: ${formatPrice(cents)} incl. btw.`,
  paidTooMuch: (cents: number) => `Te veel betaald en nog niet verwerkt: ${formatPrice(cents)}.`,
  bookOrPayBack: 'Boeken of terugbetalen',
  allInvoices: 'Alle facturen van dit bedrijf',
  dueOn: (day: string) => `Vervalt op ${day}`,
  issuedOn: (day: string) => `Van ${day}`,

  quotes: 'Laatste offertes',
  noQuotes: 'Dit bedrijf heeft geen offertes.',
  quotesOpen: (count: number) =>
    count === 0 ? 'Geen open offertes.' : `${counted(count, 'offerte', 'offertes')} open.`,
  quotesToAnswer: (count: number) =>
    `${counted(count, 'offerte wacht', 'offertes wachten')} op ons antwoord.`,
  allQuotes: 'Alle open offertes van dit bedrijf',
  validUntil: (day: string) => `Geldig tot en met ${day}`,

  files: 'Drukwerkbestanden',
  noFiles: 'Van dit bedrijf wacht geen bestand op productie.',
  filesPending: (count: number) => `${counted(count, 'bestand', 'bestanden')} nog niet in productie.`,
  filesToReview: (count: number) => `${counted(count, 'bestand', 'bestanden')} te beoordelen.`,
  filesWaiting: (count: number) => `${counted(count, 'bestand wacht', 'bestanden wachten')} op de klant.`,
  allFiles: 'Alle bestanden van dit bedrijf',
  ofLine: (order: string, line: string) => `${order}, ${line}`,
} as const
