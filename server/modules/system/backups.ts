import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { Backup, listBackups as listBackupsCall } from '#contract/office/backups.ts'
import type { Operator, Staff } from '#domain/access/actor.ts'
import { BACKUP_FAULTS } from '#domain/system/backup-faults.ts'
import { backupFileName } from '#texts/nl/backup-file.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { LoggedInOperator } from '../../http/asker.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { checkOwnPassword } from '../operators/own-account.ts'
import {
  type BackupRecord,
  beginTrial,
  deleteBackupRecord,
  findReadyBackup,
  giveUpLost,
  insertBackup,
  isAtWork,
  listBackupRecords,
  lockBackups,
  noteDownload,
} from './backup-store.ts'
import { makeBackupTask, tryBackupTask } from './backup.task.ts'
import { backupKey } from './backup-work.ts'
import { isTicket, makeTicket } from './download-ticket.ts'
import { readDatabase } from './health-store.ts'
import { APP_VERSION } from './app-version.ts'

/** Work tells at least every half minute that it goes on. */
const SILENT_SECONDS = 300
/** A database that is restored is about as large, and so is what is written while it fills. */
const TRIAL_ROOM = 2

/** The backups that are kept, for the owner. */
export async function listBackups(
  { db, settings }: Pick<ShopContext, 'db' | 'settings'>,
  staff: Staff,
): Promise<z.input<typeof listBackupsCall.reply>> {
  requireRight(staff, 'runSystem')
  const records = await listBackupRecords(db, SILENT_SECONDS)
  const { sizeBytes: databaseBytes } = await readDatabase(db)
  return {
    databaseBytes,
    filesPlace: settings.s3 ? 's3' : 'folder',
    backups: records.map(shownBackup),
  }
}

type Shown = z.input<typeof Backup>

function shownBackup({ madeAt, fault, isSilent, ...record }: BackupRecord): Shown {
  const { trial, trialFault, trialSeconds, triedAt, triedBy, downloadedAt, downloadedBy, ...one } = record
  const isLost = isSilent && one.state === 'making'
  const isTrialLost = isSilent && trial === 'trying'
  return {
    ...one,
    madeAt: madeAt.toISOString(),
    state: isLost ? 'failed' : one.state,
    fault: isLost ? 'lost' : faultNamed(fault),
    trial: trial &&
      triedAt && {
        state: isTrialLost ? 'failed' : trial,
        fault: isTrialLost ? 'lost' : faultNamed(trialFault),
        at: triedAt.toISOString(),
        by: triedBy,
        seconds: trialSeconds,
      },
    downloaded: downloadedAt && { at: downloadedAt.toISOString(), by: downloadedBy },
  }
}

const faultNamed = (fault: string | null) => BACKUP_FAULTS.find((name) => name === fault) ?? null

/** Has a backup made in the background, unless one is made or tried already. */
export async function makeBackup(shop: ShopContext, operator: Operator): Promise<{ readonly id: string }> {
  requireRight(operator, 'runSystem')
  await checkRoom(shop, 1)
  const id = randomUUID()
  await changeAs(shop.db, operator, async (trx) => {
    await lockBackups(trx)
    await giveUpLost(trx, SILENT_SECONDS)
    if (await isAtWork(trx)) throw new Refusal('BackupAtWork')
    await insertBackup(trx, { id, madeAt: shop.clock(), by: operator.operatorId, app: APP_VERSION })
    await shop.jobs.send(trx, makeBackupTask, { backupId: id })
  })
  return { id }
}

/** Has a backup restored beside the shop's database in the background, to see whether that works. */
export async function tryBackup(shop: ShopContext, operator: Operator, id: string): Promise<void> {
  requireRight(operator, 'runSystem')
  if (shop.settings.databaseUrl === null) await checkRoom(shop, TRIAL_ROOM)
  await changeAs(shop.db, operator, async (trx) => {
    await lockBackups(trx)
    await giveUpLost(trx, SILENT_SECONDS)
    if (await isAtWork(trx)) throw new Refusal('BackupAtWork')
    if (!(await beginTrial(trx, { id, at: shop.clock(), by: operator.operatorId })))
      throw new Refusal('BackupNotFound')
    await shop.jobs.send(trx, tryBackupTask, { backupId: id })
  })
}

/** A disk that is full stops the whole shop: what may not fit is not begun. */
async function checkRoom({ db, settings }: ShopContext, times: number): Promise<void> {
  if (settings.s3 && settings.databaseUrl !== null) return
  const { sizeBytes } = await readDatabase(db)
  const { bavail, bsize } = await statfs(settings.dataDir)
  if (bavail * bsize < sizeBytes * times) throw new Refusal('BackupNoRoom')
}

/** Deletes a backup with its file. */
export async function deleteBackup(shop: ShopContext, staff: Staff, id: string): Promise<void> {
  requireRight(staff, 'runSystem')
  await changeAs(shop.db, staff, async (trx) => {
    await lockBackups(trx)
    await giveUpLost(trx, SILENT_SECONDS)
    if (await deleteBackupRecord(trx, id)) return
    throw new Refusal((await isAtWork(trx)) ? 'BackupAtWork' : 'BackupNotFound')
  })
  await shop.files.remove(backupKey(id))
}

/** Where the file is for a few minutes, for who gives his password: it holds all that the shop keeps secret. */
export async function askForBackup(
  shop: ShopContext,
  operator: LoggedInOperator,
  { id, password }: { readonly id: string; readonly password: string },
): Promise<{ readonly path: string }> {
  requireRight(operator, 'runSystem')
  await checkOwnPassword(shop, operator, password)
  if (!(await findReadyBackup(shop.db, id))) throw new Refusal('BackupNotFound')
  const ticket = makeTicket({ secret: shop.settings.secret, backupId: id, operator }, shop.clock())
  return { path: `/beheer/api/system/backups/${id}/file?${new URLSearchParams({ ticket })}` }
}

export type OpenedBackup = { readonly name: string; readonly sizeBytes: number; stream(): Readable }

/** The file of a backup, for who just gave his password; who took it is written down. */
export async function openBackup(
  shop: ShopContext,
  operator: LoggedInOperator,
  { id, ticket }: { readonly id: string; readonly ticket: string },
): Promise<OpenedBackup> {
  requireRight(operator, 'runSystem')
  const now = shop.clock()
  if (!isTicket({ secret: shop.settings.secret, backupId: id, operator }, ticket, now))
    throw new Refusal('BackupNotFound')
  const backup = await findReadyBackup(shop.db, id)
  const file = backup && (await shop.files.find(backupKey(id)))
  if (!file) throw new Refusal('BackupNotFound')
  await changeAs(shop.db, operator, (trx) => noteDownload(trx, { id, at: now, by: operator.operatorId }))
  return {
    name: backupFileName(backup.madeAt),
    sizeBytes: file.sizeBytes,
    stream: () => file.stream(),
  }
}
