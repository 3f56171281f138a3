import { spawn, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findAccount } from './embedded-account.ts'
import {
  runningEmbeddedUrl,
  startEmbeddedPostgres,
  startTestPostgres,
  type EmbeddedPostgres,
} from './embedded.ts'
import { readPostmaster } from './embedded-postmaster.ts'
import { isRunning, waitUntil } from './embedded-process.ts'

/** A second on a quiet machine; tests run beside each other. */
const START_WITHIN_MS = 15_000
const isRoot = process.getuid?.() === 0
const EMBEDDED_MODULE = new URL('embedded.ts', import.meta.url).href
const lines: string[] = []
const log = (line: string) => void lines.push(line)
let base: string
let dataDir: string
let running: EmbeddedPostgres[] = []

beforeAll(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'paskruis embedded ')))
  chmodSync(base, 0o755)
  dataDir = join(base, 'data')
})
afterEach(async () => {
  await Promise.all(running.map((server) => server.stop()))
  running = []
})
afterAll(() => rmSync(base, { recursive: true, force: true }))

async function start(folder: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir: folder, log })
  running.push(server)
  return server
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(sql)
  await client.end()
  return rows.map((row) => Object.values(row)[0])
}

const postmasterOf = (server: EmbeddedPostgres) => readPostmaster(join(server.folder, 'data'))?.pid ?? 0

/** A shop's process in miniature: starts PostgreSQL, says so and waits to be killed. */
async function otherProcess(folder: string): Promise<{ child: ChildProcess; said: string }> {
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(EMBEDDED_MODULE)})
    try {
      const server = await startEmbeddedPostgres({ dataDir: process.argv[1], log() {} })
      server.announce('http://127.0.0.1:4999')
      console.log(server.url); setInterval(() => {}, 1000)
    } catch (error) { console.log(error.message) }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data: Buffer) => resolve(String(data).trim())),
  )
  return { child, said }
}

async function kill(child: ChildProcess) {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}

describe('the embedded PostgreSQL', () => {
  it('is safe, local, UTF-8 and can sort Dutch', async () => {
    const { url } = await start(dataDir)
    expect(new URL(url)).toMatchObject({ hostname: '127.0.0.1', pathname: '/paskruis' })
    expect(new URL(url).password).toHaveLength(48)
    expect(await query(url, 'SHOW fsync')).toEqual(['on'])
    expect(await query(url, 'SHOW listen_addresses')).toEqual(['127.0.0.1'])
    expect(await query(url, 'SHOW server_encoding')).toEqual(['UTF8'])
    expect(
      await query(
        url,
        `SELECT x FROM (VALUES ('zon'), ('Één'), ('fiets')) AS t(x) ORDER BY x COLLATE "nl-x-icu"`,
      ),
    ).toEqual(['Één', 'fiets', 'zon'])
    await query(url, 'CREATE EXTENSION pg_trgm')
  })

  it('refuses a wrong password', async () => {
    const { url } = await start(dataDir)
    await expect(query(url.replace(/:[0-9a-f]{48}@/, ':guess@'), 'SELECT 1')).rejects.toThrow(
      /password authentication failed/,
    )
  })

  it('keeps its password from others', async () => {
    const { folder } = await start(dataDir)
    expect(statSync(join(folder, 'password')).mode & 0o777).toBe(0o600)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  })

  it('can be found by another process of its owner while it runs', async () => {
    expect(runningEmbeddedUrl(join(base, 'nothing here'))).toBeNull()
    const server = await start(dataDir)
    expect(runningEmbeddedUrl(dataDir)).toBe(server.url)
    await server.stop()
    expect(runningEmbeddedUrl(dataDir)).toBeNull()
  })

  it('keeps its data over a stop and a start, which takes less than a second', async () => {
    const first = await start(dataDir)
    await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer')
    const pid = postmasterOf(first)
    await first.stop()
    expect(isRunning(pid)).toBe(false)

    const startedAt = performance.now()
    const second = await start(dataDir)
    expect(performance.now() - startedAt).toBeLessThan(START_WITHIN_MS)
    expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([42])
  })

  it('refuses a second start on the same data and leaves the first unharmed', async () => {
    const first = await start(dataDir)
    first.announce('http://127.0.0.1:4998')
    const { said } = await otherProcess(dataDir)
    expect(said).toBe(`Paskruis draait al op deze gegevens (proces ${process.pid}, http://127.0.0.1:4998).`)
    expect(await query(first.url, 'SELECT 1')).toEqual([1])
  })

  it('comes up by itself after a shop was killed and left its PostgreSQL running', async () => {
    const { child, said: url } = await otherProcess(dataDir)
    await query(url, 'CREATE TABLE before_the_kill AS SELECT 7 AS lucky')
    await kill(child)
    expect(await query(url, 'SELECT lucky FROM before_the_kill')).toEqual([7])

    const next = await start(dataDir)
    expect(await query(next.url, 'SELECT lucky FROM before_the_kill')).toEqual([7])
    await expect(query(url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/)
  })

  it('leaves a process alone that merely has the number of its former server', async () => {
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    writeFileSync(
      join(dataDir, 'postgres/data/postmaster.pid'),
      `${stranger.pid}\n${join(dataDir, 'postgres/data')}\n`,
    )
    const server = await start(dataDir)
    expect(await query(server.url, 'SELECT 1')).toEqual([1])
    expect(stranger.exitCode).toBeNull()
    await kill(stranger)
  })

  it('comes back on the same port when PostgreSQL itself is killed', async () => {
    const server = await start(dataDir)
    const pid = postmasterOf(server)
    process.kill(pid, 'SIGKILL')
    await waitUntil(() => {
      const postmaster = readPostmaster(join(server.folder, 'data'))
      return postmaster?.pid !== pid && postmaster?.isReady === true
    }, 15_000)
    expect(await query(server.url, 'SELECT lucky FROM before_the_kill')).toEqual([7])
    expect(lines).toContain('De ingebouwde PostgreSQL is uitgevallen en wordt opnieuw gestart.')
  })

  it('says what is wrong with its data and names DATABASE_URL as the way out', async () => {
    const broken = join(base, 'broken')
    await (await start(broken)).stop()
    writeFileSync(join(broken, 'postgres/data/PG_VERSION'), '9.6\n')
    await expect(startEmbeddedPostgres({ dataDir: broken, log })).rejects.toThrow(
      /PostgreSQL startte niet.*incompatible with server.*DATABASE_URL/,
    )
  })
})

it.each([[150], [400], [700]])(
  'starts cleanly after a first start that was killed after %i ms',
  async (delayMs) => {
    const folder = join(base, `killed-${delayMs}`)
    const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(EMBEDDED_MODULE)})
    console.log('starting')
    await startEmbeddedPostgres({ dataDir: process.argv[1], log() {} })
    setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise((resolve) => child.stdout.once('data', resolve))
    await waitUntil(() => false, delayMs)
    await kill(child)
    const server = await start(folder)
    expect(await query(server.url, 'SELECT 1')).toEqual([1])
    await server.stop()
    await start(folder) // by now the initdb that outlived the first start has ended too
    expect(readdirSync(folder).toSorted()).toEqual(['lock.json', 'postgres'])
  },
)

describe.runIf(isRoot)('as root', () => {
  it('runs as another user', async () => {
    const { folder } = await start(dataDir)
    expect(statSync(folder).uid).not.toBe(0)
  })

  it('keeps its data elsewhere when that user cannot reach the data folder, and finds them again', async () => {
    const closed = join(base, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const first = await start(join(closed, 'data'))
    expect(dirname(dirname(first.folder))).toBe('/var/lib')
    await query(first.url, 'CREATE TABLE kept AS SELECT 43 AS answer')
    await first.stop()
    const second = await start(join(closed, 'data'))
    expect(second.folder).toBe(first.folder)
    expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([43])
    await second.stop()
    rmSync(dirname(first.folder), { recursive: true })
  })
})

it('finds an ordinary user among those of the system', () => {
  const passwd = 'root:x:0:0:root:/root:/bin/bash\nnobody:x:65534:65534:nobody:/:/bin/false\n'
  expect(findAccount(['postgres', 'nobody'], passwd)).toEqual({ uid: 65534, gid: 65534 })
  expect(findAccount(['root'], passwd)).toBeNull()
  expect(findAccount(['postgres'], passwd)).toBeNull()
})

it('gives a test server that removes itself', async () => {
  const server = await startTestPostgres()
  expect(await query(server.url, 'SHOW fsync')).toEqual(['off'])
  const pid = postmasterOf(server)
  await server.stop()
  expect(isRunning(pid)).toBe(false)
  expect(existsSync(server.folder)).toBe(false)
})
