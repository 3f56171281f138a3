// Makes a clone ready to run: installs the packages and builds pages and programs, each only when needed.
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
/** What the programs are built from that open what somebody sent (`server/vite.config.ts`). */
const PROGRAMS_FROM = ['domain', 'server', 'package-lock.json']
const lockfile = inProject('package-lock.json')
const installed = inProject('node_modules', '.package-lock.json')
const installedStamp = inProject('node_modules', '.installed')
const built = inProject('build', 'server', 'index.js')
const builtStamp = inProject('build', '.built')
const programsStamp = inProject('build', '.programs-built')

/** Two starts in one folder at once install and build once: the second waits and finds everything there. */
export async function prepare({ build: asksBuild = true, rebuild = false } = {}) {
  const isNeeded = () => needsInstall() || (asksBuild && (rebuild || needsBuild()))
  if (!isNeeded()) return
  mkdirSync(inProject('.data'), { recursive: true, mode: 0o711 })
  await withLock(inProject('.data', 'prepare.lock'), async (onStart) => {
    if (needsInstall()) await install(onStart)
    if (asksBuild && (rebuild || needsPages())) await buildPages(onStart)
    if (asksBuild && (rebuild || needsPrograms())) await buildPrograms(onStart)
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

const needsBuild = () => needsPages() || needsPrograms()
const needsPages = () => !existsSync(built) || isOlder(builtStamp, BUILT_FROM)
const needsPrograms = () => isOlder(programsStamp, PROGRAMS_FROM)

function isOlder(mark, sources) {
  if (!existsSync(mark)) return true
  const builtMs = modifiedMs(mark)
  return sources.some((path) => newestMs(inProject(path)) > builtMs)
}

async function buildPages(onStart) {
  console.log('Pagina’s bouwen ...')
  const startedAt = new Date()
  rmSync(builtStamp, { force: true })
  keepEarlierBuild(inProject())
  await build(packageCommand('@react-router/dev', 'react-router'), [], onStart)
  // The back office comes after the shop, whose build empties the folder.
  await build(packageCommand('vite', 'vite'), ['--config', inProject('office', 'vite.config.ts')], onStart)
  renameSync(inProject('build', 'client', 'index.html'), inProject('build', 'office.html'))
  compressBuild()
  markBuilt(builtStamp, startedAt)
}

async function buildPrograms(onStart) {
  const startedAt = new Date()
  rmSync(programsStamp, { force: true })
  await build(packageCommand('vite', 'vite'), ['--config', inProject('server', 'vite.config.ts')], onStart)
  markBuilt(programsStamp, startedAt)
}

async function build(builder, flags, onStart) {
  const env = projectEnvironment({ NODE_ENV: 'production' })
  const command = { file: projectNode(), args: [builder, 'build', ...flags] }
  const { code, output } = await run(command, { env, quiet: true, onStart })
  if (code !== 0) throw new PlainFailure(`${output.trim()}\nHet bouwen is mislukt.`)
}

/** As old as the start of the build: what was changed while it ran is built the next time. */
function markBuilt(path, startedAt) {
  writeFileSync(path, '')
  utimesSync(path, startedAt, startedAt)
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
