import { type BackupFaultCode, KEPT_BACKUPS } from '#domain/system/backup-faults.ts'
import type { ShopContext } from '../../context.ts'
import { BackupFault } from '../../db/backup/backup-fault.ts'
import { makeBackup } from '../../db/backup/make-backup.ts'
import { unpacked } from '../../db/backup/unpacked.ts'
import { tryBackup } from '../../db/backup/try-backup.ts'
import { changeAs } from '../../db/change-as.ts'
import { isDatabaseAway } from '../../db/database-away.ts'
import { StorageFailure } from '../../storage/file-storage.ts'
import { APP_VERSION } from './app-version.ts'
import {
  backupsWithFile,
  endTrial,
  failBackup,
  finishBackup,
  forgetOldBackups,
  isBeingMade,
  isBeingTried,
  lockBackups,
  moveBackup,
} from './backup-store.ts'

const FOLDER = 'backups'
const KEY = /^backups\/([0-9a-f-]{36})\.sql\.gz$/
/** So often it is written down how far it is. */
const MOVED_EVERY_MS = 1_000
const STILL_EVERY_MS = 20_000

const MAKING = { kind: 'system', task: 'make-backup' } as const
const TRYING = { kind: 'system', task: 'try-backup' } as const

/** Where the file of a backup lies. */
export const backupKey = (id: string): string => `${FOLDER}/${id}.sql.gz`

type Shop = Pick<ShopContext, 'db' | 'databaseUrl' | 'files' | 'clock' | 'log'>

/** Makes a backup that was asked for; what of it is half is gone when that fails. */
export async function doBackup(shop: Shop, id: string, signal: AbortSignal): Promise<void> {
  if (!(await isBeingMade(shop.db, id))) return
  const began = performance.now()
  const moves = movesOf(shop, id)
  try {
    const facts = await makeBackup({
      url: shop.databaseUrl,
      app: APP_VERSION,
      now: shop.clock(),
      put: (content) => shop.files.put(backupKey(id), content),
      onShare: (share) => moves.share(share),
      signal,
    })
    await moves.end()
    await changeAs(shop.db, MAKING, async (trx) => {
      await lockBackups(trx)
      if (await finishBackup(trx, id, { ...facts, seconds: secondsSince(began) }))
        await forgetOldBackups(trx, KEPT_BACKUPS)
    })
    await clearLooseFiles(shop)
  } catch (error) {
    await moves.end()
    const fault = faultOf(error, signal)
    shop.log.error({ backupId: id, fault, err: error }, 'a backup was not made')
    await changeAs(shop.db, MAKING, (trx) => failBackup(trx, id, fault))
    await shop.files.remove(backupKey(id))
  }
}

/** Restores a backup beside the shop's database; one that is broken is worth nothing, and goes. */
export async function doTrial(shop: Shop, id: string, signal: AbortSignal): Promise<void> {
  if (!(await isBeingTried(shop.db, id))) return
  const began = performance.now()
  const moves = movesOf(shop, id)
  let fault: BackupFaultCode | null = null
  try {
    const file = await shop.files.find(backupKey(id))
    if (!file) throw new BackupFault('gone', 'its file is not there')
    await tryBackup({
      url: shop.databaseUrl,
      content: unpacked(file.stream(), signal),
      onShare: (share) => moves.share(share),
    })
  } catch (error) {
    fault = faultOf(error, signal)
    shop.log.error({ backupId: id, fault, err: error }, 'a backup could not be restored')
  }
  await moves.end()
  const isWorthless = fault === 'broken' || fault === 'gone'
  await changeAs(shop.db, TRYING, async (trx) => {
    await lockBackups(trx)
    await endTrial(trx, id, { fault, seconds: secondsSince(began) })
    if (isWorthless && fault) await failBackup(trx, id, fault)
  })
  if (isWorthless) await shop.files.remove(backupKey(id))
}

const secondsSince = (began: number) => Math.max(1, Math.round((performance.now() - began) / 1_000))

/** Writes down how far it is, and that it goes on where it is not further for a while. */
function movesOf({ db, log }: Shop, id: string) {
  let percent = 0
  let toldAt = performance.now()
  let told: Promise<void> = Promise.resolve()
  const tell = () => {
    toldAt = performance.now()
    told = told
      .then(() => moveBackup(db, id, percent))
      .catch((error: unknown) => log.warn({ backupId: id, err: error }, 'how far a backup is was not noted'))
  }
  const still = setInterval(tell, STILL_EVERY_MS)
  return {
    share(share: number) {
      percent = Math.min(99, Math.floor(share * 100))
      if (performance.now() - toldAt > MOVED_EVERY_MS) tell()
    },
    async end() {
      clearInterval(still)
      await told
    },
  }
}

/** Files of which no backup is known any more. */
async function clearLooseFiles({ db, files }: Shop): Promise<void> {
  const keys: string[] = []
  for await (const { key } of files.list(FOLDER)) keys.push(key)
  // Asked after the list was made: one that was begun since is known by now.
  const known = await backupsWithFile(db)
  for (const key of keys) if (!known.has(KEY.exec(key)?.[1] ?? '')) await files.remove(key)
}

/** No room on the disk of the database. */
const DISK_FULL = '53100'

function faultOf(error: unknown, signal: AbortSignal): BackupFaultCode {
  if (signal.aborted) return 'stopped'
  if (error instanceof BackupFault) return error.code
  if (error instanceof StorageFailure) return error.kind === 'full' ? 'noRoom' : 'storageAway'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === DISK_FULL) return 'noRoom'
  if (code.startsWith('Z_')) return 'broken'
  return isDatabaseAway(error) ? 'databaseAway' : 'unexpected'
}
