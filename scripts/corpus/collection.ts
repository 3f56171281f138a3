import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inspectPrintFile } from '#server/modules/preflight/inspect-print-file.ts'
import { type Difference, differencesOf, type KnownFile } from './differences.ts'

const PROJECT = join(import.meta.dirname, '../..')
/** The collection that lies in every clone; others have their files in folders. */
export const KEPT_FILES = join(PROJECT, 'test/print-files')

export const readCollection = async (folder: string): Promise<readonly KnownFile[]> =>
  JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))

export const nameOf = ({ file }: KnownFile): string => file.split('/').at(-1) ?? ''

export type Explained = Pick<Difference, 'file' | 'what'>

/** The differences of which `docs/preflight.md` says why they are there. */
export async function readExplained(): Promise<readonly Explained[]> {
  const text = await readFile(join(PROJECT, 'docs/preflight.md'), 'utf8')
  return [...text.matchAll(/^\| `([^`]+)` \| ([\w ]+) \|/gm)].map(([, file = '', what = '']) => ({
    file,
    what,
  }))
}

/** Inspects a file in a process of its own, as the shop does, and tells what is not as it is known to be. */
export async function judgeFile(
  folder: string,
  one: KnownFile,
  explained: readonly Explained[],
  previewFolder: string,
) {
  const file = { path: join(folder, one.bytes_of ?? one.file), name: nameOf(one) }
  const { facts, previews } = await inspectPrintFile(file, previewFolder)
  const { differences, compared } = differencesOf(one, facts)
  const why = explained.filter((other) => other.file === one.file)
  const faults = [
    ...differences
      .filter(({ what }) => !why.some((other) => other.what === what))
      .map(({ what, stated, measured }) => `${one.file}: ${what} is stated ${stated}, measured ${measured}`),
    ...why
      .filter(({ what }) => !differences.some((other) => other.what === what))
      .map(({ what }) => `${one.file}: ${what} is explained, and no difference`),
    ...(facts.kind === 'document' && previews.length === 0 ? [`${one.file}: no preview`] : []),
  ]
  return { differences, compared, faults }
}
