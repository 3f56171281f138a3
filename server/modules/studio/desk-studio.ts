import type { z } from 'zod'
import type { DeskStudioJob, DeskStudioRow } from '#contract/office/studio.ts'
import type { Operator, Staff } from '#domain/access/actor.ts'
import { may } from '#domain/access/may.ts'
import { isMoment } from '#domain/delivery/plain-date.ts'
import { printDemands } from '#domain/designs/print-spec.ts'
import type { StudioQueue } from '#domain/designs/studio-queues.ts'
import { isStudioOver, mayStudioBecome } from '#domain/designs/studio.ts'
import { designTexts } from '#texts/nl/designs.ts'
import type { ShopContext } from '../../context.ts'
import { orderedPrint } from '../../db/documents/goods.ts'
import type { StoredPreview } from '../../db/documents/files.ts'
import { type FirstOfMany, firstOfMany } from '../../first-of-many.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { loadDesigns } from '../designs/load-designs.ts'
import { shownApprovers } from '../orders/approvers.ts'
import { showNotes, writeNote } from '../orders/order-notes.ts'
import {
  countJobQueue,
  countJobQueues,
  findJob,
  type JobPlace,
  listJobQueue,
  listProofs,
  type QueuedJob,
} from './desk-studio-store.ts'
import { listStudioQuestions } from './studio-question-store.ts'

const PAGE_SIZE = 50
const MOST_COUNTED = 1000
/** Of a proof that is looked at. */
const PROOF_PX = 480

type Desk = Pick<ShopContext, 'db'>
type Wanted = { readonly queue: StudioQueue; readonly search: string; readonly after: string | null }
type Shown = { readonly jobs: z.input<typeof DeskStudioRow>[]; readonly next: string | null }

/** A page of a queue; `next` names the place after it. */
export async function listStudioJobs({ db }: Desk, staff: Staff, wanted: Wanted): Promise<Shown> {
  requireRight(staff, 'seeFiles')
  const found = await listJobQueue(db, {
    queue: wanted.queue,
    search: wanted.search.trim(),
    after: wanted.after === null ? null : readPlace(wanted.after),
    limit: PAGE_SIZE + 1,
  })
  const jobs = found.slice(0, PAGE_SIZE)
  const last = found.length > PAGE_SIZE ? jobs.at(-1) : undefined
  return { jobs: jobs.map(row), next: last ? `${last.moment}_${last.id}` : null }
}

type WaitingJob = Pick<QueuedJob, 'id' | 'state' | 'changedAt' | 'orderNumber' | 'companyName' | 'lineTitle'>

/** The first jobs that the studio is to make, what waits the longest first, and how many they are. */
export async function waitingJobs(
  { db }: Desk,
  staff: Staff,
  most: number,
): Promise<FirstOfMany<WaitingJob>> {
  requireRight(staff, 'seeFiles')
  return firstOfMany(
    most,
    (limit) => listJobQueue(db, { queue: 'make', search: '', after: null, limit }),
    () => countJobQueue(db, 'make', MOST_COUNTED),
  )
}

/** How many jobs wait in each queue. */
export async function countStudioJobs({ db }: Desk, staff: Staff): Promise<Record<StudioQueue, number>> {
  requireRight(staff, 'seeFiles')
  return Object.fromEntries(await countJobQueues(db, MOST_COUNTED)) as Record<StudioQueue, number>
}

/** A job with what was asked and shown. */
export async function showStudioJob(
  { db }: Desk,
  staff: Staff,
  id: string,
): Promise<z.input<typeof DeskStudioJob>> {
  requireRight(staff, 'seeFiles')
  const job = await findJob(db, id)
  if (!job) throw new Refusal('StudioJobNotFound')
  const proofs = await listProofs(db, id)
  const questions = await listStudioQuestions(db, id)
  const designs = await loadDesigns(
    db,
    job.companyId,
    proofs.map(({ designId }) => designId),
  )
  const byId = new Map(designs.map((design) => [design.id, design]))
  const print = orderedPrint.readOrNull(job.print)
  const demands = print && printDemands(print)
  return {
    ...row(job),
    brief: job.brief,
    contactName: job.contactName,
    demands: demands && {
      widthMm: demands.widthMm,
      heightMm: demands.heightMm,
      bleedMm: demands.bleedMm,
      safeMarginMm: demands.safeMarginMm,
      minPpi: demands.ppi?.minimum ?? null,
    },
    takenAt: job.takenAt?.toISOString() ?? null,
    isOver: isStudioOver(job.state) || job.lineState === 'cancelled',
    mayDeliver: mayStudioBecome(job.state, 'proof_sent'),
    questions: questions.map(({ askedAt, endedAt, ...question }) => ({
      ...question,
      askedAt: askedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    })),
    approvers:
      job.state === 'proof_sent' && may(staff, 'deliverProofs') === null
        ? await shownApprovers(db, job.orderId)
        : [],
    ...(await showNotes(db, { orderId: job.orderId, studioJobId: id })),
    proofs: proofs
      .map(({ designId, sentAt, decidedAt, ...proof }, index) => {
        const design = byId.get(designId)
        const picture = design && firstPicture(design.previews)
        return {
          ...proof,
          number: index + 1,
          fileName: design?.fileName || designTexts.unnamed,
          isRead: design?.status !== 'processing',
          pictureUrl: picture
            ? `/beheer/api/studio/${id}/proofs/${proof.id}/1-${picture.widthPx}.webp`
            : null,
          sentAt: sentAt.toISOString(),
          decidedAt: decidedAt?.toISOString() ?? null,
        }
      })
      .toReversed(),
  }
}

/** The first page, no narrower than it is shown. */
function firstPicture(previews: readonly StoredPreview[]): StoredPreview | undefined {
  const ofPage = previews
    .filter(({ page }) => page === 1)
    .toSorted((one, other) => one.widthPx - other.widthPx)
  return ofPage.find(({ widthPx }) => widthPx >= PROOF_PX) ?? ofPage.at(-1)
}

const row = (job: QueuedJob): z.input<typeof DeskStudioRow> => ({
  id: job.id,
  state: job.state,
  changedAt: job.changedAt.toISOString(),
  orderId: job.orderId,
  orderNumber: job.orderNumber,
  companyName: job.companyName,
  lineTitle: job.lineTitle,
  side: job.side,
  copies: job.copies,
  versions: job.versions,
  taker: job.taker,
  isAsked: job.isAsked,
})

/** Writes to colleagues at a job; the note stands at its order too. */
export async function writeJobNote(
  shop: Pick<ShopContext, 'db' | 'clock'>,
  operator: Operator,
  { id, jobId, text }: { readonly id: string; readonly jobId: string; readonly text: string },
): Promise<void> {
  requireRight(operator, 'seeFiles')
  const job = await findJob(shop.db, jobId)
  if (!job) throw new Refusal('StudioJobNotFound')
  await writeNote(shop, operator, { id, orderId: job.orderId, about: { studioJobId: jobId }, text })
}

function readPlace(text: string): JobPlace {
  const [moment = '', id = ''] = text.split('_')
  if (
    !/^\d{4}-\d\d-\d\d [\d:.+-]{8,22}$/.test(moment) ||
    !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ||
    !isMoment(moment)
  )
    throw new Refusal('NotFound')
  return { moment, id }
}
