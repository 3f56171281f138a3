import { randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { unzipped, zipped } from '#test/support/catalogue-files.ts'
import { type Claims, handMade, type Made } from '#test/support/hand-made-zip.ts'

const HASH = 'a'.repeat(64)
const DOCUMENT = ['catalogue.json', '{}'] as const

const document = { name: 'catalogue.json', content: Buffer.from('{"a":1}') }
const drawing = (content: Buffer, claims?: Partial<Claims>): Made => ({
  name: `pictures/${HASH}.svg`,
  content,
  ...(claims && { claims }),
})

it('reads what was stored and what was packed, past what programs add', async () => {
  const content = Buffer.from('x'.repeat(5000))
  const packed = await unzipped(handMade([document, drawing(content)], 'een opmerking'))
  expect([...packed.keys()]).toEqual(['catalogue.json', `pictures/${HASH}.svg`])
  expect(packed.get(`pictures/${HASH}.svg`)).toEqual(content)
  const stored = await unzipped(
    await zipped([DOCUMENT, ['pictures/.DS_Store', 'x'], ['__MACOSX/._catalogue.json', 'x']]),
  )
  expect([...stored]).toEqual([['catalogue.json', Buffer.from('{}')]])
})

it.each([
  ['a path that leads outside', () => zipped([DOCUMENT, ['../../etc/passwd', 'x']]), 'ZipForeign'],
  ['a path from the root', () => zipped([DOCUMENT, [`C:\\pictures\\${HASH}.svg`, 'x']]), 'ZipForeign'],
  [
    'a way back within a folder',
    () => zipped([DOCUMENT, [`pictures/../files/${HASH}.pdf`, 'x']]),
    'ZipForeign',
  ],
  ['a program', () => zipped([DOCUMENT, ['pictures/doe-dit.exe', 'x']]), 'ZipForeign'],
  ['a name twice', () => handMade([document, document]), 'ZipNameTwice'],
  ['no catalogue', () => zipped([[`files/${HASH}.pdf`, 'x']]), 'CatalogueMissing'],
  ['a secret', () => handMade([{ ...document, claims: { flags: 1 } }]), 'ZipForeign'],
  [
    'a way of packing that nobody knows',
    () => handMade([{ ...document, claims: { method: 14 } }]),
    'ZipForeign',
  ],
  ['40 MB of nothing', () => handMade([document, drawing(Buffer.alloc(40 * 1024 * 1024))]), 'ZipBomb'],
  ['more than it says', () => handMade([document, drawing(Buffer.alloc(9000), { size: 10 })]), 'ZipBomb'],
  [
    '60 MB in one file',
    () => handMade([document, drawing(Buffer.from('x'), { size: 60 * 1024 * 1024 })]),
    'ZipTooLarge',
  ],
  ['less than it says', () => handMade([document, drawing(Buffer.from('abc'), { size: 4 })]), 'ZipBroken'],
  [
    'other content than it says',
    () => handMade([document, drawing(Buffer.from('abc'), { crc: 1 })]),
    'ZipBroken',
  ],
  [
    'what lies past its end',
    () => handMade([document, drawing(Buffer.from('abc'), { offset: 10_000_000 })]),
    'ZipBroken',
  ],
  [
    'files that lie over each other',
    () => {
      const offset = 30 + document.name.length + deflateRawSync(document.content).length
      const content = randomBytes(3000)
      const claims = { offset, packed: 3000, size: 3000 }
      const over = ['b', 'c', 'd'].map((letter) => ({
        name: `pictures/${letter.repeat(64)}.svg`,
        content: Buffer.alloc(0),
        claims,
      }))
      return handMade([document, drawing(content), ...over])
    },
    'ZipBomb',
  ],
  ['half of a ZIP', async () => (await zipped([DOCUMENT])).subarray(0, 40), 'ZipBroken'],
  ['nothing', () => Buffer.alloc(0), 'ZipBroken'],
])('refuses %s', async (_what, make, code) => {
  await expect(unzipped(await make())).rejects.toMatchObject({ code })
})
