import { expect } from './fixtures.ts'
import { query } from './query.ts'

/** Has the waiting mail about a repair sent now, and answers the address of its link; the line is of a cart or of an order. */
export async function linkOfMail(databaseUrl: string, lineId: string): Promise<string> {
  let found = ''
  await expect
    .poll(
      async () => {
        // While the preview is being made, the mail puts itself off again.
        await query(
          databaseUrl,
          `update pgboss.job set start_after = now() where name = 'mail-patchup' and state = 'created'
             and data->>'batchId' in (select batch_id::text from patchups where line_id = $1 or order_line_id = $1)`,
          [lineId],
        )
        const rows = await query<{ text: string }>(
          databaseUrl,
          `select payload->>'text' as text from outbox where template = 'patchup_approval' and payload->>'text' like $1`,
          [`%/herstel/${lineId}%`],
        )
        found = /https?:\/\/[^/\s]+(\/herstel\/\S+)/.exec(rows[0]?.text ?? '')?.[1] ?? ''
        return found
      },
      { timeout: 20_000 },
    )
    .not.toBe('')
  return found
}
