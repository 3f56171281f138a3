import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PRODUCT_FILES_PATH, productFilePath } from '#contract/office/paths.ts'
import type { ProductFields, SentProductFile } from '#contract/office/products.ts'
import { newOperator } from '#test/support/operators.ts'
import { openProductDesk, type ProductDesk, refusal } from '#test/support/product-desk.ts'

let desk: ProductDesk
beforeAll(async () => {
  desk = await openProductDesk()
})
afterAll(() => desk.shop.close())

const cookieOf = (by = desk.editor) => [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

const sent = (content: string | Buffer, by = desk.editor) =>
  desk.shop.app.inject({
    method: 'POST',
    url: PRODUCT_FILES_PATH,
    headers: { 'content-type': 'application/octet-stream', cookie: cookieOf(by) },
    payload: content,
  })

const refused = async (content: string | Buffer, by = desk.editor) => {
  const answer = await sent(content, by)
  return refusal({ status: answer.statusCode, json: answer.json() })
}

type File = ProductFields['files'][number]
async function newFile(content: string, name: string, kind: File['kind'] = 'manual'): Promise<File> {
  const answer = await sent(content)
  return { kind, name, ...answer.json<SentProductFile>() }
}

const downloads = async (sku: string): Promise<readonly { name: string; url: string; sizeBytes: number }[]> =>
  (await desk.inShop(sku)).json.files

const MANUAL = '%PDF-1.7 de handleiding'

describe('what a product offers to download', () => {
  it('is sent, published in its order, and saved by a visitor with its name', async () => {
    const { id, sku } = await desk.newProduct({ files: [] })
    const manual = await newFile(MANUAL, 'Handleiding')
    const letters = await newFile('PK\x03\x04 letters', 'Letters', 'template')
    expect(manual.file).toBe(`${createHash('sha256').update(MANUAL).digest('hex')}.pdf`)
    expect(letters.file).toMatch(/\.zip$/)
    await desk.edit(id, { files: [manual, letters] })
    await desk.publish(id)
    const [first, second] = await downloads(sku)
    expect([first?.name, first?.sizeBytes, second?.name]).toEqual(['Handleiding', MANUAL.length, 'Letters'])
    const saved = await desk.shop.app.inject({ url: first?.url ?? '' })
    expect([saved.body, saved.headers['content-type']]).toEqual([MANUAL, 'application/pdf'])
    expect(saved.headers['content-disposition']).toContain('Handleiding.pdf')

    // Its address is in mails and on papers: it stays, whatever it is called.
    await desk.edit(id, { files: [letters, { ...manual, name: 'Zo hang je hem op' }] })
    await desk.publish(id)
    expect(await downloads(sku)).toEqual([
      { ...second, name: 'Letters' },
      { ...first, name: 'Zo hang je hem op' },
    ])
  })

  it('comes back with an earlier state of the product', async () => {
    const { id, sku } = await desk.newProduct()
    await desk.edit(id, { files: [await newFile('%PDF-1.4 eerst', 'Eerst')] })
    await desk.publish(id)
    await desk.edit(id, { files: [] })
    await desk.publish(id)
    expect(await downloads(sku)).toEqual([])
    const { liveDigest } = await desk.shown(id)
    await desk.post(id, '/revisions/1/restore', { version: null, liveDigest })
    await desk.publish(id)
    expect((await downloads(sku)).map(({ name }) => name)).toEqual(['Eerst'])
  })

  it('stays when a state comes back of before it was part of that', async () => {
    const { id, sku } = await desk.newProduct()
    await desk.edit(id, { files: [await newFile('%PDF-1.4 blijft', 'Blijft')], title: 'Van toen' })
    await desk.publish(id)
    await sql`update product_revisions set content = jsonb_set(content - 'files', '{v}', '2')
      where product_id = ${id}`.execute(desk.shop.database.db)
    await desk.edit(id, { title: 'Van nu' })
    await desk.publish(id)
    expect(
      (await desk.editor.call('GET', `/beheer/api/products/${id}/revisions`)).json.revisions[0].changed,
    ).toEqual(['title'])
    const { liveDigest } = await desk.shown(id)
    await desk.post(id, '/revisions/1/restore', { version: null, liveDigest })
    await desk.publish(id)
    const { json } = await desk.inShop(sku)
    expect([json.title, json.files.map(({ name }) => name)]).toEqual(['Van toen', ['Blijft']])
  })

  it('is a PDF or a ZIP of at most 50 MB, of who may change products', async () => {
    expect(await refused('<script>alert(1)</script>')).toEqual([422, 'ProductFileUnreadable'])
    expect(await refused('')).toEqual([422, 'ProductFileUnreadable'])
    const large = Buffer.alloc(50 * 1024 * 1024 + 1)
    large.write('%PDF-')
    expect(await refused(large)).toEqual([422, 'ProductFileTooLarge'])
    const maker = await (await newOperator(desk.shop, 'production')).loggedIn()
    expect((await sent(MANUAL, maker)).statusCode).toBe(403)
    expect((await sent(MANUAL, desk.visitor)).statusCode).toBe(404)
  })

  it('is seen at the desk before it is in the shop, and by nobody else', async () => {
    const { file } = await newFile('%PDF-1.4 concept', 'Concept')
    const seen = (url: string, by = desk.editor) =>
      desk.shop.app.inject({ url, headers: { cookie: cookieOf(by) } })
    const answer = await seen(productFilePath(file))
    expect([answer.statusCode, answer.body]).toEqual([200, '%PDF-1.4 concept'])
    expect(answer.headers['content-disposition']).toMatch(/^attachment/)
    expect((await seen(productFilePath(file), desk.visitor)).statusCode).toBe(404)
    for (const odd of ['x.pdf', '..%2F..%2Fsecret', `${'0'.repeat(64)}.pdf`, file.replace('.pdf', '.exe')])
      expect((await seen(productFilePath(odd))).statusCode, odd).toBe(404)
  })

  it('is refused at its field when the shop does not hold it, or it has no name', async () => {
    const { id } = await desk.newProduct()
    const known = await newFile(MANUAL, 'Handleiding')
    const lost = { ...known, file: `${'0'.repeat(64)}.pdf` }
    expect(refusal(await desk.edit(id, { files: [lost] }))).toEqual([409, 'ProductFileGone change.files'])
    const larger = { ...known, sizeBytes: known.sizeBytes + 1 }
    expect(refusal(await desk.edit(id, { files: [larger] }))).toEqual([409, 'ProductFileGone change.files'])
    expect(refusal(await desk.edit(id, { files: [{ ...known, name: ' ' }] }))).toEqual([
      422,
      'InvalidInput change.files.0.name',
    ])
    expect(refusal(await desk.edit(id, { files: [{ ...known, file: '../x.pdf' }] }))[0]).toBe(422)
  })
})
