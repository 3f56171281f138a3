import type { z } from 'zod'
import type { DeskConfigurator, findOfferedProducts as findContract } from '#contract/office/configurators.ts'
import type { Staff } from '#domain/access/actor.ts'
import { type AttributeShape, USUAL_ATTRIBUTE } from '#domain/catalogue/attribute-kinds.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { holdsOn } from '#domain/pricing/price-list.ts'
import { attributeValueText } from '#texts/nl/attribute-value.ts'
import type { ShopContext } from '../../../context.ts'
import type { Executor } from '../../../db/database.ts'
import { requireRight } from '../../../require-right.ts'
import { imageUrl } from '../image-url.ts'
import {
  loadNamedImages,
  loadOffered,
  loadShapes,
  type OfferedRow,
  searchOffered,
} from './offered-product-store.ts'

type Reading = Pick<ShopContext, 'db' | 'clock'>
type Reply = DeskConfigurator['products']

const MOST_FOUND = 20

export async function findOfferedProducts(
  { db, clock }: Reading,
  staff: Staff,
  { search }: z.output<typeof findContract.query>,
): Promise<z.input<typeof findContract.reply>> {
  requireRight(staff, 'changeCatalogue')
  const onDay = amsterdamNow(clock()).date
  const rows = await searchOffered(db, { search, onDay, limit: MOST_FOUND })
  return { products: await asTheyBecome(db, rows, onDay) }
}

/** What options of these SKUs offer. */
export async function showOffered(executor: Executor, skus: readonly string[], now: Date): Promise<Reply> {
  const onDay = amsterdamNow(now).date
  return asTheyBecome(executor, await loadOffered(executor, skus, onDay), onDay)
}

/** Products with what is changed of them. */
async function asTheyBecome(executor: Executor, rows: readonly OfferedRow[], onDay: string): Promise<Reply> {
  const firstImages = rows.flatMap(({ draft }) => draft?.change.imageIds?.slice(0, 1) ?? [])
  const images = await loadNamedImages(executor, firstImages)
  const shapes = await loadShapes(executor)
  return rows.map(({ draft, ...row }) => {
    const { title, status, imageIds, prices, attributes } = draft?.change ?? {}
    const image = imageIds ? (images.get(imageIds[0] ?? '') ?? null) : row.image
    const price = prices?.find((one) => holdsOn(one, onDay))?.price
    return {
      id: row.id,
      sku: row.sku,
      title: title ?? row.title,
      status: status ?? row.status,
      imageUrl: image && imageUrl(image),
      priceModel: prices ? (price?.model ?? null) : row.priceModel,
      attributes: firstValues(attributes ?? row.attributes, shapes),
    }
  })
}

/** An option has one value of each attribute, as customers read it; of several it gets the first. */
const firstValues = (
  attributes: OfferedRow['attributes'],
  shapes: ReadonlyMap<string, AttributeShape>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    attributes.flatMap(({ code, values: [first] }) =>
      first === undefined ? [] : [[code, attributeValueText(first, shapes.get(code) ?? USUAL_ATTRIBUTE)]],
    ),
  )
