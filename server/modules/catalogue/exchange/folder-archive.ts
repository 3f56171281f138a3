import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Archive, DOCUMENT, isBeside, isOfPacker, MOST_BYTES_BESIDE } from './archive.ts'
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
  const lastModified = new Date(2000, 0, 1)
  async function* files() {
    for (const name of [DOCUMENT, ...names])
      yield { name, input: createReadStream(join(path, ...name.split('/'))), lastModified }
  }
  return files()
}

/** Whether a folder is a document with pictures and files by their hashes, or with nothing but what lies there by chance. */
export async function isUnpacked(path: string): Promise<boolean> {
  if (!(await readdir(path)).includes(DOCUMENT)) {
    for await (const { name } of filesWithin(path)) if (/\.(?:xlsx|csv)$/i.test(name)) return false
    return true
  }
  for await (const { name } of filesWithin(path)) if (isPictureName(name) && !isBeside(name)) return false
  return true
}

/** All files of a folder and of those in it, for a ZIP; links are passed over. */
export async function* filesWithin(path: string, within = ''): AsyncGenerator<ZipFile> {
  const found = await readdir(join(path, within), { withFileTypes: true })
  for (const one of found.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = within === '' ? one.name : `${within}/${one.name}`
    if (one.isDirectory()) yield* filesWithin(path, name)
    else if (one.isFile() && !isOfPacker(name))
      yield {
        name,
        input: createReadStream(join(path, ...name.split('/'))),
        lastModified: new Date(2000, 0, 1),
      }
  }
}
