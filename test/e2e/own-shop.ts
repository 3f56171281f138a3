import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { anyLoopbackPort } from '#server/http/free-port.ts'
import { copyDatabase } from './demo-template.ts'
import { runningShop } from './fixtures.ts'
import { query } from './query.ts'

export type OwnShop = {
  readonly url: string
  /** Told to stop, or killed: with what code it ended. */
  readonly end: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<number | null>
}

type Start = {
  readonly settings: Readonly<Record<string, string>>
  /** One that comes back listens where it did before. */
  readonly port?: number
  readonly program?: 'server/start.ts' | 'test/e2e/start-shop.ts'
}

/** With the pages as they are in a live shop; the real program would refuse demo data with it. */
export const LIVE_PAGES = { NODE_ENV: 'production' } as const

/** A shop beside the one of all tests: with other settings, or to be ended. */
export async function startOwnShop({
  settings,
  port,
  program = 'test/e2e/start-shop.ts',
}: Start): Promise<OwnShop> {
  const ownPort = String(port ?? (await anyLoopbackPort()))
  const url = `http://127.0.0.1:${ownPort}`
  const shop = spawn(process.execPath, [program], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      E2E_PORT: ownPort,
      PORT: ownPort,
      E2E_COPIES: runningShop().dataDir,
      ...settings,
    },
    stdio: 'ignore',
  })
  const ended = once(shop, 'exit')
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  async function end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
    shop.kill(signal)
    const [code] = await ended
    return code
  }
  try {
    await expect.poll(isReady, { timeout: 45_000 }).toBe(true)
  } catch (error) {
    await end('SIGKILL')
    throw error
  }
  return { url, end }
}

/** The code that a shop without staff prints at its start. */
export const ownerCodeOf = ({ url }: OwnShop): string =>
  JSON.parse(readFileSync(`test-results/e2e-${new URL(url).port}.json`, 'utf8')).ownerCode

/** A database beside another one: with the demo shop as it is at its first start, or with nothing. */
export async function makeOwnDatabase(databaseUrl: string, from: 'demo' | 'empty' = 'demo') {
  const name = `own_${crypto.randomUUID().slice(0, 8)}`
  await copyDatabase(databaseUrl, name, from)
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => query(databaseUrl, `drop database ${name} with (force)`) }
}
