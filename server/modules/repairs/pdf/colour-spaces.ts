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

/** Spaces that arrays tell: content may choose the same one a million times. */
const known = new WeakMap<PDFArray, ColourSpace>()

/** To be called for an array whose family or names have changed. */
export const forgetColourSpace = (definition: PDFArray): boolean => known.delete(definition)

/** What a colour space object is; `resources` tell what a name of their own stands for. */
export function colourSpaceOf(object: PDFObject | undefined, resources: PDFDict | null): ColourSpace {
  const name = nameOf(object)
  const own = name === null ? undefined : namedSpace(name, resources)
  const written = own ?? object
  if (!(written instanceof PDFArray)) return readSpace(written, null)
  const space = known.get(written) ?? readSpace(written, written)
  known.set(written, space)
  return space
}

function readSpace(written: PDFObject | undefined, definition: PDFArray | null): ColourSpace {
  const { kind, inks } = readColourSpace(valueOf(written), { resolve: resolveValue, named: () => undefined })
  return { kind, spots: inks, definition }
}

function namedSpace(name: string, resources: PDFDict | null): PDFObject | undefined {
  const spaces = mayBeNamed(name) ? resources?.lookup(PDFName.of('ColorSpace')) : null
  return spaces instanceof PDFDict ? spaces.lookup(PDFName.of(name)) : undefined
}
