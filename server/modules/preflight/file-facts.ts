import { z } from 'zod'
import type { FileFacts } from '#domain/designs/facts.ts'
import { PagePlaces } from '../../db/documents/places.ts'

const amount = z.number().nonnegative()
const Size = z.object({ widthMm: amount, heightMm: amount })
const Edges = z.object({ leftMm: z.number(), bottomMm: z.number(), rightMm: z.number(), topMm: z.number() })
const Colour = z.enum(['gray', 'rgb', 'cmyk', 'lab', 'indexed', 'spot'])
const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()
const shortText = z.string().max(500)

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
  realType: z.string().max(40).nullable(),
})

const Page = z.object({
  media: Size,
  size: Size,
  hasTrimBox: z.boolean(),
  bleed: Edges.nullable(),
  inkInBleed: z.boolean().nullable(),
  rotate: z.int(),
  userUnit: z.number(),
  minPpi: amount.nullable(),
  isBlank: z.boolean(),
})

const Document = z.object({
  kind: z.literal('document'),
  type: z.enum(['pdf', 'ai']),
  version: shortText,
  pageCount: z.int().positive(),
  pages: list(Page),
  isRestricted: z.boolean(),
  wasRebuilt: z.boolean(),
  fonts: list(z.object({ name: shortText, isEmbedded: z.boolean(), isStandard: z.boolean() })),
  colours: list(Colour),
  spots: list(
    z.object({
      name: shortText,
      use: z.enum(['stroke', 'fill', 'both']).nullable(),
      isClosed: z.boolean().nullable(),
      paths: z.int().nonnegative(),
    }),
  ),
  hiddenLayers: list(shortText),
  layers: list(shortText),
  hasTransparency: z.boolean(),
  active: list(z.enum(['javascript', 'launch', 'form', 'annotation', 'attachment', 'media', 'action'])),
  unprintedTexts: list(shortText).optional(),
  outputIntents: list(shortText),
  thinnestLinePt: amount.nullable(),
  hasWhiteOverprint: z.boolean(),
  totalInkPercent: amount.nullable(),
  largeInkPercent: amount.nullish(),
  places: z.array(PagePlaces).max(20).readonly().optional(),
})

const Raster = z.object({
  kind: z.literal('raster'),
  type: z.enum(['jpeg', 'tiff', 'psb', 'psd']),
  widthPx: z.int().positive(),
  heightPx: z.int().positive(),
  orientation: z.int().min(1).max(8),
  frames: z.int().positive(),
  colour: Colour,
  bitsPerChannel: z.int().positive(),
  channels: z.int().positive(),
  hasAlpha: z.boolean(),
  hasIccProfile: z.boolean(),
  statedPpi: z.number().positive().nullable(),
  totalInkPercent: amount.nullable(),
  isBlank: z.boolean(),
  unprintable: z.enum(['placeholder', 'packing']).optional(),
})

const Facts = z.discriminatedUnion('kind', [UnusableFile, Document, Raster]) satisfies z.ZodType<FileFacts>

/** What the process that opens print files says, step by step; it has read a hostile file, and is believed in nothing else. */
export const ChildReport = z.discriminatedUnion('step', [
  z.object({ step: z.literal('opened') }),
  z.object({
    step: z.literal('done'),
    facts: Facts,
    previews: list(
      z.object({
        page: z.int().positive(),
        widthPx: z.int().positive(),
        heightPx: z.int().positive(),
        fileName: z.string().regex(/^\d{1,3}-\d{1,4}\.webp$/),
      }),
    ),
  }),
  z.object({ step: z.literal('failed'), why: z.string() }),
])
export type ChildReport = z.output<typeof ChildReport>
