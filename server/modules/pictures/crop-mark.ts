import type { CropOf } from './photograph-store.ts'

/**
 * What a rectangle of a photograph has in its hash beside its variants, so that every rectangle has an address of its own, also where
 * two look the same.
 */
export const cropMark = ({ of, x, y, width, height }: CropOf): string =>
  `crop ${x} ${y} ${width} ${height} of ${of}`
