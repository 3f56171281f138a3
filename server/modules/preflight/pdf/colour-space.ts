import type { ColourModel } from '#domain/designs/colour-model.ts'
import type { PdfFile } from './pdf-file.ts'
import { type Dict, isDict, isList, Name, nameOf, Stream, type Value } from './values.ts'

const MAX_DEPTH = 8
const PROCESS_INKS = new Set(['Cyan', 'Magenta', 'Yellow', 'Black'])

/** How colours are told: by which inks or lights, and which spot colours have a name of their own. */
export type ColourSpace = {
  readonly model: ColourModel | 'pattern'
  /** Spot colours that are part of it; a pattern or palette has those of what lies below it. */
  readonly spots: readonly string[]
  /** In which patterns are painted that have no colours of their own; absent where none can be chosen. */
  readonly below?: ColourSpace
}

export const GRAY: ColourSpace = { model: 'gray', spots: [] }
export const RGB: ColourSpace = { model: 'rgb', spots: [] }
export const CMYK: ColourSpace = { model: 'cmyk', spots: [] }
const LAB: ColourSpace = { model: 'lab', spots: [] }
const PATTERN: ColourSpace = { model: 'pattern', spots: [] }

const BY_NAME: Readonly<Record<string, ColourSpace>> = {
  DeviceGray: GRAY,
  CalGray: GRAY,
  G: GRAY,
  DeviceRGB: RGB,
  CalRGB: RGB,
  RGB,
  DeviceCMYK: CMYK,
  CMYK,
  Lab: LAB,
  Pattern: PATTERN,
}

/** The colour space that a name or an array tells, by the resources of where it is used. */
export function colourSpaceOf(
  pdf: PdfFile,
  value: Value | undefined,
  resources: Dict,
  depth = 0,
): ColourSpace {
  const told = pdf.resolve(value)
  if (told instanceof Name) {
    const named = pdf.dict(resources, 'ColorSpace')?.get(told.value)
    if (named !== undefined && depth < MAX_DEPTH) return colourSpaceOf(pdf, named, resources, depth + 1)
    return BY_NAME[told.value] ?? GRAY
  }
  if (!isList(told) || depth >= MAX_DEPTH) return GRAY
  const below = (index: number) => colourSpaceOf(pdf, told[index], resources, depth + 1)
  const kind = nameOf(pdf.resolve(told[0])) ?? ''
  switch (kind) {
    case 'ICCBased':
      return ofProfile(pdf, pdf.resolve(told[1]))
    case 'Indexed':
    case 'I':
      return below(1)
    case 'Pattern':
      return told.length > 1 ? { model: 'pattern', spots: below(1).spots, below: below(1) } : PATTERN
    case 'Separation':
      return ofInks([nameOf(pdf.resolve(told[1])) ?? ''])
    case 'DeviceN':
    case 'NChannel': {
      const inks = pdf.resolve(told[1])
      return ofInks(isList(inks) ? inks.map((ink) => nameOf(pdf.resolve(ink)) ?? '') : [])
    }
    default:
      return BY_NAME[kind] ?? GRAY
  }
}

function ofProfile(pdf: PdfFile, profile: Value): ColourSpace {
  const dict = profile instanceof Stream ? profile.dict : isDict(profile) ? profile : null
  const channels = dict && pdf.number(dict, 'N')
  if (channels === 4) return CMYK
  if (channels !== 3) return GRAY
  const alternate = pdf.get(dict ?? new Map(), 'Alternate')
  return isList(alternate) && nameOf(pdf.resolve(alternate[0])) === 'Lab' ? LAB : RGB
}

function ofInks(inks: readonly string[]): ColourSpace {
  const spots = inks.filter((ink) => ink !== '' && ink !== 'None' && !PROCESS_INKS.has(ink))
  return { model: spots.length > 0 ? 'spot' : 'cmyk', spots }
}
