import type { ColourModel } from '#domain/designs/colour-model.ts'

/** How many channels a colour takes in a picture. */
export const CHANNELS_OF: Readonly<Record<ColourModel, number>> = {
  gray: 1,
  indexed: 1,
  rgb: 3,
  lab: 3,
  cmyk: 4,
  spot: 1,
}
