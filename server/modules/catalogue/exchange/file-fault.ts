import type { CatalogueFaultCode } from '#domain/catalogue/catalogue-faults.ts'

/** Why a file of the catalogue is not read any further, and where in it that is. */
export class FileFault extends Error {
  readonly code: CatalogueFaultCode
  /** The line of the catalogue, or the name of a file beside it. */
  readonly at: { readonly line?: number; readonly name?: string }
  constructor(code: CatalogueFaultCode, at: { readonly line?: number; readonly name?: string } = {}) {
    super(code)
    this.name = 'FileFault'
    this.code = code
    this.at = at
  }
}
