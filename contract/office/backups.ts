import { z } from 'zod'
import { BACKUP_FAULTS } from '#domain/system/backup-faults.ts'
import { Done, IdParams, requiredLine } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'

const rules = { access: 'operator', may: 'runSystem' } as const
const Moment = z.iso.datetime()
const Fault = z.enum(BACKUP_FAULTS).nullable()

export const Backup = z.object({
  id: z.string(),
  madeAt: Moment,
  /** Who made it. */
  by: z.string().nullable(),
  state: z.enum(['making', 'ready', 'failed']),
  fault: Fault,
  /** How far the making or trying is that goes on. */
  percent: z.int(),
  /** The version of the shop that made it. */
  appVersion: z.string(),
  newestMigration: z.string().nullable(),
  sizeBytes: z.int().nullable(),
  rows: z.int().nullable(),
  tables: z.int().nullable(),
  /** Of the file, to compare what was downloaded with. */
  sha256: z.string().nullable(),
  seconds: z.int().nullable(),
  /** The last time that it was restored into a database beside the shop's own. */
  trial: z
    .object({
      state: z.enum(['trying', 'passed', 'failed']),
      fault: Fault,
      at: Moment,
      by: z.string().nullable(),
      seconds: z.int().nullable(),
    })
    .nullable(),
  downloaded: z.object({ at: Moment, by: z.string().nullable() }).nullable(),
})
export type Backup = z.output<typeof Backup>

export const listBackups = officeEndpoint('listBackups', {
  summary: 'The backups that are kept, the newest first, and how large the database is now',
  ...rules,
  reply: z.object({
    backups: z.array(Backup),
    databaseBytes: z.int(),
    /** Where print files lie, which are in no backup. */
    filesPlace: z.enum(['folder', 's3']),
  }),
})

export const makeBackup = officeEndpoint('makeBackup', {
  summary:
    'Make a backup of the database in the background; while one is made or tried it answers 409 `BackupAtWork`',
  ...rules,
  refuses: [409],
  reply: z.object({ id: z.string() }),
})

export const tryBackup = officeEndpoint('tryBackup', {
  summary:
    'Restore a backup into a database beside the shop’s own, compare all rows, and drop it; one at a time, as making one',
  ...rules,
  refuses: [409],
  params: IdParams,
  reply: Done,
})

export const askForBackup = officeEndpoint('askForBackup', {
  summary:
    'Give the address of the file of a backup, for a few minutes and this session, to who knows the own password',
  ...rules,
  refuses: [429],
  params: IdParams,
  body: z.object({ password: requiredLine(256) }),
  reply: z.object({ path: z.string() }),
})

export const deleteBackup = officeEndpoint('deleteBackup', {
  summary: 'Delete a backup with its file; not the one that is being made or tried',
  ...rules,
  refuses: [409],
  params: IdParams,
  reply: Done,
})
