import type { ShopContext } from '../../context.ts'
import { type FailedMail, listFailed, reviveMail } from './outbox-store.ts'
import { sendMailTask } from './send-mail.task.ts'

/** The mails that could not be sent, with the reason. */
export const failedMails = ({ db }: Pick<ShopContext, 'db'>): Promise<readonly FailedMail[]> => listFailed(db)

/** Sends every dead letter once more; gives how many. */
export async function reviveMails({ db, jobs }: Pick<ShopContext, 'db' | 'jobs'>): Promise<number> {
  let revived = 0
  for (const { id } of await listFailed(db)) {
    await db.transaction().execute(async (trx) => {
      if (!(await reviveMail(trx, id))) return
      await jobs.send(trx, sendMailTask, { mailId: id })
      revived += 1
    })
  }
  return revived
}
