import { posix } from 'node:path'
import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import { SheetFault } from './sheet-fault.ts'

const LISTS = new Set(['Relationship', 'sheet'])
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseAttributeValue: false,
  isArray: (name) => LISTS.has(name),
})

const Relations = z.object({
  Relationships: z.object({
    Relationship: z.array(z.object({ Id: z.string(), Type: z.string(), Target: z.string() })),
  }),
})
const Workbook = z.object({
  workbook: z.object({
    sheets: z.object({ sheet: z.array(z.object({ name: z.string(), id: z.string() })) }),
  }),
})

/** A sheet of a workbook, and the part of the file that holds its cells. */
export type Worksheet = { readonly name: string; readonly part: string }

const within = (folder: string, target: string) =>
  target.startsWith('/') ? target.slice(1) : posix.join(folder, target)

/** The sheets of a workbook that have cells, in their order. Throws a `SheetFault` for what is no workbook. */
export async function worksheetsOf(
  content: (name: string) => Promise<Buffer>,
): Promise<readonly Worksheet[]> {
  const read = async <Shape extends z.ZodType>(name: string, shape: Shape) => {
    const found = shape.safeParse(parser.parse(await content(name)))
    if (!found.success) throw new SheetFault('SheetBroken')
    return found.data
  }
  const relations = async (name: string) => (await read(name, Relations)).Relationships.Relationship
  const book = (await relations('_rels/.rels')).find(({ Type }) => Type.endsWith('/officeDocument'))
  if (!book) throw new SheetFault('SheetBroken')
  const path = within('', book.Target)
  const folder = posix.dirname(path)
  const parts = new Map<string, string>()
  for (const { Id, Type, Target } of await relations(`${folder}/_rels/${posix.basename(path)}.rels`))
    if (Type.endsWith('/worksheet')) parts.set(Id, within(folder, Target))
  return (await read(path, Workbook)).workbook.sheets.sheet.flatMap(({ name, id }) => {
    const part = parts.get(id)
    return part === undefined ? [] : [{ name, part }]
  })
}
