import type { Executor } from '../../db/database.ts'

export type StudioQuestion = {
  readonly id: string
  readonly text: string
  readonly by: string | null
  readonly askedAt: Date
  /** Empty until it was answered. */
  readonly answer: string
  readonly answeredBy: string | null
  readonly endedAt: Date | null
  readonly ending: 'answered' | 'withdrawn' | null
}

/** What was asked about a job, the newest first. */
export async function listStudioQuestions(
  executor: Executor,
  jobId: string,
): Promise<readonly StudioQuestion[]> {
  return executor
    .selectFrom('studio_questions as q')
    .leftJoin('operators', 'operators.id', 'q.asked_by')
    .leftJoin('contacts', 'contacts.id', 'q.answered_by')
    .select((eb) => [
      'q.id',
      'q.text',
      'operators.name as by',
      'q.asked_at as askedAt',
      'q.answer',
      eb
        .fn<string | null>('nullif', [
          eb.fn('concat_ws', [eb.val(' '), 'contacts.first_name', 'contacts.last_name']),
          eb.val(''),
        ])
        .as('answeredBy'),
      'q.ended_at as endedAt',
      'q.ending',
    ])
    .where('q.job_id', '=', jobId)
    .orderBy('q.asked_at', 'desc')
    .orderBy('q.id')
    .execute()
}

type NewQuestion = {
  readonly id: string
  readonly jobId: string
  readonly text: string
  readonly operatorId: string | null
  readonly now: Date
}

/** Writes a question; false where one of that id is there already. */
export async function insertStudioQuestion(trx: Executor, question: NewQuestion): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('studio_questions')
    .values({
      id: question.id,
      job_id: question.jobId,
      text: question.text,
      asked_by: question.operatorId,
      asked_at: question.now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

type Ended = {
  readonly ending: 'answered' | 'withdrawn'
  readonly answer?: string
  readonly answered_by?: string
}

/** Ends a question of a job that waits for an answer; false where it does so no more. */
export async function endStudioQuestion(
  trx: Executor,
  { id, jobId, now }: { readonly id: string; readonly jobId: string; readonly now: Date },
  ended: Ended,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('studio_questions')
    .set({ ...ended, ended_at: now })
    .where('id', '=', id)
    .where('job_id', '=', jobId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Where who asked hears the answer; null once he is no longer there. */
export async function whoAsked(trx: Executor, id: string): Promise<string | null> {
  const row = await trx
    .selectFrom('studio_questions as q')
    .innerJoin('operators', 'operators.id', 'q.asked_by')
    .select('operators.email')
    .where('q.id', '=', id)
    .where('operators.blocked_at', 'is', null)
    .executeTakeFirst()
  return row?.email ?? null
}
