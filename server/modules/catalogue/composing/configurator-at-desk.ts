import { isDeepEqual } from '#domain/deep-equal.ts'
import type { Executor } from '../../../db/database.ts'
import { Refusal } from '../../../refusal.ts'
import { type Definition, loadConfigurators } from '../configurator-store.ts'
import { type AtDesk, findAtDesk, takeProduct } from '../product-at-desk.ts'
import { type ConfiguratorDraft, findConfiguratorDraft } from './configurator-draft-store.ts'

type Live = { readonly key: string; readonly definition: Definition }

/** A composed product with its configurator as it is in the shop, and as it is to become. */
export type ComposedAtDesk = AtDesk & {
  readonly live: Live | null
  readonly draft: ConfiguratorDraft | null
}

/** The configurator that the shop has of a product. */
async function findLive(executor: Executor, productId: string): Promise<Live | null> {
  const { configurators, unreadable } = await loadConfigurators(executor, [productId])
  if (unreadable.length > 0) throw new Refusal('ConfiguratorUnreadable')
  const [found] = configurators
  if (!found) return null
  const { key, sku: _sku, ...definition } = found[1]
  return { key, definition }
}

export async function findComposed(executor: Executor, id: string): Promise<ComposedAtDesk> {
  const desk = await findAtDesk(executor, id)
  if (desk.product.type !== 'bundle') throw new Refusal('ProductNotComposed')
  return {
    ...desk,
    live: await findLive(executor, id),
    draft: await findConfiguratorDraft(executor, id),
  }
}

/** The same, which nobody else changes until the end of the transaction. */
export async function takeComposed(trx: Executor, id: string): Promise<ComposedAtDesk> {
  await takeProduct(trx, id)
  return findComposed(trx, id)
}

/** Takes a product with the draft of its configurator as it was seen; null is none. */
export async function takeComposedAsSeen(
  trx: Executor,
  id: string,
  version: number | null,
): Promise<ComposedAtDesk> {
  const found = await takeComposed(trx, id)
  if ((found.draft?.version ?? null) !== version) throw new Refusal('DraftMovedOn')
  return found
}

/** Whether the shop was given another configurator after a draft began. */
export const isOutdated = (live: Live | null, draft: ConfiguratorDraft): boolean =>
  !isDeepEqual(live?.definition ?? null, draft.seen)
