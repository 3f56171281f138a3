/** What a file to download may be: what it begins with, and its type. */
const FORMATS = {
  pdf: { begins: '%PDF-', mediaType: 'application/pdf' },
  zip: { begins: 'PK\x03\x04', mediaType: 'application/zip' },
} as const

export type ProductFileFormat = keyof typeof FORMATS

const isFormat = (name: string): name is ProductFileFormat => Object.hasOwn(FORMATS, name)

/** By the ending of its name; null for what the shop does not offer. */
export function formatNamed(name: string): ProductFileFormat | null {
  const ending = /\.([a-z0-9]+)$/.exec(name)?.[1] ?? ''
  return isFormat(ending) ? ending : null
}

/** By what it begins with; null for what the shop does not offer. */
export function formatOf(content: Buffer): ProductFileFormat | null {
  const begins = (format: ProductFileFormat) =>
    content.toString('latin1', 0, FORMATS[format].begins.length) === FORMATS[format].begins
  return Object.keys(FORMATS).filter(isFormat).find(begins) ?? null
}

export const mediaTypeOf = (format: ProductFileFormat): string => FORMATS[format].mediaType
