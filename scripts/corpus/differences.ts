import type { FileFacts } from '#domain/designs/facts.ts'

/** A file of a collection, and what other tools found in it; null or missing where they do not agree. */
export type KnownFile = {
  readonly file: string
  readonly truth: {
    readonly verdict: 'readable' | 'unreadable' | 'bomb' | 'either'
    readonly size_mm?: readonly [number, number] | null
    readonly pages?: number | null
    readonly encrypted?: boolean | null
    readonly fonts_all_embedded?: boolean | null
    readonly fonts_used_all_embedded?: boolean | null
    readonly width_px?: number | null
    readonly height_px?: number | null
    readonly colour_model?: string | null
  }
}

export type Difference = {
  readonly file: string
  readonly what: string
  readonly stated: string
  readonly measured: string
}

const SIZE_TOLERANCE = 0.002
/** Sizes are stated in hundredths of a millimetre. */
const ROUNDING_MM = 0.006

const COLOURS: Readonly<Record<string, string>> = {
  RGB: 'rgb',
  YCbCr: 'rgb',
  LogLuv: 'rgb',
  Gray: 'gray',
  LogL: 'gray',
  CMYK: 'cmyk',
  Indexed: 'indexed',
  Lab: 'lab',
}

const verdictOf = (facts: FileFacts) =>
  facts.kind === 'unusable' ? (facts.reason === 'bomb' ? 'bomb' : 'unreadable') : 'readable'

/** What was measured otherwise than it is stated, and how many facts could be compared beside the verdict. */
export function differencesOf({ file, truth }: KnownFile, facts: FileFacts) {
  const differences: Difference[] = []
  let compared = 0
  const note = (what: string, stated: unknown, measured: unknown, isEqual = stated === measured) => {
    if (stated === null || stated === undefined) return
    if (what !== 'verdict') compared += 1
    if (!isEqual)
      differences.push({ file, what, stated: JSON.stringify(stated), measured: JSON.stringify(measured) })
  }
  if (truth.verdict !== 'either') note('verdict', truth.verdict, verdictOf(facts))
  if (facts.kind === 'document') {
    const size = facts.pages[0]?.size
    const measured = size && [size.widthMm, size.heightMm]
    const isEqual = truth.size_mm?.every(
      (stated, index) =>
        Math.abs(stated - (measured?.[index] ?? 0)) <= Math.max(stated * SIZE_TOLERANCE, ROUNDING_MM),
    )
    note('size', truth.size_mm, measured, isEqual)
    note('pages', truth.pages, facts.pageCount)
    note('encryption', truth.encrypted, facts.isRestricted)
    const areEmbedded = facts.fonts.every((font) => font.isEmbedded)
    note('fonts', truth.fonts_used_all_embedded ?? truth.fonts_all_embedded, areEmbedded)
  }
  if (facts.kind === 'raster') {
    note(
      'pixels',
      truth.width_px && `${truth.width_px} x ${truth.height_px}`,
      `${facts.widthPx} x ${facts.heightPx}`,
    )
    note('colour', truth.colour_model && COLOURS[truth.colour_model], facts.colour)
    note('frames', truth.pages, facts.frames)
  }
  return { differences, compared }
}
