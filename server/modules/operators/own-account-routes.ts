import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { Refusal } from '../../refusal.ts'
import { keepOpen, leaveOpen } from './open-desks.ts'
import { endSession } from './operator-store.ts'
import {
  beginSecondFactor,
  changeOwnPassword,
  renameOperator,
  renewRecoveryCodes,
  showOwnAccount,
} from './own-account.ts'

const DONE = { ok: true } as const

/** What each operator changes of his own login, and what he says to have open. */
export function ownAccountRoutes(mount: Mount, shop: ShopContext): void {
  mount('getOwnAccount', ({ operator }) => showOwnAccount(shop, operator, operator.name))

  mount('renameOperator', ({ operator, body }) => renameOperator(shop, operator, body.name))

  mount('changeOperatorPassword', async ({ operator, body }) => {
    await changeOwnPassword(shop, operator, body)
    return DONE
  })

  mount('beginSecondFactor', ({ operator, body }) => beginSecondFactor(shop, operator, body.password))

  mount('renewRecoveryCodes', async ({ operator, body }) => ({
    recoveryCodes: [...(await renewRecoveryCodes(shop, operator, body.code))],
  }))

  mount('keepOpen', async ({ operator, body }) => ({ others: [...(await keepOpen(shop, operator, body))] }))

  mount('leaveOpen', async ({ operator, body }) => {
    await leaveOpen(shop, operator, body)
    return DONE
  })

  mount('endOperatorSession', async ({ operator, params }) => {
    if (!(await endSession(shop.db, operator.operatorId, params.id))) throw new Refusal('SessionNotFound')
    return DONE
  })
}
