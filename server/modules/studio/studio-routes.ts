import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { showOrder } from '../orders/show-order.ts'
import { answerProof } from './answer-proof.ts'
import { answerStudioQuestion } from './ask-from-studio.ts'
import { briefStudio } from './brief-studio.ts'

/** What a customer tells the design studio about an order; each call answers the order as it is then. */
export function studioRoutes(mount: Mount, shop: ShopContext): void {
  mount('briefStudio', async ({ customer, params, body }) => {
    await briefStudio(shop, customer, { orderId: params.id, jobId: params.jobId, brief: body.brief })
    return showOrder(shop, customer, params.id)
  })

  mount('answerStudioQuestion', async ({ customer, params: { id, jobId, questionId }, body }) => {
    await answerStudioQuestion(shop, customer, { orderId: id, jobId, questionId, answer: body.answer })
    return showOrder(shop, customer, id)
  })

  mount('answerProof', async ({ customer, params, body: { proofId, answer } }) => {
    const remarks = answer.decision === 'returned' ? answer.remarks : ''
    const { decision } = answer
    await answerProof(shop, customer, { orderId: params.id, jobId: params.jobId, proofId, decision, remarks })
    return showOrder(shop, customer, params.id)
  })
}
