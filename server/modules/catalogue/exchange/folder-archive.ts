import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Archive, DOCUMENT, isBeside, isOfPacker, MADE_AT, MOST_BYTES_BESIDE } from './archive.ts'
import { FileFault } from './file-fault.ts'
import { isPictureName } from './importers/media.ts'

type ZipFile = {
  readonly name: string
  readonly input: AsyncIterable<Uint8Array>
  readonly lastModified: Date
}

const FOLDERS = ['pictures', 'files'] as const

/** A catalogue that lies unpacked in a folder of this machine. */
export async function openFolder(path: string): Promise<Archive> {
  const top = await readdir(path)
  if (!top.includes(DOCUMENT)) throw new FileFault('CatalogueMissing')
  const names: string[] = []
  for (const folder of FOLDERS.filter((one) => top.includes(one)))
    for (const file of await readdir(join(path, folder))) {
      const name = `${folder}/${file}`
      if (isOfPacker(name)) continue
      if (!isBeside(name)) throw new FileFault('ZipForeign', { name })
      names.push(name)
    }
  return {
    document: () => createReadStream(join(path, DOCUMENT)),
    names: new Set(names),
    async content(name) {
      const file = join(path, ...name.split('/'))
      if ((await stat(file)).size > MOST_BYTES_BESIDE) throw new FileFault('ZipTooLarge', { name })
      return readFile(file)
    },
  }
}

/** The same, as the files of a ZIP. */
export async function filesOfFolder(path: string): Promise<AsyncIterable<ZipFile>> {
  const { names } = await openFolder(path)
  async function* files() {
    for (const name of [DOCUMENT, ...names]) yield zipFile(path, name)
  }
  return files()
}

const zipFile = (path: string, name: string): ZipFile => ({
  name,
  input: createReadStream(join(path, ...name.split('/'))),
  lastModified: MADE_AT,
})

/** Whether a folder is a document with pictures and files by their hashes, or with nothing but what lies there by chance. */
export async function isUnpacked(path: string): Promise<boolean> {
  const isDocument = (await readdir(path)).includes(DOCUMENT)
  for await (const name of namesWithin(path))
    if (isDocument ? isPictureName(name) && !isBeside(name) : /\.(?:xlsx|csv)$/i.test(name)) return false
  return true
}

/** The files of a folder and of those in it; links are passed over. */
async function* namesWithin(path: string, within = ''): AsyncGenerator<string> {
  const found = await readdir(join(path, within), { withFileTypes: true })
  for (const one of found.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = within === '' ? one.name : `${within}/${one.name}`
    if (one.isDirectory()) yield* namesWithin(path, name)
    else if (one.isFile() && !isOfPacker(name)) yield name
  }
}

/** The same, as the files of a ZIP: each is opened when it is its turn. */
export async function* filesWithin(path: string): AsyncGenerator<ZipFile> {
  for await (const name of namesWithin(path)) yield zipFile(path, name)
}
