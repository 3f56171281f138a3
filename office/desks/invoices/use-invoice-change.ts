import { type DeskChange, useDeskChange } from '../../lib/use-desk-change.ts'

/** A change of an invoice or its payments. */
export const useInvoiceChange = <Sent = void>(change: DeskChange<Sent, unknown>) =>
  useDeskChange(change, { outdates: [['invoices'], ['companies']] })
