import { catalogueIds, catalogueRows } from './catalogue-rows.ts'
import { configuratorRows } from './configurator-rows.ts'
import { demoImages } from './demo-images.ts'
import { demoShop } from './demo-shop.ts'

/** The hashes of all pictures that the assortment of the demo comes with. */
export function drawnByDemo(): readonly string[] {
  const images = demoImages()
  const ids = catalogueIds(demoShop)
  catalogueRows(demoShop, ids, images)
  configuratorRows(demoShop, ids, images)
  images.pressSheetUrl()
  return images.rows().map(({ content_hash: hash }) => hash)
}
