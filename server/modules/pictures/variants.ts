import { z } from 'zod'

/** A photograph is kept in these widths, and in its own where that lies below the largest; it is never enlarged. */
const WIDTHS = [320, 640, 960, 1440] as const
const LARGEST = 1440

export const widthsFor = (width: number): readonly number[] =>
  width >= LARGEST ? WIDTHS : [...WIDTHS.filter((one) => one < width), width]

/** The types of the variants, best first, as browsers choose. */
export const PHOTOGRAPH_TYPES = ['image/avif', 'image/webp'] as const
type PhotographType = (typeof PHOTOGRAPH_TYPES)[number]

/** What a variant is called, in its address and in the storage: `<hash of all variants>-640.avif`. */
export const variantName = (hash: string, width: number, type: PhotographType): string =>
  `${hash}-${width}.${type.slice('image/'.length)}`

/** Where pictures lie in the storage. */
export const pictureKey = (name: string): string => `images/${name}`

/** The size in pixels of the widest variant of a photograph. */
export function keptSize({
  width,
  height,
  widths,
}: {
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
}): { readonly width: number; readonly height: number } {
  const widest = Math.max(...widths)
  return { width: widest, height: Math.max(1, Math.round((height * widest) / width)) }
}

const Variant = z.object({
  type: z.enum(PHOTOGRAPH_TYPES),
  width: z.int(),
  content: z.instanceof(Uint8Array),
})

/** What becomes of a photograph: its size upright, and its variants from the narrowest on. */
const PreparedPhotograph = z.object({ width: z.int(), height: z.int(), variants: z.array(Variant) })
export type PreparedPhotograph = z.output<typeof PreparedPhotograph>

/** What the process that opens photographs answers. */
export const PreparedOrRefused = z.union([
  PreparedPhotograph,
  z.object({
    refusal: z.enum([
      'PhotographUnreadable',
      'PhotographDamaged',
      'PhotographTooLarge',
      'PhotographTooNarrow',
      'PhotographAnimated',
    ]),
  }),
])
export type PreparedOrRefused = z.output<typeof PreparedOrRefused>
