import { describe, expect, it } from 'vitest'
import { type BackupPart, endLine, headLine, readBackup, rowsEnd, tableLines } from './backup-file.ts'
import { rowDigest } from './row-digest.ts'

const HEAD = { app: '0.1.0', madeAt: '2026-11-18T09:00:00.000Z', migrations: ['0001-shop'], queue: 43 }
const ROWS = ['1\tjan', '2\t\\\\.', '', '3\té🦊', '\\N'].map((row) => `${row}\n`).join('')
const END = {
  tables: [{ name: 'public.a', rows: 5, digest: 'x' }],
  sequences: [{ name: 'public.s', value: '7', isCalled: true }],
}
const FILE = Buffer.concat([
  headLine(HEAD),
  tableLines({ name: 'public.a', columns: ['id', '"order"'] }),
  Buffer.from(ROWS),
  rowsEnd,
  tableLines({ name: 'public.b', columns: ['id'] }),
  rowsEnd,
  endLine(END),
])

async function* inPieces(content: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size)
}
async function read(content: Buffer, size = content.length) {
  const parts: BackupPart[] = []
  for await (const part of readBackup(inPieces(content, size))) parts.push(part)
  return parts
}
const text = (parts: readonly BackupPart[]) =>
  parts.map((part) => (part.kind === 'rows' ? part.rows.toString('utf8') : '')).join('')

describe('the file of a backup', () => {
  it.each([1, 2, 3, 7, 64, 10_000])('is read the same in pieces of %i bytes', async (size) => {
    const parts = await read(FILE, size)
    expect(parts.filter(({ kind }) => kind !== 'rows')).toEqual([
      { kind: 'head', head: { format: 1, ...HEAD } },
      { kind: 'table', table: { name: 'public.a', columns: ['id', '"order"'] } },
      { kind: 'table', table: { name: 'public.b', columns: ['id'] } },
      { kind: 'end', end: END },
    ])
    expect(text(parts)).toBe(ROWS)
  })

  it.each([
    ['without anything', Buffer.alloc(0)],
    ['that ends early', FILE.subarray(0, FILE.length - 1)],
    ['that ends within its rows', FILE.subarray(0, FILE.indexOf('3\t') + 1)],
    ['with more after its end', Buffer.concat([FILE, tableLines({ name: 'c', columns: ['id'] })])],
    ['with a line that is not ours', Buffer.concat([headLine(HEAD), Buffer.from('drop table a;\n')])],
    ['with a head that can not be read', Buffer.from('-- paskruis-backup {"format":1}\n')],
  ])('is refused: one %s', async (_name, content) => {
    await expect(read(content)).rejects.toMatchObject({ code: 'broken' })
  })
})

const digestOf = (...parts: readonly string[]) => {
  const digest = rowDigest()
  for (const part of parts) digest.add(Buffer.from(part))
  return [digest.rows(), digest.text()]
}

describe('what rows come to', () => {
  it('is the same in whichever order and pieces they come', () => {
    const whole = digestOf('a\nb\nb\n')
    expect(whole[0]).toBe(3)
    expect(digestOf('b\nb\na\n')).toEqual(whole)
    expect(digestOf('', 'a', '\nb', '\n', 'b\n')).toEqual(whole)
  })

  it.each([
    ['another row', 'a\nc\nb\n'],
    ['one less', 'a\nb\n'],
    ['one more', 'a\nb\nb\nb\n'],
    ['one that is empty', 'a\nb\nb\n\n'],
    ['two that became one', 'ab\nb\n'],
  ])('is other with %s', (_name, rows) => {
    expect(digestOf(rows)).not.toEqual(digestOf('a\nb\nb\n'))
  })
})
