import { companies, operator as demoOperator } from '#demo/customers.ts'
import { operatorIdOf, type Staff } from '#domain/access/actor.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { anewAfterDeadlock } from '../../db/deadlock.ts'
import type { DB } from '../../db/tables.ts'
import type { LoggedInOperator } from '../../http/asker.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { forgetOwnSettings } from '../content/setup-setting.ts'
import {
  blockLogin,
  findLogin,
  loginOfOwner,
  type NewOwner,
  takeOverLogin,
} from '../operators/first-owner.ts'
import { refreshSearchDocuments } from '../search/refresh-search-documents.ts'
import { countWithDemo, deleteAgreedLists } from './clear-store.ts'
import { DEMO_TABLES } from './demo-tables.ts'
import { emptyTables, waitForOtherSeed } from './seed-store.ts'

const CUSTOMERS = companies.map(({ contact }) => contact.email)
const OPERATOR = demoOperator.email

/** What stands in the shop beside the demo's customers; null where they are gone, or in a live shop. */
export async function showDemo({ db, settings }: Pick<ShopContext, 'db' | 'settings'>, staff: Staff) {
  requireRight(staff, 'changeShop')
  const counts = settings.isProduction ? null : await countWithDemo(db, CUSTOMERS)
  return counts && { ...counts, isOperator: await isDemoOperator(db, staff) }
}

async function isDemoOperator(db: ShopContext['db'], staff: Staff): Promise<boolean> {
  const login = await findLogin(db, OPERATOR)
  return login !== null && login === operatorIdOf(staff)
}

type Clearing = { readonly keepsAssortment: boolean; readonly owner: NewOwner | null }

/**
 * Takes the demo out at once: customers with all that was done for them, the name and look of the shop, and, unless it is kept, what is
 * sold and written there. Staff stay, but for the operator of the demo: when it is him who asks, he becomes who he says. What he did
 * cannot be taken back; files go with the next clearing-up.
 */
export async function clearDemo(
  shop: Pick<ShopContext, 'db' | 'settings' | 'clock'>,
  operator: LoggedInOperator,
  { keepsAssortment, owner }: Clearing,
): Promise<void> {
  const demo = await showDemo(shop, operator)
  if (!demo) throw new Refusal('DemoGone')
  if (demo.isOperator && !owner) throw new Refusal('InvalidInput', { field: 'owner' })
  const login = demo.isOperator && owner ? await loginOfOwner(owner) : null
  const clear = async (trx: Executor) => {
    await waitForOtherSeed(trx)
    if (!(await countWithDemo(trx, CUSTOMERS))) throw new Refusal('DemoGone')
    await emptyTables(trx, tablesToEmpty(keepsAssortment))
    await deleteAgreedLists(trx)
    await forgetOwnSettings(trx)
    const id = await findLogin(trx, OPERATOR)
    if (id !== null) {
      if (!login) await blockLogin(trx, id, shop.clock())
      else if (!(await takeOverLogin(trx, operator, login)))
        throw new Refusal('OperatorKnown', { field: 'owner.email' })
    }
    await refreshSearchDocuments(trx)
  }
  // It takes whole tables away from under who is at work in the shop.
  await anewAfterDeadlock(() => changeAs(shop.db, operator, clear))
}

const tablesToEmpty = (keepsAssortment: boolean) =>
  (Object.keys(DEMO_TABLES) as (keyof DB)[]).filter((table) => {
    const belongsTo = DEMO_TABLES[table]
    return belongsTo === 'trade' || (belongsTo === 'assortment' && !keepsAssortment)
  })
