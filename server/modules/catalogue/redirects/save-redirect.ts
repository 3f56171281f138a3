import type { z } from 'zod'
import type { DeskRedirect, removeRedirect, saveRedirect } from '#contract/office/redirects.ts'
import type { Staff } from '#domain/access/actor.ts'
import { faultyField, pathsOf, type PlannedRedirect, planRedirects } from '#domain/shop/plan-redirects.ts'
import { redirectFaultTexts, redirectTexts as texts } from '#texts/nl/office/redirects.ts'
import type { ShopContext } from '../../../context.ts'
import { takeCatalogue } from '../../../db/catalogue-changes.ts'
import { changeAs } from '../../../db/change-as.ts'
import type { Executor } from '../../../db/database.ts'
import { Refusal } from '../../../refusal.ts'
import { requireRight } from '../../../require-right.ts'
import { lockPaths } from '../desk-category-store.ts'
import { shownRedirects } from './list-redirects.ts'
import { readPathFacts } from './path-facts.ts'
import { deleteRedirect, findRedirects, writeRedirectsByHand } from './redirect-store.ts'

type Changing = Pick<ShopContext, 'db' | 'origin'>

/** Nothing comes to lie at a path, and no redirect changes, until the transaction ends. */
export async function holdPaths(trx: Executor): Promise<void> {
  await lockPaths(trx)
  await takeCatalogue(trx)
}

/** Leads an old path to a page, in the place of another one where that is said; refused where it leads elsewhere than was seen. */
export async function saveDeskRedirect(
  shop: Changing,
  staff: Staff,
  { from, to, seen, replaces }: z.output<typeof saveRedirect.body>,
): Promise<{ readonly redirect: DeskRedirect; readonly isCut: boolean }> {
  requireRight(staff, 'changeCatalogue')
  return changeAs(shop.db, staff, async (trx) => {
    await holdPaths(trx)
    const written = [{ row: 1, from, to }]
    const facts = await readPathFacts(trx, shop, pathsOf(written))
    // What it replaces leads nowhere then.
    const ledFrom = (path: string) => facts.ledFrom(path).filter((other) => other !== replaces)
    const { planned, wrong } = planRedirects(written, { ...facts, ledFrom })
    for (const { fault, about } of wrong)
      throw new Refusal('InvalidInput', {
        field: faultyField(fault),
        message: redirectFaultTexts[fault](about),
      })
    const [plan] = planned
    if (!plan) throw new Error('a redirect that is not wrong has a plan')
    if (replaces !== null && replaces !== plan.from) await takeFrom(trx, replaces, { plan, seen })
    else if (plan.outcome !== 'same') {
      if (plan.was !== seen) throw movedOn(plan.from, plan.was)
      await writeRedirectsByHand(trx, [plan])
    }
    const [redirect] = await shownRedirects(trx, await findRedirects(trx, [plan.from]))
    if (!redirect) throw new Error('a redirect that was written is there')
    return { redirect, isCut: plan.isCut }
  })
}

/** Leads another old path to where this one led; refused where one of both is not as it was seen. */
async function takeFrom(
  trx: Executor,
  replaces: string,
  { plan, seen }: { readonly plan: PlannedRedirect; readonly seen: string | null },
): Promise<void> {
  const [replaced] = await findRedirects(trx, [replaces])
  if (replaced?.to !== seen || seen === null) throw movedOn(replaces, replaced?.to ?? null)
  if (plan.was !== null)
    throw new Refusal('InvalidInput', { field: 'from', message: texts.leadsAlready(plan.from, plan.was) })
  await deleteRedirect(trx, replaces)
  await writeRedirectsByHand(trx, [plan])
}

/** Takes a redirect away; refused where it is not what was seen any more. */
export async function removeDeskRedirect(
  { db }: Changing,
  staff: Staff,
  { from, seen }: z.output<typeof removeRedirect.query>,
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  await changeAs(db, staff, async (trx) => {
    await holdPaths(trx)
    const [redirect] = await findRedirects(trx, [from])
    if (redirect?.to !== seen) throw movedOn(from, redirect?.to ?? null)
    await deleteRedirect(trx, from)
  })
}

/** Says how it is now. */
const movedOn = (from: string, to: string | null): Refusal =>
  new Refusal('RedirectMovedOn', {
    field: 'from',
    message: to === null ? texts.nowGone(from) : texts.nowLeadsTo(from, to),
  })
