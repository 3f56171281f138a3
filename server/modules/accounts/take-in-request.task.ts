import { z } from 'zod'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { defineTask } from '../../jobs/queue.ts'
import { findCompanyByNumbers } from '../customer/new-company.ts'
import { countRecentMails } from '../mail/recent-mails.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { accountKnownMail, REQUEST_NOTICE, requestNoticeMail, requestReceivedMail } from './account-mails.ts'
import { decideRequest, isContactEmail, lockRequest, markTakenIn, replaceEarlier } from './request-store.ts'

const HOUR_MS = 3_600_000
const MAILS_PER_HOUR = 3
/** To all addresses together. */
const ALL_MAILS_PER_HOUR = 60
/** To the shop, which finds all requests in its list as well. */
const NOTICES_PER_HOUR = 100

/** Looks at a new request: who has an account is told so by mail, everybody else waits for the shop, which is told. */
export const takeInRequestTask = defineTask({
  name: 'take-in-account-request',
  payload: z.object({ requestId: z.uuid() }),
  attempts: 5,
  expireInSeconds: 60,
  async run(shop: ShopContext, { requestId }) {
    const now = shop.clock()
    const since = new Date(now.getTime() - HOUR_MS)
    await changeAs(shop.db, { kind: 'system', task: 'take-in-request' }, async (trx) => {
      const sent = (template: string, recipient: string | null = null) =>
        countRecentMails(trx, template, recipient, since)
      const request = await lockRequest(trx, requestId)
      if (request?.state !== 'submitted' || request.isTakenIn) return
      const { form } = request
      const isKnown = await isContactEmail(trx, form.email)
      if (isKnown) {
        await decideRequest(trx, requestId, { state: 'rejected', reason: 'known_contact', now })
      } else {
        const [knownCompany, replaced] = [
          await findCompanyByNumbers(trx, form),
          await replaceEarlier(trx, { id: requestId, email: form.email, now }),
        ]
        const findings = { knownCompany, replaced }
        await markTakenIn(trx, requestId, findings, now)
        if ((await sent(REQUEST_NOTICE)) < NOTICES_PER_HOUR)
          await queueMail(shop, trx, await requestNoticeMail(shop, trx, { ...request, findings }))
      }
      const answer = await (isKnown ? accountKnownMail : requestReceivedMail)(shop, trx, request)
      // Somebody else's address must not become a way to flood them.
      if ((await sent(answer.template, form.email)) >= MAILS_PER_HOUR) return
      if ((await sent(answer.template)) >= ALL_MAILS_PER_HOUR) return
      await queueMail(shop, trx, answer)
    })
  },
})
