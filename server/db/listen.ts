import { Client, escapeIdentifier } from 'pg'

const RETRY_MS = 2_000
/** A line that fell silent without a word is noticed by this: what was missed is read. */
export const HEAR_EVERY_MS = 60_000
const PROBE_AFTER_MS = 30_000

export type Listener = { close(): Promise<void> }

/**
 * Hears a PostgreSQL channel on a connection of its own. `heard` gets what was said. It is also called, with null, after
 * each (re)connection, since what was said while the line was down is lost, and once a minute.
 */
export async function listen(
  url: string,
  channel: string,
  heard: (said: string | null) => void,
  onLost: (error: Error) => void,
): Promise<Listener> {
  let client: Client | null = null
  let retry: NodeJS.Timeout | null = null
  let closed = false

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: url,
      keepAlive: true,
      keepAliveInitialDelayMillis: PROBE_AFTER_MS,
      application_name: 'paskruis-listen',
    })
    next.on('error', (error) => lost(next, error))
    next.on('end', () => lost(next, new Error('listening connection ended')))
    next.on('notification', ({ payload }) => heard(payload ?? null))
    client = next
    await next.connect()
    await next.query(`listen ${escapeIdentifier(channel)}`)
    heard(null)
  }

  function lost(which: Client, error: Error): void {
    if (closed || which !== client) return
    client = null
    onLost(error)
    void which.end().catch(onLost)
    retry = setTimeout(() => void connect().catch((again: Error) => client && lost(client, again)), RETRY_MS)
  }

  await connect()
  const anyhow = setInterval(() => heard(null), HEAR_EVERY_MS)
  anyhow.unref()
  return {
    async close() {
      closed = true
      clearInterval(anyhow)
      if (retry) clearTimeout(retry)
      await client?.end()
    },
  }
}
