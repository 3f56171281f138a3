import { DataFolderInUse } from './db/data-folder-lock.ts'
import { EmbeddedPostgresError } from './db/embedded-error.ts'
import { errorCode } from './db/embedded-process.ts'
import { UnfitPooler } from './db/pooler.ts'
import { PortUnavailable } from './http/free-port.ts'
import { WrongSettings } from './settings.ts'

const PLAIN_ERRORS = [WrongSettings, DataFolderInUse, EmbeddedPostgresError, UnfitPooler, PortUnavailable]

/** Seen when another database than ours is not there, refuses the login or does not know the name. */
const DATABASE_REFUSALS = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '28P01',
  '28000',
  '3D000',
  '42501',
])

/** Seen when a folder belongs to another user, is read-only or full. */
const FOLDER_REFUSALS = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR'])

/** What the owner can mend, in one sentence; null for anything else, which is a bug and shows where it happened. */
export function startupErrorMessage(
  error: unknown,
  { isForeignDatabase }: { isForeignDatabase: boolean },
): string | null {
  if (!(error instanceof Error)) return null
  const code = errorCode(error) ?? ''
  if (PLAIN_ERRORS.some((kind) => error instanceof kind)) return error.message
  if (FOLDER_REFUSALS.has(code))
    return `Een map is niet te gebruiken: ${error.message}. Kies een andere met DATA_DIR.`
  if (isForeignDatabase && DATABASE_REFUSALS.has(code)) {
    return `De databank van DATABASE_URL is niet te gebruiken: ${error.message || code}.`
  }
  return null
}
