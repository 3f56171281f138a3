import type { CatalogueFaultCode } from '#domain/catalogue/catalogue-faults.ts'
import type { LeftBehind } from '#domain/catalogue/left-behind.ts'
import type { FieldFault } from '#domain/refusals.ts'
import { catalogueFaultTexts } from '#texts/nl/office/catalogue-faults.ts'
import { cellPlace, leftBehindTexts } from '#texts/nl/office/left-behind.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { addFinding, type Findings, noFindings } from '../findings.ts'

/** Where in a table something stands; `heading` is the column as the file calls it. */
export type Place = {
  readonly file?: string | null
  readonly row: number | null
  readonly key?: string
  readonly heading?: string
}

const isOfField = (code: CatalogueFaultCode | FieldFault): code is FieldFault =>
  Object.hasOwn(fieldFaultTexts, code)

/** What is found while an export is read: faults, which stop it, and what does not come along, which does not. */
export class Told {
  readonly faults: Findings = noFindings()
  readonly notes: Findings = noFindings()

  fault(at: Place, code: CatalogueFaultCode | FieldFault): void {
    const message = isOfField(code) ? fieldFaultTexts[code] : catalogueFaultTexts[code]
    addFinding(this.faults, { place: placeOf(at), line: at.row, message })
  }

  note(at: Place, code: LeftBehind, about = ''): void {
    addFinding(this.notes, { place: placeOf(at), line: at.row, message: leftBehindTexts[code](about) })
  }
}

const placeOf = ({ file = null, key = '', heading = '' }: Place): string => cellPlace(file, key, heading)

/** Findings in the order of their rows; those of no row come first. */
export const byRow = ({ listed, count }: Findings): Findings => ({
  listed: listed.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0)),
  count,
})
