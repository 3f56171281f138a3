import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findAccount } from '#server/db/embedded-account.ts'
import { isRunning, readIfPresent } from '#server/db/embedded-process.ts'
import { anyLoopbackPort } from '#server/http/free-port.ts'
import { exampleOf } from '#test/support/example-of.ts'
import { SYSTEM_PATH } from '#test/support/pooler.ts'
import { query } from './count.ts'

const WELL_WITHIN_MS = 120_000
const LOOK_EVERY_MS = 250
const NUMBERS = [1, 2, 3] as const
/** Of the examples. */
const PASSWORD = 'only-to-try'

const loopback = (port: number) => `127.0.0.1:${port}`

type Program = { start(): void; end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> }
/** A machine of the database: Patroni and the PostgreSQL that it keeps. */
export type Machine = {
  readonly name: string
  /** The address of its PostgreSQL. */
  readonly url: string
  start(): void
  /** Both are gone at once, as when its power fails. */
  kill(): Promise<void>
}
type Role = 'leader' | 'sync_standby' | 'replica'

export type Cluster = {
  /** The shop, and its database wherever the primary is, both by way of HAProxy. */
  readonly shopUrl: string
  readonly databaseUrl: string
  readonly etcd: readonly Program[]
  /** The machine that has this role now. */
  machineOf(role: Role): Promise<Machine>
  /** Waits until one takes changes, one has all that is told, and none is behind. */
  untilWell(): Promise<void>
  close(): Promise<void>
}

const POSTGRES = '/usr/lib/postgresql/15/bin/postgres'

/** What it takes of Debian, by the names of its programs. */
export const missingPrograms = () => [
  ...['etcd', 'patroni', 'haproxy', 'pgbouncer'].filter(
    (name) => spawnSync('which', [name], { env: { PATH: SYSTEM_PATH } }).status !== 0,
  ),
  ...(existsSync(POSTGRES) ? [] : ['postgresql-15']),
]

/** Three machines of etcd and PostgreSQL under Patroni, with HAProxy before them and before the shop, all in one folder on loopback. */
export async function startCluster(folder: string, webPorts: readonly [number, number]): Promise<Cluster> {
  // PostgreSQL refuses to run as root.
  const account = process.getuid?.() === 0 ? findAccount(['postgres', 'nobody']) : null
  mkdirSync(folder)
  if (account) chownSync(folder, account.uid, account.gid)
  const fileOf = (name: string, content: string) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }

  function program(name: string, command: string, args: readonly string[], env = {}): Program {
    const log = openSync(join(folder, `${name}.log`), 'a')
    let running: ChildProcess | null = null
    return {
      start() {
        running = spawn(command, args, {
          ...account,
          cwd: folder,
          env: { PATH: SYSTEM_PATH, HOME: folder, ...env },
          stdio: ['ignore', log, log],
        })
        running.once('error', (error) => console.error(error))
      },
      async end(signal) {
        if (!running?.pid || running.exitCode !== null || running.signalCode !== null) return
        const ended = once(running, 'exit')
        running.kill(signal)
        await ended
      },
    }
  }

  const ports = await Promise.all(
    NUMBERS.map(async (number) => ({
      name: `db${number}`,
      address: `10.0.0.1${number}`,
      client: await anyLoopbackPort(),
      peer: await anyLoopbackPort(),
      rest: await anyLoopbackPort(),
      postgres: await anyLoopbackPort(),
    })),
  )
  const peers = ports.map(({ name, peer }) => `${name}=http://${loopback(peer)}`).join(',')
  const etcd = ports.map(({ name, client, peer }) => {
    const flags = {
      name,
      'data-dir': join(folder, `etcd-${name}`),
      'listen-client-urls': `http://${loopback(client)}`,
      'advertise-client-urls': `http://${loopback(client)}`,
      'listen-peer-urls': `http://${loopback(peer)}`,
      'initial-advertise-peer-urls': `http://${loopback(peer)}`,
      'initial-cluster': peers,
    }
    return program(
      `etcd-${name}`,
      'etcd',
      Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value]),
    )
  })

  const patroniFile = fileOf(
    'patroni.yml',
    exampleOf(
      'patroni.yml',
      Object.fromEntries(ports.map(({ address, client }) => [`${address}:2379`, loopback(client)])),
    ),
  )
  const machines = ports.map(({ name, rest, postgres }): Machine & { readonly rest: number } => {
    const dataDir = join(folder, name)
    const patroni = program(`patroni-${name}`, 'patroni', [patroniFile], {
      PATRONI_NAME: name,
      PATRONI_RESTAPI_LISTEN: loopback(rest),
      PATRONI_RESTAPI_CONNECT_ADDRESS: loopback(rest),
      PATRONI_POSTGRESQL_LISTEN: loopback(postgres),
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: loopback(postgres),
      PATRONI_POSTGRESQL_DATA_DIR: dataDir,
      PATRONI_POSTGRESQL_PGPASS: join(folder, `pgpass-${name}`),
    })
    return {
      name,
      rest,
      url: `postgres://postgres:${PASSWORD}@${loopback(postgres)}/postgres`,
      start: () => patroni.start(),
      async kill() {
        await patroni.end('SIGKILL')
        await killPostgres(dataDir)
      },
    }
  })

  const [shopPort, databasePort] = [await anyLoopbackPort(), await anyLoopbackPort()]
  const haproxy = program('haproxy', 'haproxy', [
    '-db',
    '-f',
    fileOf(
      'haproxy.cfg',
      exampleOf('haproxy.cfg', {
        'bind :8080': `bind ${loopback(shopPort)}`,
        '127.0.0.1:5000': loopback(databasePort),
        '10.0.0.21:3001': loopback(webPorts[0]),
        '10.0.0.22:3001': loopback(webPorts[1]),
        ...Object.fromEntries(
          ports.map(({ address, postgres, rest }) => [
            `${address}:5432 check port 8008`,
            `${loopback(postgres)} check port ${rest}`,
          ]),
        ),
      }),
    ),
  ])

  /** What Patroni tells of each machine; null while none answers. */
  async function members(): Promise<readonly Member[] | null> {
    const answers = machines.map(async ({ rest }) => {
      const answer = await fetch(`http://${loopback(rest)}/cluster`, { signal: AbortSignal.timeout(2_000) })
      return ((await answer.json()) as { readonly members: readonly Member[] }).members
    })
    return Promise.any(answers).catch(() => null)
  }
  async function machineOf(role: Role): Promise<Machine> {
    const found = (await members())?.find((one) => one.role === role)
    const machine = machines.find(({ name }) => name === found?.name)
    if (!machine) throw new Error(`there is no ${role}`)
    return machine
  }
  async function untilWell(): Promise<void> {
    for (const until = Date.now() + WELL_WITHIN_MS; ; await delay(LOOK_EVERY_MS)) {
      const all = (await members()) ?? []
      if (
        all.length === NUMBERS.length &&
        all.every(isWell) &&
        all.some(({ role }) => role === 'sync_standby')
      )
        return
      if (Date.now() > until) throw new Error(`the cluster did not become well: ${JSON.stringify(all)}`)
    }
  }
  async function close(): Promise<void> {
    await haproxy.end('SIGKILL')
    await Promise.all(machines.map((machine) => machine.kill()))
    await Promise.all(etcd.map((one) => one.end('SIGKILL')))
  }

  try {
    for (const one of [...etcd, ...machines]) one.start()
    await untilWell()
    const { url } = await machineOf('leader')
    await query(url, `create role paskruis login password '${PASSWORD}'`)
    await query(url, 'create database paskruis owner paskruis')
    haproxy.start()
  } catch (error) {
    await close()
    throw error
  }
  return {
    shopUrl: `http://${loopback(shopPort)}`,
    databaseUrl: `postgres://paskruis:${PASSWORD}@${loopback(databasePort)}/paskruis`,
    etcd,
    machineOf,
    untilWell,
    close,
  }
}

type Member = {
  readonly name: string
  readonly role: Role
  readonly state: string
  /** In bytes; of the leader nothing is said. */
  readonly lag?: number | 'unknown'
}
/** Patroni 3.0 calls a replica that follows `running`, later ones `streaming`. */
const isWell = ({ state, lag = 0 }: Member) => ['running', 'streaming'].includes(state) && lag === 0

/** Ends the PostgreSQL that keeps its data here, and waits until it is gone. */
async function killPostgres(dataDir: string): Promise<void> {
  const pid = Number(readIfPresent(join(dataDir, 'postmaster.pid'))?.split('\n')[0])
  if (!(pid > 1) || !isRunning(pid)) return
  process.kill(pid, 'SIGKILL')
  while (isRunning(pid)) await delay(LOOK_EVERY_MS)
}
