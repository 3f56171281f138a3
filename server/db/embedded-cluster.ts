import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { EmbeddedPostgresError } from './embedded-error.ts'
import type { ClusterPlace } from './embedded-place.ts'
import { programPath } from './embedded-program.ts'

export const CLUSTER_USER = 'paskruis'
const HALF_MADE = 'postgres-new-'

export const dataFolderOf = (cluster: string) => join(cluster, 'data')
export const passwordOf = (cluster: string) => readFileSync(join(cluster, 'password'), 'utf8').trim()

/** What PostgreSQL may know of our environment: no PG* setting of the owner, no secret of the shop. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP, TMPDIR, LD_LIBRARY_PATH } = process.env
  const kept = Object.entries({ PATH, SystemRoot, TEMP, TMP, TMPDIR, LD_LIBRARY_PATH })
  return { ...Object.fromEntries(kept.filter(([, value]) => value !== undefined)), LC_ALL: 'C', TZ: 'UTC' }
}

/**
 * Makes the cluster when there is none. It is built under another name and renamed when complete, so that a start that was
 * killed halfway leaves nothing that looks like a cluster (fault F6).
 */
export function ensureCluster(place: ClusterPlace, programs: string, isDurable: boolean): void {
  removeHalfMade(place.parent)
  if (existsSync(place.cluster)) return refuseForeignOwner(place)

  const half = mkdtempSync(join(place.parent, HALF_MADE))
  const passwordFile = join(half, 'password')
  writeFileSync(passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 })
  if (place.account)
    for (const path of [half, passwordFile]) chownSync(path, place.account.uid, place.account.gid)
  const result = spawnSync(
    programPath(programs, 'initdb'),
    [
      `--pgdata=${dataFolderOf(half)}`,
      `--username=${CLUSTER_USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(isDurable ? [] : ['--no-sync']),
    ],
    { ...place.account, cwd: programs, env: serverEnvironment(), encoding: 'utf8', windowsHide: true },
  )
  if (result.error || result.status !== 0) {
    rmSync(half, { recursive: true, force: true, maxRetries: 5 })
    const told =
      result.error ?? new Error(result.stderr.trim() || `initdb: ${result.signal ?? result.status}`)
    throw new EmbeddedPostgresError('De ingebouwde PostgreSQL kon zijn gegevens niet aanmaken.', told)
  }
  renameSync(half, place.cluster)
}

/** Renamed first: an initdb that outlived the start it belonged to can then not add to it while it is being removed. */
function removeHalfMade(parent: string): void {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(HALF_MADE))) {
    const removed = join(parent, `${HALF_MADE}${randomBytes(4).toString('hex')}-removed`)
    renameSync(join(parent, name), removed)
    rmSync(removed, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** A cluster that was made by root belongs to PostgreSQL's user; another user cannot even look into it. */
function refuseForeignOwner({ cluster, account }: ClusterPlace): void {
  const us = account?.uid ?? process.getuid?.()
  const owner = statSync(cluster).uid
  if (us === undefined || owner === us) return
  throw new EmbeddedPostgresError(
    `De gegevens in ${cluster} zijn van een andere gebruiker (nummer ${owner}). Start Paskruis zoals de eerste keer, of kies een andere DATA_DIR.`,
  )
}
