// `npm run studio:deliver -- <order number, order line or job> <file>`, on whichever Node is there.
import { inProject, projectEnvironment, projectNode, run, runMain } from './machine.mjs'

await runMain(async () => {
  const args = [inProject('server', 'deliver-proof.ts'), ...process.argv.slice(2)]
  const { code } = await run({ file: projectNode(), args }, { env: projectEnvironment() })
  return code
})
