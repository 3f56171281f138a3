import { PDFArray, PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib'
import { mayBeNamed, readColourSpace, type WrittenSpace } from '../../preflight/pdf/read-colour-space.ts'
import { nameOf } from './stream-content.ts'
import { resolveValue, valueOf } from './values-of.ts'

/** What a colour space is to a repair; `spots` are the names that a Separation or DeviceN prints with. */
export type ColourSpace = {
  readonly kind: WrittenSpace['kind']
  readonly spots: readonly string[]
  /** What says how its values come to other colours; null for a name, which says all. */
  readonly definition: PDFArray | null
}

const plain = (kind: ColourSpace['kind']): ColourSpace => ({ kind, spots: [], definition: null })
export const GRAY = plain('gray')
export const RGB = plain('rgb')
export const CMYK = plain('cmyk')

/** What a colour space object is; `resources` tell what a name of their own stands for. */
export function colourSpaceOf(object: PDFObject | undefined, resources: PDFDict | null): ColourSpace {
  const name = nameOf(object)
  const own = name === null ? undefined : namedSpace(name, resources)
  const written = own ?? object
  const { kind, inks } = readColourSpace(valueOf(written), { resolve: resolveValue, named: () => undefined })
  return { kind, spots: inks, definition: written instanceof PDFArray ? written : null }
}

function namedSpace(name: string, resources: PDFDict | null): PDFObject | undefined {
  const spaces = mayBeNamed(name) ? resources?.lookup(PDFName.of('ColorSpace')) : null
  return spaces instanceof PDFDict ? spaces.lookup(PDFName.of(name)) : undefined
}
