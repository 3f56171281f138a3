import { may } from '#domain/access/may.ts'
import type { PreviewAs, ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { LoggedInOperator } from '../../http/asker.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { findPreviewedCustomer, insertCustomerPreview } from './customer-preview-store.ts'

/** As long as somebody acts for a contact; it ends with the session of the operator. */
const PREVIEW_MS = 2 * 60 * 60_000

/** Begins a preview of the shop by the prices of a company; what the mark of the browser says for it. */
export async function beginCustomerPreview(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  operator: LoggedInOperator,
  companyId: string,
): Promise<string> {
  requireRight(operator, 'actForContact')
  requireRight(operator, 'changeCatalogue')
  const now = clock()
  const id = await changeAs(db, operator, (trx) =>
    insertCustomerPreview(trx, {
      companyId,
      operatorSession: operator.sessionIdHash,
      now,
      expiresAt: new Date(now.getTime() + PREVIEW_MS),
    }),
  )
  if (id === null) throw new Refusal('CompanyNotFound')
  return id
}

const BEGUN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** As whom staff see a preview by the mark of their browser: a visitor, a customer, or a visitor since that ended. */
export async function previewAsOf(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  operator: LoggedInOperator,
  mark: string,
): Promise<PreviewAs> {
  if (!BEGUN.test(mark)) return { kind: 'visitor' }
  if (may(operator, 'actForContact') !== null) return { kind: 'ended' }
  const customer = await findPreviewedCustomer(db, mark, operator.sessionIdHash, clock())
  return customer ? { kind: 'customer', ...customer } : { kind: 'ended' }
}
