import { z } from 'zod'
import { BackupFault } from './backup-fault.ts'

/**
 * A backup is text: a head, the rows of each table as `COPY` writes them, and an end that says what there should have
 * been. What is not a row is a comment of SQL with JSON in it, or the statement that takes the rows.
 */
const FORMAT = 1
const HEAD = '-- paskruis-backup '
const TABLE = '-- table '
const END = '-- end '
const NEWLINE = 10
const ROWS_END = Buffer.from('\\.\n')
const ROWS_END_LATER = Buffer.from('\n\\.\n')
/** No row of ours comes near it. */
const LONGEST_LINE_BYTES = 256 * 1024 * 1024

const Head = z.object({
  format: z.int(),
  /** The version of the shop that made it. */
  app: z.string(),
  madeAt: z.iso.datetime(),
  /** The changes of the schema that were made then, the oldest first. */
  migrations: z.array(z.string()).min(1),
  /** The version of the tables of the queue. */
  queue: z.int(),
})
export type BackupHead = z.output<typeof Head>

const Table = z.object({ name: z.string(), columns: z.array(z.string()).min(1) })
/** A table and its columns, with quotes where SQL wants them. */
export type BackupTable = z.output<typeof Table>

const End = z.object({
  tables: z.array(z.object({ name: z.string(), rows: z.int(), digest: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
})
export type BackupEnd = z.output<typeof End>

const line = (mark: string, content: object) => Buffer.from(`${mark}${JSON.stringify(content)}\n`)

export const headLine = (head: Omit<BackupHead, 'format'>): Buffer => line(HEAD, { format: FORMAT, ...head })
export const endLine = (end: BackupEnd): Buffer => line(END, end)
export const tableLines = (table: BackupTable): Buffer =>
  Buffer.concat([line(TABLE, table), Buffer.from(`${copyInto(table)};\n`)])
export const rowsEnd: Buffer = ROWS_END

/** The statement that takes the rows of a table. */
export const copyInto = ({ name, columns }: BackupTable): string =>
  `copy ${name} (${columns.join(', ')}) from stdin`

export type BackupPart =
  | { readonly kind: 'head'; readonly head: BackupHead }
  | { readonly kind: 'table'; readonly table: BackupTable }
  /** Whole rows of the table that came last. */
  | { readonly kind: 'rows'; readonly rows: Buffer }
  | { readonly kind: 'end'; readonly end: BackupEnd }

/** The parts of a backup in their order. What is no backup, or not a whole one, is a fault. */
export async function* readBackup(content: AsyncIterable<Buffer>): AsyncGenerator<BackupPart, void> {
  let left: Buffer = Buffer.alloc(0)
  let isInRows = false
  let isOver = false
  for await (const part of content) {
    left = left.length > 0 ? Buffer.concat([left, part]) : part
    for (;;) {
      const taken: Taken | null = isInRows ? takeRows(left) : takeLine(left)
      if (!taken) break
      left = left.subarray(taken.bytes)
      isInRows = taken.isInRows
      if (taken.part) {
        if (isOver) throw new BackupFault('broken', 'something follows its end')
        isOver = taken.part.kind === 'end'
        yield taken.part
      }
    }
    if (left.length > LONGEST_LINE_BYTES) throw new BackupFault('broken', 'a line has no end')
  }
  if (!isOver || left.length > 0) throw new BackupFault('broken', 'it ends early')
}

type Taken = {
  readonly bytes: number
  readonly part: BackupPart | null
  readonly isInRows: boolean
}

function takeRows(left: Buffer): Taken | null {
  if (left.subarray(0, ROWS_END.length).equals(ROWS_END))
    return { bytes: ROWS_END.length, part: null, isInRows: false }
  const end = left.indexOf(ROWS_END_LATER)
  const last = end >= 0 ? end : left.lastIndexOf(NEWLINE)
  if (last < 0) return null
  const bytes = last + 1
  return { bytes, part: { kind: 'rows', rows: left.subarray(0, bytes) }, isInRows: true }
}

function takeLine(left: Buffer): Taken | null {
  const end = left.indexOf(NEWLINE)
  if (end < 0) return null
  const text = left.toString('utf8', 0, end)
  const bytes = end + 1
  const of = <Content>(mark: string, shape: z.ZodType<Content>) => parse(text.slice(mark.length), shape)
  if (text.startsWith(HEAD))
    return { bytes, part: { kind: 'head', head: readHead(text.slice(HEAD.length)) }, isInRows: false }
  if (text.startsWith(TABLE))
    return { bytes, part: { kind: 'table', table: of(TABLE, Table) }, isInRows: false }
  if (text.startsWith(END)) return { bytes, part: { kind: 'end', end: of(END, End) }, isInRows: false }
  // Where the rows go was said by the line before; this one is for who reads the file.
  if (text.startsWith('copy ')) return { bytes, part: null, isInRows: true }
  throw new BackupFault('broken', 'a line is none of ours')
}

/** What a newer shop writes may look otherwise from here on. */
function readHead(json: string): BackupHead {
  const { format } = parse(json, z.object({ format: z.int() }))
  if (format > FORMAT) throw new BackupFault('tooNew', `its format is ${format}`)
  return parse(json, Head)
}

function parse<Content>(json: string, shape: z.ZodType<Content>): Content {
  try {
    return shape.parse(JSON.parse(json))
  } catch (error) {
    throw new BackupFault('broken', 'a line can not be read', error)
  }
}
