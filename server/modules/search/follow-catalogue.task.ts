import { z } from 'zod'
import type { ShopContext } from '../../context.ts'
import { readCatalogueChanges } from '../../db/catalogue-changes.ts'
import { defineTask } from '../../jobs/queue.ts'
import { deriveComponents } from '../catalogue/derive-components.ts'
import { lockDerivedVersion, writeDerivedVersion } from './derived-store.ts'
import { refreshSearchDocuments } from './refresh-search-documents.ts'

/**
 * Derives what follows from the catalogue for what changed since it was derived last: what configurators consist of, and what
 * search finds. Every process sends it when it hears of a change, and the clock every minute; of several that run at once the others find nothing to do.
 */
export const followCatalogueTask = defineTask({
  name: 'follow-catalogue',
  payload: z.object({}),
  attempts: 5,
  expireInSeconds: 300,
  // Whatever became of the news: a minute later all is derived.
  cron: '* * * * *',
  async run({ db }: Pick<ShopContext, 'db'>) {
    await db.transaction().execute(async (trx) => {
      const derived = await lockDerivedVersion(trx)
      const change = await readCatalogueChanges(trx, derived)
      if (change.version === derived) return
      await refreshSearchDocuments(trx, change)
      // What an option names may be a product that is new.
      if (change.isEverything || change.hasAssortment) await deriveComponents(trx)
      else if (change.products.length > 0) await deriveComponents(trx, change.products)
      await writeDerivedVersion(trx, change.version)
    })
  },
})
