import type { z } from 'zod'
import type {
  ConfiguratorTest,
  DeskConfigurator,
  tryDeskConfigurator as tryContract,
} from '#contract/office/configurators.ts'
import type { Staff } from '#domain/access/actor.ts'
import { optionSkus } from '#domain/configurator/steps.ts'
import { triedChoicesText } from '#texts/nl/office/configurator-faults.ts'
import type { ShopContext } from '../../../context.ts'
import { requireRight } from '../../../require-right.ts'
import type { Definition } from '../configurator-store.ts'
import { liveDigest } from '../live-digest.ts'
import { draftReply } from '../product-at-desk.ts'
import { type ComposedAtDesk, findComposed, isOutdated } from './configurator-at-desk.ts'
import { type KeptTest, listConfiguratorTests } from './configurator-test-store.ts'
import { configuratorFaults, type Judged, readForJudgement, tryOn } from './judge-configurator.ts'
import { showOffered } from './offered-products.ts'

type Reading = Pick<ShopContext, 'db' | 'clock'>

/** The configurator of a product as it is in the shop and as it becomes, with what is wrong with it and what its tests cost. */
export async function showDeskConfigurator(
  { db, clock }: Reading,
  staff: Staff,
  id: string,
): Promise<DeskConfigurator> {
  requireRight(staff, 'changeCatalogue')
  const desk = await findComposed(db, id)
  const { product, fields, live, draft } = desk
  const now = clock()
  const key = keyOf(desk)
  const definition = draft?.definition ?? live?.definition ?? null
  const judged =
    key !== null && definition ? await readForJudgement(db, desk, { key, definition, now }) : null
  const tests = await listConfiguratorTests(db, id)
  return {
    productId: id,
    sku: product.sku,
    title: fields.title,
    urlPath: fields.urlPath,
    key,
    live: live?.definition ?? null,
    liveDigest: liveDigest(live),
    definition: draft?.definition ?? null,
    draft: draft && { ...draftReply(draft), isOutdated: isOutdated(live, draft) },
    findings: judged ? [...configuratorFaults(judged)] : [],
    products: await showOffered(db, skusOf(desk), now),
    tests: tests.map((test) => testReply(test, judged)),
  }
}

/** What it is called by: carts know a configurator that is in the shop by its key, which therefore stays. */
export const keyOf = ({ live, draft }: ComposedAtDesk): string | null => live?.key ?? draft?.key ?? null

const skusOf = ({ product, live, draft }: ComposedAtDesk): readonly string[] => {
  const skus = (definition: Definition) => optionSkus({ key: '', sku: product.sku, ...definition })
  return [...(live ? skus(live.definition) : []), ...(draft ? skus(draft.definition) : [])]
}

export function testReply(test: KeptTest, judged: Judged | null): ConfiguratorTest {
  const tried = judged && tryOn(judged, test.choices)
  return {
    ...test,
    costsCents: tried?.kind === 'priced' ? tried.netCents : null,
    fault: tried && triedChoicesText(tried),
  }
}

/** What a composition would cost with a configurator that is kept nowhere. */
export async function tryDeskConfigurator(
  { db, clock }: Reading,
  staff: Staff,
  id: string,
  { definition, choices }: z.output<typeof tryContract.body>,
): Promise<z.input<typeof tryContract.reply>> {
  requireRight(staff, 'changeCatalogue')
  const desk = await findComposed(db, id)
  const key = keyOf(desk) ?? desk.product.sku.toLowerCase()
  const judged = await readForJudgement(db, desk, { key, definition, now: clock() })
  const tried = tryOn(judged, choices)
  return {
    costsCents: tried.kind === 'priced' ? tried.netCents : null,
    fault: triedChoicesText(tried),
    findings: [...configuratorFaults(judged)],
  }
}
