// A whole shop without pages in a process of its own, that a test may kill: says where it listens in its first line.
import { startShop } from '#server/main.ts'
import { readSettings } from '#server/settings.ts'

const noPages = () => Promise.reject(new Error('there are no pages'))
const settings = readSettings(process.env)
const shop = await startShop({
  settings,
  databaseUrl: settings.databaseUrl ?? '',
  developWith: async () => ({ getBuild: noPages, getOfficePage: noPages }),
})
process.stdout.write(`${shop.address}\n`)
