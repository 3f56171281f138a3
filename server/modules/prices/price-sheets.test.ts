import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newOperator } from '#test/support/operators.ts'
import { textRow, workbook } from '#test/support/sheets.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
let seller: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  seller = await (await newOperator(shop, 'sales')).loggedIn()
})
afterAll(() => shop.close())

const at = (id: string) => `/beheer/api/price-lists/${id}` as const
const cookies = () => ({ cookie: [...seller.cookies].map(([name, value]) => `${name}=${value}`).join('; ') })

async function newList(code: string): Promise<string> {
  const list = { kind: 'group', code, title: code, validFrom: '2026-01-01', validTo: null, copyOf: null }
  return (await seller.call('POST', '/beheer/api/price-lists', { body: list })).json.id
}

async function send(id: string, rest: string, content: Buffer | string) {
  const headers = { 'content-type': 'application/octet-stream', ...cookies() }
  const answer = await shop.app.inject({ method: 'POST', url: `${at(id)}${rest}`, headers, payload: content })
  return { status: answer.statusCode, json: answer.json() }
}
const trial = async (id: string, content: Buffer | string) =>
  (await send(id, '/import?others=go', content)).json
async function apply(id: string, content: Buffer | string) {
  const { version, digest, faults } = await trial(id, content)
  expect(faults).toEqual([])
  return send(id, `/import/apply?others=go&version=${version}&digest=${digest}`, content)
}
const exported = (id: string, ending: 'csv' | 'xlsx') =>
  shop.app.inject({ url: `${at(id)}/prices.${ending}`, headers: cookies() })

const TABLE = `artikelnummer;vanaf;prijs;korting;geldig van;geldig tot;categorie
SPD-510;;7,6;;;;
SPD-510;0,125;7,0501;;;;
SPD-510;1.000;;12;;;
PVC-5;;1234,50;;;31-12-2026;
PVC-5;;1235;;1-1-2027;31-1-2028;
;;;15;;;/vlaggen-en-masten
`

describe('a list as a spreadsheet', () => {
  it('is the same list again as it was exported, and says the same as its CSV', async () => {
    const [from, to] = [await newList('blad-van'), await newList('blad-naar')]
    await apply(from, TABLE)
    const answer = await exported(from, 'xlsx')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ])
    expect(answer.headers['content-disposition']).toMatch(/prijslijst-blad-van-2026-11-\d\d\.xlsx/)
    const again = await trial(from, answer.rawPayload)
    expect([again.rowCount, again.faultCount, again.unchangedCount]).toEqual([6, 0, 4])
    expect([again.addedCount, again.changedCount, again.removedCount]).toEqual([0, 0, 0])
    expect((await apply(to, answer.rawPayload)).status).toBe(200)
    expect((await exported(to, 'csv')).body).toBe((await exported(from, 'csv')).body)
  })

  it('is that of the demo too, whatever it sells', async () => {
    const lists = await shop.database.db
      .selectFrom('price_lists')
      .select('id')
      .where('kind', '<>', 'base')
      .execute()
    for (const { id } of lists) {
      const { rawPayload } = await exported(id, 'xlsx')
      const { faults, addedCount, changedCount, removedCount } = await trial(id, rawPayload)
      expect([faults, addedCount, changedCount, removedCount]).toEqual([[], 0, 0, 0])
    }
  })

  it('of staff is read from the sheet that has prices, with formulas by their outcome', async () => {
    const content = await workbook({
      sheets: [
        textRow(1, 'Uitleg'),
        `${textRow(1, 'Artikelnummer', 'marge', 'PRIJS', 'geldig van')}
        <row r="2"><c r="A2" t="inlineStr"><is><t>spd-510</t></is></c><c r="B2" t="e"><v>#DIV/0!</v></c>
        <c r="C2"><f>10*0.725</f><v>7.2499999999999996</v></c><c r="D2" s="1"><v>46418</v></c></row>
        <row r="4"><c r="A4" t="inlineStr"><is><t>PVC-X</t></is></c><c r="C4"><v>1</v></c></row>`,
      ],
      formats: ['d-m-yyyy'],
    })
    const { prices, faults } = await trial(await newList('blad-eigen'), content)
    expect(prices).toMatchObject([{ after: { sku: 'SPD-510', validFrom: '2027-01-31', rateE4: 72_500 } }])
    expect(faults).toEqual([
      {
        row: 2,
        column: 'marge',
        message: 'Een prijslijst heeft deze kolom niet. Haal de kolom weg of maak die leeg',
      },
      { row: 4, column: 'artikelnummer', message: 'Er is geen product met dit artikelnummer' },
    ])
  })

  it('with a formula that was never worked out is refused by its cell', async () => {
    const content = await workbook({
      sheets: [`${textRow(1, 'artikelnummer', 'prijs')}<row r="9"><c r="B9"><f>A1</f></c></row>`],
    })
    const { status, json } = await send(await newList('blad-formule'), '/import', content)
    expect([status, json.errors[0]]).toMatchObject([
      422,
      {
        code: 'TableUnreadable',
        message:
          'Vak B9, kolom ‘prijs’: Hier staat een formule zonder uitkomst. Zet de uitkomst in het vak in plaats van de formule.',
      },
    ])
  })

  it('is for who changes prices alone', async () => {
    const id = await newList('blad-recht')
    const maker = await (await newOperator(shop, 'production')).loggedIn()
    expect((await maker.call('GET', `${at(id)}/prices.xlsx`)).status).toBe(403)
    expect((await shop.browser().call('GET', `${at(id)}/prices.xlsx`)).status).toBe(404)
  })
})
