import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import { Configuration } from '#contract/configurator.ts'
import type { KeptConfiguration } from '#domain/cart/kept-cart.ts'
import { choicesOf } from '#domain/cart/composed-group.ts'
import { evaluate } from '#domain/configurator/evaluate.ts'
import type { ShopContext } from '../../context.ts'
import { findConfiguratorNamed } from './configurator-store.ts'
import type { StoredImage } from './image-store.ts'
import { loadImage } from './load-image.ts'

/** A drawing that stands for the product, and after it what was composed of it. */
const COMPOSED = /^([0-9a-f]{64})~([\w-]+)\.svg$/
const DRAWING = /^\/images\/([0-9a-f]{64})\.svg$/
/** A part of an address that is longer is taken by no route. */
export const LONGEST_NAME = 900
const MOST_BYTES = 16_384

const Composed = z.tuple([
  Configuration.shape.key,
  z.record(z.string(), z.string()),
  z.record(z.string(), z.string()),
  z.record(z.string(), z.int()).optional(),
])

/**
 * Where a product is drawn as it was composed: its own drawing, named together with the choices. The picture as it is,
 * where that is a photograph, or more was chosen than a name can hold.
 */
export function composedImageUrl(imageUrl: string | null, configuration: KeptConfiguration): string | null {
  const [, drawing] = DRAWING.exec(imageUrl ?? '') ?? []
  if (drawing === undefined) return imageUrl
  const { key, options, fields } = configuration
  const chosen = Object.entries(options)
  const times = chosen.flatMap(([step, { quantity = 1 }]) =>
    quantity === 1 ? [] : [[step, quantity] as const],
  )
  const written = Object.entries(fields).flatMap(([field, text]) =>
    text === null ? [] : [[field, text] as const],
  )
  const composed: z.input<typeof Composed> = [
    key,
    Object.fromEntries(chosen.map(([step, { id }]) => [step, id] as const)),
    Object.fromEntries(written),
    ...(times.length > 0 ? [Object.fromEntries(times)] : []),
  ] as z.input<typeof Composed>
  const name = `${drawing}~${deflateRawSync(JSON.stringify(composed)).toString('base64url')}.svg`
  return name.length > LONGEST_NAME ? imageUrl : `/images/${name}`
}

export const isComposed = (name: string): boolean => COMPOSED.test(name)

type Drawing = Pick<ShopContext, 'db' | 'files' | 'drawComposed'>

/** A picture by its name below /images; one that was composed is drawn, and shows the product in general where that fails. */
export async function loadPicture(shop: Drawing, name: string): Promise<StoredImage | null> {
  const [, drawing, choices] = COMPOSED.exec(name) ?? []
  if (drawing === undefined || choices === undefined) return loadImage(shop, name)
  return (await drawNamed(shop, choices)) ?? loadImage(shop, `${drawing}.svg`)
}

async function drawNamed(shop: Drawing, choices: string): Promise<StoredImage | null> {
  const composed = readChoices(choices)
  const configurator = composed && (await findConfiguratorNamed(shop.db, composed.key))
  if (!configurator) return null
  const svg = await shop.drawComposed(configurator.drawing, evaluate(configurator, choicesOf(composed)))
  return svg === null ? null : { mimeType: 'image/svg+xml', content: Buffer.from(svg) }
}

/** What somebody made up is no choice. */
function readChoices(text: string): KeptConfiguration | null {
  try {
    const bytes = inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: MOST_BYTES })
    const [key, ids, fields, times = {}] = Composed.parse(JSON.parse(bytes.toString()))
    const options = Object.fromEntries(
      Object.entries(ids).map(([step, id]) => [step, { id, quantity: times[step] ?? 1 }] as const),
    )
    return Configuration.parse({ key, quantity: 1, options, fields })
  } catch {
    return null
  }
}
