import type { CatalogueFaultCode } from '#domain/catalogue/catalogue-faults.ts'

/** A line as an editor counts them, a row as a spreadsheet does, and the name of a file beside others. */
type Place = { readonly line?: number; readonly row?: number; readonly name?: string }

/** Why a file of the catalogue is not read any further, and where in it that is. */
export class FileFault extends Error {
  readonly code: CatalogueFaultCode
  readonly at: Place
  constructor(code: CatalogueFaultCode, at: Place = {}) {
    super(code)
    this.name = 'FileFault'
    this.code = code
    this.at = at
  }
}
