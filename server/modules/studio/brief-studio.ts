import type { Contact } from '#domain/access/actor.ts'
import { mayStudioBecome } from '#domain/designs/studio.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { setJob } from '../orders/follow-studio.ts'
import { lockJobOfCompany } from './studio-store.ts'

/** Tells the studio what to make; once it has begun a brief comes too late. */
export async function briefStudio(
  { db, clock }: ShopContext,
  customer: Contact,
  { orderId, jobId, brief }: { readonly orderId: string; readonly jobId: string; readonly brief: string },
): Promise<void> {
  await changeAs(db, customer, async (trx) => {
    const job = await lockJobOfCompany(trx, customer.companyId, orderId, jobId)
    if (!job) throw new Refusal('StudioJobNotFound')
    if (!mayStudioBecome(job.state, 'briefed')) throw new Refusal('BriefTooLate')
    await setJob(trx, jobId, { state: 'briefed', brief }, clock())
  })
}
