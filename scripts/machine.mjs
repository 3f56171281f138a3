// Where this project's programs are. Plain JavaScript without packages: it runs before anything is installed, on any Node.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectFolder = dirname(dirname(fileURLToPath(import.meta.url)))
export const inProject = (...parts) => join(projectFolder, ...parts)

export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const NODE_NEEDED = 24
const isWindows = process.platform === 'win32'

/** A failure that is told in its own words, without a stack. */
export class PlainFailure extends Error {}

/** Node 24 of the project's own package; where there is none for this system, the Node that runs us if it is new enough. */
export function projectNode() {
  const system = isWindows ? 'win' : process.platform
  const own = inProject(
    'node_modules',
    `node-${system}-${process.arch}`,
    'bin',
    isWindows ? 'node.exe' : 'node',
  )
  if (existsSync(own)) return own
  if (Number(process.versions.node.split('.')[0]) >= NODE_NEEDED) return process.execPath
  throw new PlainFailure(
    `Voor dit systeem (${process.platform} ${process.arch}) wordt Node niet meegeleverd: installeer Node ${NODE_NEEDED} of nieuwer (nu ${process.version}).`,
  )
}

/** The script behind a command of a package, for running it with a Node of our choice. */
export function packageCommand(packageName, command) {
  const folder = inProject('node_modules', ...packageName.split('/'))
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

/** npm as it was called, or the one on the path. Not by our own Node, which npm may be about to replace. */
export function npmCommand(args) {
  const script = process.env.npm_execpath
  if (script && /npm-cli\.[cm]?js$/.test(script))
    return { file: process.env.npm_node_execpath ?? process.execPath, args: [script, ...args] }
  return { file: isWindows ? 'npm.cmd' : 'npm', args, shell: isWindows }
}

/** The environment for programs of the project: its own Node and commands come first on the path. */
export function projectEnvironment(extra = {}) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  return {
    ...process.env,
    [name]: [inProject('node_modules', '.bin'), process.env[name]].filter(Boolean).join(delimiter),
    ...extra,
  }
}

/**
 * Runs a program in the project folder; the exit code, and its output when `quiet` kept it from the screen. A signal to us ends the
 * program first, so that nothing works on behind our back.
 */
export function run({ file, args, shell = false }, { env = process.env, quiet = false, onStart } = {}) {
  return new Promise((resolve, reject) => {
    const output = []
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit'
    const child = spawn(file, args, { cwd: projectFolder, env, stdio, shell, windowsHide: true })
    let interruption = null
    const interrupt = (signal) => {
      interruption ??= signal
      child.kill(signal)
    }
    for (const signal of SIGNALS) process.on(signal, interrupt)
    child.once('spawn', () => onStart?.(child.pid))
    child.stdout?.on('data', (part) => output.push(part))
    child.stderr?.on('data', (part) => output.push(part))
    child.once('error', (error) =>
      reject(new PlainFailure(`${file} kan niet worden gestart: ${error.message}`)),
    )
    child.once('close', (code) => {
      for (const signal of SIGNALS) process.off(signal, interrupt)
      if (interruption) process.exit(128 + constants.signals[interruption])
      resolve({ code: code ?? 1, output: Buffer.concat(output).toString('utf8') })
    })
  })
}

/** Ends with the exit code of `main`, or tells what failed. */
export async function runMain(main) {
  try {
    process.exitCode = await main()
  } catch (error) {
    console.error(error instanceof PlainFailure ? error.message : error)
    process.exitCode = 1
  }
}
