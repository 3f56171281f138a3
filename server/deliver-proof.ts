// Staff of the studio deliver a proof, beside a running shop or for one on a database of its own.
import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { deliverProofTexts as texts } from '#texts/nl/studio.ts'
import { besideShop, PlainFailure, typed } from './beside-shop.ts'
import { deliverProof } from './modules/studio/deliver-proof.ts'
import { openFiles } from './storage/open-files.ts'

const [name, file] = process.argv.slice(2)

await besideShop(async (shop) => {
  if (!name || !file) throw new PlainFailure(texts.usage)
  const path = resolve(process.env['INIT_CWD'] ?? '', file)
  const content = await readFile(path).catch(() => {
    throw new PlainFailure(texts.noFile(path))
  })
  const files = await openFiles(shop.settings)
  const job = await deliverProof({ ...shop, files }, typed('studio:deliver'), {
    name,
    fileName: basename(path),
    content,
  })
  return texts.delivered(job.lineTitle, job.orderNumber, job.confirmationEmail)
})
