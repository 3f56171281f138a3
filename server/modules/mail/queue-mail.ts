import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import type { MailAttachment, MailMessage } from '../../db/documents/mails.ts'
import type { MailTemplate } from '#texts/nl/office/mails.ts'
import { insertMail, isMailThere } from './outbox-store.ts'
import { sendMailTask } from './send-mail.task.ts'

export type NewMail = {
  /** One mail per key, however often it is asked for: 'order:' and the order's id. */
  readonly dedupeKey: string
  readonly template: MailTemplate
  readonly recipient: string
  readonly message: MailMessage
  /** Documents that go with it, read when it is sent. */
  readonly attachments?: readonly MailAttachment[]
}

/** Writes a mail and the job that sends it, within the caller's transaction. */
export async function queueMail(
  { jobs }: Pick<ShopContext, 'jobs'>,
  executor: Executor,
  mail: NewMail,
): Promise<void> {
  const mailId = await insertMail(executor, mail)
  if (mailId) await jobs.send(executor, sendMailTask, { mailId })
}

/** Whether a mail was written by this key, and may have gone. */
export const isMailWritten = (executor: Executor, dedupeKey: string): Promise<boolean> =>
  isMailThere(executor, dedupeKey)
