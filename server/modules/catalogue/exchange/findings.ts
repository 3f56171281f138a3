import type { ImportFault } from '#contract/office/catalogue-imports.ts'
import { shortened, storable } from './told-text.ts'

const MOST_LISTED = 200
const LONGEST_PLACE = 400
const LONGEST_MESSAGE = 600

/** What was found, in that order: the first are listed, all are counted. */
export type Findings = { readonly listed: ImportFault[]; count: number }
export const noFindings = (): Findings => ({ listed: [], count: 0 })

export function addFinding(findings: Findings, { place, line, message }: ImportFault): void {
  findings.count += 1
  if (findings.listed.length < MOST_LISTED)
    findings.listed.push({
      place: shortened(storable(place), LONGEST_PLACE),
      line,
      message: shortened(storable(message), LONGEST_MESSAGE),
    })
}

/** The findings of one after those of another. */
export const together = (one: Findings, other: Findings): Findings => ({
  listed: [...one.listed, ...other.listed].slice(0, MOST_LISTED),
  count: one.count + other.count,
})
