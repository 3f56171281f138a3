import { BackupFault } from './backup-fault.ts'
import { withConnection } from './connection.ts'
import { type LoadedBackup, loadBackup } from './load-backup.ts'

const MAY_NOT = '42501'

type Try = Parameters<typeof loadBackup>[0]

/**
 * Restores a backup into a database beside the shop's own, which is gone afterwards, whatever comes of it. One that a
 * process that was killed has left goes with the next try: its name is that of the shop's database.
 */
export async function tryBackup({ url, ...load }: Try): Promise<LoadedBackup> {
  const name = await withConnection(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select 'paskruis_proef_' || left(md5(current_database()), 12) as name`,
    )
    return rows[0]?.name ?? ''
  })
  const drop = () =>
    withConnection(url, (client) => client.query(`drop database if exists ${name} with (force)`))
  try {
    await drop()
    await withConnection(url, (client) => client.query(`create database ${name} template template0`))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === MAY_NOT)
      throw new BackupFault('mayNotCreate', 'the user may not create a database', error)
    throw error
  }
  try {
    return await loadBackup({ ...load, url: inDatabase(url, name) })
  } finally {
    await drop()
  }
}

/** The same server and user, and another database. */
export function inDatabase(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}
