// `npm run catalogue:export -- <file>` and `npm run catalogue:import -- <file or folder> [--dry-run] [--new-only | --replace]`, on
// whichever Node is there.
import { inProject, projectEnvironment, projectNode, run, runMain } from './machine.mjs'

await runMain(async () => {
  const args = [inProject('server', 'catalogue.ts'), ...process.argv.slice(2)]
  const { code } = await run({ file: projectNode(), args }, { env: projectEnvironment() })
  return code
})
