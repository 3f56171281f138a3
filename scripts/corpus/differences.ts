import type { DocumentFacts, FileFacts, RasterFacts } from '#domain/designs/facts.ts'

/** A file of a collection, and what other tools found in it; null or missing where they do not agree. */
export type KnownFile = {
  /** Its place in the collection; the last part is the name under which it is sent. */
  readonly file: string
  /** Where its bytes lie, if not there: several names may have the same ones. */
  readonly bytes_of?: string
  readonly sha256: string
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
    readonly spots?: readonly string[] | null
    readonly layers?: readonly string[] | null
    readonly transparency?: boolean | null
    readonly output_intents?: readonly { readonly id: string }[] | null
    readonly rotate?: number | null
    readonly userunit?: number | null
    readonly bleed_mm?: readonly number[] | null
    readonly min_ppi?: number | null
    readonly pdf_version?: string | null
    readonly bits?: number | null
    readonly channels?: number | null
    readonly icc?: boolean | null
    readonly alpha?: boolean | null
    readonly exif_orientation?: number | null
    readonly ppi_tag?: number | null
  }
}

export type Difference = {
  readonly file: string
  readonly what: string
  readonly stated: string
  readonly measured: string
}

const SIZE_TOLERANCE = 0.002
/** A resolution is stated in whole numbers. */
const PPI_TOLERANCE = 0.01
const BLEED_TOLERANCE_MM = 0.05
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
export function differencesOf({ file, truth }: Pick<KnownFile, 'file' | 'truth'>, facts: FileFacts) {
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
    noteDocument(note, truth, facts)
  }
  if (facts.kind === 'raster') {
    note(
      'pixels',
      truth.width_px && `${truth.width_px} x ${truth.height_px}`,
      `${facts.widthPx} x ${facts.heightPx}`,
    )
    note('colour', truth.colour_model && COLOURS[truth.colour_model], facts.colour)
    note('frames', truth.pages, facts.frames)
    noteRaster(note, truth, facts)
  }
  return { differences, compared }
}

type Note = (what: string, stated: unknown, measured: unknown, isEqual?: boolean) => void

const isNear = (stated: number | null | undefined, measured: number | null | undefined, part: number) =>
  typeof stated === 'number' && Math.abs(stated - (measured ?? 0)) <= Math.abs(stated) * part

/** In one order and each once: several layers may have one name or none, and a tool lists them as often as they are there. */
const named = (names: readonly string[] | null | undefined) =>
  names && [...new Set(names)].filter(Boolean).toSorted().join()

function noteDocument(note: Note, truth: KnownFile['truth'], facts: DocumentFacts): void {
  const [page] = facts.pages
  note('spots', named(truth.spots), named(facts.spots.map(({ name }) => name)))
  note('layers', named(truth.layers), named(facts.layers))
  note('transparency', truth.transparency, facts.hasTransparency)
  // One without an identifier is told by its other words, which the collection does not state.
  const intents = truth.output_intents?.every(({ id }) => id) ? truth.output_intents : null
  note('output intents', named(intents?.map(({ id }) => id)), named(facts.outputIntents))
  note('version', truth.pdf_version, facts.version)
  note('rotation', truth.rotate, page?.rotate)
  note('unit', truth.userunit, page?.userUnit)
  const ppi = Math.min(...facts.pages.map(({ minPpi }) => minPpi ?? Infinity))
  note('least ppi', truth.min_ppi, ppi, isNear(truth.min_ppi, Math.round(ppi), PPI_TOLERANCE))
  const bleed = page?.bleed && Object.values(page.bleed)
  const isSameBleed = truth.bleed_mm?.every(
    (stated, at) => Math.abs(stated - (bleed?.[at] ?? 0)) <= BLEED_TOLERANCE_MM,
  )
  note('bleed', truth.bleed_mm, bleed, isSameBleed)
}

function noteRaster(note: Note, truth: KnownFile['truth'], facts: RasterFacts): void {
  note('bits', truth.bits, facts.bitsPerChannel)
  note('channels', truth.channels, facts.channels)
  note('profile', truth.icc, facts.hasIccProfile)
  note('alpha', truth.alpha, facts.hasAlpha)
  // None is as good as upright.
  note('orientation', truth.exif_orientation === 0 ? 1 : truth.exif_orientation, facts.orientation)
  note('stated ppi', truth.ppi_tag, facts.statedPpi, isNear(truth.ppi_tag, facts.statedPpi, PPI_TOLERANCE))
}
