import { operatorIdOf, type Staff } from '#domain/access/actor.ts'
import type { FileMark } from '#domain/orders/file-mark.ts'
import type { LineDesignStatus } from '#domain/cart/design-status.ts'
import { refuseQuestion } from '#domain/orders/file-queues.ts'
import { takesFiles } from '#domain/orders/states.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { loadDesigns } from '../designs/load-designs.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { findOrder } from '../ordered/find-order.ts'
import type { OrderLineRow, OrderRecord } from '../ordered/order-record.ts'
import { type OrderedFile, takeOrderedFile } from './file-approval-store.ts'
import { fileQuestionMail } from './file-question-mail.ts'
import {
  endQuestions,
  type FileQuestion,
  insertQuestion,
  listQuestions,
  openQuestions,
  setFilesStatus,
} from './file-question-store.ts'
import { followStudio } from './follow-studio.ts'
import { settlePromise } from './late-promise.ts'
import { moveLinesWithin } from './move-lines.ts'
import { designsOfOrders } from './show-ordered-design.ts'
import { waitingLine } from './wanted-files.ts'

export { type FileQuestion, listQuestions, openQuestions }

type Shop = Pick<ShopContext, 'db' | 'jobs' | 'clock' | 'origin'>

/** What a customer leaves while he is changing the files of a line. */
const UNFINISHED: ReadonlySet<LineDesignStatus> = new Set(['missing', 'incomplete', 'processing'])

type Asked = {
  /** Of the design on its line. */
  readonly id: string
  /** The file that was looked at. */
  readonly designId: string
  readonly text: string
  readonly mark: FileMark
}

/**
 * Asks the customer about the file that prepress has seen, with the place on it. Its line waits until he sends in another one; a mail
 * shows him what and where.
 */
export async function askCustomer(
  shop: Shop,
  staff: Staff,
  { id, designId, text, mark }: Asked,
): Promise<void> {
  requireRight(staff, 'judgeFiles')
  await changeAs(shop.db, staff, async (trx) => {
    const { file, order, line } = await takeFile(trx, id)
    if (file.designId !== designId) throw new Refusal('FileReplaced')
    const [design] = await loadDesigns(trx, file.companyId, [designId])
    if (mark.page > (design?.pages ?? 1)) throw new Refusal('InvalidInput', { field: 'mark.page' })
    const open = await openQuestions(trx, [file.lineId])
    const refusal = refuseQuestion({
      state: file.state,
      isStudio: file.isStudio,
      isAsked: open.some((question) => isAbout(question, file)),
      isLineAsked: open.length > 0,
    })
    if (refusal) throw new Refusal(refusal)
    const wasHeld = file.isHeld || open.some((question) => question.wasHeld)
    const operatorId = operatorIdOf(staff)
    const questionId = await insertQuestion(trx, {
      ...file,
      text,
      mark,
      wasHeld,
      operatorId,
      now: shop.clock(),
    })
    await setFilesStatus(trx, file.lineId, 'later')
    if (!takesFiles(file.state))
      await moveLinesWithin(shop, trx, { name: file.lineId, state: 'awaiting_files' })
    await queueMail(
      shop,
      trx,
      await fileQuestionMail(shop, trx, order, {
        id: questionId,
        line,
        fileName: file.fileName,
        designId,
        text,
        mark,
      }),
    )
  })
}

/**
 * Takes a question back. The line goes on where it was once none is left, with its day as if that had been answered now, unless its
 * customer has taken files off it meanwhile: then those come first.
 */
export async function withdrawQuestion(
  shop: Shop,
  staff: Staff,
  { id, questionId }: { readonly id: string; readonly questionId: string },
): Promise<void> {
  requireRight(staff, 'judgeFiles')
  const now = shop.clock()
  await changeAs(shop.db, staff, async (trx) => {
    const { file, order, line } = await takeFile(trx, id)
    const open = await openQuestions(trx, [file.lineId])
    const question = open.find((one) => one.id === questionId)
    if (!question) throw new Refusal('QuestionOver')
    await endQuestions(trx, [questionId], 'withdrawn', now)
    const designs = await designsOfOrders(trx, file.companyId, [order])
    const waiting = waitingLine(line, designs)
    const isWhole = waiting !== null && !UNFINISHED.has(waiting.status)
    if (open.length > 1 || !isWhole) return
    await setFilesStatus(trx, file.lineId, 'approved')
    await followStudio(
      trx,
      { orderId: file.orderId, orderLineId: file.lineId, isHeld: question.wasHeld },
      now,
    )
    await settlePromise(trx, { ...file, lineIds: [file.lineId] }, now)
  })
}

/**
 * Ends what was asked about a line, since its customer sends its files in; refused as long as a file that was asked about is still
 * among them. Answers whether the line was on hold before.
 */
export async function answerQuestions(
  trx: Executor,
  line: Pick<OrderLineRow, 'id' | 'designs'>,
  now: Date,
): Promise<{ readonly wasHeld: boolean }> {
  const open = await openQuestions(trx, [line.id])
  if (open.some((question) => line.designs.some((design) => isAbout(question, design))))
    throw new Refusal('FileAskedAbout')
  const ids = open.map(({ id }) => id)
  await endQuestions(trx, ids, 'replaced', now)
  return { wasHeld: open.some(({ wasHeld }) => wasHeld) }
}

type Linked = { readonly side: 'front' | 'back'; readonly designId: string | null }
const isAbout = (question: FileQuestion, { side, designId }: Linked) =>
  question.designId !== null && question.side === side && question.designId === designId

type Taken = { readonly file: OrderedFile; readonly order: OrderRecord; readonly line: OrderLineRow }

async function takeFile(trx: Executor, id: string): Promise<Taken> {
  const file = await takeOrderedFile(trx, id)
  const order = file && (await findOrder(trx, file.companyId, file.orderId))
  const line = order?.groups.flatMap(({ lines }) => lines).find((one) => one.id === file?.lineId)
  if (!file || !order || !line) throw new Refusal('FileNotOrdered')
  return { file, order, line }
}
