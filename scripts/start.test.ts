import { spawn, type ChildProcess } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

/** Stands in for npm: notes its arguments, and installs a builder that notes that it ran. */
const NPM = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
appendFileSync('calls.log', 'npm ' + process.argv.slice(2).join(' ') + '\\n')
if (process.env.BREAK === 'install') { console.error('registry is away'); process.exit(1) }
await new Promise((resolve) => setTimeout(resolve, 300))
mkdirSync('node_modules/@react-router/dev', { recursive: true })
writeFileSync('node_modules/@react-router/dev/package.json', '{ "bin": { "react-router": "build.mjs" } }')
writeFileSync('node_modules/@react-router/dev/build.mjs', \`
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
appendFileSync('calls.log', 'build ' + process.env.NODE_ENV + '\\\\n')
if (process.env.BREAK === 'build') { console.log('no such import'); process.exit(1) }
mkdirSync('build/server', { recursive: true })
mkdirSync('build/client/assets', { recursive: true })
writeFileSync('build/client/assets/entry.js', 'let shop')
writeFileSync('build/server/index.js', '')\`)
mkdirSync('node_modules/vite', { recursive: true })
writeFileSync('node_modules/vite/package.json', '{ "bin": { "vite": "build.mjs" } }')
writeFileSync('node_modules/vite/build.mjs', \`
import { appendFileSync, writeFileSync } from 'node:fs'
if (process.argv.at(-1).includes('office')) writeFileSync('build/client/index.html', 'office')
else appendFileSync('calls.log', 'programs\\\\n')\`)
writeFileSync('node_modules/.package-lock.json', '{}')
`
/** Stands in for the shop: ends by itself, or waits for a signal and counts how many it gets. */
const SHOP = `
import { appendFileSync } from 'node:fs'
if (process.env.SHOP === 'waits') {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      appendFileSync('calls.log', 'signal\\n')
      setTimeout(() => process.exit(5), 300)
    })
  }
  setInterval(() => undefined, 1000)
  console.log('shop is up')
} else process.exit(3)
`

let project: string

beforeEach(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'paskruis start ')))
  const scripts = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.mjs'))
  for (const name of scripts) cpSync(join(import.meta.dirname, name), join(project, 'scripts', name))
  place('package-lock.json', '{ "version": 1 }')
  place('app/root.tsx', '')
  place('npm/npm-cli.mjs', NPM)
  place('server/start.ts', SHOP)
  place('calls.log', '')
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

function place(path: string, content: string) {
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), content)
}

const calls = () =>
  readFileSync(join(project, 'calls.log'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ', 2).join(' '))
const forgetCalls = () => writeFileSync(join(project, 'calls.log'), '')

function launch(extra: NodeJS.ProcessEnv = {}): ChildProcess {
  const { npm_lifecycle_event: _event, ...rest } = process.env
  const env = {
    ...rest,
    npm_execpath: join(project, 'npm/npm-cli.mjs'),
    npm_node_execpath: process.execPath,
    ...extra,
  }
  return spawn(process.execPath, [join(project, 'scripts/start.mjs')], { cwd: tmpdir(), env })
}

async function ended(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = ''
  child.stdout?.on('data', (data) => (output += String(data)))
  child.stderr?.on('data', (data) => (output += String(data)))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, output }
}

const start = (extra?: NodeJS.ProcessEnv) => ended(launch(extra))

/** As if edited a minute from now, so that no clock is too coarse to see it. */
function edit(path: string) {
  appendFileSync(join(project, path), ' ')
  const later = new Date(Date.now() + 60_000)
  utimesSync(join(project, path), later, later)
}

it('installs, builds and starts from a fresh clone, with the exit code of the shop', async () => {
  expect(await start({ NODE_ENV: 'production' })).toMatchObject({ code: 3 })
  expect(calls()).toEqual(['npm ci', 'build production', 'programs'])
  expect(existsSync(join(project, 'build/client/assets/entry.js.br'))).toBe(true)
  expect(readFileSync(join(project, 'build/office.html'), 'utf8')).toBe('office')
})

it('installs the development packages whatever NODE_ENV says, for the build needs them', async () => {
  await start({ NODE_ENV: 'production' })
  expect(readFileSync(join(project, 'calls.log'), 'utf8')).toContain('--include=dev')
})

it('does neither the second time', async () => {
  await start()
  forgetCalls()
  expect(await start()).toEqual({ code: 3, output: '' })
  expect(calls()).toEqual([''])
})

it.each([
  ['a page was changed', 'app/root.tsx', ['build production']],
  ['a program was changed', 'server/start.ts', ['programs']],
  ['the lockfile was changed', 'package-lock.json', ['npm ci', 'build production', 'programs']],
])('does what is needed after %s', async (_what, path, expected) => {
  await start()
  forgetCalls()
  edit(path)
  await start()
  expect(calls()).toEqual(expected)
})

it('does not install again because of the date of a lockfile alone', async () => {
  await start()
  forgetCalls()
  const later = new Date(Date.now() + 60_000)
  utimesSync(join(project, 'package-lock.json'), later, later)
  await start()
  expect(calls()).toEqual(['build production', 'programs'])
})

it('builds again after a build that did not end', async () => {
  await start()
  edit('app/root.tsx')
  expect((await start({ BREAK: 'build' })).code).toBe(1)
  const past = new Date(0)
  utimesSync(join(project, 'app/root.tsx'), past, past)
  forgetCalls()
  await start()
  expect(calls()).toEqual(['build production'])
})

it('installs and builds once for two starts at the same time', async () => {
  const results = await Promise.all([start(), start()])
  expect(results.map(({ code }) => code)).toEqual([3, 3])
  expect(calls()).toEqual(['npm ci', 'build production', 'programs'])
})

it('takes over from a start that was killed while it held the lock', async () => {
  place('.data/prepare.lock', JSON.stringify({ pid: 2 ** 22 + 1, mark: null }))
  expect((await start()).code).toBe(3)
  expect(existsSync(join(project, '.data/prepare.lock'))).toBe(false)
})

it.each([
  ['install', 'registry is away\nHet installeren van de pakketten is mislukt (npm ci).'],
  ['build', 'no such import\nHet bouwen is mislukt.'],
])('shows why the %s failed and starts nothing', async (BREAK, told) => {
  const { code, output } = await start({ BREAK })
  expect(code).toBe(1)
  expect(output).toContain(told)
})

it('passes a signal on once, however often it comes, and ends with the code of the shop', async () => {
  const child = launch({ SHOP: 'waits' })
  const result = ended(child)
  await new Promise<void>((resolve) => {
    child.stdout?.on('data', (data) => {
      if (String(data).includes('shop is up')) resolve()
    })
  })
  forgetCalls()
  child.kill('SIGTERM')
  child.kill('SIGINT')
  child.kill('SIGTERM')
  expect((await result).code).toBe(5)
  expect(calls()).toEqual(['signal'])
})
