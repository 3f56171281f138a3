import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PriceList } from '#contract/office/price-lists.ts'
import type { ImportTrial } from '#contract/office/price-files.ts'
import type { Answer, Sure } from '#test/support/answers.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { receiveTable } from '../catalogue/sheets/receive-table.ts'
import { PRICE_TABLE } from './price-table.ts'

const MB = 1024 * 1024

let shop: TestShop
let seller: TestBrowser
let skus: readonly string[]
beforeAll(async () => {
  shop = await testShop()
  seller = await (await newOperator(shop, 'sales')).loggedIn()
  const { rows } = await sql<{ sku: string }>`
    select p.sku from products p join prices on product_id = p.id join price_lists l on l.id = price_list_id and l.kind = 'base'
    where model <> 'run' and rate_e4 is not null order by p.sku`.execute(shop.database.db)
  skus = rows.map(({ sku }) => sku)
})
afterAll(() => shop.close())

const at = (id: string) => `/beheer/api/price-lists/${id}` as const
const cookiesOf = (by: TestBrowser) => [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const shown = async (id: string): Promise<PriceList> => (await seller.call('GET', at(id))).json

let made = 0
async function newList(): Promise<string> {
  made += 1
  const list = { kind: 'group', code: `bestand-${made}`, title: `Bestand ${made}` }
  const body = { ...list, validFrom: '2026-01-01', validTo: null, copyOf: null }
  return (await seller.call('POST', '/beheer/api/price-lists', { body })).json.id
}

async function send(id: string, rest: string, content: string | Buffer | Readable, by = seller) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `${at(id)}${rest}`,
    headers: { 'content-type': 'application/octet-stream', cookie: cookiesOf(by) },
    payload: content,
  })
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  return { status: answer.statusCode, json: isJson ? answer.json() : null, text: answer.body }
}
const trial = async (id: string, content: string | Buffer, query = ''): Promise<Sure<ImportTrial>> =>
  (await send(id, `/import${query}`, content)).json
const apply = async (id: string, content: string | Buffer, others = 'stay') => {
  const { version, digest } = await trial(id, content, `?others=${others}`)
  return send(id, `/import/apply?others=${others}&version=${version}&digest=${digest}`, content)
}
const exported = async (id: string) =>
  (await shop.app.inject({ url: `${at(id)}/prices.csv`, headers: { cookie: cookiesOf(seller) } })).body
const counts = ({ addedCount, changedCount, removedCount, unchangedCount, faultCount }: ImportTrial) => [
  addedCount,
  changedCount,
  removedCount,
  unchangedCount,
  faultCount,
]
const refusal = ({ status, json }: Pick<Answer, 'status' | 'json'>) => [
  status,
  json.errors[0].code,
  json.errors[0].message,
]
const table = (...rows: readonly string[]) =>
  `artikelnummer;vanaf;prijs;korting;geldig van;geldig tot;categorie\r\n${rows.join('\r\n')}\r\n`

describe('a file of prices', () => {
  it('shows every difference, changes nothing, and then all of it at once', async () => {
    const id = await newList()
    const first = table('SPD-510;;7,00', 'SPD-510;10;6,50', 'PVC-5;;20,00', ';;;15;;;/vlaggen-en-masten')
    expect(counts(await trial(id, first))).toEqual([3, 0, 0, 0, 0])
    expect((await shown(id)).priceCount).toBe(0)
    expect((await apply(id, first)).status).toBe(200)
    const second = table('SPD-510;;7,25', 'SPD-510;10;6,50', 'ALP-3;;20,00;;1-1-2027')
    expect(counts(await trial(id, second))).toEqual([1, 1, 0, 2, 0])
    const whole = await trial(id, second, '?others=go')
    expect(counts(whole)).toEqual([1, 1, 2, 0, 0])
    expect(whole.prices.map(({ before, after }) => [before?.rateE4, after?.rateE4])).toEqual([
      [70_000, 72_500],
      [undefined, 200_000],
      [200_000, undefined],
    ])
    expect(whole.discounts).toEqual([
      { before: { categoryPath: '/vlaggen-en-masten', percentOff: 15 }, after: null },
    ])
    await apply(id, second, 'go')
    expect(await shown(id)).toMatchObject({ priceCount: 2, discountCount: 0, nextChange: '2027-01-01' })
  })

  it('refuses what stands in a column that a list does not have, by row and column; an empty one says nothing', async () => {
    const id = await newList()
    const content = 'artikelnummer;prijs;setupCents;opmerking\r\nSPD-510;7,00;1500;\r\nPVC-5;20,00;;\r\n'
    const told = await trial(id, content)
    expect(told.faults).toEqual([
      {
        row: 2,
        column: 'setupCents',
        message: 'Een prijslijst heeft deze kolom niet. Haal de kolom weg of maak die leeg',
      },
    ])
    expect((await send(id, '/import/faults.csv', content)).text.split('\r\n')[1]).toBe(
      'SPD-510;7,00;1500;;setupCents: Een prijslijst heeft deze kolom niet. Haal de kolom weg of maak die leeg',
    )
    expect(refusal(await apply(id, content))[1]).toBe('TableFaulty')
    expect((await shown(id)).priceCount).toBe(0)
    expect(counts(await trial(id, content.replace('1500', '')))).toEqual([2, 0, 0, 0, 0])
  })

  it('is the same list again as it was exported', async () => {
    const { id: original } = await shop.database.db
      .selectFrom('price_lists')
      .select('id')
      .where('code', '=', 'groep-signpartner')
      .executeTakeFirstOrThrow()
    const content = await exported(original)
    expect(content.startsWith('\uFEFFartikelnummer;categorie;omschrijving;eenheid;vanaf;prijs;')).toBe(true)
    expect(content).toContain('\r\nSPD-510;;Spandoek 510 g;m²;;7,60;')
    expect(counts(await trial(original, content, '?others=go'))).toEqual([0, 0, 0, 4, 0])
    const id = await newList()
    await apply(id, content, 'go')
    expect(await exported(id)).toBe(content)
  })

  it.each([
    [
      'commas and points',
      'artikelnummer,vanaf,prijs\nSPD-510,,7.25\nSPD-510,10,"1,234.50"\n',
      [72_500, 12_345_000],
    ],
    [
      'tabs and Dutch thousands',
      'Artikelnummer\tVanaf\tPrijs\nSPD-510\t\t7,25\nSPD-510\t10\t1.234\n',
      [72_500, 12_340_000],
    ],
    [
      'what a spreadsheet says first',
      'sep=;\r\nartikelnummer;vanaf;prijs\r\nSPD-510;;€ 7,25\r\nSPD-510;10;7,00\r\n',
      [72_500, 70_000],
    ],
  ])('is read with %s', async (_name, content, [rate, band]) => {
    const { prices, faults } = await trial(await newList(), content)
    expect(faults).toEqual([])
    expect([prices[0].after.rateE4, prices[0].after.bands[0].rateE4]).toEqual([rate, band])
  })

  it.each([
    ['UTF-16', Buffer.from(`\uFEFF${table('SPD-510;;7,25')}`, 'utf16le')],
    ['Windows', Buffer.from(`omschrijving;artikelnummer;prijs\r\nCaf\xe9;SPD-510;7,25\r\n`, 'latin1')],
  ])('is read in the letters of %s', async (_name, content) => {
    expect(counts(await trial(await newList(), content))).toEqual([1, 0, 0, 0, 0])
  })

  it('with one wrong row among five thousand changes nothing and names it; mended it is taken', async () => {
    const id = await newList()
    const rows = Array.from({ length: 5000 }, (_row, place) => {
      const sku = skus[place % skus.length]
      return place < skus.length ? `${sku};;9,00` : `${sku};${Math.floor(place / skus.length) + 1};8,00`
    })
    const wrong = table(...rows.with(4709, rows[4709]!.replace('8,00', '8,oo')))
    const found = await trial(id, wrong)
    expect([found.rowCount, found.faultCount]).toEqual([5000, 1])
    expect(found.faults).toEqual([
      { row: 4711, column: 'prijs', message: 'Dit is geen bedrag of aantal, zoals 12,50' },
    ])
    const { version, digest } = found
    const refused = await send(id, `/import/apply?version=${version}&digest=${digest}`, wrong)
    expect(refusal(refused).slice(0, 2)).toEqual([422, 'TableFaulty'])
    expect((await shown(id)).priceCount).toBe(0)
    const { text } = await send(id, '/import/faults.csv', wrong)
    const lines = text.split('\r\n')
    expect(lines[0]).toMatch(/;categorie;fout$/)
    expect(lines[4710]).toMatch(/;8,oo;;;;;prijs: Dit is geen bedrag/)
    expect(lines.filter((line) => line.includes('Dit is geen'))).toHaveLength(1)
    const mended = text.replace('8,oo', '8,00')
    expect((await apply(id, mended)).status).toBe(200)
    expect((await shown(id)).priceCount).toBe(skus.length)
  })

  it('is told of each fault where it stands', async () => {
    const { faults, warnings } = await trial(
      await newList(),
      table(
        'BESTAAT-NIET;;7,00',
        'SPD-510;;-1',
        'PVC-5;;0',
        'ALP-3;;7,00;;2027-01-01;2026-01-01',
        'TOE-SPANNER;;99999,00',
        ';;;5;;;/nergens',
      ),
    )
    expect(faults.map(({ row, column }) => `${row} ${column}`)).toEqual([
      '2 artikelnummer',
      '3 prijs',
      '4 prijs',
      '5 geldig tot',
      '7 categorie',
    ])
    expect(warnings).toEqual([{ row: 6, column: 'prijs', message: 'Hoger dan de basisprijs' }])
  })

  it('with a comma too many is told of it, and again until it is mended', async () => {
    const id = await newList()
    const wrong = 'artikelnummer,prijs\r\nSPD-510,12,50\r\nPVC-5,20.00,,\r\n'
    const message =
      'Deze rij heeft meer vakken dan er kolommen zijn. Zet een prijs met een komma tussen aanhalingstekens'
    const faults = [{ row: 2, column: 'artikelnummer', message }]
    expect((await trial(id, wrong)).faults).toEqual(faults)
    const { text } = await send(id, '/import/faults.csv', wrong)
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFartikelnummer;prijs;fout',
      `SPD-510;12;artikelnummer: ${message};50`,
    ])
    expect((await trial(id, text)).faults).toEqual(faults)
    expect((await send(id, '/import/faults.csv', text)).text).toBe(text)
    expect(counts(await trial(id, wrong.replace('12,50', '"12,50"')))).toEqual([2, 0, 0, 0, 0])
  })

  it('with a number that may be a thousand or one is asked what it means', async () => {
    expect((await trial(await newList(), table('SPD-510;;1.234'))).faults).toMatchObject([
      { row: 2, column: 'prijs' },
    ])
  })

  it('that leaves a price of the same days is told of it', async () => {
    const id = await newList()
    await apply(id, table('SPD-510;;7,00'))
    const later = table('SPD-510;;7,50;;1-1-2027')
    expect((await trial(id, later)).faults).toEqual([
      {
        row: 2,
        column: 'geldig van',
        message: 'Op dezelfde dagen geldt al een andere prijs van dit artikel',
      },
    ])
    expect(counts(await trial(id, later, '?others=go'))).toEqual([1, 0, 1, 0, 0])
    const both = table('SPD-510;;7,00;;;31-12-2026', 'SPD-510;;7,50;;1-1-2027')
    expect(counts(await trial(id, both))).toEqual([1, 1, 0, 0, 0])
    expect((await apply(id, both)).status).toBe(200)
  })

  it('with formulas is no danger, read or written', async () => {
    const id = await newList()
    const hostile =
      'artikelnummer;omschrijving;prijs\r\n=HYPERLINK("http://x");"=cmd|\' /C calc\'!A0";7,00\r\n'
    const { text } = await send(id, '/import/faults.csv', hostile)
    expect(text.split('\r\n')[1]).toBe(
      `"'=HYPERLINK(""http://x"")";'=cmd|' /C calc'!A0;7,00;artikelnummer: Er is geen product met dit artikelnummer`,
    )
    await sql`update products set title = '=1+1;"x"' where sku = 'PVC-5'`.execute(shop.database.db)
    shop.heardCatalogueChange()
    await apply(id, table('PVC-5;;7,00'))
    expect(await exported(id)).toContain(`PVC-5;;"'=1+1;""x""";`)
    const differences = await send(id, '/import/differences.csv', table('PVC-5;;8,00'))
    expect(differences.text).toContain(`gewijzigd;PVC-5;"'=1+1;""x""";`)
  })

  it.each([
    ['no table', 'zomaar tekst', /ontbreekt de kolom/],
    ['columns only', table().trimEnd(), /staan geen prijzen/],
    ['a column twice', 'artikelnummer;prijs;prijs\r\nSPD-510;1;2\r\n', /twee keer/],
    ['an open quote', `${table('SPD-510;;7,00')}"PVC-5;;7,00\r\n`, /In rij 3 begint een aanhalingsteken/],
    [
      'an open quote after a cell of two lines',
      `sep=;\n${table('SPD-510;;7,00;;;;"a\nb"')}"PVC-5;;7,00\r\n`,
      /In rij 3 \(regel 5 in een teksteditor\) begint een aanhalingsteken/,
    ],
    ['a broken spreadsheet', Buffer.from('PK\u0003\u0004\0\0\0\0'), /Excel-bestand is beschadigd/],
    ['no text', Buffer.from([0, 1, 2]), /geen Excel- of CSV-bestand/],
    ['nothing', '', /ontbreekt de kolom/],
  ])('of %s is refused by what is wrong with it', async (_name, content, message) => {
    const [status, code, told] = refusal(await send(await newList(), '/import', content))
    expect([status, code]).toEqual([422, 'TableUnreadable'])
    expect(told).toMatch(message)
  })

  it('is applied only as it was tried, beside the list that it was tried with', async () => {
    const id = await newList()
    const [one, other] = [table('SPD-510;;7,00'), table('SPD-510;;8,00')]
    const { version, digest } = await trial(id, one)
    const path = `/import/apply?version=${version}&digest=${digest}`
    expect(refusal(await send(id, path, other)).slice(0, 2)).toEqual([409, 'TableChanged'])
    const meantOtherwise = await send(id, `${path}&others=go`, one)
    expect(refusal(meantOtherwise).slice(0, 2)).toEqual([409, 'TableChanged'])
    await apply(id, other)
    expect(refusal(await send(id, path, one)).slice(0, 2)).toEqual([409, 'PriceListMovedOn'])
    expect(refusal(await send(id, '/import/apply?version=1&digest=x', one)).slice(0, 2)).toEqual([
      422,
      'InvalidInput',
    ])
  })

  it('says what last month would have been with it', async () => {
    const { json, status } = await send(
      await newList(),
      '/import/effect?onDay=2027-01-01',
      table('SPD-510;;7,00'),
    )
    expect([status, json.from, json.orderCount]).toEqual([200, '2026-10-01', 0])
  })

  it('is refused for others and for a list that is gone', async () => {
    const maker = await (await newOperator(shop, 'production')).loggedIn()
    const id = await newList()
    expect((await send(id, '/import', table('SPD-510;;7,00'), maker)).status).toBe(403)
    expect((await send(id, '/import', table('SPD-510;;7,00'), shop.browser())).status).toBe(404)
    expect(
      (await send('00000000-0000-4000-8000-000000000000', '/import', table('SPD-510;;7,00'))).status,
    ).toBe(404)
    expect((await send('geen-id', '/import', table('SPD-510;;7,00'))).status).toBe(404)
    for (const rest of ['/import?others=x', '/import/effect?onDay=x', '/import/apply'])
      expect([
        (await send(id, rest, '', maker)).status,
        (await send(id, rest, '', shop.browser())).status,
      ]).toEqual([403, 404])
    const { id: base } = await shop.database.db
      .selectFrom('price_lists')
      .select('id')
      .where('kind', '=', 'base')
      .executeTakeFirstOrThrow()
    expect((await exported(base)).split('\r\n').length).toBeGreaterThan(100)
  })
})

describe('a file that is too large', () => {
  beforeAll(() => shop.app.listen({ host: '127.0.0.1', port: 0 }))

  it('of 200 MB is read no further than may be sent', async () => {
    let sent = 0
    function* parts() {
      for (; sent < 200; sent += 1) yield Buffer.alloc(MB, 'SPD-510;;7,00\r\n')
    }
    const request = Object.assign(Readable.from(parts(), { highWaterMark: 1 }), { headers: {} })
    await expect(receiveTable(request, PRICE_TABLE)).rejects.toMatchObject({ code: 'TableTooLarge' })
    expect([sent < 25, request.destroyed]).toEqual([true, false])
  })

  it.each([
    ['that says so', `content-length: ${30 * MB}`],
    ['that does not say so', 'transfer-encoding: chunked'],
  ])('%s is refused in words, and the line stays in use', async (_name, header) => {
    const id = await newList()
    const { port } = shop.app.server.address() as AddressInfo
    const line = connect(port, '127.0.0.1')
    const heads = [`cookie: ${cookiesOf(seller)}`, 'content-type: application/octet-stream', header]
    line.write(`POST ${at(id)}/import HTTP/1.1\r\nhost: x\r\n${heads.join('\r\n')}\r\n\r\n`)
    const isChunked = header.startsWith('transfer')
    const part = Buffer.alloc(MB, 'SPD-510;;7,00\r\n')
    for (let sent = 0; sent < 30; sent += 1) {
      if (isChunked) line.write(`${MB.toString(16)}\r\n`)
      line.write(part)
      if (isChunked) line.write('\r\n')
    }
    if (isChunked) line.write('0\r\n\r\n')
    line.write('GET /api/customer HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
    const answers = (await line.toArray()).join('')
    expect(answers.match(/HTTP\/1\.1 \d+|TableTooLarge/g)).toEqual([
      'HTTP/1.1 413',
      'TableTooLarge',
      'HTTP/1.1 401',
    ])
  })

  it('of too many rows is refused', async () => {
    const content = table(...Array.from({ length: 100_001 }, () => 'SPD-510;;7,00'))
    expect(refusal(await send(await newList(), '/import', content)).slice(0, 2)).toEqual([
      413,
      'TableTooLarge',
    ])
  })
})
