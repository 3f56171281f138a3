import type { z } from 'zod'
import type {
  getConfiguratorRevision as getContract,
  listConfiguratorRevisions as listContract,
  restoreConfiguratorRevision as restoreContract,
} from '#contract/office/configurators.ts'
import { operatorIdOf, type Staff } from '#domain/access/actor.ts'
import { differsInChoicePrices } from '#domain/configurator/choice-prices.ts'
import type { ShopContext } from '../../../context.ts'
import { changeAs } from '../../../db/change-as.ts'
import { Refusal } from '../../../refusal.ts'
import { requireRight } from '../../../require-right.ts'
import { refuseUnseen } from '../live-digest.ts'
import { takeComposedAsSeen } from './configurator-at-desk.ts'
import {
  findConfiguratorRevision,
  insertConfiguratorDraft,
  listConfiguratorRevisions,
  updateConfiguratorDraft,
} from './configurator-draft-store.ts'

type Reading = Pick<ShopContext, 'db'>
type Place = { readonly id: string; readonly number: number }

/** As many as anybody reads back. */
const MOST_REVISIONS = 100

/** How a configurator came to be as it is, the newest first. */
export async function showConfiguratorRevisions(
  { db }: Reading,
  staff: Staff,
  productId: string,
): Promise<z.input<typeof listContract.reply>> {
  requireRight(staff, 'changeCatalogue')
  const kept = await listConfiguratorRevisions(db, productId, MOST_REVISIONS)
  return {
    revisions: kept.map(({ publishedAt, ...revision }) => ({
      ...revision,
      publishedAt: publishedAt.toISOString(),
    })),
  }
}

/** A configurator as it was published once, and as it was before that. */
export async function showConfiguratorRevision(
  { db }: Reading,
  staff: Staff,
  { id, number }: Place,
): Promise<z.input<typeof getContract.reply>> {
  requireRight(staff, 'changeCatalogue')
  const found = await findConfiguratorRevision(db, id, number)
  if (!found) throw new Refusal('RevisionNotFound')
  const before = await findConfiguratorRevision(db, id, number - 1)
  return { definition: found.definition, before: before?.definition ?? null }
}

/** Makes of an earlier state of a configurator its draft, in place of the draft that was seen. */
export async function restoreConfiguratorRevision(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  staff: Staff,
  { id, number }: Place,
  { version, liveDigest }: z.output<typeof restoreContract.body>,
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  await changeAs(db, staff, async (trx) => {
    const { live, draft } = await takeComposedAsSeen(trx, id, version)
    refuseUnseen(live, liveDigest)
    const found = await findConfiguratorRevision(trx, id, number)
    if (!found) throw new Refusal('RevisionNotFound')
    if (differsInChoicePrices(live?.definition ?? null, found.definition)) requireRight(staff, 'changePrices')
    const restored = {
      productId: id,
      definition: found.definition,
      seen: live?.definition ?? null,
      at: clock(),
      by: operatorIdOf(staff),
    }
    const isWritten = draft
      ? await updateConfiguratorDraft(trx, restored)
      : await insertConfiguratorDraft(trx, { ...restored, key: live?.key ?? found.key })
    if (!isWritten) throw new Refusal('ConfiguratorKeyKnown')
  })
}
