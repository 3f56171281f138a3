import { expect } from '@playwright/test'
import { query } from './query.ts'

/** The address of a link in the newest mail of a kind to somebody. */
export async function linkInMail(databaseUrl: string, template: string, to: string): Promise<string> {
  let text = ''
  await expect
    .poll(async () => {
      const rows = await query<{ text: string }>(
        databaseUrl,
        `select payload->>'text' as text from outbox where template = $1 and recipient = $2 order by created_at desc limit 1`,
        [template, to],
      )
      text = rows[0]?.text ?? ''
      return text
    })
    .not.toBe('')
  const url = new URL(/https?:\/\/\S+[?&]token=\S+/.exec(text)?.[0] ?? 'http://geen.link')
  return `${url.pathname}${url.search}`
}
