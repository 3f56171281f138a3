import { z } from 'zod'
import type * as model from '#domain/configurator/drawing.ts'

const Kind = z.enum([
  'banner',
  'fence',
  'panel',
  'window',
  'wallpaper',
  'sticker',
  'lettering',
  'paper',
  'flag',
  'beachFlag',
  'rollUp',
  'frame',
  'pavementSign',
]) satisfies z.ZodType<model.DrawingKind>

const Surface = z.enum([
  'paper',
  'gloss',
  'recycled',
  'weave',
  'mesh',
  'textile',
  'film',
  'clearFilm',
  'etched',
  'perforated',
  'reflective',
  'plain',
  'brushed',
  'clear',
  'opal',
  'chalk',
  'none',
]) satisfies z.ZodType<model.Surface>

const Extra = z.enum([
  'whiteUnder',
  'mirrored',
  'hangRail',
  'magnets',
  'tieWraps',
  'tensioners',
  'number',
  'binderHoles',
  'perforation',
  'bundle',
  'spot',
  'foldSingle',
  'foldLetter',
  'foldZigzag',
  'unfolded',
  'sheetOfStickers',
  'rollOfStickers',
  'transferTape',
  'mast',
  'facade',
  'bannerArm',
  'poleHolder',
  'pole',
  'toLeft',
  'crossFoot',
  'spike',
  'tankFoot',
  'plateFoot',
  'carFoot',
  'wallFoot',
  'waterRing',
  'bag',
  'wideCassette',
  'lamp',
  'feet',
  'strut',
  'springs',
  'topBoard',
  'tool',
]) satisfies z.ZodType<model.Extra>

/** The name of a field, or of a step with its option. */
const Name = z
  .string()
  .max(201)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u)
const MOST_PARTS = 100

const Edges = z.array(z.enum(['top', 'right', 'bottom', 'left'])).readonly()
const Side = z.number().positive().max(100_000)
const Millimetres = z.number().nonnegative().max(100_000)

const DrawnPart = z.discriminatedUnion('part', [
  z.object({ part: z.literal('surface'), surface: Surface }),
  z.object({ part: z.literal('ink'), colour: z.string().regex(/^#[0-9a-f]{6}$/i) }),
  z.object({ part: z.literal('thickness'), mm: Millimetres }),
  z.object({ part: z.literal('size'), widthMm: Side, heightMm: Side }),
  z.object({ part: z.literal('startSize'), widthMm: Side, heightMm: Side }),
  z.object({
    part: z.literal('outline'),
    outline: z.enum(['straight', 'rounded', 'oval', 'contour', 'drop', 'feather']),
    radiusMm: Millimetres,
  }),
  z.object({
    part: z.literal('edge'),
    finish: z.enum(['hem', 'pocket', 'keder', 'rope', 'webbing', 'velcro', 'polished']),
    edges: Edges,
  }),
  z.object({ part: z.literal('cornerRings') }),
  z.object({ part: z.literal('rings'), spacingMm: z.int().min(10), edges: Edges }),
  z.object({
    part: z.literal('fixing'),
    fixing: z.enum(['hole', 'standoff', 'screw', 'clamp', 'hook', 'clip']),
    count: z.int().min(1).max(8),
    diameterMm: Millimetres,
  }),
  z.object({ part: z.literal('inset'), fieldId: Name }),
  z.object({ part: z.literal('extra'), extra: Extra }),
]) satisfies z.ZodType<model.DrawnPart>

const DrawnParts = z.array(DrawnPart).max(MOST_PARTS).readonly()

/** What the live picture shows of a product: kept with its configurator, as the shop's owner has it. */
export const Drawing = z.object({
  kind: Kind,
  always: DrawnParts,
  parts: z.record(Name, DrawnParts),
}) satisfies z.ZodType<model.Drawing>
