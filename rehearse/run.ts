// npm run rehearse [-- short | cluster]: a shop loses what can be lost, while customers order and send files. Ends with an error unless
// nothing was lost and nothing came twice.
import { argv } from 'node:process'

await (argv.includes('cluster') ? import('./on-a-cluster.ts') : import('./on-one-machine.ts'))
