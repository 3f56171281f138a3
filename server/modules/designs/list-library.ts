import type { z } from 'zod'
import type { Design } from '#contract/designs.ts'
import type { ShopContext } from '../../context.ts'
import { listLibrary } from './design-store.ts'
import { ownVerdict } from './own-verdict.ts'
import { showDesign } from './show-design.ts'

/** What a company has uploaded, newest first, each with the verdict of its own: not judged against any product. */
export async function listLibraryDesigns(
  { db }: Pick<ShopContext, 'db'>,
  companyId: string,
): Promise<z.input<typeof Design>[]> {
  const designs = await listLibrary(db, companyId)
  return designs.map((design) => showDesign(design, ownVerdict(design)))
}
