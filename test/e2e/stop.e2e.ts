import { createHash, randomBytes } from 'node:crypto'
import { request as open } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sendByTus } from '../support/tus.ts'
import { copyFiles } from './demo-template.ts'
import { expect, test } from './fixtures.ts'
import { anyLoopbackPort } from '#server/http/free-port.ts'
import { makeOwnDatabase, startOwnShop } from './own-shop.ts'
import { query } from './query.ts'

const LOGIN = { username: 'klant@demo.example', password: 'Paskruis-demo-1' }
const MOST_SECONDS = 15

/** Fault F22. */
test('a shop that is told to stop finishes its requests, and goes on with uploads and jobs after its start', async ({
  databaseUrl,
  dataDir: sharedDir,
}) => {
  // Ample, as the shop of all tests has it: two starts of a shop, and a stop.
  test.setTimeout(180_000)
  const database = await makeOwnDatabase(databaseUrl)
  const dataDir = mkdtempSync(join(tmpdir(), 'paskruis-stop-'))
  copyFiles(sharedDir, dataDir)
  const port = await anyLoopbackPort()
  const address = `http://127.0.0.1:${port}`
  const start = () =>
    startOwnShop({
      port,
      program: 'server/start.ts',
      settings: {
        DATABASE_URL: database.url,
        DATA_DIR: dataDir,
        DEMO: '1',
        HOST: '127.0.0.1',
        SECRET: 'stop'.padEnd(40, 'x'),
        LOG_LEVEL: 'warn',
      },
    })
  const post = (path: string, body: object, cookie = '') =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const designs = () =>
    query<{ hash: string | null; status: string }>(
      database.url,
      `select encode(sha256, 'hex') as hash, status from designs where file_name like 'stop-%' order by file_name`,
    )

  let shop = await start()
  try {
    const [cookie = ''] = (await post('/api/customer/login', LOGIN)).headers.getSetCookie()
    const { uploadToken: token } = await (await post('/api/customer/upload-token', {}, cookie)).json()
    const content = randomBytes(4 * 1024 * 1024)
    for (const at of [1, 2])
      await sendByTus({
        address,
        token,
        processId: `stop-${at}`,
        content: randomBytes(1024 * 1024),
        fileName: `stop-${at}.pdf`,
      })
    const created = await fetch(`${address}/upload?token=${token}&process-id=stop-3`, {
      method: 'POST',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': String(content.length),
        'upload-metadata': `filename ${Buffer.from('stop-3.pdf').toString('base64')}`,
      },
    })
    const uploadUrl = new URL(created.headers.get('location') ?? '', address).href
    // Half of it, on a line that stays open.
    const sending = open(uploadUrl, {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        'content-length': content.length,
      },
    }).on('error', () => undefined)
    await new Promise((resolve) => sending.write(content.subarray(0, content.length / 2), resolve))
    const heard = Array.from({ length: 10 }, () => post('/api/contact', {}).then(({ status }) => status))
    const logins = Array.from({ length: 10 }, () => post('/api/customer/login', LOGIN))

    // Most of the logins are still in hand by then.
    await Promise.all([Promise.race([logins[0], logins[1]]), ...heard.slice(1)])
    const from = Date.now()
    const ended = shop.end()
    for (const login of await Promise.all(logins)) expect(login.status).toBe(200)
    expect(await Promise.all(heard)).toEqual(heard.map(() => 422))
    expect(await ended).toBe(0)
    expect((Date.now() - from) / 1000).toBeLessThan(MOST_SECONDS)

    shop = await start()
    const rest: number[] = []
    await sendByTus({
      address,
      token,
      processId: 'stop-3',
      content,
      uploadUrl,
      onProgress: (sentBytes) => rest.push(sentBytes),
    })
    expect(rest[0]).toBeGreaterThan(0)
    await expect
      .poll(async () => (await designs()).map(({ status }) => status), { timeout: 60_000 })
      .toEqual(['invalid', 'invalid', 'invalid'])
    expect((await designs())[2]?.hash).toBe(createHash('sha256').update(content).digest('hex'))
  } finally {
    await shop.end()
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
