import type { Staff } from '#domain/access/actor.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import type { DB } from '../../db/tables.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { refreshSearchDocuments } from '../search/refresh-search-documents.ts'
import { catalogueIds, catalogueRows } from './catalogue-rows.ts'
import { configuratorRows } from './configurator-rows.ts'
import { contentRows } from './content-rows.ts'
import { storeDemoFiles } from './demo-files.ts'
import { demoImages } from './demo-images.ts'
import { type DemoShop, demoShop } from './demo-shop.ts'
import { noteDemoGoods } from './demo-goods-store.ts'
import { priceListIds, priceRows } from './price-rows.ts'
import {
  deleteImagesOf,
  findBaseList,
  hasAssortment,
  insertRows,
  keysOf,
  type Rows,
  waitForOtherSeed,
} from './seed-store.ts'

/** The demo without the agreements of its customers. */
const GOODS = { ...demoShop, priceLists: [] }

/**
 * Puts the assortment of the demo, at its base prices, into a shop that has none. Countries, delivery and the other settings come along
 * where the shop has none of them, as do pages, menus and texts when they are wanted; the name and the look of the shop stay.
 */
export async function fillAssortment(
  { db, files, clock }: Pick<ShopContext, 'db' | 'files' | 'clock'>,
  staff: Staff,
  withPages: boolean,
): Promise<void> {
  requireRight(staff, 'changeShop')
  if (await hasAssortment(db)) throw new Refusal('AssortmentNotEmpty')
  await storeDemoFiles(demoShop, files)
  await changeAs(db, staff, (trx) => insertAssortment(trx, withPages, clock()))
}

async function insertAssortment(trx: Executor, withPages: boolean, now: Date): Promise<void> {
  await waitForOtherSeed(trx)
  if (await hasAssortment(trx)) throw new Refusal('AssortmentNotEmpty')
  const images = demoImages()
  const ids = catalogueIds(GOODS)
  const composed = configuratorRows(GOODS, ids, images)
  const content = contentRows({ ...GOODS, ...(await missingDelivery(trx)) }, now, images.pressSheetUrl())
  const goods = catalogueRows(GOODS, ids, images)
  await deleteImagesOf(
    trx,
    images.rows().map(({ content_hash: hash }) => hash),
  )
  await insertRows(trx, await withoutKnown(trx, ownContent(content, withPages)))
  await insertRows(trx, goods)
  await insertRows(trx, composed)
  await insertRows(trx, await baseRows(trx, ids))
  await noteDemoGoods(trx)
  await refreshSearchDocuments(trx)
}

async function baseRows(trx: Executor, ids: ReturnType<typeof catalogueIds>): Promise<Rows> {
  const known = await findBaseList(trx)
  if (known === null) return priceRows(GOODS, ids, priceListIds(GOODS))
  const { price_lists: _known, ...prices } = priceRows(GOODS, ids, { of: () => known })
  return prices
}

/** Countries where the shop has none and classes where it has none: nothing is added to what its owner set. */
async function missingDelivery(trx: Executor): Promise<Pick<DemoShop, 'countries' | 'shippingClasses'>> {
  const own = await keysOf(trx, 'countries', 'code')
  const countries = own.size === 0 ? GOODS.countries : []
  if ((await keysOf(trx, 'shipping_classes', 'code')).size > 0) return { countries, shippingClasses: [] }
  const known = own.size === 0 ? new Set<unknown>(countries.map(({ code }) => code)) : own
  const shippingClasses = GOODS.shippingClasses
    .map((way) => ({
      ...way,
      centsByCountry: Object.fromEntries(
        Object.entries(way.centsByCountry).filter(([code]) => known.has(code)),
      ),
    }))
    .filter(({ centsByCountry }) => Object.keys(centsByCountry).length > 0)
  return { countries, shippingClasses }
}

type Content = ReturnType<typeof contentRows>

/** What is the owner's own: how his shop is called and looks, and, unless they are wanted, its pages. */
function ownContent(
  { shop_settings: settings = [], countries, shipping_classes, ...pages }: Content,
  withPages: boolean,
) {
  const delivery = {
    countries: countries ?? [],
    shipping_classes: shipping_classes ?? [],
    shop_settings: settings.filter(({ key }) => key !== 'theme'),
  }
  return withPages ? { ...delivery, ...pages } : delivery
}

/** By what rows are told apart that may be in the shop already. */
const KEYS = {
  shop_settings: 'key',
  pages: 'url_path',
  content_blocks: 'id',
  content_menus: 'id',
  content_menu_links: 'menu_id',
} as const satisfies Partial<Record<keyof DB, string>>

async function withoutKnown(trx: Executor, rows: Rows): Promise<Rows> {
  const known = new Map<string, ReadonlySet<unknown>>()
  for (const [table, key] of Object.entries(KEYS)) known.set(table, await keysOf(trx, table, key))
  return Object.fromEntries(
    Object.entries(rows).map(([table, all]) => {
      const key = KEYS[table as keyof typeof KEYS]
      return [
        table,
        (all as readonly Record<string, unknown>[]).filter((row) => !known.get(table)?.has(row[key])),
      ]
    }),
  )
}
