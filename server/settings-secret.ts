import { randomBytes } from 'node:crypto'
import { linkSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataFolder } from '#server/db/data-folder-lock.ts'
import { errorCode, readIfPresent } from '#server/db/embedded-process.ts'

/** The secret of a shop that is not live: made once, readable by its owner only, the same for every later start. */
export function keptSecret(dataDir: string): string {
  const file = join(makeDataFolder(dataDir), 'secret')
  const kept = readIfPresent(file)?.trim()
  if (kept) return kept
  if (kept === '') rmSync(file) // a power cut can leave an empty file

  // Written whole under another name first: of two first starts at once, both must end with the same secret.
  const draft = `${file}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return keptSecret(dataDir)
}
