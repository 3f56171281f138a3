// `npm run account:approve -- [request] [--join | --reject [reason]]`, on whichever Node is there.
import { inProject, projectEnvironment, projectNode, run, runMain } from './machine.mjs'

await runMain(async () => {
  const args = [inProject('server', 'approve-account.ts'), ...process.argv.slice(2)]
  const { code } = await run({ file: projectNode(), args }, { env: projectEnvironment() })
  return code
})
