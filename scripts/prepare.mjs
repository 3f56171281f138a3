// Makes a clone ready to run: installs the packages and builds the pages, each only when needed.
// By hand: `node scripts/prepare.mjs` does both, `node scripts/prepare.mjs --build` always builds.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import {
  inProject,
  npmCommand,
  packageCommand,
  PlainFailure,
  projectEnvironment,
  projectNode,
  run,
  runMain,
} from './machine.mjs'
import { compressBuild } from './compress-build.mjs'
import { keepEarlierBuild } from './earlier-build.mjs'
import { withLock } from './prepare-lock.mjs'

const BUILT_FROM = [
  'app',
  'contract',
  'domain',
  'office',
  'texts',
  'public',
  'vite.config.ts',
  'scripts/two-sheets.ts',
  'react-router.config.ts',
  'package-lock.json',
]
const lockfile = inProject('package-lock.json')
const installed = inProject('node_modules', '.package-lock.json')
const installedStamp = inProject('node_modules', '.installed')
const built = inProject('build', 'server', 'index.js')
const builtStamp = inProject('build', '.built')

/** Two starts in one folder at once install and build once: the second waits and finds everything there. */
export async function prepare({ build = true, rebuild = false } = {}) {
  const isNeeded = () => needsInstall() || (build && (rebuild || needsBuild()))
  if (!isNeeded()) return
  mkdirSync(inProject('.data'), { recursive: true, mode: 0o711 })
  await withLock(inProject('.data', 'prepare.lock'), async (onStart) => {
    if (needsInstall()) await install(onStart)
    if (build && (rebuild || needsBuild())) await buildPages(onStart)
  })
}

function needsInstall() {
  if (!existsSync(installed)) return true
  return modifiedMs(installed) < modifiedMs(lockfile) && readText(installedStamp) !== fingerprint(lockfile)
}

async function install(onStart) {
  console.log('Pakketten installeren (eenmalig, ongeveer een minuut) ...')
  // The build needs the development packages too, whatever NODE_ENV or npm's settings say.
  const flags = ['--no-audit', '--no-fund', '--include=dev', '--include=optional', '--ignore-scripts=false']
  const { code, output } = await run(
    npmCommand(['ci', ...flags, '--engine-strict=false', '--loglevel=error']),
    { quiet: true, onStart },
  )
  if (code !== 0)
    throw new PlainFailure(`${output.trim()}\nHet installeren van de pakketten is mislukt (npm ci).`)
  writeFileSync(installedStamp, fingerprint(lockfile))
}

function needsBuild() {
  if (!existsSync(built) || !existsSync(builtStamp)) return true
  const builtMs = modifiedMs(builtStamp)
  return BUILT_FROM.some((path) => newestMs(inProject(path)) > builtMs)
}

async function buildPages(onStart) {
  console.log('Pagina’s bouwen ...')
  const startedAt = new Date()
  rmSync(builtStamp, { force: true })
  keepEarlierBuild(inProject())
  const command = {
    file: projectNode(),
    args: [packageCommand('@react-router/dev', 'react-router'), 'build'],
  }
  const office = {
    file: projectNode(),
    args: [packageCommand('vite', 'vite'), 'build', '--config', inProject('office', 'vite.config.ts')],
  }
  // The back office comes after the shop, whose build empties the folder.
  for (const one of [command, office]) {
    const env = projectEnvironment({ NODE_ENV: 'production' })
    const { code, output } = await run(one, { env, quiet: true, onStart })
    if (code !== 0) throw new PlainFailure(`${output.trim()}\nHet bouwen van de pagina’s is mislukt.`)
  }
  renameSync(inProject('build', 'client', 'index.html'), inProject('build', 'office.html'))
  compressBuild()
  // As old as the start of the build: what was changed while it ran is built the next time.
  writeFileSync(builtStamp, '')
  utimesSync(builtStamp, startedAt, startedAt)
}

function newestMs(path) {
  const entry = statSync(path, { throwIfNoEntry: false })
  if (!entry) return 0
  if (!entry.isDirectory()) return entry.mtimeMs
  return Math.max(entry.mtimeMs, ...readdirSync(path).map((name) => newestMs(join(path, name))))
}

const modifiedMs = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
const readText = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null)
const fingerprint = (path) => createHash('sha256').update(readFileSync(path)).digest('hex')

if (argv[1] === fileURLToPath(import.meta.url)) {
  await runMain(async () => {
    await prepare({ rebuild: argv.includes('--build') })
    return 0
  })
}
