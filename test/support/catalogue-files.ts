import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeZip } from 'client-zip'
import type { catalogueSections } from '#contract/catalogue-file.ts'
import type { FileMode } from '#domain/catalogue/catalogue-file.ts'
import { openZip } from '#server/modules/catalogue/exchange/zip-archive.ts'
import { applyImportTask, tryImportTask } from '#server/modules/catalogue/exchange/import.task.ts'
import type { Reply } from './answers.ts'
import type { TestBrowser, TestShop } from './shop.ts'

/** What lies in a ZIP of a catalogue, by name. */
export type CatalogueFiles = ReadonlyMap<string, Buffer>

const DOCUMENT = 'catalogue.json'
const never = new AbortController().signal

const cookieOf = ({ cookies }: TestBrowser) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** The catalogue of a shop, as staff download it. */
export async function exported(
  { app }: TestShop,
  by: TestBrowser,
  url = '/beheer/api/catalogue/export',
): Promise<Buffer> {
  const { statusCode, rawPayload } = await app.inject({
    method: 'GET',
    url,
    headers: { cookie: cookieOf(by) },
  })
  if (statusCode !== 200) throw new Error(`the export answered ${statusCode}`)
  return rawPayload
}

export async function withFile<Result>(
  content: Uint8Array,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'paskruis-test-'))
  try {
    const path = join(folder, 'file')
    await writeFile(path, content)
    return await use(path)
  } finally {
    await rm(folder, { recursive: true })
  }
}

export const unzipped = (zip: Uint8Array): Promise<CatalogueFiles> =>
  withFile(zip, (path) =>
    openZip(path, async (archive) => {
      const parts: Uint8Array[] = []
      for await (const part of archive.document()) parts.push(part)
      const files = new Map<string, Buffer>([[DOCUMENT, Buffer.concat(parts)]])
      for (const name of archive.names) files.set(name, await archive.content(name))
      return files
    }),
  )

export async function zipped(
  files: Iterable<readonly [name: string, content: Uint8Array | string]>,
): Promise<Buffer> {
  const inputs = [...files].map(([name, content]) => ({
    name,
    input: typeof content === 'string' ? content : Uint8Array.from(content),
    lastModified: new Date(2000, 0, 1),
  }))
  return Buffer.from(await new Response(makeZip(inputs)).arrayBuffer())
}

/** An entry of a file of the catalogue: tests write it wrong on purpose, with what no entry has and without what each has. */
// oxlint-disable-next-line typescript/no-explicit-any
export type LooseEntry = any
/** A file of the catalogue, as tests read and change it. */
export type CatalogueDocument = { format: string; version: number } & {
  -readonly [Section in keyof typeof catalogueSections]: LooseEntry[]
}
export const documentOf = (files: CatalogueFiles): CatalogueDocument =>
  JSON.parse(files.get(DOCUMENT)?.toString('utf8') ?? 'null')

/** The same files with another document. */
export const withDocument = (files: CatalogueFiles, document: unknown): CatalogueFiles =>
  new Map([...files, [DOCUMENT, Buffer.from(JSON.stringify(document))]])

/** Sends a file of the catalogue; the answer. */
export async function sendImport(
  { app }: TestShop,
  by: TestBrowser,
  content: Buffer,
  query = 'mode=add&name=proef.zip',
): Promise<{ readonly status: number; readonly json: Reply<'getCatalogueImport'> }> {
  const answer = await app.inject({
    method: 'POST',
    url: `/beheer/api/catalogue/imports?${query}`,
    headers: { 'content-type': 'application/octet-stream', cookie: cookieOf(by) },
    payload: content,
  })
  return { status: answer.statusCode, json: answer.json() }
}

/** Sends a file, has it tried, and answers the import as staff see it. */
export async function triedImport(shop: TestShop, by: TestBrowser, content: Buffer, mode: FileMode = 'add') {
  const { status, json } = await sendImport(shop, by, content, `mode=${mode}&name=proef.zip`)
  if (status !== 201) throw new Error(`sending answered ${status}`)
  await tryImportTask.run(shop.shop, { importId: json.id }, never)
  return (await by.call('GET', `/beheer/api/catalogue/imports/${json.id}`)).json
}

/** Carries out an import that was tried, and answers it as staff see it then. */
export async function appliedImport(shop: TestShop, by: TestBrowser, id: string) {
  const { status } = await by.call('POST', `/beheer/api/catalogue/imports/${id}/apply`)
  if (status !== 200) throw new Error(`carrying out answered ${status}`)
  await applyImportTask.run(shop.shop, { importId: id }, never)
  return (await by.call('GET', `/beheer/api/catalogue/imports/${id}`)).json
}
