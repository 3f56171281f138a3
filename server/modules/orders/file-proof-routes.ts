import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { answerFileProof } from './answer-file-proof.ts'
import { showOrder } from './show-order.ts'

/** What customers say of the proofs of their files, logged in. */
export function fileProofRoutes(mount: Mount, shop: ShopContext): void {
  mount('answerFileProof', async ({ customer, params: { id, proofId }, body: { answer } }) => {
    await answerFileProof(shop, customer, { orderId: id, proofId, answer })
    return showOrder(shop, customer, id)
  })
}
