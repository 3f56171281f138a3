// npm run bench [-- names]: measures and prints; nothing fails on a slow machine.
import { attacks } from './attacks.ts'
import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { catalogueImport } from './catalogue-import.ts'
import { composing } from './composing.ts'
import { configurator } from './configurator.ts'
import { editor } from './editor.ts'
import { interaction } from './interaction.ts'
import { jobs } from './jobs.ts'
import { lighthouse } from './lighthouse.ts'
import { lists } from './lists.ts'
import { memory } from './memory.ts'
import { orders } from './orders.ts'
import { pages } from './pages.ts'
import { papers } from './papers.ts'
import { preflight } from './preflight.ts'
import { products } from './products.ts'
import { requests } from './requests.ts'
import { screens } from './screens.ts'
import { start } from './start.ts'
import { scale } from './scale.ts'
import { printTable } from './support/figure.ts'
import { uploadManager } from './upload-manager.ts'
import { uploads } from './uploads.ts'

const BENCHES = [
  catalogue,
  catalogueImport,
  composing,
  configurator,
  cart,
  orders,
  products,
  papers,
  pages,
  uploads,
  preflight,
  interaction,
  lists,
  lighthouse,
  start,
  uploadManager,
  attacks,
  memory,
  scale,
  editor,
  jobs,
  screens,
  requests,
]

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !BENCHES.some((bench) => bench.name === name))
if (unknown.length > 0) {
  console.error(
    `No such bench: ${unknown.join(', ')}. There are ${BENCHES.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(1)
}
for (const { name, run } of BENCHES) {
  if (asked.length === 0 || asked.includes(name)) printTable(name, await run())
}
