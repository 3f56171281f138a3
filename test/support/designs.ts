import { sql } from 'kysely'
import type { Executor } from '#server/db/database.ts'
import type { FileFacts } from '#domain/designs/facts.ts'
import { judgeFile } from '#domain/designs/judge-file.ts'

type DesignToMake = {
  readonly facts?: FileFacts | null
  readonly status?: 'receiving' | 'processing' | 'valid' | 'fixable' | 'invalid' | 'error'
  readonly name?: string
  /** Whose it is; the demo customer's unless said otherwise. */
  readonly email?: string
  readonly isPatchup?: boolean
}

let made = 0

/** A design as it stands after it was uploaded and read; what it is like by itself follows from its facts. */
export async function makeDesign(
  db: Executor,
  {
    facts = null,
    status,
    name = 'ontwerp.pdf',
    email = 'klant@demo.example',
    isPatchup = false,
  }: DesignToMake = {},
): Promise<string> {
  const verdict = facts && judgeFile(facts, null, name)
  const { rows } = await sql<{ id: string }>`
    insert into designs (company_id, contact_id, process_id, file_name, status, facts, findings, is_patchup, uploaded_at, sha256)
    select company_id, id, ${`test-${(made += 1)}`}, ${name}, ${status ?? verdict?.status ?? 'valid'}, ${facts && JSON.stringify(facts)}::jsonb,
      ${JSON.stringify(verdict?.findings ?? [])}::jsonb, ${isPatchup}, now(), '\\x01'
    from contacts where email = ${email} returning id`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`no contact ${email}`)
  return row.id
}
