import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type JsonItem, readJsonItems } from './json-items.ts'

async function* cut(text: string, size: number) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function itemsOf(text: string, size = 7, isWanted?: (name: string) => boolean): Promise<JsonItem[]> {
  const items: JsonItem[] = []
  for await (const item of readJsonItems(cut(text, size), isWanted)) items.push(item)
  return items
}

async function* noUtf8() {
  yield Buffer.concat([Buffer.from('{"a":["'), Buffer.from([0xff, 0xfe]), Buffer.from('"]}')])
}

describe('readJsonItems', () => {
  it('gives what JSON.parse gives, wherever the bytes are cut and however it is written', async () => {
    const names = fc.uniqueArray(fc.string({ unit: 'binary' }), { maxLength: 4 })
    const lists = fc.array(fc.array(fc.jsonValue(), { maxLength: 5 }), { minLength: 4, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(
        names,
        lists,
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(undefined, 1, 3),
        async (keys, values, size, indent) => {
          const document = Object.fromEntries(keys.map((key, place) => [key, values[place] ?? []]))
          const text = JSON.stringify(document, null, indent)
          // Names such as 'toString' are names too.
          const read = Map.groupBy(await itemsOf(text, size), ({ name }) => name)
          const items = [...read].map(([name, found]) => [name, found.map(({ value }) => value)])
          const filled = Object.entries(document).filter(([, list]) => list.length > 0)
          expect(items).toEqual(JSON.parse(JSON.stringify(filled)))
        },
      ),
    )
  })

  it('says where each value begins, and what stands by itself', async () => {
    const items = await itemsOf('{\n"v": 1,\n"a": [\n{"x": 1},\n\n{"x":\n2}\n], "b": []}')
    expect(items).toEqual([
      { name: 'v', place: null, line: 2, value: 1 },
      { name: 'a', place: 0, line: 4, value: { x: 1 } },
      { name: 'a', place: 1, line: 6, value: { x: 2 } },
    ])
  })

  it('passes over the values of lists that nobody wants', async () => {
    const items = await itemsOf('{"a":[1,{"b":[2]}],"c":[3]}', 3, (name) => name === 'c')
    expect(items.map(({ value }) => value)).toEqual([undefined, undefined, 3])
  })

  it('reads what begins with the mark of UTF-8', async () => {
    expect(await itemsOf('\ufeff{"a":[1]}')).toHaveLength(1)
  })

  it.each([
    ['nothing', '', 'NotJson', 1],
    ['a list', '[1]', 'NotJson', 1],
    ['one that ends early', '{"a":[1,\n2', 'NotJson', 2],
    ['one that ends within a value', '{"a":[{"b":', 'NotJson', 1],
    ['a comma too many', '{"a":[1,\n]}', 'NotJson', 2],
    ['a comma at the end', '{"a":[1],}', 'NotJson', 1],
    ['more after the end', '{"a":[1]}\n{}', 'NotJson', 2],
    ['a broken value', '{"a":[1,\n{"b" 2}]}', 'NotJson', 2],
    ['a word', '{"a":[ja]}', 'NotJson', 1],
    ['a hundred lists in each other', `{"a":[${'['.repeat(100)}${']'.repeat(100)}]}`, 'TooDeep', 1],
    ['a value of 17 MB', `{"a":["${'x'.repeat(17 * 1024 * 1024)}"]}`, 'EntryTooLarge', 1],
  ])('refuses %s', async (_what, text, code, line) => {
    await expect(itemsOf(text, 1024 * 64)).rejects.toMatchObject({ code, at: { line } })
  })

  it('refuses what is no UTF-8', async () => {
    await expect(readJsonItems(noUtf8()).next()).rejects.toMatchObject({ code: 'NotJson' })
  })
})
