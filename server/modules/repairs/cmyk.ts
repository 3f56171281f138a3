import sharp, { type Sharp } from 'sharp'
import { MAX_PIXELS } from '../preflight/limits.ts'
import { interleavedRows, type PictureRows } from '../preflight/picture-rows.ts'
import { tiffOf, writeTiff } from '../preflight/plain-tiff.ts'

/** Ink of each colour from 0 to 1. */
export type Inks = readonly [cyan: number, magenta: number, yellow: number, black: number]

/** The inks of a colour in red, green and blue from 0 to 1. */
export type ToInks = (red: number, green: number, blue: number) => Inks

/** Turns a picture into CMYK by the profile of coated paper that comes with libvips; one that is CMYK stays as it is. */
export const inCmyk = (picture: Sharp): Sharp => picture.withIccProfile('cmyk', { attach: false })

const STEPS = 17

/** How colours become inks by the profile, but for neutral ones, which become black alone, so that text stays sharp. */
export type InkTable = {
  readonly ofColour: ToInks
  /** The same with no step beside what is neutral: on its way through there a gradient takes on the other inks little by little. */
  readonly ofGradient: ToInks
}

/** How colours of a profile become inks, or those of sRGB. */
export async function inkTable(profile: Uint8Array | null = null): Promise<InkTable> {
  const grid = new Uint8Array(STEPS ** 3 * 3)
  for (let at = 0; at < STEPS ** 3; at += 1) {
    const steps = [Math.floor(at / STEPS ** 2), Math.floor(at / STEPS) % STEPS, at % STEPS]
    grid.set(
      steps.map((step) => Math.round((step * 255) / (STEPS - 1))),
      at * 3,
    )
  }
  const size = { width: STEPS, height: STEPS ** 2 }
  const colours = { colour: 'rgb', palette: NO_PALETTE, profile: profile && Buffer.from(profile) } as const
  const inks = await rawCmyk(sharp(tiffOf(interleavedRows(grid, size, 3), colours)))
  const byProfile: ToInks = (red, green, blue) => between(inks, [red, green, blue])
  return {
    ofColour: (red, green, blue) =>
      chromaOf(red, green, blue) < NEUTRAL ? blackAlone(red, green, blue) : byProfile(red, green, blue),
    ofGradient(red, green, blue) {
      const share = Math.min(1, Math.max(0, (chromaOf(red, green, blue) - NEUTRAL) / NEARLY_NEUTRAL))
      const [neutral, own] = [blackAlone(red, green, blue), byProfile(red, green, blue)]
      const mixed = (ink: 0 | 1 | 2 | 3) => neutral[ink] * (1 - share) + own[ink] * share
      return [mixed(0), mixed(1), mixed(2), mixed(3)]
    },
  }
}

const chromaOf = (...colour: readonly [number, number, number]) => Math.max(...colour) - Math.min(...colour)
const blackAlone: ToInks = (red, green, blue) => [0, 0, 0, 1 - (red + green + blue) / 3]
const NEUTRAL = 0.008
const NEARLY_NEUTRAL = 0.1

/** A file that may be written on the way. */
export type Scratch = { readonly scratchPath: string }

const NO_PALETTE = Buffer.alloc(0)

/** A picture in red, green and blue with the profile that its colours are of, by way of a file, as libvips takes no other. */
export function writeProfiled(path: string, rows: PictureRows, profile: Uint8Array): Sharp {
  writeTiff(path, rows, { colour: 'rgb', palette: NO_PALETTE, profile: Buffer.from(profile) })
  return sharp(path, { limitInputPixels: MAX_PIXELS })
}

/** The four inks of each pixel, 0 to 255. */
export async function rawCmyk(picture: Sharp): Promise<Uint8Array> {
  const made = await inCmyk(picture).tiff({ compression: 'none' }).toBuffer()
  return await ownInks(sharp(made)).raw().toBuffer()
}

/** The inks that a CMYK picture has itself, by no profile to anything else. */
export const ownInks = (picture: Sharp): Sharp => picture.pipelineColourspace('cmyk').toColourspace('cmyk')

/** The mean of the eight corners around a colour, nearer ones counting more. */
function between(inks: Uint8Array, colour: readonly [number, number, number]): Inks {
  const places = colour.map((value) => Math.min(1, Math.max(0, value)) * (STEPS - 1))
  const mean = [0, 0, 0, 0]
  for (let corner = 0; corner < 8; corner += 1) {
    let index = 0
    let weight = 1
    for (const [axis, place] of places.entries()) {
      const low = Math.min(Math.floor(place), STEPS - 2)
      const isHigh = (corner >> axis) & 1
      index = index * STEPS + low + isHigh
      weight *= isHigh ? place - low : 1 - (place - low)
    }
    for (let ink = 0; ink < 4; ink += 1) mean[ink] = (mean[ink] ?? 0) + weight * (inks[index * 4 + ink] ?? 0)
  }
  const [cyan = 0, magenta = 0, yellow = 0, black = 0] = mean.map((value) => value / 255)
  return [cyan, magenta, yellow, black]
}
