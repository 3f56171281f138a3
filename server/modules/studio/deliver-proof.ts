import type { Staff } from '#domain/access/actor.ts'
import { mayStudioBecome } from '#domain/designs/studio.ts'
import { PROOF_LINK_DAYS } from '#domain/orders/file-proofs.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { keepFile, takeInFile } from '../designs/take-in-file.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { followStudio, setJob } from '../orders/follow-studio.ts'
import { newToken, tokenHash } from '../session/tokens.ts'
import { proofMail } from './studio-mail.ts'
import { insertProof, lockJobsNamed, type StudioJobRecord } from './studio-store.ts'

const DAY_MS = 24 * 60 * 60_000

type Delivery = {
  /** An order number, or the id of an order line or of a job. */
  readonly name: string
  readonly fileName: string
  readonly content: Uint8Array | AsyncIterable<Uint8Array>
}

/** Shows the customer what the studio made for the first job of this name that waits for it, and mails that it is there. */
export async function deliverProof(
  shop: Pick<ShopContext, 'db' | 'files' | 'jobs' | 'clock' | 'origin' | 'settings'>,
  staff: Staff,
  { name, fileName, content }: Delivery,
): Promise<StudioJobRecord> {
  requireRight(staff, 'deliverProofs')
  const now = shop.clock()
  const companyId = await shop.db
    .transaction()
    .execute(async (trx) => (await waitingJob(trx, name)).companyId)
  const file = await keepFile(shop, { companyId, fileName, content })
  if (file.sizeBytes === 0) throw new Refusal('UploadIncomplete')
  return changeAs(shop.db, staff, async (trx) => {
    const job = await waitingJob(trx, name)
    const designId = await takeInFile(shop, trx, file)
    const token = newToken()
    const expiresAt = new Date(now.getTime() + PROOF_LINK_DAYS * DAY_MS)
    const proof = await insertProof(trx, {
      jobId: job.id,
      designId,
      sha256: file.sha256,
      now,
      tokenHash: tokenHash(token),
      expiresAt,
    })
    await setJob(trx, job.id, { state: 'proof_sent' }, now)
    await followStudio(trx, job, now)
    await queueMail(shop, trx, await proofMail(shop, trx, job, { ...proof, designId, token, expiresAt }))
    return job
  })
}

async function waitingJob(trx: Parameters<typeof lockJobsNamed>[0], name: string): Promise<StudioJobRecord> {
  const jobs = await lockJobsNamed(trx, name)
  if (jobs.length === 0) throw new Refusal('StudioJobNotFound')
  const waiting = jobs.find(
    ({ state, lineState }) => lineState !== 'cancelled' && mayStudioBecome(state, 'proof_sent'),
  )
  if (!waiting) throw new Refusal('StudioJobOpen')
  return waiting
}
