// `npm start`: from a fresh clone to a running shop, on whichever Node is there.
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

await runMain(async () => {
  stopWithNpm()
  await prepare()
  return runShop()
})

/** npm and the terminal may each pass the same Ctrl-C: the shop hears a signal from here once. */
function runShop() {
  const shop = spawn(projectNode(), [inProject('server', 'start.ts')], {
    cwd: projectFolder,
    env: projectEnvironment(),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'], // the channel tells the shop when we are gone
  })
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
