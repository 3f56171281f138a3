import type { ShopContext } from './context.ts'
import type { Jobs } from './jobs/queue.ts'
import { bulkTask } from './modules/bulk/bulk.task.ts'
import { takeInRequestTask } from './modules/accounts/take-in-request.task.ts'
import {
  clearOrphanFilesTask,
  clearScratchTask,
  dropUnfinishedUploadsTask,
  purgeDesignsTask,
  sweepHangingDesignsTask,
} from './modules/designs/housekeeping.task.ts'
import { mailAttentionTask } from './modules/library/mail-attention.task.ts'
import { preflightDesignTask } from './modules/designs/preflight-design.task.ts'
import { applyImportTask, tryImportTask } from './modules/catalogue/exchange/import.task.ts'
import { publishDueTask } from './modules/catalogue/publish-due.task.ts'
import { attachedDocument } from './modules/documents/attached-document.ts'
import { fileInvoiceTask } from './modules/documents/file-invoice.task.ts'
import { sendRemindersTask } from './modules/documents/send-reminders.task.ts'
import { invoiceRunTask } from './modules/documents/invoice-run.task.ts'
import { mailDelivery } from './modules/mail/deliver-mail.ts'
import { readPicture } from './modules/mail/read-picture.ts'
import { sendMailTask } from './modules/mail/send-mail.task.ts'
import { readBouncesTask } from './modules/mail/reports/read-bounces.task.ts'
import { mailNewsletterTask } from './modules/messages/mail-newsletter.task.ts'
import { expireQuotesTask } from './modules/quotes/expire-quotes.task.ts'
import { keepTermsTask } from './modules/privacy/keep-terms.task.ts'
import { mailPatchupTask } from './modules/repairs/mail-patchup.task.ts'
import { repairDesignTask } from './modules/repairs/repair-design.task.ts'
import { sweepLostRepairsTask } from './modules/repairs/sweep-lost-repairs.task.ts'
import { makeBackupTask, tryBackupTask } from './modules/system/backup.task.ts'
import { dropOldImportsTask } from './modules/catalogue/exchange/drop-old-imports.task.ts'
import { lookUpDueTask } from './modules/vat/look-up-due.task.ts'
import { lookUpVatIdTask } from './modules/vat/look-up-vat-id.task.ts'
import { followCatalogueTask } from './modules/search/follow-catalogue.task.ts'
import { mailPasswordResetTask } from './modules/session/mail-password-reset.task.ts'

/** Starts to work on every kind of job in this process. */
export async function startWork(shop: ShopContext, jobs: Jobs): Promise<void> {
  await jobs.work(shop, [mailPasswordResetTask, takeInRequestTask, mailNewsletterTask])
  await jobs.work(shop, [preflightDesignTask])
  await jobs.work(shop, [
    sweepHangingDesignsTask,
    dropUnfinishedUploadsTask,
    purgeDesignsTask,
    clearOrphanFilesTask,
    clearScratchTask,
    keepTermsTask,
  ])
  await jobs.work(shop, [repairDesignTask, sweepLostRepairsTask])
  await jobs.work(shop, [mailPatchupTask, mailAttentionTask])
  await jobs.work(shop, [expireQuotesTask])
  await jobs.work(shop, [bulkTask])
  await jobs.work(shop, [readBouncesTask])
  await jobs.work(shop, [makeBackupTask, tryBackupTask])
  await jobs.work(shop, [tryImportTask, applyImportTask, dropOldImportsTask])
  await jobs.work(shop, [lookUpVatIdTask])
  await jobs.work(shop, [lookUpDueTask])
  await jobs.work(shop, [followCatalogueTask, publishDueTask])
  await jobs.work(shop, [fileInvoiceTask, invoiceRunTask, sendRemindersTask])
  const { db, clock, log, settings } = shop
  await jobs.work(
    {
      db,
      clock,
      log,
      deliver: mailDelivery({ db, settings }),
      readAttachment: (asked) => attachedDocument(shop, asked),
      readPicture: (picture) => readPicture(shop, picture),
    },
    [sendMailTask],
  )
}
