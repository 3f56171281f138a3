import sharp, { type Sharp } from 'sharp'

/** Ink of each colour from 0 to 1. */
export type Inks = readonly [cyan: number, magenta: number, yellow: number, black: number]

/** The inks of a colour in red, green and blue from 0 to 1. */
export type ToInks = (red: number, green: number, blue: number) => Inks

/** Turns a picture into CMYK by the profile of coated paper that comes with libvips; one that is CMYK stays as it is. */
export const inCmyk = (picture: Sharp): Sharp => picture.withIccProfile('cmyk', { attach: false })

const STEPS = 17

/** Red, green and blue from 0 to 1 to inks: neutral ones to black alone, so that text stays sharp; others by the profile. */
export async function cmykTable(): Promise<ToInks> {
  const grid = new Uint8Array(STEPS ** 3 * 3)
  for (let at = 0; at < STEPS ** 3; at += 1) {
    const steps = [Math.floor(at / STEPS ** 2), Math.floor(at / STEPS) % STEPS, at % STEPS]
    grid.set(
      steps.map((step) => Math.round((step * 255) / (STEPS - 1))),
      at * 3,
    )
  }
  const size = { width: STEPS, height: STEPS ** 2 }
  const inks = await rawCmyk(sharp(grid, { raw: { ...size, channels: 3 } }))
  return (red, green, blue) => {
    if (Math.max(red, green, blue) - Math.min(red, green, blue) < NEUTRAL) {
      return [0, 0, 0, 1 - (red + green + blue) / 3]
    }
    return between(inks, [red, green, blue])
  }
}
const NEUTRAL = 0.008

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
