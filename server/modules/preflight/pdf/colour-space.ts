import type { ColourModel } from '#domain/designs/colour-model.ts'
import type { PdfFile } from './pdf-file.ts'
import { readColourSpace, type WrittenSpace } from './read-colour-space.ts'
import type { Dict, Value } from './values.ts'

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

/** The colour space that a name or an array tells, by the resources of where it is used. */
export function colourSpaceOf(pdf: PdfFile, value: Value | undefined, resources: Dict): ColourSpace {
  const named = (name: string) => pdf.dict(resources, 'ColorSpace')?.get(name)
  return asSeen(readColourSpace(value, { resolve: pdf.resolve, named }))
}

/** Colours of a space that nobody knows are seen as grey. */
function asSeen({ kind, inks, below }: WrittenSpace): ColourSpace {
  switch (kind) {
    case 'spot':
      return ofInks(inks)
    case 'indexed':
      return below ? asSeen(below) : GRAY
    case 'pattern': {
      const space = below && asSeen(below)
      return space ? { model: 'pattern', spots: space.spots, below: space } : { model: 'pattern', spots: [] }
    }
    case 'other':
      return GRAY
    case 'gray':
    case 'rgb':
    case 'cmyk':
    case 'lab':
      return { model: kind, spots: [] }
  }
}

function ofInks(inks: readonly string[]): ColourSpace {
  const spots = inks.filter((ink) => ink !== '' && ink !== 'None' && !PROCESS_INKS.has(ink))
  return { model: spots.length > 0 ? 'spot' : 'cmyk', spots }
}
