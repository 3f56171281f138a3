import { createHash } from 'node:crypto'
import { downloadsOf } from '#demo/downloads.ts'
import type { FileStorage } from '../../storage/file-storage.ts'
import type { Ids } from './demo-ids.ts'
import type { DemoShop } from './demo-shop.ts'

/** Every file to download, under a name that follows from its content. */
const demoFiles = ({ products }: Pick<DemoShop, 'products'>) =>
  products.flatMap((product) =>
    downloadsOf(product).map(({ content, ...download }, position) => {
      const hash = createHash('sha256').update(content).digest('hex')
      return { ...download, sku: product.sku, position, content, key: `downloads/${hash}.pdf` }
    }),
  )

export const fileRows = (shop: DemoShop, products: Ids) =>
  demoFiles(shop).map(({ sku, kind, name, key, content, position }) => ({
    product_id: products.of(sku),
    kind,
    name,
    storage_key: key,
    size_bytes: content.byteLength,
    position,
  }))

/** Before the rows that name them, and as often as one likes. */
export async function storeDemoFiles(shop: DemoShop, files: FileStorage): Promise<void> {
  await Promise.all(demoFiles(shop).map(({ key, content }) => files.put(key, content)))
}
