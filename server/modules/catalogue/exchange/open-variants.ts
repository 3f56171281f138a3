// A process of its own: it opens pictures that somebody sent, and may die of them.
import { z } from 'zod'
import sharp from 'sharp'
import { reportOn, workWithin } from '../../preflight/fenced-work.ts'

const MAX_PIXELS = 20_000_000
const READERS = ['Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}File`)

workWithin({ withinMs: 60_000, memoryBytes: 768 * 1024 * 1024 })
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: READERS })
sharp.cache(false)
sharp.concurrency(1)

const Order = z.array(
  z.object({ path: z.string(), format: z.enum(['webp', 'heif']), width: z.number(), height: z.number() }),
)

process.once('message', (order: unknown) => {
  void reportOn(check(Order.parse(order)))
})

/** Whether all of them are still pictures of the type and size that they say that they are, and can be drawn whole. */
async function check(variants: z.output<typeof Order>): Promise<object> {
  for (const { path, format, width, height } of variants) {
    const picture = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const found = await picture.metadata()
    const isAsSaid = found.format === format && found.width === width && Math.abs(found.height - height) <= 1
    if (!isAsSaid || (found.pages ?? 1) > 1 || found.hasProfile || found.exif || found.xmp)
      return { step: 'done', isSafe: false }
    await picture.raw().toBuffer()
  }
  return { step: 'done', isSafe: true }
}
