import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, PDFStream } from '@cantoo/pdf-lib'
import { nameOf } from './stream-content.ts'

/** What a colour space is to a repair; `spots` are the names that a Separation or DeviceN prints with. */
export type ColourSpace = {
  readonly kind: 'gray' | 'rgb' | 'cmyk' | 'lab' | 'indexed' | 'spot' | 'pattern' | 'other'
  readonly spots: readonly string[]
  /** What says how its values come to other colours; null where its kind says all. */
  readonly definition: PDFArray | null
}

const plain = (kind: ColourSpace['kind']): ColourSpace => ({ kind, spots: [], definition: null })
export const GRAY = plain('gray')
export const RGB = plain('rgb')
export const CMYK = plain('cmyk')
const PATTERN = plain('pattern')

const DEVICE_SPACES: Readonly<Record<string, ColourSpace>> = {
  DeviceGray: GRAY,
  G: GRAY,
  CalGray: GRAY,
  DeviceRGB: RGB,
  RGB,
  CalRGB: RGB,
  DeviceCMYK: CMYK,
  CMYK,
  Pattern: PATTERN,
}

/** What a colour space object is; `resources` tell what a name of their own stands for. */
export function colourSpaceOf(object: PDFObject | undefined, resources: PDFDict | null): ColourSpace {
  const name = nameOf(object)
  if (name !== null) {
    return DEVICE_SPACES[name] ?? colourSpaceOf(namedSpace(name, resources), null)
  }
  if (!(object instanceof PDFArray)) return plain('other')
  const family = nameOf(object.lookup(0)) ?? ''
  if (family === 'ICCBased') return iccSpace(object)
  if (family === 'Separation')
    return { kind: 'spot', spots: [nameOf(object.lookup(1)) ?? ''], definition: object }
  if (family === 'DeviceN') return { kind: 'spot', spots: namesIn(object.lookup(1)), definition: object }
  if (family === 'Indexed' || family === 'I') return plain('indexed')
  if (family === 'Pattern') return { ...PATTERN, definition: object }
  if (family === 'Lab') return { kind: 'lab', spots: [], definition: object }
  return DEVICE_SPACES[family] ?? plain('other')
}

function namedSpace(name: string, resources: PDFDict | null): PDFObject | undefined {
  const spaces = resources?.lookup(PDFName.of('ColorSpace'))
  return spaces instanceof PDFDict ? spaces.lookup(PDFName.of(name)) : undefined
}

function iccSpace(definition: PDFArray): ColourSpace {
  const profile = definition.lookup(1)
  const channels = profile instanceof PDFStream ? profile.dict.lookup(PDFName.of('N')) : undefined
  const count = channels instanceof PDFNumber ? channels.asNumber() : 0
  if (count === 3) return { ...RGB, definition }
  return count === 1 ? GRAY : count === 4 ? CMYK : plain('other')
}

const namesIn = (object: PDFObject | undefined): readonly string[] =>
  object instanceof PDFArray
    ? Array.from({ length: object.size() }, (_, at) => nameOf(object.lookup(at)) ?? '')
    : []
