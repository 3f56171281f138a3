// `npm run order:move -- <order number or line> <state> [tracking address]`, on whichever Node is there.
import { inProject, projectEnvironment, projectNode, run, runMain } from './machine.mjs'

await runMain(async () => {
  const args = [inProject('server', 'move-order.ts'), ...process.argv.slice(2)]
  const { code } = await run({ file: projectNode(), args }, { env: projectEnvironment() })
  return code
})
