import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { approveFile } from '../orders/approve-file.ts'
import { askCustomer, withdrawQuestion } from '../orders/ask-customer.ts'
import { sendProof, withdrawFileProof } from '../orders/send-proof.ts'
import { countDeskFiles, listDeskFiles, showDeskFile } from './desk-files.ts'

/** The desk of prepress. */
export function deskFileRoutes(mount: Mount, shop: ShopContext): void {
  mount('listDeskFiles', ({ operator, query: { queue, search, after = null } }) =>
    listDeskFiles(shop, operator, { queue, search, after }),
  )

  mount('countDeskFiles', async ({ operator }) => ({ counts: await countDeskFiles(shop, operator) }))

  mount('getDeskFile', ({ operator, params }) => showDeskFile(shop, operator, params.id))

  mount('askCustomer', async ({ operator, params, body }) => {
    await askCustomer(shop, operator, { id: params.id, ...body })
    return showDeskFile(shop, operator, params.id)
  })

  mount('withdrawQuestion', async ({ operator, params, body }) => {
    await withdrawQuestion(shop, operator, { id: params.id, ...body })
    return showDeskFile(shop, operator, params.id)
  })

  mount('sendFileProof', async ({ operator, params, body }) => {
    await sendProof(shop, operator, { id: params.id, ...body })
    return showDeskFile(shop, operator, params.id)
  })

  mount('withdrawFileProof', async ({ operator, params, body }) => {
    await withdrawFileProof(shop, operator, { id: params.id, ...body })
    return showDeskFile(shop, operator, params.id)
  })

  mount('approveDeskFile', async ({ operator, params, body }) => {
    await approveFile(shop, operator, { id: params.id, ...body })
    return showDeskFile(shop, operator, params.id)
  })
}
