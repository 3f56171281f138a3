import type { CompanyTerms } from '#contract/office/companies.ts'
import type { Staff } from '#domain/access/actor.ts'
import { changedFields, type SomeOf } from '#domain/companies/clashing-fields.ts'
import type { ShopContext } from '../../context.ts'
import type { RefusalCode } from '#domain/refusals.ts'
import { Refusal } from '../../refusal.ts'
import { changeTerms, type Edit, refuseOtherLists } from './change-company.ts'
import { listTerms } from './desk-company-store.ts'

/** Of each company what is to change of its terms, with what is seen of it now. Refused where a list is none that companies have. */
export async function meantTerms(
  { db }: Pick<ShopContext, 'db'>,
  ids: readonly string[],
  change: SomeOf<CompanyTerms>,
): Promise<ReadonlyMap<string, Edit<CompanyTerms>>> {
  await refuseOtherLists(db, change, 'order')
  const fields = Object.keys(change) as (keyof CompanyTerms)[]
  return new Map(
    (await listTerms(db, ids)).map(({ id, terms }) => [
      id,
      { change, seen: Object.fromEntries(fields.map((field) => [field, terms[field]])) },
    ]),
  )
}

/** There is no form to tell it at; a list that was there at the press is gone. */
const TOLD_OF_MANY: Readonly<Partial<Record<RefusalCode, RefusalCode>>> = {
  ChangedMeanwhile: 'TermsChanged',
  InvalidInput: 'PriceListNotFound',
}

/** Changes the terms of one of many companies, as by itself; who has them so already, or got others since they were seen, is told. */
export async function changeMeantTerms(
  shop: Pick<ShopContext, 'db'>,
  staff: Staff,
  companyId: string,
  edit: Edit<CompanyTerms>,
): Promise<void> {
  try {
    await changeTerms(shop, staff, companyId, edit)
  } catch (error) {
    const code = error instanceof Refusal ? TOLD_OF_MANY[error.code] : undefined
    throw code === undefined ? error : new Refusal(code)
  }
  if (changedFields(edit.change, edit.seen).length === 0) throw new Refusal('TermsAlready')
}
