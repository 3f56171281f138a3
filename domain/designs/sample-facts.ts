import type { DocumentFacts, PageFacts, RasterFacts, SpotFacts } from './facts.ts'
import type { PagePlaces } from './places.ts'
import type { OrderedPrint } from './print-spec.ts'

/** A sample page of 1000 x 500 mm with 10 mm bleed that it says itself. */
export function samplePage(changes: Partial<PageFacts> = {}): PageFacts {
  const size = changes.size ?? { widthMm: 1000, heightMm: 500 }
  return {
    media: { widthMm: size.widthMm + 20, heightMm: size.heightMm + 20 },
    size,
    hasTrimBox: true,
    bleed: { leftMm: 10, bottomMm: 10, rightMm: 10, topMm: 10 },
    inkInBleed: true,
    rotate: 0,
    userUnit: 1,
    minPpi: null,
    isBlank: false,
    ...changes,
  }
}

/** A page that says nothing of trim or bleed: its size is that of its paper. */
export function plainPage(widthMm: number, heightMm: number, changes: Partial<PageFacts> = {}): PageFacts {
  const size = { widthMm, heightMm }
  return samplePage({ size, media: size, hasTrimBox: false, bleed: null, inkInBleed: null, ...changes })
}

/** A sample PDF of one page with nothing to find in it. */
export function sampleDocument(changes: Partial<DocumentFacts> = {}): DocumentFacts {
  const pages = changes.pages ?? [samplePage()]
  return {
    kind: 'document',
    type: 'pdf',
    version: '1.6',
    pageCount: pages.length,
    pages,
    isRestricted: false,
    wasRebuilt: false,
    fonts: [],
    colours: ['cmyk'],
    spots: [],
    hiddenLayers: [],
    layers: [],
    hasTransparency: false,
    active: [],
    outputIntents: [],
    thinnestLinePt: null,
    hasWhiteOverprint: false,
    totalInkPercent: null,
    ...changes,
  }
}

/** A sample JPEG in the proportion of 1000 x 500 mm with 10 mm bleed, at about 150 ppi. */
export function sampleRaster(changes: Partial<RasterFacts> = {}): RasterFacts {
  return {
    kind: 'raster',
    type: 'jpeg',
    widthPx: 6120,
    heightPx: 3120,
    orientation: 1,
    frames: 1,
    colour: 'cmyk',
    bitsPerChannel: 8,
    channels: 4,
    hasAlpha: false,
    hasIccProfile: true,
    statedPpi: null,
    totalInkPercent: null,
    isBlank: false,
    ...changes,
  }
}

/** A sample spot colour that strokes one closed path. */
export const sampleSpot = (name: string, changes: Partial<SpotFacts> = {}): SpotFacts => ({
  name,
  use: 'stroke',
  isClosed: true,
  paths: 1,
  ...changes,
})

/** What a banner of 1000 x 500 mm asks, printed on one side. */
export function samplePrint(changes: Partial<OrderedPrint> = {}): OrderedPrint {
  return {
    sizeMm: { widthMm: 1000, heightMm: 500 },
    printedSides: 1,
    bleedMm: 10,
    safeMarginMm: 40,
    minPpi: 72,
    goodPpi: 100,
    viewingDistanceM: 1.5,
    colour: 'CMYK',
    maxInkPercent: 300,
    cutLine: 'none',
    whiteInk: 'none',
    vectorOnly: false,
    extraSpots: [],
    ...changes,
  }
}

/** The places of a sample page; there is nothing on it but what is given. */
export const samplePlaces = (changes: Partial<PagePlaces> = {}): PagePlaces => ({
  pictures: [],
  spots: [],
  texts: [],
  lines: [],
  inks: [],
  whites: [],
  isPartial: false,
  ...changes,
})
