import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { answerPatchup, confirmPatchup } from './decide-patchup.ts'
import { startPatchup } from './start-patchup.ts'

/** The calls by which files of a line are repaired, and the repairs answered (spec 7, Cart). */
export function patchupRoutes(mount: Mount, shop: ShopContext): void {
  mount('startPatchup', 'customer', ({ customer, params, body }) =>
    startPatchup(shop, customer, params.id, body ?? {}),
  )

  mount('confirmPatchup', 'customer', ({ customer, params, body }) =>
    confirmPatchup(shop, customer, params.id, { decision: 'confirm', ...body }),
  )

  mount(
    'answerPatchup',
    'customer',
    async ({ customer, params }) => {
      await answerPatchup(shop, customer, params.id, params.value)
      return { ok: true }
    },
    { changesState: true },
  )
}
