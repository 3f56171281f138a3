import { withDraft } from '#domain/catalogue/draft.ts'
import type { Database } from '../../db/database.ts'
import { attempt } from '../../db/trial.ts'
import { listDrafts } from './product-draft-store.ts'
import { loadProductFields, type ProductWrite, writeProductFields } from './product-fields-store.ts'

/** More drafts than these are not looked at one by one when some of them cannot stand together. */
const MOST_ONE_BY_ONE = 200

/** Puts every draft into the shop, within a trial; one that cannot be there is left out. */
export async function publishForTrial(trial: Database): Promise<void> {
  const drafts = new Map((await listDrafts(trial)).map(({ productId, draft }) => [productId, draft]))
  const products = await loadProductFields(trial, [...drafts.keys()])
  const writes = products.map(({ id, fields }): ProductWrite => ({
    id,
    before: fields,
    after: withDraft(fields, drafts.get(id) ?? null),
  }))
  await trial.transaction().execute(async (trx) => {
    if (await attempt(trx, () => writeProductFields(trx, writes))) return
    for (const write of writes.slice(0, MOST_ONE_BY_ONE))
      await attempt(trx, () => writeProductFields(trx, [write]))
  })
}
