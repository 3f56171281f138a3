// `npm run picture:add -- <sku> <file> [alt text]`, beside a running shop or for one on a database of its own.
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { addPictureTexts } from '#texts/nl/add-picture.ts'
import { inWords, PlainFailure, typed } from './beside-shop.ts'
import { openDatabase } from './db/database.ts'
import { runningEmbeddedUrl } from './db/embedded.ts'
import { addPhotograph } from './modules/catalogue/add-photograph.ts'
import { readSettings } from './settings.ts'
import { openFiles } from './storage/open-files.ts'

try {
  console.log(await addPicture(process.argv.slice(2)))
} catch (error) {
  console.error(inWords(error))
  process.exitCode = 1
}

async function addPicture([of, file, ...words]: readonly string[]): Promise<string> {
  if (!of || !file) throw new PlainFailure(addPictureTexts.usage)
  const settings = readSettings(process.env)
  const content = await readPhotograph(file)
  const url = settings.databaseUrl ?? runningEmbeddedUrl(settings.dataDir)
  if (url === null) throw new PlainFailure(addPictureTexts.notRunning)
  const db = openDatabase({ url, connections: 1, onLost: (error) => console.error(error.message) })
  try {
    const pictured = of.startsWith('/')
      ? ({ kind: 'category', path: of } as const)
      : ({ kind: 'product', sku: of } as const)
    const { title } = await addPhotograph(
      { db, files: await openFiles(settings) },
      typed('picture:add'),
      pictured,
      content,
      words.join(' '),
    )
    return addPictureTexts.added(title)
  } finally {
    await db.destroy()
  }
}

/** npm runs us in the project; the file is named from where the command was given. */
async function readPhotograph(file: string): Promise<Buffer> {
  const path = resolve(process.env['INIT_CWD'] ?? '', file)
  return readFile(path).catch(() => {
    throw new PlainFailure(addPictureTexts.noFile(path))
  })
}
