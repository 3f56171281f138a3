import type { ShopContext } from '../../context.ts'
import { defineTask } from '../../jobs/queue.ts'
import { attentionJob } from '../designs/attention-job.ts'
import { markTold } from '../designs/end-check.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { actOnBehalfOf } from '../session/act-on-behalf-of.ts'
import { attentionMail } from './attention-mail.ts'
import { findToldUploader, findUntold, takeUntold } from './attention-store.ts'
import { findAttention } from './find-attention.ts'

/** Who goes on uploading is told all the same. */
const LONGEST_WAIT_MS = 60 * 60_000

/** Tells a customer by one mail of all their files that cannot be printed as they are; of each file once, however often it runs. */
export const mailAttentionTask = defineTask({
  ...attentionJob,
  async run(shop: ShopContext, { designId }) {
    const waits = await findUntold(shop.db, designId)
    if (!waits) return
    // A later verdict has a job of its own, which tells of this file too.
    const comesLater = waits.last > waits.since
    if (comesLater && shop.clock().getTime() - waits.first.getTime() < LONGEST_WAIT_MS) return
    await shop.db.transaction().execute(async (trx) => {
      const untold = await takeUntold(trx, designId)
      if (!untold.some(({ id }) => id === designId)) return
      await markTold(trx, untold)
      const uploader = await findToldUploader(trx, designId)
      if (!uploader) return
      const customer = await actOnBehalfOf(trx, uploader, { kind: 'system', task: 'mail-attention' })
      const files = await findAttention(shop, trx, customer, untold)
      if (files.length > 0) await queueMail(shop, trx, await attentionMail(shop, trx, uploader, files))
    })
  },
})
