import type { PrintFileType } from './facts.ts'
import type { RepairKind } from './repairs.ts'

/** How much a finding matters, strongest first. A note never keeps a file from being printed. */
export const SEVERITIES = ['error', 'invalid', 'fixable', 'note'] as const
export type Severity = (typeof SEVERITIES)[number]

/** The sizes that a sentence compares, in mm. */
type Sizes = { readonly widthMm: number; readonly heightMm: number }

/** What the sentence of each finding is filled in with; the order is that of the check table (preflight, chapter 6). */
export type FindingValues = {
  readonly empty: object
  readonly tooLarge: { readonly maxMb: number }
  readonly notAccepted: object
  readonly otherExtension: { readonly extension: string; readonly type: PrintFileType }
  readonly photoshop: object
  readonly damaged: object
  readonly rebuilt: object
  readonly passwordNeeded: object
  readonly restricted: object
  readonly bomb: object
  readonly checkFailed: object
  readonly illustratorWithoutPdf: object
  readonly illustratorPostScript: object
  readonly noPage: object
  readonly tooManyPages: { readonly sides: 1 | 2; readonly pages: number }
  readonly frontAndBack: object
  /** The ordered size, which lies the other way. */
  readonly turned: Sizes
  readonly atScale: Sizes & { readonly scale: number }
  readonly otherSize: {
    readonly found: Sizes
    readonly ordered: Sizes
    readonly percent: number
  }
  readonly bleedUnclear: { readonly found: Sizes; readonly ordered: Sizes; readonly bleedMm: number }
  readonly ratioNear: object
  readonly ratioOff: Sizes
  readonly pageSizesDiffer: object
  readonly noBleed: { readonly bleedMm: number }
  readonly trimMarks: object
  readonly ppiBelowGood: { readonly ppi: number; readonly good: number }
  readonly ppiBelowMinimum: { readonly ppi: number }
  readonly ppiTooLow: { readonly ppi: number }
  readonly fontsNotEmbedded: { readonly names: readonly string[] }
  readonly fontsMissing: { readonly names: readonly string[] }
  readonly rgb: object
  readonly spotsNotUsed: { readonly names: readonly string[] }
  readonly tooMuchInk: { readonly inkPercent: number; readonly maxPercent: number }
  readonly spotsKept: { readonly names: readonly string[] }
  readonly whiteKept: object
  readonly inkKept: { readonly inkPercent: number; readonly maxPercent: number }
  readonly noCutLine: object
  readonly cutLineOpen: object
  readonly cutLineFilled: object
  readonly cutLineNotSpot: object
  readonly severalCutLines: { readonly names: readonly string[] }
  readonly cutLineSpelling: { readonly name: string; readonly exact: string }
  readonly noWhite: object
  readonly whiteOverprint: object
  readonly hairlines: object
  readonly blank: object
  readonly hiddenLayers: { readonly names: readonly string[] }
  readonly activeContent: object
  readonly unprintedText: { readonly texts: readonly string[] }
  readonly flattened: object
  readonly severalFrames: object
  readonly notVector: object
  readonly noMergedPicture: object
  readonly rarePacking: object
}

/** The code of a finding; each has one severity, at most one repair and one Dutch sentence. */
export type FindingCode = keyof FindingValues

type FindingTraits = {
  /** The row of the check table; null for what the table does not name. */
  readonly row: number | null
  readonly severity: Severity
  /** What takes it away; null where consent does, or another file. */
  readonly repair: RepairKind | null
}

const traits = (row: number | null, severity: Severity, repair: RepairKind | null = null): FindingTraits => ({
  row,
  severity,
  repair,
})

/** Severity and repair of each finding, in the order in which equally strong ones are told. */
export const FINDING_TRAITS: Readonly<Record<FindingCode, FindingTraits>> = {
  empty: traits(1, 'invalid'),
  tooLarge: traits(2, 'invalid'),
  notAccepted: traits(3, 'invalid'),
  otherExtension: traits(4, 'note'),
  photoshop: traits(5, 'fixable', 'merge'),
  damaged: traits(6, 'invalid'),
  rebuilt: traits(7, 'fixable', 'rebuild'),
  passwordNeeded: traits(8, 'invalid'),
  restricted: traits(9, 'fixable', 'unlock'),
  bomb: traits(10, 'invalid'),
  checkFailed: traits(11, 'error'),
  illustratorWithoutPdf: traits(12, 'invalid'),
  illustratorPostScript: traits(13, 'invalid'),
  noPage: traits(14, 'invalid'),
  tooManyPages: traits(15, 'invalid'),
  frontAndBack: traits(16, 'note'),
  turned: traits(18, 'fixable', 'turn'),
  atScale: traits(19, 'note', 'scale'),
  otherSize: traits(20, 'fixable', 'scale'),
  bleedUnclear: traits(null, 'fixable', 'fillOrFit'),
  ratioNear: traits(21, 'fixable', 'fillOrFit'),
  ratioOff: traits(22, 'fixable', 'fillOrFit'),
  pageSizesDiffer: traits(23, 'fixable', 'scale'),
  noBleed: traits(24, 'fixable', 'bleed'),
  trimMarks: traits(25, 'note'),
  ppiBelowGood: traits(26, 'note'),
  ppiBelowMinimum: traits(27, 'fixable'),
  ppiTooLow: traits(28, 'invalid'),
  fontsNotEmbedded: traits(29, 'fixable'),
  fontsMissing: traits(29, 'invalid'),
  rgb: traits(30, 'note', 'toCmyk'),
  spotsNotUsed: traits(31, 'fixable', 'spotsToCmyk'),
  tooMuchInk: traits(32, 'fixable', 'limitInk'),
  spotsKept: traits(null, 'fixable'),
  whiteKept: traits(null, 'fixable'),
  inkKept: traits(null, 'fixable'),
  noCutLine: traits(33, 'fixable'),
  cutLineOpen: traits(34, 'invalid'),
  cutLineFilled: traits(34, 'fixable'),
  cutLineNotSpot: traits(34, 'invalid'),
  severalCutLines: traits(34, 'invalid'),
  cutLineSpelling: traits(35, 'fixable', 'renameCut'),
  noWhite: traits(36, 'note'),
  whiteOverprint: traits(37, 'fixable', 'knockOut'),
  hairlines: traits(38, 'note'),
  blank: traits(39, 'fixable'),
  hiddenLayers: traits(40, 'note'),
  activeContent: traits(41, 'note', 'strip'),
  unprintedText: traits(null, 'fixable'),
  flattened: traits(42, 'fixable', 'flatten'),
  severalFrames: traits(43, 'fixable', 'firstPicture'),
  notVector: traits(null, 'invalid'),
  noMergedPicture: traits(null, 'invalid'),
  rarePacking: traits(null, 'invalid'),
}

/** All codes, in the order of the check table. */
export const FINDING_CODES = Object.keys(FINDING_TRAITS) as readonly FindingCode[]

type FindingOf<Code extends FindingCode> = {
  readonly code: Code
  readonly severity: Severity
  readonly repair: RepairKind | null
  readonly values: FindingValues[Code]
}

/** Something that was found out about a file; `values` fill in its sentence. */
export type Finding = { readonly [Code in FindingCode]: FindingOf<Code> }[FindingCode]

/** A finding with its severity and repair. */
export function finding<Code extends FindingCode>(code: Code, values: FindingValues[Code]): FindingOf<Code> {
  const { severity, repair } = FINDING_TRAITS[code]
  return { code, severity, repair, values }
}

/** What a file is judged to be; `error` means that the shop could not judge it. */
export type FileVerdict = {
  readonly status: 'valid' | 'fixable' | 'invalid' | 'error'
  /** Strongest first. */
  readonly findings: readonly Finding[]
}

const STATUS_OF = {
  error: 'error',
  invalid: 'invalid',
  fixable: 'fixable',
  note: 'valid',
} as const satisfies Record<Severity, FileVerdict['status']>

const ORDER = new Map(FINDING_CODES.map((code, index) => [code, index]))
const rank = ({ severity, code }: Finding) =>
  SEVERITIES.indexOf(severity) * FINDING_CODES.length + (ORDER.get(code) ?? 0)

/** The verdict that follows from findings: the strongest decides, and a file without any is valid. */
export function verdictOf(findings: readonly Finding[]): FileVerdict {
  const sorted = findings.toSorted((one, other) => rank(one) - rank(other))
  const [strongest] = sorted
  return { status: strongest ? STATUS_OF[strongest.severity] : 'valid', findings: sorted }
}

const MOST_SHOWN = 3

/** What a card tells: the three strongest (preflight, chapter 6). */
export function shownFindings<Told>(findings: readonly Told[]): readonly Told[] {
  return findings.slice(0, MOST_SHOWN)
}
