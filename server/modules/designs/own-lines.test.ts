import { afterAll, beforeAll, expect, it } from 'vitest'
import { judgeDesign } from '#domain/designs/judge-design.ts'
import { planRepair } from '#domain/designs/plan-repair.ts'
import { samplePrint } from '#domain/designs/sample-facts.ts'
import { fileFacts } from '#server/db/documents/files.ts'
import { newOperator } from '#test/support/operators.ts'
import { samplePdf } from '#test/support/sample-files.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { LONG } from '#test/support/time-limits.ts'
import { preflightDesignTask } from './preflight-design.task.ts'

let shop: TestShop
let customer: TestBrowser
let token: string
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  token = (await customer.call('POST', '/api/customer/upload-token')).json.uploadToken
})
afterAll(() => shop.close())

const WIDTH_PT = ((306 * 72) / 25.4).toFixed(3)
const HEIGHT_PT = ((206 * 72) / 25.4).toFixed(3)

/** A page of one closed line in a spot colour of this name. */
const lineFile = (spot: string) =>
  Buffer.from(
    samplePdf({
      pages: [
        {
          entries: `/MediaBox [0 0 ${WIDTH_PT} ${HEIGHT_PT}]`,
          resources: `/ColorSpace << /Cut [/Separation /${spot} /DeviceCMYK 100 0 R] >>`,
          content: `0.1 0.3 0 0 k 0 0 ${WIDTH_PT} ${HEIGHT_PT} re f /Cut CS 1 SCN 1 w 60 60 m 300 60 l 300 300 l h S`,
        },
      ],
      objects: ['<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 1 0 0] /N 1 >>'],
    }),
  )

/** What is kept of a file that a customer sent, once the shop has looked at it. */
async function checked(spot: string) {
  const processId = crypto.randomUUID()
  await customer.call('POST', '/api/designs', { body: { processId, fileName: 'sticker.pdf' } })
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/upload?token=${token}&process-id=${processId}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: lineFile(spot),
  })
  const { designId } = answer.json().design
  await preflightDesignTask.run(shop.shop, { designId }, new AbortController().signal)
  const { facts } = await shop.shop.db
    .selectFrom('designs')
    .select('facts')
    .where('id', '=', designId)
    .executeTakeFirstOrThrow()
  return fileFacts.read(facts)
}

const OPTIONS = { placing: 'fill', around: 'white', turn: 'none', bleed: 'mirror' } as const
const STICKER = samplePrint({ cutLine: 'required' })
const codes = (facts: Awaited<ReturnType<typeof checked>>) =>
  judgeDesign({ status: 'valid', facts, findings: [], fileName: 'sticker.pdf' }, STICKER).findings.map(
    ({ code }) => code,
  )

it(
  'a spot colour that the machines of the shop know as a cut line is one in files that are checked from then on',
  LONG,
  async () => {
    const before = codes(await checked('Zund#20Rondom'))
    expect(before).toContain('noCutLine')
    expect(before).toContain('spotsNotUsed')

    const owner = await (await newOperator(shop, 'owner')).loggedIn()
    const { json: seen } = await owner.call('GET', '/beheer/api/shop')
    const change = { throughLines: ['Zund Rondom', 'Zünd'], creaseLines: ['Zund Vouw'] }
    expect((await owner.call('PATCH', '/beheer/api/shop', { body: { change, seen } })).status).toBe(200)

    const own = await checked('Zund#20Rondom')
    const after = codes(own)
    expect(after.filter((code) => /cutLine|spots/i.test(code))).toEqual([])
    // The machine knows it by that name, which a repair leaves; it gives it to a line that is written otherwise.
    expect(planRepair(own, null, ['renameCut'], OPTIONS)).toBeNull()
    const otherwise = await checked('zund-rondom')
    expect(codes(otherwise)).toContain('cutLineSpelling')
    expect(planRepair(otherwise, null, ['renameCut'], OPTIONS)).toMatchObject([
      { kind: 'renameCut', names: [{ from: 'zund-rondom', to: 'Zund Rondom' }] },
    ])
    expect(codes(await checked('Z#C3#BCnd')).filter((code) => /cutLine|spots/i.test(code))).toEqual([])
    expect(own).toMatchObject({ ownLines: { through: ['Zund Rondom'], crease: [] } })

    // A crease is no cut line, and names that every shop knows stay what they are.
    expect(codes(await checked('Zund#20Vouw'))).toContain('noCutLine')
    expect(codes(await checked('CutContour'))).not.toContain('noCutLine')
    expect(codes(await checked('Snijlijn'))).toContain('cutLineSpelling')
  },
)
