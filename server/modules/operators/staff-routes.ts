import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import {
  acceptInvitation,
  inviteAgain,
  inviteOperator,
  showInvitation,
  withdrawInvitation,
} from './invite-operator.ts'
import { blockOperator, changeRole, listOperators, resetSecondFactor } from './manage-operators.ts'

/** What the owner does with operators, and what they do with his invitation. */
export function staffRoutes(mount: Mount, shop: ShopContext): void {
  mount('listOperators', async ({ operator }) => ({ operators: await listOperators(shop, operator) }))

  mount('inviteOperator', ({ operator, body }) => inviteOperator(shop, operator, body))

  mount('inviteOperatorAgain', ({ operator, params: { id }, body }) =>
    inviteAgain(shop, operator, { id, ...body }),
  )

  mount('withdrawInvitation', async ({ operator, params }) => {
    await withdrawInvitation(shop, operator, params.id)
    return { ok: true }
  })

  mount('changeOperatorRole', ({ operator, params: { id }, body }) =>
    changeRole(shop, operator, { id, ...body }),
  )

  mount('blockOperator', ({ operator, params: { id }, body }) =>
    blockOperator(shop, operator, { id, ...body }),
  )

  mount('resetSecondFactor', ({ operator, params: { id }, body }) =>
    resetSecondFactor(shop, operator, { id, ...body }),
  )

  mount('showInvitation', ({ body }) => showInvitation(shop, body.token))

  mount('acceptInvitation', ({ body }) => acceptInvitation(shop, body))
}
