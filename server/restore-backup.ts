// `npm run backup:restore -- <file> <postgres-url>`: fills an empty database with a backup.
import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { resolve } from 'node:path'
import { backupFaultTexts } from '#texts/nl/office/backups.ts'
import { restoreBackupTexts as texts } from '#texts/nl/restore-backup.ts'
import { inWords, PlainFailure } from './beside-shop.ts'
import { BackupFault } from './db/backup/backup-fault.ts'
import { loadBackup } from './db/backup/load-backup.ts'
import { unpacked } from './db/backup/unpacked.ts'

try {
  console.log(await restore(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof BackupFault ? backupFaultTexts[error.code] : inWords(error))
  process.exitCode = 1
}

async function restore([file, url]: readonly string[]): Promise<string> {
  if (!file || !URL.parse(url ?? '')) throw new PlainFailure(texts.usage)
  // npm runs us in the project; the file is named from where the command was given.
  const path = resolve(process.env['INIT_CWD'] ?? '', file)
  await access(path).catch(() => {
    throw new PlainFailure(texts.noFile(path))
  })
  const { head, tables, rows } = await loadBackup({
    url: url ?? '',
    content: unpacked(createReadStream(path)),
  })
  return texts.restored({ madeAt: new Date(head.madeAt), app: head.app, tables, rows })
}
