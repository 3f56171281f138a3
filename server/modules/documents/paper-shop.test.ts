import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderedLine, orderedWhole, sampleInvoice } from '#test/support/invoices.ts'
import { checkByQpdf, hasPdfTools } from '#test/support/print-files.ts'
import { type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { paperShop } from './paper-shop.ts'
import { drawInvoice } from './papers/draw-invoice.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  shop = await testShop()
  folder = await mkdtemp(join(tmpdir(), 'paskruis-logo-'))
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

async function keepDrawing(svg: string): Promise<string> {
  const content = Buffer.from(svg)
  const hash = createHash('sha256').update(content).digest('hex')
  await shop.database.db
    .insertInto('images')
    .values({ content_hash: hash, mime_type: 'image/svg+xml', width: 300, height: 60, content })
    .execute()
  return `/images/${hash}.svg`
}
const setLogo = (url: string | null) =>
  sql`update shop_settings set value = jsonb_set(value, '{logoUrl}', ${JSON.stringify(url)}::jsonb) where key = 'theme'`.execute(
    shop.database.db,
  )
const drawnNow = async () =>
  drawInvoice({
    invoice: sampleInvoice(
      orderedWhole(Array.from({ length: 40 }, (_, at) => orderedLine({ groupId: `g${at}` }))),
    ),
    shop: await paperShop(shop.shop),
    madeAt: TEST_NOW,
    ubl: '<x/>',
  })

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"><rect width="300" height="60" fill="#c80000"/></svg>'

describe.skipIf(!hasPdfTools)('a logo of the shop', () => {
  it('stands at the head of every sheet, once in the file and in its own shape', async () => {
    await setLogo(await keepDrawing(LOGO))
    const path = join(folder, 'logo.pdf')
    await writeFile(path, await drawnNow())
    checkByQpdf(path)
    const pictures = execFileSync('pdfimages', ['-list', path], { encoding: 'utf8' }).split('\n').slice(2)
    const found = pictures.filter(Boolean).map((line) => line.trim().split(/\s+/))
    expect(found.length).toBeGreaterThan(1)
    // The same object on every page.
    expect(new Set(found.map((row) => row[10])).size).toBe(1)
    for (const page of ['1', '2']) {
      const png = execFileSync('pdftoppm', ['-r', '72', '-png', '-f', page, '-l', page, path])
      const box = { left: 51, top: 37, width: 180, height: 40 }
      const { data, info } = await sharp(png)
        .extract(box)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const reds = Array.from({ length: info.width * info.height }, (_, at) => at).filter(
        (at) => (data[at * 3] ?? 0) > 180 && (data[at * 3 + 1] ?? 255) < 40,
      )
      // 170 by 34 points: five times as wide as high.
      expect(reds.length).toBeGreaterThan(168 * 32)
      expect(reds.length).toBeLessThan(172 * 36)
    }
  })
})

const LOGOS: readonly (readonly [
  what: string,
  logoUrl: () => Promise<string | null>,
  logo: string | null,
])[] = [
  ['has the house mark without a logo', async () => null, 'house mark'],
  ['fetches no logo from elsewhere', async () => 'https://elders.example/logo.png', null],
  ['does without a logo that is gone', async () => `/images/${'0'.repeat(64)}.svg`, null],
  ['does without one that is no picture', () => keepDrawing('<svg'), null],
]

it.each(LOGOS)('the shop on its papers %s', async (_what, logoUrl, logo) => {
  await setLogo(await logoUrl())
  expect((await paperShop(shop.shop)).logo).toBe(logo)
})
