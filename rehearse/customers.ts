import { openDatabase } from '#server/db/database.ts'
import type { FileStorage } from '#server/storage/file-storage.ts'
import type { MailServer } from '#test/support/mail-server.ts'
import { insertBuyer } from '#test/support/new-buyer.ts'
import { type Count, countNumbers, countWrong, query, untilSettled } from './count.ts'
import { seconds, tell } from './figures.ts'
import { type Buyer, startLoad } from './load.ts'

const BUYERS = 4
const SENDERS = 1

type Shop = { readonly url: string; readonly databaseUrl: string }

/** Four customers of a shop who order, and one who sends files, from here on. */
export async function startCustomers({ url, databaseUrl }: Shop) {
  const db = openDatabase({ url: databaseUrl, onLost: () => undefined })
  const people: Buyer[] = []
  for (let made = 0; made < BUYERS + SENDERS; made += 1) people.push(await insertBuyer(db, 'NL'))
  await db.destroy()
  const before = await countNumbers(databaseUrl)
  const load = startLoad(url, people.slice(0, BUYERS), people.slice(BUYERS))

  const invoice = () => query(databaseUrl, `insert into pgboss.job (name, data) values ('invoice-run', '{}')`)

  return {
    load,
    /** Has what was ordered so far shipped, and invoices made of it. */
    async ship(): Promise<void> {
      await query(databaseUrl, `update orders set state = 'shipped' where id = any($1)`, [
        load.told.map(({ id }) => id),
      ])
      await invoice()
    },
    /** Lets them end, waits until the work that they left is done, and tells what of it was lost or came twice. */
    async count(mails: MailServer, files: FileStorage): Promise<readonly Count[]> {
      await load.stop()
      const from = performance.now()
      await invoice()
      await untilSettled(databaseUrl)
      tell('until the work that was left is done', seconds(performance.now() - from))
      for (const [what, count] of load.again) tell(`asked again: ${what || 'in calm'}`, String(count))
      const counts = await countWrong(databaseUrl, {
        load,
        emails: people.map(({ email }) => email),
        mails,
        before,
        files,
      })
      console.log('')
      for (const { what, of, wrong } of counts) tell(what, `${wrong} of ${of}`)
      return counts
    },
  }
}

/** Whether each kind was there at all, and nothing of it was lost or came twice. */
export const isAllThere = (counts: readonly Count[]): boolean =>
  counts.every(({ of, wrong }) => of > 0 && wrong === 0)
