import type { FileFacts } from './facts.ts'
import type { FileStatus } from './file-status.ts'
import { type Finding, finding, verdictOf } from './findings.ts'
import { judgeFile } from './judge-file.ts'
import type { OrderedPrint } from './print-spec.ts'

/** How far a design of the company is: on its way, being read, or read with a verdict of its own. */
export type CheckedFile = {
  readonly status: 'announced' | 'receiving' | 'processing' | 'valid' | 'fixable' | 'invalid' | 'error'
  /** Null until the file has been read. */
  readonly facts: FileFacts | null
  /** What was found when it was judged by itself. */
  readonly findings: readonly Finding[]
  readonly fileName: string
  /** Made by a repair. */
  readonly isPatchup?: boolean
}

/** A design as it is shown: what is thought of it, and why. */
export type DesignVerdict = { readonly status: FileStatus; readonly findings: readonly Finding[] }

/** What is thought of a design for what was ordered, or by itself without that; one that is still being read is processing. */
export function judgeDesign(file: CheckedFile, print: OrderedPrint | null): DesignVerdict {
  const { status, facts, findings, fileName, isPatchup = false } = file
  if (status === 'announced' || status === 'receiving' || status === 'processing') {
    return { status: 'processing', findings: [] }
  }
  // What could not be read cannot be judged anew.
  if (status === 'error' || facts === null || print === null) return { status, findings }
  const verdict = judgeFile(facts, print, fileName)
  return isPatchup ? verdictOf(verdict.findings.map(afterRepair)) : verdict
}

/** What a repair could not convert is not promised again: it asks for consent. */
function afterRepair(found: Finding): Finding {
  if (found.code === 'whiteOverprint') return finding('whiteKept', {})
  if (found.code === 'spotsNotUsed') return finding('spotsKept', found.values)
  return found.code === 'tooMuchInk' ? finding('inkKept', found.values) : found
}

/** Whether a repair takes away something for which a file is fixable; for the rest the customer consents, or sends another file. */
export const isMendable = ({ status, findings }: DesignVerdict): boolean =>
  status === 'fixable' && findings.some(({ severity, repair }) => severity === 'fixable' && repair !== null)

/** Whether a customer can take a file as it is: not where what would be seen of it is open. */
export const mayBeTakenAsIs = ({ findings }: DesignVerdict): boolean =>
  !findings.some(({ code }) => code === 'ratioOff' || code === 'bleedUnclear')
