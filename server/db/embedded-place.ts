import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canEnter, serverAccount, type Account } from './embedded-account.ts'
import { EmbeddedPostgresError } from './embedded-error.ts'
import { errorCode, readIfPresent } from './embedded-process.ts'

/** Where the cluster lives (`<parent>/postgres`) and who runs it. */
export type ClusterPlace = { readonly parent: string; readonly cluster: string; readonly account: Account }

type Pointer = { readonly parent: string; readonly madeFor: string }

const POINTER_FILE = 'postgres-elsewhere.json'
const LASTING_FOLDERS = ['/var/lib', '/var/tmp', tmpdir()]

/**
 * The data folder itself, unless we are root and the user that PostgreSQL runs as cannot reach it (a clone below a home of
 * mode 0700). Then a folder of its own elsewhere, remembered in the data folder.
 */
export function clusterPlace(dataDir: string): ClusterPlace {
  const here = join(dataDir, 'postgres')
  const pointer = readPointer(dataDir)
  if (pointer !== null) return elsewhere(pointer.parent, dataDir)

  const account = serverAccount(here)
  if (canEnter(account, dataDir)) return { parent: dataDir, cluster: here, account }
  if (existsSync(here)) {
    throw new EmbeddedPostgresError(
      `De gegevens in ${here} zijn niet bereikbaar voor de gebruiker waaronder PostgreSQL draait. Maak de bovenliggende mappen toegankelijk (chmod o+x).`,
    )
  }
  const parent = makeFolderElsewhere(account)
  const next: Pointer = { parent, madeFor: dataDir }
  writeFileSync(join(dataDir, POINTER_FILE), JSON.stringify(next))
  return { parent, cluster: join(parent, 'postgres'), account }
}

/** Removes a data folder and what is kept elsewhere for it: for throw-away servers only. */
export function removeClusterWithFolder(dataDir: string): void {
  const pointer = readPointer(dataDir)
  for (const folder of [pointer?.parent, dataDir]) {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

function elsewhere(parent: string, dataDir: string): ClusterPlace {
  const cluster = join(parent, 'postgres')
  if (process.getuid?.() !== 0) {
    throw new EmbeddedPostgresError(
      `De databank van ${dataDir} staat in ${parent} en is van root. Start Paskruis als root, of kies een andere DATA_DIR.`,
    )
  }
  return { parent, cluster, account: serverAccount(cluster) }
}

/** A pointer that came along with a copy of the data folder stays with the original: two servers may not share a cluster. */
function readPointer(dataDir: string): Pointer | null {
  const text = readIfPresent(join(dataDir, POINTER_FILE))
  if (text === null) return null
  const pointer = JSON.parse(text) as Pointer
  if (!existsSync(pointer.parent)) return null
  const isCopy = pointer.madeFor !== dataDir && readIfPresent(join(pointer.madeFor, POINTER_FILE)) === text
  return isCopy ? null : pointer
}

function makeFolderElsewhere(account: Account): string {
  for (const base of LASTING_FOLDERS) {
    const folder = tryMakeFolder(base)
    if (folder === null) continue
    if (canEnter(account, folder)) return folder
    rmSync(folder, { recursive: true })
  }
  throw new EmbeddedPostgresError('Er is geen map te vinden waar PostgreSQL zijn gegevens mag bewaren.')
}

function tryMakeFolder(base: string): string | null {
  try {
    const folder = realpathSync(mkdtempSync(join(base, 'paskruis-')))
    chmodSync(folder, 0o711)
    return folder
  } catch (error) {
    if (['EACCES', 'ENOENT', 'EROFS', 'ENOSPC'].includes(errorCode(error) ?? '')) return null
    throw error
  }
}
