import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { countBankQueues, decideBankEntry, listBankQueue } from './bank-entries.ts'
import { bookEntries } from './book-entries.ts'
import { readBankFile } from './read-bank-file.ts'

const DONE = { ok: true } as const

/** The desk of the bank: files, what is on them, and what it pays. */
export function bankRoutes(mount: Mount, shop: ShopContext): void {
  mount('readBankFile', ({ operator, body }) => readBankFile(shop, operator, body))

  mount('listBankEntries', ({ operator, query: { queue, after = null } }) =>
    listBankQueue(shop, operator, { queue, after }),
  )

  mount('countBankEntries', ({ operator }) => countBankQueues(shop, operator))

  mount('bookBankEntries', ({ operator, body: { entries } }) =>
    bookEntries(
      shop,
      operator,
      entries.map(({ id, parts }) => ({
        id,
        parts: parts.map(({ seenOpenInCents, ...part }) => ({ ...part, seenOpenCents: seenOpenInCents })),
      })),
    ),
  )

  mount('decideBankEntry', async ({ operator, params: { id }, body: { fate } }) => {
    await decideBankEntry(shop, operator, { id, fate })
    return DONE
  })
}
