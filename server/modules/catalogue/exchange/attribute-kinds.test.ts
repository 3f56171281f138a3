import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appliedImport, documentOf, exported, triedImport, unzipped } from '#test/support/catalogue-files.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { readTableNumber, writtenTableNumber } from './attribute-numbers.ts'

let shop: TestShop
let empty: TestShop
let editor: TestBrowser
let other: TestBrowser
beforeAll(async () => {
  shop = await testShop({ template: 'shop_few' })
  empty = await testShop({ template: 'shop_empty' })
  editor = await (await newOperator(shop, 'sales')).loggedIn()
  other = await (await newOperator(empty, 'sales')).loggedIn()
})
afterAll(async () => {
  await shop.close()
  await empty.close()
})

type Attribute = {
  code: string
  label: string
  isFilterable: boolean
  position: number
  kind?: string
  unit?: string
  values: { value: string; position: number }[]
}

const HEIGHT: Attribute = {
  code: 'hoogte',
  label: 'Hoogte',
  isFilterable: true,
  position: 90,
  kind: 'number',
  unit: 'cm',
  values: [],
}
const FINISH: Attribute = {
  code: 'afwerking',
  label: 'Afwerking',
  isFilterable: true,
  position: 91,
  kind: 'choice',
  unit: '',
  values: [
    { value: 'ruw', position: 4 },
    { value: 'glad', position: 2 },
  ],
}

/** A file with these attributes, and with this of one product. */
async function fileOf(
  attributes: readonly object[],
  has: readonly { readonly code: string; readonly values: readonly string[] }[] = [],
) {
  const document = documentOf(await unzipped(await exported(shop, editor)))
  const product = document.products.find((one: { sku: string }) => one.sku === 'PST-A1')
  const codes = new Set(has.map(({ code }) => code))
  return Buffer.from(
    JSON.stringify({
      format: document.format,
      version: document.version,
      attributes,
      products:
        has.length === 0
          ? []
          : [
              {
                ...product,
                files: [],
                attributes: [
                  ...product.attributes.filter(({ code }: { code: string }) => !codes.has(code)),
                  ...has,
                ],
              },
            ],
    }),
  )
}
const tried = async (...file: Parameters<typeof fileOf>) =>
  triedImport(shop, editor, await fileOf(...file), 'add')
async function applied(...file: Parameters<typeof fileOf>) {
  const one = await tried(...file)
  expect(one.report.faults).toEqual([])
  expect((await appliedImport(shop, editor, one.id)).state).toBe('applied')
}
const attributeNow = async (code: string, of = shop, by = editor): Promise<Attribute> =>
  documentOf(await unzipped(await exported(of, by))).attributes.find((one: Attribute) => one.code === code)
const faultsOf = (one: Awaited<ReturnType<typeof tried>>) =>
  one.report.faults.map(({ message }: { readonly message: string }) => message)

describe('the kinds of attributes', () => {
  it('come along to another shop and back, with the values that no product has', async () => {
    await applied(
      [HEIGHT, FINISH],
      [
        { code: 'hoogte', values: ['12.5'] },
        { code: 'afwerking', values: ['glad'] },
      ],
    )
    expect(await attributeNow('hoogte')).toMatchObject({ kind: 'number', unit: 'cm' })
    expect(await attributeNow('afwerking')).toEqual({
      ...FINISH,
      values: [
        { value: 'glad', position: 2 },
        { value: 'ruw', position: 4 },
      ],
    })
    const document = documentOf(await unzipped(await exported(shop, editor)))
    const file = Buffer.from(
      JSON.stringify({ format: document.format, version: document.version, attributes: document.attributes }),
    )
    const one = await triedImport(empty, other, file, 'add')
    expect(one.report.faults).toEqual([])
    await appliedImport(empty, other, one.id)
    expect(await attributeNow('afwerking', empty, other)).toEqual(await attributeNow('afwerking'))
    expect((await attributeNow('hoogte', empty, other)).unit).toBe('cm')
    const again = await triedImport(empty, other, file, 'add')
    expect(again.report.changeCount).toBe(0)
  })

  it('stay as they are where a file of before does not say them', async () => {
    const { kind: _kind, unit: _unit, ...before } = await attributeNow('hoogte')
    expect((await tried([before])).report.changeCount).toBe(0)
    await applied([{ ...before, label: 'Hoogte van het vlak' }])
    expect(await attributeNow('hoogte')).toMatchObject({
      label: 'Hoogte van het vlak',
      kind: 'number',
      unit: 'cm',
    })
    const { kind: _other, unit: _none, ...fresh } = HEIGHT
    await applied([{ ...fresh, code: 'nieuw-van-vroeger' }])
    expect(await attributeNow('nieuw-van-vroeger')).toMatchObject({ kind: 'choices', unit: '' })
  })

  it.each([
    ['a unit of what is no number', [{ ...FINISH, unit: 'cm' }], []],
    ['a kind that there is not', [{ ...FINISH, kind: 'colour' }], []],
    ['a value that is no number', [], [{ code: 'hoogte', values: ['12,5'] }]],
    ['two values of what has one', [], [{ code: 'afwerking', values: ['glad', 'ruw'] }]],
  ])('refuse %s', async (_case, attributes, has) => {
    expect(faultsOf(await tried(attributes, has))).toHaveLength(1)
  })

  it('do not change while products that the file does not name would not fit', async () => {
    const material = await attributeNow('materiaal')
    expect(faultsOf(await tried([{ ...material, kind: 'number' }]))).toEqual([
      'Producten die niet in het bestand staan, hebben van dit kenmerk waarden die niet bij deze soort passen.',
    ])
    const finish = await attributeNow('afwerking')
    await applied([{ ...finish, kind: 'text' }])
    expect((await attributeNow('afwerking')).values).toEqual([{ value: 'glad', position: 2 }])
    await applied([{ ...finish, kind: 'choices' }])
    expect((await attributeNow('afwerking')).values).toEqual(finish.values)
  })
})

describe('a number in a table', () => {
  it.each([
    ['12,5', '12.5'],
    ['12.5 mm', '12.5'],
    ['-0,25', '-0.25'],
    ['1.234,5', '1234.5'],
    ['1.250', null],
    ['dik', null],
    ['1,23456', null],
  ])('%j', (text, kept) => {
    expect(readTableNumber(text, 'mm', null)).toBe(kept)
  })

  it.each(['0', '12.5', '-0.25', '1.125', '1250', '999999999.9999'])('%s reads back as it is', (value) => {
    expect(readTableNumber(writtenTableNumber(value), '', null)).toBe(value)
  })
})
