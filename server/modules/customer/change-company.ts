import type { CompanyTerms } from '#contract/office/companies.ts'
import type { CompanyFacts } from '#contract/office/company-changes.ts'
import type { Staff } from '#domain/access/actor.ts'
import { clashingFields, type SomeOf } from '#domain/companies/clashing-fields.ts'
import { readCompanyNumbers, readVatId } from '#domain/companies/company-numbers.ts'
import { normalisedKvkNumber } from '#domain/companies/kvk-number.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { endSessions } from '../session/shut-out.ts'
import { queueLookUp } from '../vat/queue-look-up.ts'
import {
  contactIdsOf,
  findOwnLists,
  lockFacts,
  lockStanding,
  lockTerms,
  updateCompanyBlock,
  updateCompanyReminded,
  updateFacts,
  updateTerms,
} from './desk-company-store.ts'

type Changing = Pick<ShopContext, 'db'>
/** What is to change of a row, and what was seen of it. */
export type Edit<Row> = { readonly change: SomeOf<Row>; readonly seen: SomeOf<Row> }

/** The row as it becomes. Refused, by field, where somebody else changed meanwhile what was seen. */
export function edited<Row extends object>(now: Row, { change, seen }: Edit<Row>): Row {
  const clashes = clashingFields(change, seen, now)
  if (clashes.length > 0) {
    throw new Refusal(
      'ChangedMeanwhile',
      clashes.map((field) => ({ field: `change.${field}` })),
    )
  }
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  return { ...now, ...Object.fromEntries(given) }
}

/** Changes the name and numbers of a company. Another VAT number is unknown until VIES was asked, which is queued here. */
export async function changeFacts(
  shop: Pick<ShopContext, 'db' | 'jobs' | 'settings'>,
  staff: Staff,
  companyId: string,
  edit: Edit<CompanyFacts>,
): Promise<void> {
  requireRight(staff, 'changeCompanies')
  await changeAs(shop.db, staff, async (trx) => {
    const held = await lockFacts(trx, companyId)
    if (!held) throw new Refusal('CompanyNotFound')
    const facts = readNumbers(edited(held.facts, edit), edit.change, held)
    await updateFacts(trx, companyId, facts)
    if (facts.vatId !== held.facts.vatId) await queueLookUp(shop, trx, facts.vatId)
  })
}

/** The facts with their numbers as they are kept. A number that stays as it was is not judged anew. */
function readNumbers(
  facts: CompanyFacts,
  change: SomeOf<CompanyFacts>,
  place: { readonly country: string; readonly postcode: string },
): CompanyFacts {
  const { kvkNumber, vatId } = facts
  const { country, postcode } = place
  const read = readCompanyNumbers({ country, postcode, kvkNumber: kvkNumber ?? '', vatId: vatId ?? '' })
  const faults = Object.entries(read.faults ?? {}).filter(
    ([field]) => change[field as keyof CompanyFacts] !== undefined,
  )
  if (faults.length > 0) {
    throw new Refusal(
      'InvalidInput',
      faults.map(([field, fault]) => ({ field: `change.${field}`, message: fieldFaultTexts[fault] })),
    )
  }
  // What is wrong stood so before: the other number is read by itself.
  return {
    ...facts,
    kvkNumber: change.kvkNumber ? normalisedKvkNumber(change.kvkNumber) : kvkNumber || null,
    vatId: change.vatId ? readVatId({ vatId: change.vatId, country, postcode }) : vatId || null,
  }
}

/** Changes on what terms a company buys; they count for what it orders from now on. */
export async function changeTerms(
  { db }: Changing,
  staff: Staff,
  companyId: string,
  edit: Edit<CompanyTerms>,
): Promise<void> {
  requireRight(staff, 'changeCompanies')
  await changeAs(db, staff, async (trx) => {
    const now = await lockTerms(trx, companyId)
    if (!now) throw new Refusal('CompanyNotFound')
    const terms = edited(now, edit)
    await refuseOtherLists(trx, terms, 'change')
    await updateTerms(trx, companyId, terms)
  })
}

/** Refuses, at its field of the part `of` a call, a list that companies cannot have. */
export async function refuseOtherLists(
  executor: Executor,
  { groupPriceListId = null, contractPriceListId = null }: SomeOf<CompanyTerms>,
  of: 'change' | 'order',
): Promise<void> {
  const wanted = [
    { field: `${of}.groupPriceListId`, kind: 'group', wantedId: groupPriceListId },
    { field: `${of}.contractPriceListId`, kind: 'contract', wantedId: contractPriceListId },
  ] as const
  const lists = await findOwnLists(
    executor,
    wanted.flatMap(({ wantedId }) => wantedId ?? []),
  )
  for (const { field, kind, wantedId } of wanted) {
    if (wantedId === null || lists.some((list) => list.id === wantedId && list.kind === kind)) continue
    throw new Refusal('InvalidInput', { field, message: fieldFaultTexts.Invalid })
  }
}

/**
 * Keeps everybody of a company out for a reason, which ends their sessions, or lets those in again who were not kept out by
 * themselves. Who blocks what a colleague blocked meanwhile is told so: one reason stands.
 */
export async function blockCompany(
  { db }: Changing,
  staff: Staff,
  companyId: string,
  /** Null lets them in. */
  reason: string | null,
): Promise<void> {
  requireRight(staff, 'changeCompanies')
  await changeAs(db, staff, async (trx) => {
    const isBlocked = reason !== null
    const now = await lockStanding(trx, companyId)
    if (!now) throw new Refusal('CompanyNotFound')
    if (now.isBlocked && isBlocked) throw new Refusal('CompanyMovedOn')
    await updateCompanyBlock(trx, companyId, { isBlocked, reason })
    if (isBlocked) await endSessions(trx, await contactIdsOf(trx, companyId))
  })
}

/** Leaves a company out of the reminders of its invoices, or reminds it again. */
export async function remindCompany(
  { db }: Changing,
  staff: Staff,
  { companyId, isReminded }: { readonly companyId: string; readonly isReminded: boolean },
): Promise<void> {
  requireRight(staff, 'bookPayments')
  await changeAs(db, staff, async (trx) => {
    if (!(await updateCompanyReminded(trx, companyId, isReminded))) throw new Refusal('CompanyNotFound')
  })
}
