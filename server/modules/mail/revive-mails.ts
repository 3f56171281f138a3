import type { Staff } from '#domain/access/actor.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { requireRight } from '../../require-right.ts'
import { type FailedMail, listFailed, reviveMail } from './outbox-store.ts'
import { sendMailTask } from './send-mail.task.ts'

/** The mails that could not be sent, with the reason. */
export async function failedMails(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
): Promise<readonly FailedMail[]> {
  requireRight(staff, 'sendMails')
  return listFailed(db)
}

/** Before work is tried again that was given up: the mail that it sends, if it does, must wait for that. */
export async function letMailWait(
  trx: Executor,
  { task, data }: { readonly task: string; readonly data: Readonly<Record<string, unknown>> },
): Promise<void> {
  const { mailId } = data
  if (task === sendMailTask.name && typeof mailId === 'string') await reviveMail(trx, mailId)
}

/** Sends every dead letter once more; gives how many. */
export async function reviveMails(
  { db, jobs }: Pick<ShopContext, 'db' | 'jobs'>,
  staff: Staff,
): Promise<number> {
  requireRight(staff, 'sendMails')
  let revived = 0
  for (const { id } of await listFailed(db)) {
    await changeAs(db, staff, async (trx) => {
      if (!(await reviveMail(trx, id))) return
      await jobs.send(trx, sendMailTask, { mailId: id })
      revived += 1
    })
  }
  return revived
}
