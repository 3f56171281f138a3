import { operatorIdOf, type Staff } from '#domain/access/actor.ts'
import { differsInChoicePrices } from '#domain/configurator/choice-prices.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { findingText } from '#texts/nl/lint-catalogue.ts'
import { testFaultTexts } from '#texts/nl/office/configurator-faults.ts'
import type { ShopContext } from '../../../context.ts'
import { changeAs } from '../../../db/change-as.ts'
import type { Executor } from '../../../db/database.ts'
import { attempt } from '../../../db/trial.ts'
import { Refusal, type RefusalDetail } from '../../../refusal.ts'
import { requireRight } from '../../../require-right.ts'
import { type Definition, writeConfigurators } from '../configurator-store.ts'
import { deriveComponents } from '../derive-components.ts'
import { comingTime } from '../product-at-desk.ts'
import { publishAs } from '../publish-as.ts'
import { type ComposedAtDesk, isOutdated, takeComposedAsSeen } from './configurator-at-desk.ts'
import {
  type ConfiguratorDraft,
  deleteConfiguratorDraft,
  findLastRevision,
  insertConfiguratorRevision,
  scheduleConfiguratorDraft,
} from './configurator-draft-store.ts'
import { listConfiguratorTests } from './configurator-test-store.ts'
import { configuratorFaults, type Judged, readForJudgement } from './judge-configurator.ts'
import { keyOf, testReply } from './show-configurator.ts'

/** Lets the draft of a configurator go into the shop at a time; null lets it wait. */
export async function scheduleDeskConfigurator(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  staff: Staff,
  id: string,
  { version, publishAt }: { readonly version: number; readonly publishAt: string | null },
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  const at = comingTime(publishAt, clock())
  await changeAs(db, staff, async (trx) => {
    const desk = await takeConfiguratorDraft(trx, id, version)
    requirePriceRight(staff, desk)
    if (at) await refuseFaulty(trx, desk, at)
    await scheduleConfiguratorDraft(trx, id, at)
  })
}

/** What puts other prices into the shop is for who sets prices. */
function requirePriceRight(staff: Staff, { live, draft }: WithDraft): void {
  if (differsInChoicePrices(live?.definition ?? null, draft.definition)) requireRight(staff, 'changePrices')
}

/** Takes a product with the draft of its configurator as it was seen. */
async function takeConfiguratorDraft(trx: Executor, id: string, version: number): Promise<WithDraft> {
  const desk = await takeComposedAsSeen(trx, id, version)
  if (!desk.draft) throw new Refusal('DraftMovedOn')
  return { ...desk, draft: desk.draft }
}

/**
 * Puts the draft of a configurator into the shop, where every process shows it within a second. Carts keep what was chosen in
 * the former one: what can no longer be made is told there, as whenever a product changes.
 */
export async function publishDeskConfigurator(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  staff: Staff,
  id: string,
  { version, note }: { readonly version: number; readonly note: string },
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  await publishAs(db, staff, async (trx) => {
    const desk = await takeConfiguratorDraft(trx, id, version)
    requirePriceRight(staff, desk)
    const { draft, live } = desk
    const at = clock()
    await refuseFaulty(trx, desk, at)
    const { definition } = draft
    const key = live?.key ?? draft.key
    await putIntoShop(trx, desk, { key, definition, at, by: operatorIdOf(staff), note })
    await deleteConfiguratorDraft(trx, id)
  })
}

type Publication = {
  readonly key: string
  readonly definition: Definition
  readonly at: Date
  readonly by: string | null
  readonly note: string
}

/** Makes a configurator that was found right the one of a product, which the caller has taken, and keeps it as a state of it. */
export async function putIntoShop(
  trx: Executor,
  { product, live }: ComposedAtDesk,
  { key, definition, at, by, note }: Publication,
): Promise<void> {
  const productId = product.id
  await keepWhatWas(trx, productId, live, at)
  const isWritten = await attempt(trx, () => writeConfigurators(trx, [{ productId, key, definition }]))
  if (!isWritten) throw new Refusal('ConfiguratorKeyKnown')
  await deriveComponents(trx, [productId])
  await insertConfiguratorRevision(trx, { productId, key, definition, at, by, note })
}

/** What stood in the shop without being published here, as from an import, is part of the history too. */
async function keepWhatWas(
  trx: Executor,
  productId: string,
  live: ComposedAtDesk['live'],
  at: Date,
): Promise<void> {
  if (!live) return
  const last = await findLastRevision(trx, productId)
  if (isDeepEqual(last?.definition, live.definition)) return
  await insertConfiguratorRevision(trx, { productId, ...live, at, by: null, note: '' })
}

type WithDraft = ComposedAtDesk & { readonly draft: ConfiguratorDraft }

/**
 * Refuses what overwrites something that came into the shop meanwhile and, each by its place, what is wrong with a configurator and
 * the tests that don't have their price.
 */
async function refuseFaulty(trx: Executor, desk: WithDraft, now: Date): Promise<void> {
  if (isOutdated(desk.live, desk.draft)) throw new Refusal('ChangedMeanwhile')
  const { definition, key } = desk.draft
  const details = await stoppingFaults(trx, desk, { key: keyOf(desk) ?? key, definition, now })
  if (details.length > 0) throw new Refusal('ConfiguratorNotReady', details)
}

type Judging = {
  readonly key: string
  readonly definition: Definition
  readonly now: Date
  /** What else becomes different of the goods with which it is judged. */
  readonly goods?: (judged: Judged) => Judged
}

/** What keeps a configurator out of the shop, each by its place: what is wrong with it, and tests that don't have their price. */
export async function stoppingFaults(
  executor: Executor,
  desk: ComposedAtDesk,
  { key, definition, now, goods = (judged) => judged }: Judging,
): Promise<readonly RefusalDetail[]> {
  const judged = goods(await readForJudgement(executor, desk, { key, definition, now }))
  const findings = configuratorFaults(judged)
  const tests = (await listConfiguratorTests(executor, desk.product.id)).map((test) =>
    testReply(test, judged),
  )
  return [
    ...findings.map((finding) => ({ field: finding.at, message: findingText(finding) })),
    ...tests.flatMap(({ id: testId, title, expectedCents, costsCents, fault }) => {
      if (costsCents === expectedCents) return []
      const message =
        costsCents === null
          ? testFaultTexts.noPrice(title, fault ?? '')
          : testFaultTexts.otherPrice(title, expectedCents, costsCents)
      return [{ field: `tests.${testId}`, message }]
    }),
  ]
}
