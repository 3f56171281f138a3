import { z } from 'zod'
import type { FileFacts } from '#domain/designs/facts.ts'
import { type Finding, type FindingCode, FINDING_CODES, SEVERITIES } from '#domain/designs/findings.ts'
import type { RepairPlan } from '#domain/designs/plan-repair.ts'
import { REPAIR_KINDS, type RepairOptions } from '#domain/designs/repairs.ts'
import { LineNames } from './line-names.ts'
import { PagePlaces } from './places.ts'
import { type Kept, stored } from './stored.ts'

const Size = z.object({ widthMm: z.number(), heightMm: z.number() })
const Names = z.array(z.string())
const Colour = z.enum(['gray', 'rgb', 'cmyk', 'lab', 'indexed', 'spot'])

const Page = z.object({
  media: Size,
  size: Size,
  hasTrimBox: z.boolean(),
  bleed: z
    .object({ leftMm: z.number(), bottomMm: z.number(), rightMm: z.number(), topMm: z.number() })
    .nullable(),
  inkInBleed: z.boolean().nullable(),
  rotate: z.number(),
  userUnit: z.number(),
  minPpi: z.number().nullable(),
  isBlank: z.boolean(),
})

const Document = z.object({
  kind: z.literal('document'),
  type: z.enum(['pdf', 'ai']),
  version: z.string(),
  pageCount: z.int(),
  pages: z.array(Page),
  isRestricted: z.boolean(),
  wasRebuilt: z.boolean(),
  fonts: z.array(z.object({ name: z.string(), isEmbedded: z.boolean(), isStandard: z.boolean() })),
  colours: z.array(Colour),
  spots: z.array(
    z.object({
      name: z.string(),
      use: z.enum(['stroke', 'fill', 'both']).nullable(),
      isClosed: z.boolean().nullable(),
      paths: z.int(),
    }),
  ),
  ownLines: LineNames.exactOptional(),
  hiddenLayers: Names,
  layers: Names,
  hasTransparency: z.boolean(),
  active: z.array(z.enum(['javascript', 'launch', 'form', 'annotation', 'attachment', 'media', 'action'])),
  unprintedTexts: Names.exactOptional(),
  outputIntents: Names,
  thinnestLinePt: z.number().nullable(),
  hasWhiteOverprint: z.boolean(),
  totalInkPercent: z.number().nullable(),
  largeInkPercent: z.number().nullable().exactOptional(),
  places: z.array(PagePlaces).exactOptional(),
})

const Raster = z.object({
  kind: z.literal('raster'),
  type: z.enum(['jpeg', 'tiff', 'psb', 'psd']),
  widthPx: z.number(),
  heightPx: z.number(),
  orientation: z.number(),
  frames: z.number(),
  colour: Colour,
  bitsPerChannel: z.number(),
  channels: z.number(),
  hasAlpha: z.boolean(),
  hasIccProfile: z.boolean(),
  statedPpi: z.number().nullable(),
  totalInkPercent: z.number().nullable(),
  isBlank: z.boolean(),
  unprintable: z.enum(['placeholder', 'packing']).exactOptional(),
})

const UnusableFile = z.object({
  kind: z.literal('unusable'),
  reason: z.enum([
    'empty',
    'notAccepted',
    'damaged',
    'passwordNeeded',
    'bomb',
    'illustratorWithoutPdf',
    'noPage',
  ]),
  realType: z.string().nullable(),
})

export const fileFacts = stored<FileFacts>(
  'designs.facts',
  z.discriminatedUnion('kind', [Document, Raster, UnusableFile]),
)

const RepairKind = z.enum(REPAIR_KINDS)
const ink = { inkPercent: z.number(), maxPercent: z.number() }
const named = { names: Names }

/** What the sentences of findings are filled in with; those that are not here need nothing. */
const VALUES: { readonly [Code in FindingCode]?: z.ZodRawShape } = {
  tooLarge: { maxMb: z.number() },
  otherExtension: { extension: z.string(), type: z.enum(['pdf', 'ai', 'jpeg', 'tiff', 'psb', 'psd']) },
  tooManyPages: { sides: z.literal([1, 2]), pages: z.number() },
  turned: Size.shape,
  atScale: { ...Size.shape, scale: z.number() },
  otherSize: { found: Size, ordered: Size, percent: z.number() },
  bleedUnclear: { found: Size, ordered: Size, bleedMm: z.number() },
  ratioOff: Size.shape,
  noBleed: { bleedMm: z.number() },
  ppiBelowGood: { ppi: z.number(), good: z.number() },
  ppiBelowMinimum: { ppi: z.number() },
  ppiTooLow: { ppi: z.number() },
  fontsNotEmbedded: named,
  fontsMissing: named,
  spotsNotUsed: named,
  tooMuchInk: ink,
  spotsKept: named,
  inkKept: ink,
  severalCutLines: named,
  cutLineSpelling: { name: z.string(), exact: z.string() },
  hiddenLayers: named,
  unprintedText: { texts: Names },
}

const findingOf = (code: FindingCode) =>
  z.object({
    code: z.literal(code),
    severity: z.enum(SEVERITIES),
    repair: RepairKind.nullable(),
    values: z.object(VALUES[code] ?? {}),
  })
const [first, ...others] = FINDING_CODES.map(findingOf)
if (!first) throw new Error('no finding has a code')

/** What was found about a file by itself. */
export const findings = stored<readonly Finding[]>(
  'designs.findings',
  z.array(z.discriminatedUnion('code', [first, ...others])) as unknown as z.ZodType<readonly Finding[]>,
)

/** A picture of a page of a design, in one of its widths; pages count from 1. */
export type StoredPreview = { readonly page: number; readonly widthPx: number; readonly heightPx: number }

export const previews = stored<readonly StoredPreview[]>(
  'designs.previews',
  z.array(z.object({ page: z.int(), widthPx: z.number(), heightPx: z.number() })),
)

/** A link of a design to a line of a cart, as it was before the design was deleted. */
export type Unlinked = {
  readonly id: string
  readonly lineId: string
  readonly side: 'front' | 'back'
  readonly quantity: number
  readonly position: number
}

export const unlinked = stored<readonly Unlinked[]>(
  'designs.unlinked',
  z.array(
    z.object({
      id: z.string(),
      lineId: z.string(),
      side: z.enum(['front', 'back']),
      quantity: z.int(),
      position: z.int(),
    }),
  ),
)

const Around = z.enum(['edge', 'white'])
const Target = Size.extend({ bleedMm: z.number() })

const Operation = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum([
      'rebuild',
      'unlock',
      'strip',
      'toCmyk',
      'knockOut',
      'upright',
      'flatten',
      'firstPicture',
      'merge',
    ]),
  }),
  z.object({
    kind: z.literal('renameCut'),
    names: z.array(z.object({ from: z.string(), to: z.string() })),
    ownLines: LineNames.exactOptional(),
  }),
  z.object({ kind: z.literal('spotsToCmyk'), names: Names }),
  z.object({
    kind: z.literal('limitInk'),
    maxPercent: z.number(),
    isPrecaution: z.boolean().exactOptional(),
  }),
  z.object({
    kind: z.literal('place'),
    target: Target,
    placing: z.enum(['fill', 'fit']),
    // Once there was only white beside a page that fits within.
    around: Around.default('white'),
    edge: z.enum(['own', 'mirror', 'stretch']),
    pages: z.array(
      z.object({
        turn: z.literal([0, 90]),
        marginMm: z.number(),
        percent: z.number().nullable(),
        isCropped: z.boolean(),
        beyond: z.object({ besideMm: z.number(), aboveMm: z.number() }).exactOptional(),
      }),
    ),
    ownLines: LineNames.exactOptional(),
  }),
])

/** What is done with a file. */
export const repairPlan = stored<RepairPlan>('patchups.plan', z.array(Operation))

/** What the customer chose. Once that was only how a page fits, and what stands in its bleed. */
export const repairOptions = stored<RepairOptions>(
  'patchups.options',
  z.object({
    placing: z.enum(['fill', 'fit', 'asBleed']),
    around: Around,
    turn: z.enum(['nearest', 'none', 'quarter']),
    bleed: z.enum(['mirror', 'stretch']),
  }),
  [(options: Kept) => ({ around: 'white', turn: 'nearest', ...options })],
)
