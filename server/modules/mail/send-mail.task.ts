import { z } from 'zod'
import type { MailContext } from './deliver-mail.ts'
import { defineTask } from '../../jobs/queue.ts'
import { findWaitingMail, markAttempt, markSent } from './outbox-store.ts'

const ATTEMPTS = 8

/** Sends one mail of the outbox. A repeat after it was sent does nothing; the message id lets a mailbox drop a double. */
export const sendMailTask = defineTask({
  name: 'send-mail',
  payload: z.object({ mailId: z.uuid() }),
  attempts: ATTEMPTS,
  expireInSeconds: 60,
  async run({ db, clock, deliver }: MailContext, { mailId }) {
    const mail = await findWaitingMail(db, mailId)
    if (!mail) return
    try {
      await deliver(mail)
    } catch (error) {
      await markAttempt(db, mailId, error instanceof Error ? error.message : String(error), false)
      throw error
    }
    await markSent(db, mailId, clock())
  },
  async givenUp({ db }, { mailId }, error) {
    await markAttempt(db, mailId, error.message, true)
  },
})
