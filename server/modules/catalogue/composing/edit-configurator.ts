import type { z } from 'zod'
import type {
  editDeskConfigurator as editContract,
  startDeskConfigurator as startContract,
} from '#contract/office/configurators.ts'
import { operatorIdOf, type Staff } from '#domain/access/actor.ts'
import { setsChoicePrices } from '#domain/configurator/choice-prices.ts'
import type { ProductFields } from '#domain/catalogue/product-fields.ts'
import { firstCardText } from '#texts/nl/office/configurator-faults.ts'
import type { ShopContext } from '../../../context.ts'
import { changeAs } from '../../../db/change-as.ts'
import type { Executor } from '../../../db/database.ts'
import { Refusal } from '../../../refusal.ts'
import { requireRight } from '../../../require-right.ts'
import type { Definition } from '../configurator-store.ts'
import { refuseUnseen } from '../live-digest.ts'
import { takeUnreadable } from '../product-at-desk.ts'
import {
  type ComposedAtDesk,
  findComposed,
  takeComposed,
  takeComposedAsSeen,
} from './configurator-at-desk.ts'
import {
  deleteConfiguratorDraft,
  insertConfiguratorDraft,
  isKeyOfOther,
  updateConfiguratorDraft,
} from './configurator-draft-store.ts'

type Changing = Pick<ShopContext, 'db' | 'clock'>

/** Begins the configurator of a product that has none: with one empty card, as a copy of that of another product, or with content of its own. */
export async function startDeskConfigurator(
  { db, clock }: Changing,
  staff: Staff,
  id: string,
  { key, copyOf, definition: own }: z.output<typeof startContract.body>,
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  await changeAs(db, staff, async (trx) => {
    const { fields, live, draft } = await takeComposed(trx, id)
    if (live || draft) throw new Refusal('ConfiguratorKnown')
    if (own && setsChoicePrices(null, own)) requireRight(staff, 'changePrices')
    const definition = own ?? (copyOf === null ? emptyDefinition(fields) : await definitionOf(trx, copyOf))
    const isBegun =
      !(await isKeyOfOther(trx, id, key)) &&
      (await insertConfiguratorDraft(trx, {
        productId: id,
        key,
        definition,
        seen: null,
        at: clock(),
        by: operatorIdOf(staff),
      }))
    if (!isBegun) throw new Refusal('ConfiguratorKeyKnown', { field: 'key' })
  })
}

const emptyDefinition = ({ priceType, deliveryKinds }: ProductFields): Definition => ({
  priceMode: priceType,
  mainLine: priceType === 'fixed' ? 'product' : 'material',
  quantity: { from: 'customer', start: 1 },
  deliveryKinds,
  cards: [{ id: 'samenstellen', title: firstCardText, steps: [] }],
})

/** The configurator of another product, as it becomes. */
async function definitionOf(trx: Executor, productId: string): Promise<Definition> {
  const field = 'copyOf'
  const other = await findOther(trx, productId)
  if (!other) throw new Refusal('ProductNotComposed', { field })
  const definition = latestOf(other)
  if (!definition) throw new Refusal('ConfiguratorMissing', { field })
  return definition
}

const latestOf = ({ live, draft }: ComposedAtDesk): Definition | null =>
  draft?.definition ?? live?.definition ?? null

async function findOther(trx: Executor, productId: string): Promise<ComposedAtDesk | null> {
  try {
    return await findComposed(trx, productId)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'ProductNotComposed') return null
    throw error
  }
}

/** Gives a new product the configurator of the one that it is a copy of, as a draft; of one that has none there is none. */
export async function copyConfigurator(
  trx: Executor,
  fromId: string,
  {
    id,
    sku,
    at,
    by,
  }: { readonly id: string; readonly sku: string; readonly at: Date; readonly by: string | null },
): Promise<void> {
  const definition = latestOf(await findComposed(trx, fromId))
  if (!definition) return
  const first = sku.toLowerCase()
  for (let place = 1; ; place += 1) {
    const key = place === 1 ? first : `${first}-${place}`
    const isTaken = await isKeyOfOther(trx, id, key)
    const draft = { productId: id, key, definition, seen: null, at, by }
    if (!isTaken && (await insertConfiguratorDraft(trx, draft))) return
  }
}

/** Gives a draft another content; of a configurator that is in the shop this begins one. */
export async function editDeskConfigurator(
  { db, clock }: Changing,
  staff: Staff,
  id: string,
  { version, liveDigest, definition, overShop }: z.output<typeof editContract.body>,
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  await changeAs(db, staff, async (trx) => {
    const { live, draft } = await takeComposedAsSeen(trx, id, version)
    if (!draft || overShop) refuseUnseen(live, liveDigest)
    const now = live?.definition ?? null
    if (setsChoicePrices(draft?.definition ?? now, definition, now)) requireRight(staff, 'changePrices')
    const written = { productId: id, definition, at: clock(), by: operatorIdOf(staff) }
    // What was seen there is gone.
    if (!draft && !live) throw new Refusal('DraftMovedOn')
    const isWritten = draft
      ? await updateConfiguratorDraft(trx, { ...written, seen: overShop ? now : draft.seen })
      : live !== null && (await insertConfiguratorDraft(trx, { ...written, key: live.key, seen: now }))
    if (!isWritten) throw new Refusal('ConfiguratorKeyKnown')
  })
}

export async function discardDeskConfigurator(
  { db }: Changing,
  staff: Staff,
  id: string,
  version: number | null,
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  await changeAs(db, staff, async (trx) => {
    if (version !== null) await takeComposedAsSeen(trx, id, version)
    else await takeUnreadable('ConfiguratorDraftUnreadable', () => takeComposed(trx, id))
    await deleteConfiguratorDraft(trx, id)
  })
}
