import type { DeskOrder } from '#contract/office/orders.ts'

/** The number of the invoice of an order that was not taken back; null where there is none. Who changes or cancels orders sees invoices. */
export const standingInvoice = ({ invoices }: Pick<DeskOrder, 'invoices'>): string | null =>
  invoices?.find(({ state }) => state !== 'credited' && state !== 'credit_note')?.number ?? null
