import type { RasterFacts } from './facts.ts'
import { type Finding, finding } from './findings.ts'
import { judgeColours, judgeInk } from './judge-colours.ts'
import { judgePicture } from './judge-size.ts'
import { isTooLargeToLimit } from './plan-repair.ts'
import { judgeSpots } from './judge-spots.ts'
import type { OrderedPrint } from './print-spec.ts'

const USUAL_BITS = 8

const CHANNELS = { gray: 1, rgb: 3, cmyk: 4, lab: 3, indexed: 1, spot: 1 } as const satisfies Record<
  RasterFacts['colour'],
  number
>

/** What is found about a picture, for a product or by itself. */
export function judgeRaster(facts: RasterFacts, print: OrderedPrint | null): readonly Finding[] {
  if (facts.unprintable)
    return [finding(facts.unprintable === 'packing' ? 'rarePacking' : 'noMergedPicture', {})]
  const isFlat =
    facts.bitsPerChannel <= USUAL_BITS && !facts.hasAlpha && facts.channels <= CHANNELS[facts.colour]
  return [
    ...(facts.type === 'psd' ? [finding('photoshop', {})] : []),
    ...(isFlat ? [] : [finding('flattened', {})]),
    ...(facts.frames > 1 ? [finding('severalFrames', {})] : []),
    ...(facts.isBlank ? [finding('blank', {})] : []),
    ...judgeColours([facts.colour], print),
    ...(print ? rasterForProduct(facts, print) : []),
  ]
}

function rasterForProduct(facts: RasterFacts, print: OrderedPrint): readonly Finding[] {
  const { sizeMm } = print
  return [
    ...(print.vectorOnly ? [finding('notVector', {})] : []),
    ...(sizeMm ? judgePicture(facts, { ...print, sizeMm }) : []),
    ...inkOf(facts, print),
    ...judgeSpots({ spots: [], layers: [] }, print),
  ]
}

const inkOf = (facts: RasterFacts, print: OrderedPrint): readonly Finding[] =>
  judgeInk(facts.totalInkPercent, print, isTooLargeToLimit(facts) ? facts.totalInkPercent : null)
