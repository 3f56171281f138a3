import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startWork } from '#server/worker.ts'
import { bannerItem } from '#test/support/cart-items.ts'
import { type MailServer, mailServer } from '#test/support/mail-server.ts'
import { QUARTERS, testPdf } from '#test/support/print-files.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { LONG } from '#test/support/time-limits.ts'
import { attentionMail } from './attention-mail.ts'
import { checkDesign, giveUpCheck } from '../designs/check-design.ts'
import { mailAttentionTask } from './mail-attention.task.ts'

const MINUTE_MS = 60_000
const never = new AbortController().signal
const soon = { timeout: 20_000, interval: 50 }
const other = ['tweede@demo.example', 'Paskruis-demo-2'] as const

const BROKEN = Buffer.from('zomaar tekst')
const BROKEN_TEXT =
  'Dit is geen PDF-, JPEG-, TIFF-, PSB- of AI-bestand. Sla je ontwerp op als PDF en upload het opnieuw.'
/** A page with nothing on it, in the size of the banner below with its bleed. */
const BLANK = await testPdf([{ widthMm: 1020, heightMm: 520, content: '' }])
const BLANK_TEXT = 'Het voorbeeld is leeg. Staat je ontwerp op een verborgen laag of is het wit op wit?'
/** Good by itself, and lying on its side for the banner below. */
const TURNED = await testPdf([{ widthMm: 520, heightMm: 1020, content: QUARTERS }])
const TURNED_TEXT = 'Je ontwerp is staand en het product liggend. We draaien het 90 graden.'
const banner = bannerItem(10, 1000, 500)

let made = 0
async function upload(
  { app }: TestShop,
  browser: TestBrowser,
  content: Uint8Array,
  fileName: string,
): Promise<string> {
  const processId = `a-${(made += 1)}`
  await browser.call('POST', '/api/designs', { body: { processId, fileName } })
  const { json } = await browser.call('POST', '/api/customer/upload-token')
  const answer = await app.inject({
    method: 'POST',
    url: `/upload?token=${json.uploadToken}&process-id=${processId}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(content),
  })
  return answer.json().design.designId
}

/** A line of banners with a file on every copy. */
async function lineWith(browser: TestBrowser, designId: string): Promise<string> {
  const { json } = await browser.call('POST', '/api/cart/items', { body: { cartItem: banner } })
  const { id } = json.orderLineGroups.at(-1).lines[0]
  const body = { designs: [{ designId, quantity: 10 }] }
  const { status } = await browser.call('PUT', `/api/cart/items/designs/${id}`, { body })
  expect(status).toBe(200)
  return id
}
/** Asks for the repair of what lies on its side; answers the status of that. */
const repair = async (browser: TestBrowser, lineId: string) =>
  (await browser.call('POST', `/api/cart/items/${lineId}/patchup`, { body: {} })).status

describe('a customer who closed the laptop', () => {
  let smtp: MailServer
  let shop: TestShop
  let customer: TestBrowser
  let colleague: TestBrowser
  beforeAll(async () => {
    smtp = await mailServer()
    shop = await testShop({ settings: { smtpUrl: smtp.url, publicUrl: 'https://winkel.example' } })
    customer = await shop.loggedIn()
    colleague = await shop.loggedIn(...other)
    await startWork(shop.shop, shop.jobs)
  })
  afterAll(async () => {
    await shop.close()
    await smtp.close()
  })

  const unjudged = async () =>
    shop.database.db.selectFrom('designs').select('id').where('status', '=', 'processing').execute()
  /** As when so much time had passed. */
  const letJobsBegin = () =>
    sql`update pgboss.job set start_after = now() where name = ${mailAttentionTask.name}`.execute(
      shop.database.db,
    )

  const about = (fileName: string) =>
    shop.database.db
      .selectFrom('outbox')
      .select('id')
      .where('template', '=', 'files_attention')
      .where(sql<string>`payload->>'text'`, 'like', `%${fileName}%`)
      .execute()

  it('gets one mail of all files that cannot be printed, and nobody else’s', async () => {
    await upload(shop, customer, BROKEN, 'gevel & <raam>.pdf')
    await upload(shop, customer, BLANK, 'banner.pdf')
    await upload(shop, customer, TURNED, 'goed.pdf')
    await upload(shop, colleague, BROKEN, 'geheim.pdf')
    await vi.waitFor(async () => expect(await unjudged()).toEqual([]), soon)
    const { rows } = await sql<{ minutes: number }>`
      select distinct round(extract(epoch from start_after - created_on) / 60)::int as minutes from pgboss.job
      where name = ${mailAttentionTask.name}`.execute(shop.database.db)
    expect(rows).toEqual([{ minutes: 10 }])
    expect(smtp.received).toEqual([])

    await letJobsBegin()
    await vi.waitFor(() => expect(smtp.received).toHaveLength(2), soon)
    const [own, foreign] = ['klant@demo.example', other[0]].map(
      (address) => smtp.received.find(({ to }) => to.includes(address))?.mail,
    )
    expect(own?.subject).toBe('2 bestanden hebben aandacht nodig')
    for (const body of [own?.html ?? '', own?.text ?? '']) {
      expect(body).toContain('Beste Marloes,')
      expect(body).toContain(BROKEN_TEXT)
      expect(body).toContain(BLANK_TEXT)
      expect(body).toContain('https://winkel.example/account?ontwerpen=')
      expect(body).not.toContain('goed.pdf')
      expect(body).not.toContain('geheim.pdf')
    }
    expect(own?.html).toContain('gevel &amp; &lt;raam&gt;.pdf')
    expect(own?.text).toContain(`gevel & <raam>.pdf: ${BROKEN_TEXT}`)
    expect(foreign?.subject).toBe('Je bestand heeft aandacht nodig')
    expect(foreign?.text).toContain('geheim.pdf')
    expect(foreign?.text).not.toContain('banner.pdf')
  })

  it('gets none about a file that was repaired meanwhile', async () => {
    const content = await testPdf([{ widthMm: 520, heightMm: 1020, content: '' }])
    const designId = await upload(shop, customer, content, 'doek.pdf')
    await vi.waitFor(async () => expect(await unjudged()).toEqual([]), soon)
    const lineId = await lineWith(customer, designId)
    expect(await repair(customer, lineId)).toBe(200)
    const confirm = () => customer.call('POST', `/api/cart/items/${lineId}/patchup/confirm`, { body: {} })
    await vi.waitFor(async () => expect((await confirm()).status).toBe(200), soon)
    await letJobsBegin()
    await vi.waitFor(async () => expect(await shop.jobs.count(mailAttentionTask, { designId })).toBe(0), soon)
    expect(await about('doek.pdf')).toEqual([])
  })
})

describe('the mail about files', () => {
  let shop: TestShop
  let customer: TestBrowser
  beforeAll(async () => {
    shop = await testShop()
    customer = await shop.loggedIn()
  })
  beforeEach(async () => {
    await customer.call('POST', '/api/cart/empty')
    await sql`truncate outbox cascade`.execute(shop.database.db)
  })
  afterEach(() => shop.setNow(TEST_NOW))
  afterAll(() => shop.close())

  const later = (minutes: number) => shop.setNow(new Date(TEST_NOW.getTime() + minutes * MINUTE_MS))
  const check = (designId: string) => checkDesign(shop.shop, designId, never)
  const checked = async (content: Uint8Array, name: string, browser = customer) => {
    const designId = await upload(shop, browser, content, name)
    await check(designId)
    return designId
  }
  const run = (designId: string) => mailAttentionTask.run(shop.shop, { designId }, never)
  const mails = async () =>
    (
      await sql<{ recipient: string; subject: string; text: string }>`
        select recipient, payload->>'subject' as subject, payload->>'text' as text from outbox
        where template = 'files_attention' order by created_at`.execute(shop.database.db)
    ).rows
  const jobsFor = (designId: string) => shop.jobs.count(mailAttentionTask, { designId })

  const setStatus = (itemId: string, status: string) =>
    customer.call('PUT', '/api/cart/items/design/status', { body: { itemId, status } })
  it('waits for the last verdict, of which the job tells of all files', async () => {
    const first = await checked(BROKEN, 'een.pdf')
    later(9)
    const second = await checked(BLANK, 'twee.pdf')
    later(10)
    await run(first)
    expect(await mails()).toEqual([])
    later(19)
    await run(second)
    expect(await mails()).toMatchObject([{ subject: '2 bestanden hebben aandacht nodig' }])
  })

  it('waits an hour at most, for who goes on uploading', LONG, async () => {
    const told: number[] = []
    let last = await checked(BROKEN, 'vroeg.pdf')
    for (let minutes = 9; minutes <= 72; minutes += 9) {
      later(minutes)
      const next = await checked(BLANK, `om-${minutes}.pdf`)
      later(minutes + 1)
      await run(last)
      if ((await mails()).length > told.length) told.push(minutes + 1)
      last = next
    }
    expect(told).toEqual([64])
    expect((await mails())[0]?.text).toContain('vroeg.pdf')
    await run(last)
  })

  it('is made once, however often its job runs, and tells of each file once', async () => {
    const [one, two] = [await checked(BROKEN, 'een.pdf'), await checked(BROKEN, 'twee.pdf')]
    await Promise.all([run(one), run(two), run(two)])
    await run(one)
    expect(await mails()).toHaveLength(1)
    later(60)
    await run(await checked(BLANK, 'drie.pdf'))
    const [, second] = await mails()
    expect(second?.subject).toBe('Je bestand heeft aandacht nodig')
    expect(second?.text).toContain('drie.pdf')
    expect(second?.text).not.toContain('een.pdf')
  })

  it('is not made for a good file', async () => {
    await run(await checked(TURNED, 'goed.pdf'))
    expect(await mails()).toEqual([])
  })

  it('tells of a file that could not be checked', async () => {
    const designId = await upload(shop, customer, BLANK, 'raadsel.pdf')
    await giveUpCheck(shop.shop, designId)
    await run(designId)
    const [mail] = await mails()
    expect(mail?.text).toContain('raadsel.pdf: De controle is niet gelukt.')
  })

  it('leaves out what was deleted, and what was sent anew', async () => {
    const deleted = await checked(BROKEN, 'weg.pdf')
    const replaced = await checked(BROKEN, 'Banner.pdf')
    later(1)
    expect((await customer.call('DELETE', `/api/designs/${deleted}`)).status).toBe(200)
    const newer = await checked(TURNED, 'banner.PDF')
    for (const designId of [deleted, replaced, newer]) await run(designId)
    expect(await mails()).toEqual([])
  })

  it('tells of a file of which a colleague has sent one of that name', async () => {
    const designId = await checked(BROKEN, 'logo.pdf')
    const contact = await shop.database.db
      .insertInto('contacts')
      .columns(['company_id', 'email', 'first_name', 'last_name', 'password_hash'])
      .expression((eb) =>
        eb
          .selectFrom('contacts')
          .select([
            'company_id',
            eb.val('collega@demo.example').as('email'),
            'first_name',
            'last_name',
            'password_hash',
          ])
          .where('email', '=', 'klant@demo.example'),
      )
      .executeTakeFirst()
    expect(contact.numInsertedOrUpdatedRows).toBe(1n)
    later(1)
    await checked(TURNED, 'logo.pdf', await shop.loggedIn('collega@demo.example', 'Paskruis-demo-1'))
    await run(designId)
    expect((await mails())[0]?.text).toContain('logo.pdf')
  })

  it('tells of two files of one name that were sent together', async () => {
    const [one] = [await checked(BROKEN, 'dubbel.pdf'), await checked(BROKEN, 'dubbel.pdf')]
    await run(one)
    expect(await mails()).toMatchObject([{ subject: '2 bestanden hebben aandacht nodig' }])
  })

  it('names the line of the cart for which a file is not right, and leads there', async () => {
    const designId = await checked(TURNED, 'doek.pdf')
    await lineWith(customer, designId)
    await run(designId)
    const [mail] = await mails()
    expect(mail?.text).toContain(`doek.pdf: Voor Spandoek 510 g\n  ${TURNED_TEXT}`)
    expect(mail?.text).toContain('Naar je winkelwagen: http://localhost:3000/winkelwagen')
    expect(mail?.text).toContain('of laat het zo drukken')
  })

  it('asks consent of nobody whose file cannot be printed anyhow', async () => {
    const designId = await checked(TURNED, 'doek.pdf')
    await lineWith(customer, designId)
    await sql`update designs set facts = null, status = 'error', findings = '[]' where id = ${designId}`.execute(
      shop.database.db,
    )
    await run(designId)
    const [mail] = await mails()
    expect(mail?.text).toContain('doek.pdf')
    expect(mail?.text).not.toContain('akkoord')
  })

  it('leaves out what was accepted', async () => {
    const designId = await checked(BLANK, 'doek.pdf')
    expect((await setStatus(await lineWith(customer, designId), 'approved')).status).toBe(200)
    await run(designId)
    expect(await mails()).toEqual([])
  })

  it('leaves out what is being repaired', async () => {
    const designId = await checked(TURNED, 'doek.pdf')
    expect(await repair(customer, await lineWith(customer, designId))).toBe(200)
    await run(designId)
    expect(await mails()).toEqual([])
  })

  it('names the order that waits for its files, and leads there', async () => {
    const designId = await checked(TURNED, 'doek.pdf')
    const { json: cart } = await customer.call('POST', '/api/cart/items', { body: { cartItem: banner } })
    await setStatus(cart.orderLineGroups[0].lines[0].id, 'later')
    const { id, number } = (await customer.call('POST', '/api/cart/order')).json
    const { json: order } = await customer.call('GET', `/api/customer/orders/${id}`)
    const path = `/api/customer/orders/${id}/lines/${order.groups[0].lines[0].id}/designs`
    await customer.call('PUT', path, { body: { designs: [{ designId, quantity: 10 }] } })
    await run(designId)
    const [mail] = await mails()
    expect(mail?.text).toContain(`Bij bestelling ${number}`)
    expect(mail?.text).toContain(`doek.pdf: Voor Spandoek 510 g\n  ${TURNED_TEXT}`)
    expect(mail?.text).toContain(
      `Naar bestelling ${number}: http://localhost:3000/account/bestellingen/${id}`,
    )
  })

  it('leaves out what was ordered', async () => {
    const designId = await checked(BLANK, 'doek.pdf')
    await setStatus(await lineWith(customer, designId), 'approved')
    expect((await customer.call('POST', '/api/cart/order')).status).toBe(200)
    await run(designId)
    expect(await mails()).toEqual([])
  })

  it('goes to no customer who may not log in any more', async () => {
    const browser = await shop.loggedIn(...other)
    const designId = await checked(BROKEN, 'laat.pdf', browser)
    const block = (state: 'blocked' | 'active') =>
      shop.database.db.updateTable('contacts').set({ state }).where('email', '=', other[0]).execute()
    await block('blocked')
    await run(designId)
    await block('active')
    await run(designId)
    expect(await mails()).toEqual([])
  })

  it('is asked for by what customers upload, not by what is made of it', async () => {
    const designId = await checked(TURNED, 'doek.pdf')
    await repair(customer, await lineWith(customer, designId))
    const { id } = await shop.database.db
      .selectFrom('designs')
      .select('id')
      .where('source_design_id', '=', designId)
      .executeTakeFirstOrThrow()
    await giveUpCheck(shop.shop, id)
    expect([await jobsFor(designId), await jobsFor(id)]).toEqual([1, 0])
  })

  it('names twenty-five files at most, and counts the others', async () => {
    const files = Array.from({ length: 27 }, (_, at) => ({
      designId: String(at),
      name: `bestand-${at}.pdf`,
      messages: [BROKEN_TEXT],
      mayConsent: false,
      line: null,
    }))
    const person = { email: 'klant@demo.example', firstName: 'Marloes' }
    const { message } = await attentionMail(shop.shop, shop.shop.db, person, files)
    expect(message.subject).toBe('27 bestanden hebben aandacht nodig')
    expect(message.text.match(/bestand-\d+\.pdf/g)).toHaveLength(25)
    expect(message.text).toContain('En nog 2 andere bestanden.')
  })
})
