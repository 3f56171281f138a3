import type { FileFacts } from './facts.ts'
import { uprightPixels } from './judge-size.ts'
import type { PagePlaces, PicturePlace, SpotPlace } from './places.ts'
import { neededPpi, type OrderedPrint } from './print-spec.ts'
import type { Sheet } from './sheet.ts'
import { isWhite, structureOf } from './spot-names.ts'
import { type LineNames, STRUCTURES } from './structures.ts'

/** A picture with the resolution that it has in the print, rounded down; low where that is less than the print needs. */
type SheetPicture = PicturePlace & { readonly isLow: boolean }
/** What a spot colour is there for: a line of the machine, the white below the colours, or a colour like any other. */
export const SPOT_PURPOSES = [...STRUCTURES, 'white', 'colour'] as const
export type SpotPurpose = (typeof SPOT_PURPOSES)[number]
type SheetSpot = SpotPlace & { readonly purpose: SpotPurpose }

/**
 * What is drawn over a sheet: the places of its page, in mm of the file from the corner of the sheet's picture, which times the
 * sheet's scale are mm of the print. A picture file is one picture. Null where no places were measured.
 */
export type SheetPlaces = Omit<PagePlaces, 'pictures' | 'spots'> & {
  readonly pictures: readonly SheetPicture[]
  readonly spots: readonly SheetSpot[]
}

/** The places on page `number` (from 1) of a file, as they are on its sheet. */
export function sheetPlaces(
  facts: FileFacts,
  number: number,
  sheet: Sheet | null,
  print: OrderedPrint | null,
): SheetPlaces | null {
  if (facts.kind === 'unusable' || !sheet) return null
  const least = print?.sizeMm ? (neededPpi(print, print.sizeMm)?.minimum ?? null) : null
  const isLow = (ppi: number) => least !== null && ppi < least
  if (facts.kind === 'raster') return number === 1 ? ofPicture(facts, sheet, isLow) : null
  const places = facts.places?.[number - 1]
  if (!places) return null
  const scale = sheet.scale ?? 1
  return {
    ...places,
    pictures: places.pictures.map((picture) => ({
      ...picture,
      ppi: Math.floor(picture.ppi / scale),
      isLow: isLow(picture.ppi / scale),
    })),
    spots: places.spots.map((spot) => ({ ...spot, purpose: purposeOf(spot.name, facts.ownLines) })),
  }
}

const purposeOf = (name: string, own: LineNames | undefined): SpotPurpose =>
  structureOf(name, own) ?? (isWhite(name) ? 'white' : 'colour')

function ofPicture(
  facts: Extract<FileFacts, { kind: 'raster' }>,
  { picture: { widthMm, heightMm }, ppi }: Sheet,
  isLow: (ppi: number) => boolean,
): SheetPlaces {
  const upright = uprightPixels(facts)
  const picture = {
    box: { xMm: 0, yMm: 0, widthMm, heightMm },
    widthPx: upright.widthMm,
    heightPx: upright.heightMm,
    colour: facts.colour,
  }
  return {
    pictures: ppi === null ? [] : [{ ...picture, ppi, isLow: isLow(ppi) }],
    spots: [],
    texts: [],
    lines: [],
    inks: [],
    whites: [],
    isPartial: false,
  }
}
