// The whole built shop in a process of its own: 'memory' is answered with what it has, 'database' with where that is, any other
// message with its port.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestPostgres } from '#server/db/embedded.ts'
import { anyLoopbackPort } from '#server/http/free-port.ts'
import { startShop } from '#server/main.ts'
import { readSettings } from '#server/settings.ts'
import { answerParent } from '#test/support/child.ts'

async function openShop() {
  const dataDir = mkdtempSync(join(tmpdir(), 'paskruis-bench-'))
  const postgres = await startTestPostgres()
  const port = await anyLoopbackPort()
  const settings = readSettings({
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    DEMO: '1',
    HOST: '127.0.0.1',
    PORT: String(port),
    // One who measures speaks for many visitors.
    TRUST_PROXY: '127.0.0.1',
    SECRET: 'bench'.padEnd(40, 'x'),
    LOG_LEVEL: 'silent',
  })
  const shop = await startShop({ settings, databaseUrl: postgres.url })
  return {
    port,
    databaseUrl: postgres.url,
    async close() {
      await shop.close()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const opening = openShop()
answerParent(
  async (message: string) => {
    const { port, databaseUrl } = await opening
    if (message === 'database') return databaseUrl
    return message === 'memory' ? process.memoryUsage.rss() : port
  },
  async () => (await opening).close(),
)
