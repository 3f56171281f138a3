import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, symlinkSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { anyLoopbackPort } from '#server/http/free-port.ts'
import { type Bench, figure, median } from './support/figure.ts'

const ROUNDS = 3
const MOST_SECONDS = 5
const LOOK_EVERY_MS = 20
const PROJECT = resolve(import.meta.dirname, '..')

/** What is committed, with the packages that are installed here. */
function cloneProject(): string {
  const packages = join(PROJECT, 'node_modules')
  // Without this record the start would install again, into the folder that is linked to.
  if (!existsSync(join(packages, '.package-lock.json'))) throw new Error('Install the packages first.')
  const clone = mkdtempSync(join(tmpdir(), 'paskruis-start-'))
  execFileSync('git', ['clone', '--quiet', '--local', PROJECT, clone])
  symlinkSync(packages, join(clone, 'node_modules'))
  utimesSync(join(clone, 'package-lock.json'), 0, 0) // as old as what is installed
  return clone
}

async function answersHome(port: number): Promise<boolean> {
  try {
    const { ok } = await fetch(`http://127.0.0.1:${port}/`)
    return ok
  } catch {
    return false // not listening yet
  }
}

/** Runs `npm start` until the first page has been given; the seconds that took. */
async function startOnce(clone: string): Promise<number> {
  const port = await anyLoopbackPort()
  const startedMs = performance.now()
  const shop = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const output: Buffer[] = []
  shop.stdout.on('data', (part: Buffer) => output.push(part))
  // The output closes when the shop itself has ended, which is later than npm.
  const closed = once(shop, 'close')
  while (!(await answersHome(port))) {
    if (shop.exitCode !== null) throw new Error(`npm start ended: ${Buffer.concat(output).toString('utf8')}`)
    await delay(LOOK_EVERY_MS)
  }
  const seconds = (performance.now() - startedMs) / 1000
  shop.kill('SIGTERM')
  await closed
  return seconds
}

/** From `npm start` to the first page, in a clone that was built and filled before. */
export const start: Bench = {
  name: 'start',
  async run() {
    const clone = cloneProject()
    try {
      const first = await startOnce(clone)
      const later: number[] = []
      while (later.length < ROUNDS) later.push(await startOnce(clone))
      return [
        {
          what: 'first start: build, database, demo shop',
          measured: `${first.toFixed(1)} s`,
          target: '',
          isMet: null,
        },
        figure(
          { what: 'later start to the first page', value: median(later), digits: 1, unit: ' s' },
          { atMost: MOST_SECONDS },
        ),
      ]
    } finally {
      rmSync(clone, { recursive: true, force: true })
    }
  },
}
