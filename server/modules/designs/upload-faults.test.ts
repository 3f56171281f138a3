import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, describe, expect, it } from 'vitest'
import { type S3Server, s3Server } from '#test/support/s3-server.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { sendByTus } from '#test/support/tus.ts'
import { LONG } from '#test/support/time-limits.ts'
import { anyLoopbackPort } from '../../http/free-port.ts'
import type { FileStorage } from '../../storage/file-storage.ts'
import { StorageFailure } from '../../storage/file-storage.ts'

const MB = 1024 * 1024
const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

async function openShop(options: Parameters<typeof testShop>[0] = {}): Promise<TestShop> {
  const shop = await testShop(options)
  closers.push(() => shop.close())
  return shop
}
async function listen({ app }: TestShop): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}
const tokenOf = async (browser: TestBrowser): Promise<string> =>
  (await browser.call('POST', '/api/customer/upload-token')).json.uploadToken
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')
const hashOf = async ({ shop }: TestShop, processId: string) => {
  const { sha256: hash, status } = await shop.db
    .selectFrom('designs')
    .select(['sha256', 'status'])
    .where('process_id', '=', processId)
    .executeTakeFirstOrThrow()
  return { hash: hash?.toString('hex') ?? null, status }
}

/** The shop's own process on the database of a test shop. */
async function startProcess(databaseUrl: string, dataDir: string, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../test/support/run-shop.ts')], {
    env: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'silent',
      SECRET: 'x'.repeat(40),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(createInterface(child.stdout), 'line')
  return child
}
async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

const openWithS3 = async (): Promise<{ readonly shop: TestShop; readonly server: S3Server }> => {
  const server = await s3Server()
  closers.push(() => server.close())
  return { shop: await openShop({ settings: { s3: server.settings } }), server }
}

/** A storage with room for so many bytes. */
function withRoom(files: FileStorage, room: { bytes: number }): FileStorage {
  return {
    ...files,
    arrivals: {
      ...files.arrivals,
      append: (key, offset, content) => files.arrivals.append(key, offset, upTo(content, room)),
    },
  }
}
async function* upTo(content: AsyncIterable<Uint8Array>, room: { bytes: number }) {
  for await (const part of content) {
    if (part.byteLength > room.bytes) throw new StorageFailure('full', new Error('ENOSPC'))
    room.bytes -= part.byteLength
    yield part
  }
}

/** A shop in a process of its own, where somebody has a token to upload with. */
async function openProcess() {
  const shop = await openShop()
  // The process has the real clock.
  shop.setNow(new Date())
  const token = await tokenOf(await shop.loggedIn())
  const dataDir = await mkdtemp(join(tmpdir(), 'paskruis-uploads-'))
  closers.push(() => rm(dataDir, { recursive: true }))
  const port = await anyLoopbackPort()
  let child = await startProcess(shop.database.url, dataDir, port)
  let restarting: Promise<void> = Promise.resolve()
  closers.push(async () => {
    await restarting
    await kill(child)
  })
  return {
    shop,
    token,
    address: `http://127.0.0.1:${port}`,
    pid: () => child.pid ?? 0,
    restart: () => {
      restarting = restarting.then(async () => {
        await kill(child)
        child = await startProcess(shop.database.url, dataDir, port)
      })
    },
  }
}

const CHUNK_BYTES = 4 * MB
/** Each kill has a chunk of its own, which tells how far it is at its end at the latest, and one after it. */
const TURNS = [2, 1, 0]

it(
  'a server that is killed again and again during an upload goes on with it, with an equal hash',
  LONG,
  async () => {
    const { shop, token, address, restart } = await openProcess()
    const content = randomBytes(TURNS.length * 2 * CHUNK_BYTES)
    const killAt = TURNS.map((turn) => turn * 2 * CHUNK_BYTES + randomInt(1, CHUNK_BYTES))
    await sendByTus({
      address,
      token,
      processId: 'killed',
      content,
      chunkSize: CHUNK_BYTES,
      onProgress(sentBytes) {
        if (sentBytes < (killAt.at(-1) ?? Infinity)) return
        killAt.pop()
        restart()
      },
    })
    expect(killAt).toEqual([])
    expect(await hashOf(shop, 'killed')).toMatchObject({ hash: sha256(content) })
    // Random bytes are no print file; a worker of its own says so.
    await expect.poll(async () => (await hashOf(shop, 'killed')).status, { timeout: 60_000 }).toBe('invalid')
  },
)

/** The most memory that a process had in use until now. */
async function mostMemoryMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

it.skipIf(process.platform !== 'linux')(
  'twenty large files at once take no more memory than a few do',
  LONG,
  async () => {
    const { address, token, pid } = await openProcess()
    const content = randomBytes(24 * MB)
    const send = (name: string, count: number) =>
      Promise.all(
        Array.from({ length: count }, async (_, at) => {
          const { status } = await fetch(`${address}/upload?token=${token}&process-id=${name}-${at}`, {
            method: 'POST',
            body: content,
          })
          expect(status).toBe(201)
        }),
      )
    // As many as are received and checked at once: what comes on top of that is of the files themselves.
    await send('warm', 8)
    const beforeMb = await mostMemoryMb(pid())
    await send('crowd', 20)
    expect((await mostMemoryMb(pid())) - beforeMb).toBeLessThan(64)
  },
)

/** A request of which a part comes, and an answer that nobody reads. */
async function stall(address: string, head: readonly string[], part: Uint8Array): Promise<Socket> {
  const { hostname, port, host } = new URL(address)
  const socket = connect(Number(port), hostname).pause()
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(`${head[0]} HTTP/1.1\r\nHost: ${host}\r\n${head.slice(1).join('\r\n')}\r\n\r\n`)
  await new Promise((resolve) => socket.write(part, resolve))
  return socket
}

it('files that hardly come and answers that nobody reads keep no other visitor waiting', async () => {
  const shop = await openShop()
  const customer = await shop.loggedIn()
  const token = await tokenOf(customer)
  const address = await listen(shop)
  const content = randomBytes(2 * MB)
  const begin = async (processId: string) => {
    const { headers } = await fetch(`${address}/upload?token=${token}&process-id=${processId}`, {
      method: 'POST',
      headers: { 'tus-resumable': '1.0.0', 'upload-length': String(content.length) },
    })
    return new URL(headers.get('location') ?? '', address)
  }
  const uploads = await Promise.all(Array.from({ length: 20 }, (_, at) => begin(`slow-${at}`)))
  const held = await Promise.all([
    ...uploads.map(({ pathname, search }) =>
      stall(
        address,
        [
          `PATCH ${pathname}${search}`,
          'Tus-Resumable: 1.0.0',
          'Upload-Offset: 0',
          'Content-Type: application/offset+octet-stream',
          `Content-Length: ${content.length}`,
        ],
        content.subarray(0, 1024),
      ),
    ),
    ...uploads.map(() => stall(address, ['GET /api/content/menus'], Buffer.alloc(0))),
  ])
  const others = await Promise.all(
    Array.from({ length: 50 }, () =>
      fetch(`${address}/api/customer`, {
        headers: { cookie: [...customer.cookies].map((pair) => pair.join('=')).join('; ') },
        signal: AbortSignal.timeout(20_000),
      }),
    ),
  )
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 200))
  for (const socket of held) socket.destroy()
  await sendByTus({ address, token, processId: 'slow-0', content, uploadUrl: uploads[0]?.href ?? '' })
  expect((await hashOf(shop, 'slow-0')).hash).toBe(sha256(content))
})

describe('S3', () => {
  it('keeps what arrives, by tus and in one body', async () => {
    const { shop } = await openWithS3()
    const token = await tokenOf(await shop.loggedIn())
    const address = await listen(shop)
    const content = randomBytes(7 * MB)
    await sendByTus({ address, token, processId: 'tus', content, chunkSize: 3 * MB })
    const answer = await fetch(`${address}/upload?token=${token}&process-id=raw`, {
      method: 'POST',
      body: content,
    })
    expect(answer.status).toBe(201)
    for (const processId of ['tus', 'raw']) {
      expect(await hashOf(shop, processId)).toEqual({ hash: sha256(content), status: 'processing' })
    }
  })

  it('that goes away is told in Dutch, and the upload goes on when it is back', async () => {
    const { shop, server } = await openWithS3()
    const customer = await shop.loggedIn()
    const token = await tokenOf(customer)
    const address = await listen(shop)
    const content = randomBytes(2 * MB)
    await server.stop()
    const refused = await fetch(`${address}/upload?token=${token}&process-id=away`, {
      method: 'POST',
      headers: { 'tus-resumable': '1.0.0', 'upload-length': '5' },
    })
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      503,
      '5',
      {
        errors: [
          {
            code: 'StorageAway',
            message: 'Je bestand kan nu even niet worden opgeslagen. Probeer het zo opnieuw.',
          },
        ],
      },
    ])
    await server.start()
    let isDown: Promise<void> | null = null
    await sendByTus({
      address,
      token,
      processId: 'away',
      content,
      chunkSize: MB / 2,
      onProgress: (sentBytes) => {
        if (sentBytes > MB && !isDown) isDown = server.stop().then(() => server.start())
      },
    })
    expect(isDown).not.toBeNull()
    expect((await hashOf(shop, 'away')).hash).toBe(sha256(content))
  })
})

describe('a disk that is full', () => {
  it('is told in Dutch, keeps nothing half, and takes the file when there is room again', async () => {
    const room = { bytes: MB }
    const shop = await openShop({ filesBy: (files) => withRoom(files, room) })
    const customer = await shop.loggedIn()
    const token = await tokenOf(customer)
    const address = await listen(shop)
    const content = randomBytes(3 * MB)
    const send = (processId: string) =>
      fetch(`${address}/upload?token=${token}&process-id=${processId}`, { method: 'POST', body: content })
    const refused = await send('raw')
    expect([refused.status, (await refused.json()).errors[0].message]).toEqual([
      503,
      'Er is bij ons nu geen ruimte voor je bestand. Probeer het later opnieuw.',
    ])
    expect(await hashOf(shop, 'raw')).toEqual({ hash: null, status: 'announced' })
    const kept: string[] = []
    for await (const { key } of shop.shop.files.arrivals.list()) kept.push(key)
    expect(kept).toEqual([])

    room.bytes = MB
    const sending = sendByTus({ address, token, processId: 'tus', content })
    await expect.poll(() => room.bytes).toBeLessThan(200_000)
    room.bytes = 100 * MB
    await sending
    expect((await hashOf(shop, 'tus')).hash).toBe(sha256(content))
    expect((await send('raw')).status).toBe(201)
  })
})
