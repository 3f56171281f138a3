// The shop that the browser tests visit: built pages, demo data, a throw-away database, no mail server. A test that
// wants a shop with other settings starts one more, on a database of its own: on one they would take each other's jobs.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestPostgres } from '#server/db/embedded.ts'
import { anyLoopbackPort } from '#server/http/free-port.ts'
import { startShop } from '#server/main.ts'
import { readSettings } from '#server/settings.ts'
import { copyFiles, dropDemoFiles, keepDemo } from './demo-template.ts'

const port = Number(process.env['E2E_PORT'])
// One that is killed and started again finds its files.
const dataDir = process.env['E2E_DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'paskruis-e2e-'))
const shared = process.env['E2E_DATABASE_URL']
const postgres = shared ? null : await startTestPostgres()
const databaseUrl = shared ?? postgres?.url ?? ''
const settings = readSettings({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  DEMO: process.env['DEMO'] ?? '1',
  HOST: '127.0.0.1',
  PORT: String(port),
  SECRET: 'e2e'.padEnd(40, 'x'),
  LOG_LEVEL: 'warn',
  RECAPTCHA_SITE_KEY: process.env['RECAPTCHA_SITE_KEY'],
  RECAPTCHA_SECRET: process.env['RECAPTCHA_SECRET'],
  OFFICE_SECOND_FACTOR: process.env['OFFICE_SECOND_FACTOR'],
  SMTP_URL: process.env['SMTP_URL'],
})
if (!shared) {
  // Elsewhere: who waits for this shop must not meet the one that ends again at once.
  await (await startShop({ settings: { ...settings, port: await anyLoopbackPort() }, databaseUrl })).close()
  await keepDemo(databaseUrl, dataDir)
} else if (process.env['E2E_COPIES']) {
  copyFiles(process.env['E2E_COPIES'], dataDir)
}
const shop = await startShop({ settings, databaseUrl })
mkdirSync('test-results', { recursive: true })
writeFileSync(
  `test-results/e2e-${port}.json`,
  JSON.stringify({ databaseUrl, dataDir, ownerCode: shop.ownerCode }),
)

async function stop(): Promise<void> {
  await shop.close()
  await postgres?.stop()
  rmSync(dataDir, { recursive: true, force: true })
  dropDemoFiles(dataDir)
  process.exit(0)
}
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())
