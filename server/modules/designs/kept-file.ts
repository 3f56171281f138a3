import type { KeptFile } from '#domain/cart/kept-cart.ts'
import type { StoredDesign } from './stored-design.ts'

/** A design as the rules of a line see it. */
export const keptFile = ({ id, softDeletedAt, ...design }: StoredDesign): KeptFile => ({
  designId: id,
  status: design.status,
  facts: design.facts,
  findings: design.findings,
  fileName: design.fileName,
  isPatchup: design.isPatchup,
  isSoftDelete: softDeletedAt !== null,
})
