import type { z } from 'zod'
import type { getSystemHealth } from '#contract/office/system.ts'
import type { Staff } from '#domain/access/actor.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { warningsOf } from '#domain/system/warnings.ts'
import type { ShopContext } from '../../context.ts'
import { migrationNames } from '../../db/migrate.ts'
import { taskStates } from '../../jobs/queue-store.ts'
import { requireRight } from '../../require-right.ts'
import { type FileStorage, StorageFailure } from '../../storage/file-storage.ts'
import { sendsMail } from '../mail/outgoing-mail.ts'
import { APP_VERSION } from './app-version.ts'
import { diskOf } from './disk.ts'
import {
  countLateRequests,
  countMails,
  countPrintFiles,
  doneMigrations,
  largestTables,
  readDatabase,
} from './health-store.ts'

const SHOWN_TABLES = 8
const STARTED_AT = Date.now() - performance.now()

type Health = z.input<typeof getSystemHealth.reply>

/** How the shop does as a machine, and what of that asks for attention. Moments of the queue are of the clock on the wall. */
export async function showHealth(
  { db, files, settings }: Pick<ShopContext, 'db' | 'files' | 'settings'>,
  staff: Staff,
): Promise<Health> {
  requireRight(staff, 'runSystem')
  const now = new Date()
  const database = await readDatabase(db)
  const tables = await largestTables(db, SHOWN_TABLES)
  const printFiles = await countPrintFiles(db)
  const mail = await countMails(db)
  const migrations = await doneMigrations(db)
  const tasks = await taskStates(db)
  const latePrivacyRequests = await countLateRequests(db, amsterdamNow(now).date)
  const [filesAnswer, disk] = await Promise.all([answers(files), diskOf(settings.dataDir)])
  const sum = (of: 'waiting' | 'running' | 'failed') => tasks.reduce((total, task) => total + task[of], 0)
  const oldestDueAt = tasks.reduce<Date | null>(
    (oldest, { oldestDueAt: at }) => (at && (!oldest || at < oldest) ? at : oldest),
    null,
  )
  const known = new Set(migrations)
  const open = migrationNames.filter((name) => !known.has(name))
  const isMailSent = await sendsMail({ db, settings })
  const warnings = warningsOf(
    {
      disk,
      filesAnswer,
      openMigrations: open.length,
      failedJobs: sum('failed'),
      oldestDueAt,
      failedMails: mail.failed,
      oldestMailAt: mail.oldestWaitingAt,
      sendsMail: isMailSent,
      latePrivacyRequests,
    },
    now,
  )
  return {
    measuredAt: now.toISOString(),
    warnings: [...warnings],
    database: { ...database, upSince: database.upSince.toISOString(), tables },
    files: {
      place: settings.s3 ? 's3' : 'folder',
      answers: filesAnswer,
      printFiles: printFiles.count,
      printFilesBytes: printFiles.sizeBytes,
      disk,
    },
    mail: {
      isSent: isMailSent,
      waiting: mail.waiting,
      failed: mail.failed,
      oldestWaitingAt: mail.oldestWaitingAt?.toISOString() ?? null,
    },
    jobs: {
      waiting: sum('waiting'),
      running: sum('running'),
      failed: sum('failed'),
      oldestDueAt: oldestDueAt?.toISOString() ?? null,
    },
    shop: {
      version: APP_VERSION,
      node: process.version.replace('v', ''),
      upSince: new Date(STARTED_AT).toISOString(),
      memoryBytes: process.memoryUsage.rss(),
      migrationsDone: migrationNames.length - open.length,
      migrationsAll: migrationNames.length,
      newestMigration: migrations.at(-1) ?? null,
    },
  }
}

/** Asks for a file that nobody has: a storage that is there says that it isn't. */
async function answers(files: FileStorage): Promise<boolean> {
  try {
    await files.find('health/none')
    return true
  } catch (error) {
    if (error instanceof StorageFailure) return false
    throw error
  }
}
