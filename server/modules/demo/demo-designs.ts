import { designs } from '#demo/designs.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { keepFile, type KeptFile, releaseFile, takeInFile } from '../designs/take-in-file.ts'
import type { SeededCompany } from './people-rows.ts'

/** Gives each company its files, which are checked like any upload once the shop is open: the first start waits for none. */
export async function giveDemoDesigns(
  shop: ShopContext,
  executor: Executor,
  companies: readonly SeededCompany[],
): Promise<void> {
  for (const { companyId } of companies) {
    const kept: readonly KeptFile[] = await Promise.all(
      designs.map((design) => keepFile(shop, { companyId, ...design })),
    )
    for (const file of kept) {
      const designId = await takeInFile(shop, executor, file)
      await releaseFile(executor, designId, shop.clock())
    }
  }
}
