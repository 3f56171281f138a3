// The shop that the browser tests visit: built pages, demo data, a throw-away database, no mail server.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestPostgres } from '#server/db/embedded.ts'
import { startShop } from '#server/main.ts'
import { readSettings } from '#server/settings.ts'

const port = Number(process.env['E2E_PORT'])
const dataDir = mkdtempSync(join(tmpdir(), 'paskruis-e2e-'))
const postgres = await startTestPostgres()
const settings = readSettings({
  DATABASE_URL: postgres.url,
  DATA_DIR: dataDir,
  DEMO: '1',
  HOST: '127.0.0.1',
  PORT: String(port),
  SECRET: 'e2e'.padEnd(40, 'x'),
  LOG_LEVEL: 'warn',
})
const shop = await startShop({ settings, databaseUrl: postgres.url })
mkdirSync('test-results', { recursive: true })
writeFileSync(`test-results/e2e-${port}.json`, JSON.stringify({ databaseUrl: postgres.url, dataDir }))

async function stop(): Promise<void> {
  await shop.close()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(0)
}
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())
