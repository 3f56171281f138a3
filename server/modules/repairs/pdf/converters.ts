import { PDFDict, PDFName, PDFStream } from '@cantoo/pdf-lib'
import { labToRgb } from '../../preflight/lab.ts'
import type { Inks, InkTable } from '../cmyk.ts'
import { type ColourSpace, colourSpaceOf } from './colour-spaces.ts'
import { readTint } from './functions.ts'
import { numbersIn } from './numbers.ts'

/** How the colours of a space become inks. */
export type Converter = {
  /** Lowest and highest of each value. */
  readonly ranges: readonly (readonly [number, number])[]
  /** What holds until a colour of the space is chosen. */
  readonly initial: readonly number[]
  readonly inks: (values: readonly number[]) => Inks
  /** The same on the way from one colour to another. */
  readonly inksBetween: (values: readonly number[]) => Inks
  /** By which a whole picture is converted; null where its values are taken one by one, or are of sRGB. */
  readonly profile?: Uint8Array | null
}

/** The converter of a space; null for one that stays as it is. */
export type ConverterOf = (space: ColourSpace) => Converter | null

const UNIT = [0, 1] as const

/** Red, green and blue of a profile, or of sRGB. */
export function rgbConverter(
  { ofColour, ofGradient }: InkTable,
  profile: Uint8Array | null = null,
): Converter {
  return {
    profile,
    ranges: [UNIT, UNIT, UNIT],
    initial: [0, 0, 0],
    inks: ([red = 0, green = 0, blue = 0]) => ofColour(red, green, blue),
    inksBetween: ([red = 0, green = 0, blue = 0]) => ofGradient(red, green, blue),
  }
}

const rgbOf = ([light = 0, a = 0, b = 0]: readonly number[]) => labToRgb(light, a, b)

/** Lab as it is defined, by way of sRGB: what lies outside of that is as near to it as sRGB goes. */
export function labConverter({ definition }: ColourSpace, table: InkTable): Converter {
  const told = definition?.lookup(1)
  const entries = told instanceof PDFStream ? told.dict : told
  const range = entries instanceof PDFDict ? numbersIn(entries.lookup(PDFName.of('Range'))) : null
  // A profile says the range of lightness as well.
  const [lowA = -100, highA = 100, lowB = -100, highB = 100] = range?.slice(-4) ?? []
  return {
    ranges: [
      [0, 100],
      [lowA, highA],
      [lowB, highB],
    ],
    initial: [0, 0, 0],
    inks: (values) => table.ofColour(...rgbOf(values)),
    inksBetween: (values) => table.ofGradient(...rgbOf(values)),
  }
}

/** A spot, or several, by the alternate that the file gives (PDF 32000, 8.6.6); null where that cannot be read. */
export function spotConverter({ definition, spots }: ColourSpace, table: InkTable): Converter | null {
  const alternate = colourSpaceOf(definition?.lookup(2), null)
  const tint = readTint(definition?.lookup(3), spots.length)
  const toInks = alternateInks(alternate, table)
  if (!tint || !toInks || tint(spots.map(() => 1)).length < CHANNELS[alternate.kind]) return null
  const inks = (values: readonly number[]) => toInks(tint(values))
  return { ranges: spots.map(() => UNIT), initial: spots.map(() => 1), inks, inksBetween: inks }
}

const CHANNELS: Readonly<Record<ColourSpace['kind'], number>> = {
  gray: 1,
  rgb: 3,
  lab: 3,
  cmyk: 4,
  indexed: 1,
  spot: 1,
  pattern: 1,
  other: 1,
}

function alternateInks(space: ColourSpace, table: InkTable): Converter['inks'] | null {
  if (space.kind === 'cmyk') {
    return ([cyan = 0, magenta = 0, yellow = 0, black = 0]) => [cyan, magenta, yellow, black]
  }
  if (space.kind === 'gray') return ([light = 0]) => [0, 0, 0, 1 - light]
  // A tint goes from paper to its full colour: no step where it passes what is neutral.
  if (space.kind === 'rgb') return rgbConverter(table).inksBetween
  if (space.kind === 'lab') return labConverter(space, table).inksBetween
  return null
}
