import { z } from 'zod'
import type { MailContext } from './deliver-mail.ts'
import { defineTask } from '../../jobs/queue.ts'
import { findWaitingMail, markAttempt, markSent } from './outbox-store.ts'

/** With waits that double up to an hour: a mail server may be away for half a day. */
const ATTEMPTS = 24
const LONGEST_WAIT_SECONDS = 3_600

/** What a server says of the recipient or the mail itself when trying again won't help. */
function isFinal(error: Error): boolean {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && Number(responseCode) >= 500
}

/** Whether it was the address that the server refused, and not who sends or what. */
const isBounce = (error: Error): boolean =>
  isFinal(error) && (error as { readonly command?: unknown }).command === 'RCPT TO'

/** Sends one mail of the outbox. A repeat after it was sent does nothing; the message id lets a mailbox drop a double. */
export const sendMailTask = defineTask({
  name: 'send-mail',
  payload: z.object({ mailId: z.uuid() }),
  attempts: ATTEMPTS,
  longestWaitSeconds: LONGEST_WAIT_SECONDS,
  expireInSeconds: 60,
  async run({ db, clock, log, deliver, readAttachment, readPicture }: MailContext, { mailId }) {
    const mail = await findWaitingMail(db, mailId)
    if (!mail) return
    try {
      const attached = await Promise.all([
        ...(mail.message.pictures ?? []).map(readPicture),
        ...mail.attachments.map(readAttachment),
      ])
      await deliver(mail, attached)
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error))
      const bouncedAt = isBounce(cause) ? clock() : null
      await markAttempt(db, mailId, cause.message, { isLast: isFinal(cause), bouncedAt })
      if (!isFinal(cause)) throw cause
      log.error({ mailId }, 'a mail was refused for good')
      return
    }
    await markSent(db, mailId, clock())
  },
  async givenUp({ db, log }, { mailId }, error) {
    log.error({ mailId }, 'a mail was given up')
    await markAttempt(db, mailId, error.message, { isLast: true })
  },
})
