import type { DocumentKind } from './read-document.ts'

/** What a document is called in its address. */
export const DOCUMENT_PATHS = {
  order_confirmation: 'order-confirmation',
  packing_slip: 'packing-slip',
  invoice_pdf: 'invoice',
  invoice_ubl: 'invoice-ubl',
} as const satisfies Record<DocumentKind, string>

/** How often one network may fetch a document. */
export const DOCUMENTS_PER_SECOND = 10

/** Where a document is fetched. */
export const documentUrl = (kind: DocumentKind | 'design' | 'quote', id: string): string =>
  `/api/documents/${kind === 'design' || kind === 'quote' ? kind : DOCUMENT_PATHS[kind]}/${id}`
