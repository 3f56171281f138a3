import { createHash } from 'node:crypto'
import type { SentProductFile } from '#contract/office/products.ts'
import type { Staff } from '#domain/access/actor.ts'
import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { productFileKey } from './file-store.ts'
import { formatOf } from './product-file-formats.ts'

/** Keeps a file that products may come to offer to download, by its content: one that comes again is the same. */
export async function keepProductFile(
  { files }: Pick<ShopContext, 'files'>,
  staff: Staff,
  content: Buffer,
): Promise<SentProductFile> {
  requireRight(staff, 'changeCatalogue')
  const format = formatOf(content)
  if (!format) throw new Refusal('ProductFileUnreadable')
  const file = `${createHash('sha256').update(content).digest('hex')}.${format}`
  const key = productFileKey(file)
  if (!(await files.find(key))) await files.put(key, content)
  return { file, sizeBytes: content.length }
}
