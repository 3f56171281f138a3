import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { readIfPresent } from './embedded-process.ts'
import { EmbeddedPostgresError } from './embedded-error.ts'

/** The user to run PostgreSQL as, or null for the one that runs the shop. */
export type Account = { readonly uid: number; readonly gid: number } | null

const PREFERRED_NAMES = ['postgres', 'nobody']
const NEW_NAME = 'paskruis'

/** PostgreSQL refuses to run as root, and a data folder can only be opened by its owner. */
export function serverAccount(clusterFolder: string): Account {
  if (process.getuid?.() !== 0) return null
  const owner = statSync(clusterFolder, { throwIfNoEntry: false })
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const account = findAccount(PREFERRED_NAMES) ?? createAccount()
  if (account === null) {
    throw new EmbeddedPostgresError(
      'Er is geen gewone gebruiker om PostgreSQL als uit te voeren; als root weigert PostgreSQL.',
    )
  }
  return account
}

export function findAccount(names: readonly string[], passwd = readIfPresent('/etc/passwd') ?? ''): Account {
  const entries = passwd.split('\n').map((line) => line.split(':'))
  for (const name of names) {
    const [, , uid, gid] = entries.find((entry) => entry[0] === name) ?? []
    if (Number(uid) > 0 && Number(gid) > 0) return { uid: Number(uid), gid: Number(gid) }
  }
  return null
}

/** A bare number will not do: initdb wants a user with a name. */
function createAccount(): Account {
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', NEW_NAME])
  return findAccount([NEW_NAME])
}

/** Whether the account can pass through to this folder: any parent may be closed to it. */
export function canEnter(account: Account, folder: string): boolean {
  return account === null || succeeds(account, 'cd "$1"', folder)
}

/** Whether the account can run the programs in this folder and read what they need. */
export function canRun(account: Account, programs: string): boolean {
  const needs =
    '"$1/bin/postgres" --version && test -r "$1/share/postgresql/postgres.bki" -a -r "$1/lib/postgresql/plpgsql.so"'
  return account === null || succeeds(account, needs, programs)
}

function succeeds(account: NonNullable<Account>, script: string, argument: string): boolean {
  const result = spawnSync('/bin/sh', ['-c', script, 'sh', argument], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  })
  if (result.error) {
    throw new EmbeddedPostgresError(
      'Als root kan PostgreSQL hier niet als een andere gebruiker worden gestart.',
      result.error,
    )
  }
  return result.status === 0
}
