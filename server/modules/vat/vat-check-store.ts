import { sql } from 'kysely'
import type { KnownStatus, LookedUp } from '#domain/vat/look-up.ts'
import type { VatIdStatus } from '#domain/vat/vat-treatment.ts'
import type { Executor } from '../../db/database.ts'
import type { ViesAnswer } from './ask-vies.ts'

/** What was found about a number, for who decides about it. */
export type VatCheck = {
  readonly vatId: string
  readonly status: LookedUp
  readonly name: string | null
  readonly address: string | null
  readonly answeredAt: Date
}

type NewCheck = ViesAnswer & { readonly vatId: string; readonly askedAt: Date; readonly answeredAt: Date }

/** Keeps an answer. One that is none takes the place of the last such: an outage proves nothing. */
export async function insertCheck(trx: Executor, check: NewCheck): Promise<string> {
  if (check.status === 'unavailable') {
    await trx
      .deleteFrom('vat_checks')
      .where('vat_id', '=', check.vatId)
      .where('status', '=', 'unavailable')
      .execute()
  }
  const { id } = await trx
    .insertInto('vat_checks')
    .values({
      vat_id: check.vatId,
      asked_by: check.askedBy,
      status: check.status,
      fault: check.fault,
      name: check.name,
      address: check.address,
      consultation_number: check.consultationNumber,
      answer: check.raw,
      asked_at: check.askedAt,
      answered_at: check.answeredAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The newest answer about a number since then, if VIES gave one. */
export async function findAnswer(
  executor: Executor,
  vatId: string,
  since: Date,
): Promise<{ readonly id: string; readonly status: LookedUp } | null> {
  const row = await executor
    .selectFrom('vat_checks')
    .select(['id', 'status'])
    .where('vat_id', '=', vatId)
    .where('status', '<>', 'unavailable')
    .where('asked_at', '>', since)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

export type CompanyStatus = KnownStatus & { readonly id: string }

/** The companies with a number, held until the transaction ends. */
export async function lockCompaniesOf(trx: Executor, vatId: string): Promise<readonly CompanyStatus[]> {
  const { rows } = await sql<CompanyStatus>`
    select c.id, c.vat_id_status as status, k.answered_at as "provenAt"
    from companies c left join vat_checks k on k.id = c.vat_check_id
    where c.vat_id = ${vatId} order by c.id for update of c`.execute(trx)
  return rows
}

type StatusChange = {
  readonly status: VatIdStatus
  readonly dueAt: Date
  /** Undefined leaves the answer that the status rests on. */
  readonly checkId?: string | null
}

export async function updateStatus(
  trx: Executor,
  companyId: string,
  { status, dueAt, checkId }: StatusChange,
): Promise<void> {
  await trx
    .updateTable('companies')
    .set({
      vat_id_status: status,
      vat_check_due_at: dueAt,
      ...(checkId !== undefined && { vat_check_id: checkId }),
    })
    .where('id', '=', companyId)
    .execute()
}

type DueQuestion = {
  readonly now: Date
  readonly unansweredSince: Date
  /** What the numbers begin with. */
  readonly countries: readonly string[]
  readonly most: number
}

/** Numbers that are to be looked up: of companies whose turn it is, and of open requests without an answer. */
export async function numbersDue(
  executor: Executor,
  { now, unansweredSince, countries, most }: DueQuestion,
): Promise<readonly string[]> {
  const { rows } = await sql<{ vatId: string }>`
    select vat_id as "vatId" from (
      select vat_id, coalesce(vat_check_due_at, '-infinity') as due from companies
      where vat_id is not null and coalesce(vat_check_due_at, '-infinity') <= ${now}
      union all
      select form->>'vatId', submitted_at from account_requests r
      where state in ('submitted', 'in_review') and form->>'vatId' is not null
        and not exists (select from vat_checks k where k.vat_id = r.form->>'vatId'
          and (k.status <> 'unavailable' or k.asked_at > ${unansweredSince}))
    ) as numbers where left(vat_id, 2) = any(${[...countries]}::text[]) group by vat_id order by min(due), vat_id limit ${most}`.execute(
    executor,
  )
  return rows.map(({ vatId }) => vatId)
}

/** The newest answer about each of these numbers. */
export async function findChecks(
  executor: Executor,
  vatIds: readonly string[],
): Promise<readonly VatCheck[]> {
  if (vatIds.length === 0) return []
  const { rows } = await sql<VatCheck>`
    select distinct on (vat_id) vat_id as "vatId", status, name, address, answered_at as "answeredAt"
    from vat_checks where vat_id = any(${[...vatIds]}::text[])
    order by vat_id, status = 'unavailable', asked_at desc`.execute(executor)
  return rows
}
