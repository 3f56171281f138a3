// `npm start`: from a fresh clone to a running shop, on whichever Node is there. With --dev (`npm run dev`) the pages come
// from their source with hot reload, and the server starts again when its own source changes.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { stopWithNpm } from './launcher-watch.mjs'
import {
  inProject,
  PlainFailure,
  projectEnvironment,
  projectFolder,
  projectNode,
  runMain,
  SIGNALS,
} from './machine.mjs'
import { prepare } from './prepare.mjs'

const isDev = process.argv.includes('--dev')
const WATCHED = ['server', 'domain', 'contract', 'texts', 'demo']
// What is free goes back to the machine: one pool of native memory instead of one per thread, with pieces of 64 kB and more outside of
// it, and a heap that is cleaned before it has grown by half.
const LEAN_MEMORY = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: String(64 * 1024) }
const LEAN_HEAP = ['--heap-growing-percent=40', '--max-semi-space-size=8']

await runMain(async () => {
  stopWithNpm()
  await prepare({ build: !isDev })
  return runShop()
})

/** npm and the terminal may each pass the same Ctrl-C: the shop hears a signal from here once. */
function runShop() {
  const watch = isDev ? WATCHED.map((folder) => `--watch-path=${inProject(folder)}`) : []
  const shop = spawn(
    projectNode(),
    [...LEAN_HEAP, ...watch, inProject('server', 'start.ts'), ...(isDev ? ['--dev'] : [])],
    {
      cwd: projectFolder,
      env: projectEnvironment(LEAN_MEMORY),
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'], // the channel tells the shop when we are gone
    },
  )
  let isForwarded = false
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (!isForwarded) shop.kill(signal)
      isForwarded = true
    })
  }
  return new Promise((resolve, reject) => {
    shop.once('error', (error) =>
      reject(new PlainFailure(`Node 24 kan hier niet worden gestart: ${error.message}`)),
    )
    shop.once('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)))
  })
}
