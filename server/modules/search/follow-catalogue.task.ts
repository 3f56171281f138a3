import { z } from 'zod'
import type { ShopContext } from '../../context.ts'
import { readCatalogueChanges } from '../../db/catalogue-changes.ts'
import { defineTask } from '../../jobs/queue.ts'
import { deriveComponents } from '../catalogue/derive-components.ts'
import { lockDerivedVersion, writeDerivedVersion } from './derived-store.ts'
import { refreshSearchDocuments } from './refresh-search-documents.ts'

/**
 * Derives what follows from the catalogue for what changed since it was derived last: what configurators consist of, and what
 * search finds. Every process sends it when it hears of a change, and the clock does for what nobody heard; of several that run at
 * once the others find nothing to do.
 */
export const followCatalogueTask = defineTask({
  name: 'follow-catalogue',
  payload: z.object({}),
  attempts: 5,
  expireInSeconds: 300,
  cron: '* * * * *',
  async run({ db }: Pick<ShopContext, 'db'>) {
    await db.transaction().execute(async (trx) => {
      const derived = await lockDerivedVersion(trx)
      const change = await readCatalogueChanges(trx, derived)
      if (change.version === derived) return
      await refreshSearchDocuments(trx, change)
      // A change of the catalogue itself, which nobody else can make from here to the end: so it comes last.
      // Where there are other products, any configurator may consist of one that was not there.
      if (change.isEverything || change.hasAssortment) await deriveComponents(trx)
      else if (change.products.length > 0) await deriveComponents(trx, change.products)
      await writeDerivedVersion(trx, change.version)
    })
  },
})
