import { sql } from 'kysely'
import type { FileMark } from '#domain/orders/file-mark.ts'
import type { Executor } from '../../db/database.ts'

export type FileQuestion = {
  readonly id: string
  readonly lineId: string
  readonly side: 'front' | 'back'
  /** Null once the file was removed for good. */
  readonly designId: string | null
  readonly fileName: string
  readonly text: string
  readonly mark: FileMark
  readonly wasHeld: boolean
  readonly by: string | null
  readonly askedAt: Date
  readonly endedAt: Date | null
  readonly ending: 'replaced' | 'withdrawn' | null
}

type QuestionRow = Omit<FileQuestion, 'mark'> & FileMark

/** What was asked about the files of these lines, the newest first. */
export async function listQuestions(
  executor: Executor,
  lineIds: readonly string[],
): Promise<readonly FileQuestion[]> {
  if (lineIds.length === 0) return []
  const { rows } = await sql<QuestionRow>`
    select q.id, q.order_line_id as "lineId", q.side, q.design_id as "designId", q.file_name as "fileName", q.text, q.page,
      q.mark_left as "left", q.mark_top as top, q.mark_width as width, q.mark_height as height, q.was_held as "wasHeld",
      (select name from operators where operators.id = q.operator_id) as by, q.asked_at as "askedAt", q.ended_at as "endedAt", q.ending
    from file_questions q where q.order_line_id = any(${[...lineIds]}::uuid[])
    order by q.asked_at desc, q.id`.execute(executor)
  return rows.map(({ page, left, top, width, height, ...row }) => ({
    ...row,
    mark: { page, left, top, width, height },
  }))
}

/** What was asked about these lines and waits for an answer. */
export const openQuestions = async (executor: Executor, lineIds: readonly string[]) =>
  (await listQuestions(executor, lineIds)).filter(({ endedAt }) => endedAt === null)

type NewQuestion = Pick<
  FileQuestion,
  'lineId' | 'side' | 'designId' | 'fileName' | 'text' | 'mark' | 'wasHeld'
> & {
  readonly operatorId: string | null
  readonly now: Date
}

export async function insertQuestion(trx: Executor, question: NewQuestion): Promise<string> {
  const { page, left, top, width, height } = question.mark
  const { id } = await trx
    .insertInto('file_questions')
    .values({
      order_line_id: question.lineId,
      side: question.side,
      design_id: question.designId,
      file_name: question.fileName,
      text: question.text,
      page,
      mark_left: left,
      mark_top: top,
      mark_width: width,
      mark_height: height,
      was_held: question.wasHeld,
      operator_id: question.operatorId,
      asked_at: question.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Ends questions that wait for an answer; what ended already stays as it is. */
export async function endQuestions(
  trx: Executor,
  ids: readonly string[],
  ending: 'replaced' | 'withdrawn',
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('file_questions')
    .set({ ending, ended_at: now })
    .where('id', 'in', [...ids])
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends whatever was asked about lines that staff move on without an answer. */
export async function withdrawQuestions(trx: Executor, lineIds: readonly string[], now: Date): Promise<void> {
  const open = await openQuestions(trx, lineIds)
  const ids = open.map(({ id }) => id)
  await endQuestions(trx, ids, 'withdrawn', now)
}

/** Notes whether the files of a line are still to come, or are all there as they were sent. */
export async function setFilesStatus(
  trx: Executor,
  lineId: string,
  status: 'later' | 'approved',
): Promise<void> {
  await trx.updateTable('order_lines').set({ design_status: status }).where('id', '=', lineId).execute()
}
