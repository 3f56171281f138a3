// `npm test`: everything that must hold, from a fresh clone, on whichever Node is there.
import { browserEnvironment } from './browser.mjs'
import { npmCommand, packageCommand, projectEnvironment, projectNode, run, runMain } from './machine.mjs'
import { prepare } from './prepare.mjs'

const withNode = (packageName, command, ...args) => ({
  file: projectNode(),
  args: [packageCommand(packageName, command), ...args],
})

const STEPS = [
  { name: 'check', command: () => npmCommand(['run', '--silent', 'check']) },
  { name: 'vitest', command: () => withNode('vitest', 'vitest', 'run') },
  {
    name: 'playwright',
    command: () => withNode('@playwright/test', 'playwright', 'test'),
    environment: browserEnvironment,
  },
]

await runMain(async () => {
  await prepare()
  const results = []
  for (const step of STEPS) results.push({ name: step.name, verdict: await verdictOf(step) })
  const hasFailed = results.some(({ verdict }) => verdict === 'mislukt')
  const summary = results.map(({ name, verdict }) => `${name} ${verdict}`).join(', ')
  console.log(`\n${hasFailed ? 'MISLUKT' : 'GESLAAGD'}: ${summary}`)
  return hasFailed ? 1 : 0
})

async function verdictOf({ name, command, environment = projectEnvironment }) {
  console.log(`\n--- ${name}`)
  const env = await environment()
  if (env === null) {
    console.error(
      `\n!!! ${name} IS OVERGESLAGEN: er is geen browser en er was er geen te installeren. Zet CHROMIUM op het pad van een browser.`,
    )
    return 'OVERGESLAGEN'
  }
  const { code } = await run(command(), { env })
  return code === 0 ? 'geslaagd' : 'mislukt'
}
