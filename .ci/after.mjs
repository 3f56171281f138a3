// What `npm test` leaves out because it takes minutes or tools of its own, and the count over everything.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packageCommand, projectNode } from '../scripts/machine.mjs'

const project = fileURLToPath(new URL('..', import.meta.url))
const results = join(project, 'test-results')
const count = { passed: 0, failed: 0, skipped: 0 }
const add = (passed, failed, skipped) => {
  count.passed += passed
  count.failed += failed
  count.skipped += skipped
}

/** One step of ours counts as one test. */
async function step(name, run) {
  console.log(`\n--- ${name}`)
  try {
    await run()
    add(1, 0, 0)
    console.log(`ok: ${name}`)
  } catch (error) {
    add(0, 1, 0)
    console.log(`FAILED: ${name}\n${error.stack ?? error}`)
  }
}

function must(command, args, options = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: project, encoding: 'utf8', ...options })
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${status}\n${stdout ?? ''}${stderr ?? ''}`)
  return stdout
}

function addVitest(file) {
  const path = join(results, file)
  if (!existsSync(path)) return add(0, 1, 0)
  const report = JSON.parse(readFileSync(path, 'utf8'))
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  add(
    report.numPassedTests,
    report.numFailedTests + broken.length,
    report.numPendingTests + report.numTodoTests,
  )
}

function addPlaywright(file) {
  const path = join(results, file)
  if (!existsSync(path)) return add(0, 1, 0)
  const { stats } = JSON.parse(readFileSync(path, 'utf8'))
  // A few may pass in their second try only; with more of them `npm test` itself fails.
  add(stats.expected + stats.flaky, stats.unexpected, stats.skipped)
}

/** A program on the project's own Node. */
const program = (...args) => programWith({}, ...args)
async function programWith(settings, ...args) {
  const env = { ...process.env, ...settings }
  const child = spawn(projectNode(), args, { cwd: project, stdio: 'inherit', env })
  const [status] = await once(child, 'exit')
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}`)
}
const script = (name, ...args) => program(join('scripts', name), ...args)

/** Starts a clone by `npm start`, as a newcomer would, and waits until it says where it is. */
async function start(clone, extra = {}) {
  const began = Date.now()
  const env = { ...process.env, ...extra }
  delete env.NODE_ENV
  // A group of its own, which hears Ctrl-C together, as at a terminal.
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let said = ''
  const address = await new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no address after 5 minutes\n${said}`)), 300_000)
    const listen = (chunk) => {
      said += chunk
      const found = /http:\/\/[\w.]+:\d+/.exec(said)
      if (!found) return
      clearTimeout(timer)
      resolve(found[0])
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', (code) => reject(new Error(`ended with ${code}\n${said}`)))
  })
  const page = await fetch(address)
  const html = await page.text()
  if (page.status !== 200 || !html.includes('<h1')) throw new Error(`the home page answered ${page.status}`)
  return { child, address, seconds: (Date.now() - began) / 1000, said: () => said }
}

/** npm itself ends by the signal; what counts is that it ends, and that the shop is gone with it. */
async function stop({ child, address, said }) {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  process.kill(-child.pid, 'SIGINT')
  const patience = new Promise((resolve) => setTimeout(() => resolve('still running'), 20_000).unref())
  if ((await Promise.race([ended, patience])) === 'still running')
    throw new Error(`Ctrl-C did not end it\n${said()}`)
  for (let tries = 0; tries < 150; tries += 1) {
    const answers = await fetch(address).then(
      () => true,
      () => false,
    )
    if (!answers) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the shop outlived its start\n${said()}`)
}

const buySomething = (address) => must(projectNode(), ['test/support/buy-something.ts', address])

async function freshClone() {
  const folder = mkdtempSync(join(tmpdir(), 'paskruis clone '))
  const clone = join(folder, 'shop')
  must('git', ['clone', '--quiet', project, clone])
  const started = []
  const startOnce = async () => {
    const one = await start(clone)
    started.push(one)
    return one
  }
  try {
    const first = await startOnce()
    console.log(`first start: ${first.seconds.toFixed(1)} s`)
    buySomething(first.address)
    const second = spawnSync('npm', ['start'], { cwd: clone, encoding: 'utf8', timeout: 60_000 })
    if (second.status === 0 || !/draait al/.test(second.stdout + second.stderr)) {
      throw new Error(`a second start ended with ${second.status}\n${second.stdout}${second.stderr}`)
    }
    if ((await fetch(first.address)).status !== 200)
      throw new Error('the first shop suffered from the second start')
    await stop(first)
    const again = await startOnce()
    console.log(`later start: ${again.seconds.toFixed(1)} s`)
    buySomething(again.address)
    await stop(again)
  } finally {
    for (const { child } of started) {
      if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGTERM')
    }
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What customers and processes do all day, by PgBouncer: who they are, carts, orders, news of them, and work in the background. */
const BY_POOLER = ['roles', 'modules/session', 'modules/cart/cart', 'modules/orders/order']
const testsByPooler = () =>
  programWith(
    { TEST_POOLER: '1' },
    packageCommand('vitest', 'vitest'),
    'run',
    '--project=shop',
    ...BY_POOLER.map((tests) => `server/${tests}`),
  )

const npmTest = Number(process.argv[2] ?? 1)
addVitest('vitest.json')
addPlaywright('playwright.json')
await step('npm test ends with 0', () => {
  if (npmTest !== 0) throw new Error(`npm test ended with ${npmTest}`)
})
await step('the alarms wake for what they should, and for nothing else', () => {
  must('promtool', ['check', 'rules', 'monitoring/alerts.yml'])
  must('promtool', ['test', 'rules', 'monitoring/alerts.test.yml'])
})
await step('the shop works behind a pooler by transaction', testsByPooler)
addVitest('pooler.json')
await step('200 damaged print files end with an answer', () => script('mutate-print-files.ts', '200'))
// Beside each other: the rehearsal waits most of its time, until another takes up what was left by who was killed.
await Promise.all([
  step('nothing is lost or doubled while processes, database and storage are lost', () =>
    program('rehearse/run.ts', 'short'),
  ),
  process.env.PRINT_FILE_CORPUS &&
    step('print files are what they are known to be', () =>
      script('check-corpus.ts', process.env.PRINT_FILE_CORPUS),
    ),
])
if (process.env.UBL_RULES)
  await step('every invoice and credit note of the tests keeps the official rules', () =>
    script('check-ubl.ts', process.env.UBL_RULES, join(results, 'ubl')),
  )
await step('a fresh clone starts, sells, stops and starts again', freshClone)
if (existsSync(results))
  console.log(
    `\nReports: ${readdirSync(results)
      .filter((name) => name.endsWith('.json'))
      .join(', ')}`,
  )
console.log(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`)
process.exit(count.failed + count.skipped > 0 ? 1 : 0)
