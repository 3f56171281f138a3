import { type Kysely, sql } from 'kysely'

/** The queues of the studio, by how long a job is as it is; what is over is the most of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index studio_jobs_open on studio_jobs (updated_at, id)
    where state in ('ordered', 'briefed', 'in_progress', 'proof_sent', 'changes_requested')`.execute(db)
  await sql`create index studio_jobs_changed on studio_jobs (updated_at desc, id desc)`.execute(db)
}
