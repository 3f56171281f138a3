import { z } from 'zod'
import type { ShopContext } from '../../context.ts'
import { defineTask } from '../../jobs/queue.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { tokenHash } from '../session/tokens.ts'
import { LINK_LIFE_DAYS, newLinkValue } from './patchup-links.ts'
import { patchupMail } from './patchup-mail.ts'
import { lockBatch } from './patchup-store.ts'
import {
  findCartLine,
  findRecipient,
  findWaitingLine,
  hasTokens,
  insertTokens,
} from './patchup-token-store.ts'

const DAY_MS = 24 * 60 * 60_000

/** How long the mail waits for the last preview of its batch before it looks again. */
const LOOK_AGAIN_MS = 60_000

/** Asks by mail for an answer to repairs that can be seen and have none; once per batch, however often it runs. */
export const mailPatchupTask = defineTask({
  name: 'mail-patchup',
  payload: z.object({ batchId: z.uuid() }),
  attempts: 6,
  expireInSeconds: 60,
  async run(shop: ShopContext, { batchId }) {
    const now = shop.clock()
    await shop.db.transaction().execute(async (trx) => {
      const batch = await lockBatch(trx, batchId)
      if (batch.some(({ state }) => state === 'proposed')) {
        const startAfter = new Date(Date.now() + LOOK_AGAIN_MS)
        await shop.jobs.send(trx, mailPatchupTask, { batchId }, { startAfter })
        return
      }
      const shown = batch.filter(({ state }) => state === 'previewed')
      const [first] = shown
      if (!first || (await hasTokens(trx, batchId))) return
      const { lineId, isOrdered, contactId } = first
      // One of the shop is answered by the shop.
      if (contactId === null) return
      const recipient = await findRecipient(trx, contactId)
      const line = isOrdered ? await findWaitingLine(trx, lineId) : await findCartLine(trx, lineId)
      if (!recipient || !line) return
      const [accept, reject] = [newLinkValue(shop.settings), newLinkValue(shop.settings)]
      const links = { accept, reject, days: LINK_LIFE_DAYS }
      const designIds = shown.map(({ resultDesignId }) => resultDesignId)
      const batchOf = { batchId, lineId, ...line, designIds }
      await queueMail(shop, trx, await patchupMail(shop, trx, recipient, batchOf, links))
      const expiresAt = new Date(now.getTime() + LINK_LIFE_DAYS * DAY_MS)
      const shared = { batchId, lineId, isOrdered, contactId, now, expiresAt }
      await insertTokens(trx, [
        { ...shared, hash: tokenHash(accept), decision: 'confirm' },
        { ...shared, hash: tokenHash(reject), decision: 'reject' },
      ])
    })
  },
})
