import { formatPrice } from './format.ts'

/** What the commands that make and credit invoices say. */
export const makeInvoiceTexts = {
  makeUsage: 'Noem een bestelling: npm run invoice:make -- <ordernummer>',
  creditUsage: 'Noem een factuur: npm run invoice:credit -- <factuurnummer> [reden]',
  reason: 'correctie',
  made: (number: string, cents: number, email: string | null) =>
    `Factuur ${number} van ${formatPrice(cents)} is gemaakt en gaat naar ${email ?? 'niemand: er is geen e-mailadres'}.`,
  credited: (number: string, invoice: string, cents: number) =>
    `Factuur ${invoice} is gecrediteerd met ${number}, ${formatPrice(cents)}.`,
} as const
