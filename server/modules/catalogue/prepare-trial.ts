import { withDraft } from '#domain/catalogue/draft.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { attempt } from '../../db/trial.ts'
import { listConfiguratorDrafts } from './composing/configurator-draft-store.ts'
import { writeConfigurators } from './configurator-store.ts'
import { listDrafts } from './product-draft-store.ts'
import { loadProductFields, type ProductWrite, writeProductFields } from './product-fields-store.ts'
import { knownCatalogue, startFrom } from './trade-facts.ts'

/** More drafts than these are not looked at one by one when some of them cannot stand together. */
const MOST_ONE_BY_ONE = 200

/**
 * Puts every draft of products and configurators into the shop, within a trial; one that cannot be there is left out. The trial
 * knows all else as the shop does now.
 */
export async function prepareTrial(shop: ShopContext): Promise<(trial: ShopContext) => Promise<void>> {
  const snapshot = await knownCatalogue(shop)
  return async (trial) => {
    const productIds = await publishAll(trial)
    startFrom(trial, { snapshot, productIds })
  }
}

/** The products that have drafts. */
async function publishAll({ db: trial }: ShopContext): Promise<readonly string[]> {
  const drafts = new Map((await listDrafts(trial)).map(({ productId, draft }) => [productId, draft]))
  const products = await loadProductFields(trial, [...drafts.keys()])
  const writes = products.map(({ id, fields }): ProductWrite => ({
    id,
    before: fields,
    after: withDraft(fields, drafts.get(id) ?? null),
  }))
  const configurators = await listConfiguratorDrafts(trial)
  await trial.transaction().execute(async (trx) => {
    await writeWhatCan(trx, writes, (some) => writeProductFields(trx, some))
    await writeWhatCan(trx, configurators, (some) => writeConfigurators(trx, some))
  })
  return [...drafts.keys(), ...configurators.map(({ productId }) => productId)]
}

/** All at once, or else each that can. */
async function writeWhatCan<Draft>(
  trx: Executor,
  drafts: readonly Draft[],
  write: (some: readonly Draft[]) => Promise<void>,
): Promise<void> {
  if (drafts.length === 0 || (await attempt(trx, () => write(drafts)))) return
  for (const draft of drafts.slice(0, MOST_ONE_BY_ONE)) await attempt(trx, () => write([draft]))
}
