import type { Contact, Staff } from '#domain/access/actor.ts'
import { operatorIdOf } from '#domain/access/actor.ts'
import { isStudioOver } from '#domain/designs/studio.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { studioAnswerMail, studioQuestionMail } from './studio-mail.ts'
import {
  endStudioQuestion,
  insertStudioQuestion,
  listStudioQuestions,
  whoAsked,
} from './studio-question-store.ts'
import { lockJobOfCompany, lockJobOfId } from './studio-store.ts'

type Shop = Pick<ShopContext, 'db' | 'jobs' | 'clock' | 'origin'>
type Asked = { readonly id: string; readonly jobId: string; readonly text: string }

/** Asks the customer something about a job, by mail and at the order. Sent again under its id it is asked once. */
export async function askFromStudio(shop: Shop, staff: Staff, { id, jobId, text }: Asked): Promise<void> {
  requireRight(staff, 'deliverProofs')
  await changeAs(shop.db, staff, async (trx) => {
    const job = await lockJobOfId(trx, jobId)
    if (!job) throw new Refusal('StudioJobNotFound')
    if (isStudioOver(job.state) || job.lineState === 'cancelled') throw new Refusal('StudioJobDone')
    const question = { id, jobId, text, operatorId: operatorIdOf(staff), now: shop.clock() }
    if (await insertStudioQuestion(trx, question))
      await queueMail(shop, trx, await studioQuestionMail(shop, trx, job, { id, text }))
  })
}

/** Takes a question back that was not answered. */
export async function withdrawStudioQuestion(
  shop: Shop,
  staff: Staff,
  { id, jobId }: { readonly id: string; readonly jobId: string },
): Promise<void> {
  requireRight(staff, 'deliverProofs')
  await changeAs(shop.db, staff, async (trx) => {
    if (!(await lockJobOfId(trx, jobId))) throw new Refusal('StudioJobNotFound')
    if (!(await endStudioQuestion(trx, { id, jobId, now: shop.clock() }, { ending: 'withdrawn' })))
      throw new Refusal('StudioQuestionOver')
  })
}

type Answer = {
  readonly orderId: string
  readonly jobId: string
  readonly questionId: string
  readonly answer: string
}

/** Answers a question of the studio, of which who asked it hears by mail. The same answer again changes nothing. */
export async function answerStudioQuestion(
  shop: Shop,
  customer: Contact,
  { orderId, jobId, questionId, answer }: Answer,
): Promise<void> {
  await changeAs(shop.db, customer, async (trx) => {
    const job = await lockJobOfCompany(trx, customer.companyId, orderId, jobId)
    if (!job) throw new Refusal('StudioJobNotFound')
    const asked = (await listStudioQuestions(trx, jobId)).find(({ id }) => id === questionId)
    if (asked?.ending === 'answered' && asked.answer === answer) return
    if (isStudioOver(job.state) || job.lineState === 'cancelled') throw new Refusal('StudioJobDone')
    const ended = { ending: 'answered', answer, answered_by: customer.contactId } as const
    if (!asked || !(await endStudioQuestion(trx, { id: questionId, jobId, now: shop.clock() }, ended)))
      throw new Refusal('StudioQuestionOver')
    const to = await whoAsked(trx, questionId)
    await queueMail(
      shop,
      trx,
      await studioAnswerMail(shop, trx, job, { id: questionId, to, text: asked.text, answer }),
    )
  })
}
