// A process of its own: it opens what somebody sent, and may die of it.
import { constants, setPriority } from 'node:os'
import { type Crop, cropPx, MOST_RATIO } from '#domain/catalogue/picture-cut.ts'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { type PreparedOrRefused, PHOTOGRAPH_TYPES, widthsFor } from './variants.ts'

const MAX_PIXELS = 100_000_000
const MAX_MEMORY_BYTES = 1024 * 1024 * 1024
const LOOK_EVERY_MS = 50

/** The only ones of libvips' many readers that may open it, whatever it says that it is. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Tiff'].map((kind) => `VipsForeignLoad${kind}Buffer`)

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY_BYTES) process.exit(1)
}, LOOK_EVERY_MS)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: READERS })
sharp.cache(false)
sharp.concurrency(1)

type Order = { readonly photograph: Uint8Array; readonly crop: Crop | null }

process.once('message', ({ photograph, crop }: Order) => {
  void open(photograph, crop).then((answer) => process.send?.(answer))
})

async function open(photograph: Uint8Array, crop: Crop | null): Promise<PreparedOrRefused> {
  const metadata = await readMetadata(photograph)
  if (!metadata) return { refusal: 'PhotographUnreadable' }
  const refusal = refuse(metadata)
  if (refusal) return { refusal }
  try {
    return await prepare(
      sharp(photograph, { limitInputPixels: MAX_PIXELS, failOn: 'error' }),
      metadata.autoOrient,
      crop,
    )
  } catch {
    return { refusal: 'PhotographDamaged' }
  }
}

/** What the file says of itself, before any pixel is made. */
async function readMetadata(photograph: Uint8Array): Promise<Metadata | null> {
  try {
    return await sharp(photograph, { limitInputPixels: false }).metadata()
  } catch {
    return null
  }
}

function refuse({ width, height, delay }: Metadata) {
  if (width * height > MAX_PIXELS) return 'PhotographTooLarge'
  if (Math.max(width, height) > MOST_RATIO * Math.min(width, height)) return 'PhotographTooNarrow'
  return delay ? 'PhotographAnimated' : null
}

/** Upright, in sRGB, and without what the camera wrote beside the pixels: where and when it was taken, and by whom. */
async function prepare(
  source: Sharp,
  whole: Metadata['autoOrient'],
  crop: Crop | null,
): Promise<PreparedOrRefused> {
  const part = crop && cropPx(crop, whole)
  const { width, height } = part ?? whole
  const widths = widthsFor(width)
  const upright = source.autoOrient()
  // A whole one is read smaller at once where its format can; taking a part of it would read each pixel, and give others.
  const { data, info } = await (part ? upright.extract(part) : upright)
    .resize({ width: widths.at(-1) })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const variants = []
  for (const type of PHOTOGRAPH_TYPES) {
    for (const one of widths) {
      const resized = sharp(data, { raw: info }).resize({ width: one })
      const encoded =
        type === 'image/avif' ? resized.avif({ quality: 55, effort: 3 }) : resized.webp({ quality: 80 })
      variants.push({ type, width: one, content: await encoded.toBuffer() })
    }
  }
  return { width, height, variants }
}
