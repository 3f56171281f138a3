import { afterLookUp } from '#domain/vat/look-up.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { insertCheck, lockCompaniesOf, updateStatus } from './vat-check-store.ts'

type Found = {
  readonly vatId: string
  /** An answer that is kept already, or a new one. */
  readonly check: { readonly id: string; readonly status: Verdict } | Parameters<typeof insertCheck>[1]
  readonly now: Date
}
type Verdict = Parameters<typeof afterLookUp>[1]

/** Keeps an answer, and gives each company with the number the status that follows from it. */
export async function settleNumber(
  { db, log }: Pick<ShopContext, 'db' | 'log'>,
  { vatId, check, now }: Found,
): Promise<void> {
  const changes = await changeAs(db, { kind: 'system', task: 'look-up-vat-id' }, async (trx) => {
    const checkId = 'id' in check ? check.id : await insertCheck(trx, check)
    const changed = []
    for (const company of await lockCompaniesOf(trx, vatId)) {
      const { status, isKept, dueAt } = afterLookUp(company, check.status, now)
      const restsOn = status === 'unavailable' ? null : checkId
      await updateStatus(trx, company.id, { status, dueAt, ...(!isKept && { checkId: restsOn }) })
      if (status === company.status) continue
      changed.push({ companyId: company.id, from: company.status, to: status })
    }
    return changed
  })
  for (const change of changes) log.info(change, 'the status of a VAT number changed')
}
