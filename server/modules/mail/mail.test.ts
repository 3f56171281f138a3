import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startWork } from '#server/worker.ts'
import { type MailServer, mailServer } from '#test/support/mail-server.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { mailMessage } from './layout.ts'

const rubbers = { cartItem: { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] } }
const placeOrder = async (customer: TestBrowser, reference?: string) => {
  await customer.call('POST', '/api/cart/items', { body: rubbers })
  const { json } = await customer.call('POST', '/api/cart/order', {
    body: { reference, termsAccepted: true },
  })
  return json as { readonly id: string; readonly number: string }
}
const soon = { timeout: 20_000, interval: 50 }

describe('with a mail server', () => {
  let smtp: MailServer
  let shop: TestShop
  let customer: TestBrowser
  beforeAll(async () => {
    smtp = await mailServer()
    shop = await testShop({ settings: { smtpUrl: smtp.url, publicUrl: 'https://winkel.example' } })
    await startWork(shop.shop, shop.jobs)
    const login = await shop.browser().call('POST', '/api/customer/login', {
      body: { username: 'klant@demo.example', password: 'Paskruis-demo-1' },
    })
    customer = shop.browser()
    for (const cookie of [login.headers['set-cookie']].flat().map(String)) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      customer.cookies.set(name, value)
    }
  })
  afterAll(async () => {
    await shop.close()
    await smtp.close()
  })

  it('the confirmation of an order arrives, in HTML and text that say the same', async () => {
    const { id, number } = await placeOrder(customer, 'Gevel & <noord>')
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), soon)
    const [{ to, mail } = { to: [], mail: {} as never }] = smtp.received
    expect(to).toEqual(['klant@demo.example'])
    expect(mail.subject).toBe(`Je bestelling ${number} bij Paskruis`)
    for (const body of [mail.html ?? '', mail.text ?? '']) {
      expect(body).toContain('Beste Marloes,')
      expect(body).toContain(`https://winkel.example/account/bestellingen/${id}`)
      expect(body).toContain('€\u00a039,51')
      expect(body).toContain('algemene-voorwaarden')
    }
    expect(mail.html).toContain('Gevel &amp; &lt;noord&gt;')
    const shown = [...(mail.html ?? '').matchAll(/src="cid:([^"]+)"/g)].map(([, named]) => `<${named}>`)
    const pictures = mail.attachments.filter(({ contentId }) => contentId)
    expect(shown).toHaveLength(2)
    expect(pictures.map(({ contentId }) => contentId)).toEqual(shown)
    for (const { mimeType, disposition, content } of pictures) {
      expect([mimeType, disposition]).toEqual(['image/png', 'inline'])
      expect(await sharp(content as ArrayBuffer).metadata()).toMatchObject({ format: 'png' })
    }
    expect(mail.text).toContain('Gevel & <noord>')
  })

  it('a server that refuses for now gets it again, once', async () => {
    const before = smtp.received.length
    smtp.refuse(1, 451)
    const { number } = await placeOrder(customer)
    await vi.waitFor(() => expect(smtp.received).toHaveLength(before + 1), soon)
    expect(smtp.received.at(-1)?.mail.subject).toContain(number)
    await vi.waitFor(async () => {
      const rows = await shop.database.db
        .selectFrom('outbox')
        .select(['state', 'attempts'])
        .where('attempts', '=', 2)
        .execute()
      expect(rows).toEqual([{ state: 'sent', attempts: 2 }])
    }, soon)
  })
})

describe('without a mail server', () => {
  let shop: TestShop
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'paskruis-mail-'))
    shop = await testShop({ settings: { dataDir } })
    await startWork(shop.shop, shop.jobs)
  })
  afterAll(async () => {
    await shop.close()
    await rm(dataDir, { recursive: true })
  })

  it('a mail is kept as a readable file, and the demo shows it at /__mail', async () => {
    const customer = await shop.loggedIn()
    const { number } = await placeOrder(customer)
    const files = await vi.waitFor(async () => {
      const found = await readdir(join(dataDir, 'mail'))
      expect(found.filter((name) => name.endsWith('.eml'))).toHaveLength(1)
      return found
    }, soon)
    const eml = await readFile(join(dataDir, 'mail', files[0] ?? ''), 'utf8')
    expect(eml).toContain('To: klant@demo.example')
    const list = await shop.app.inject('/__mail')
    expect(list.body).toContain(`Je bestelling ${number} bij Paskruis`)
    const [, id] = /href="\/__mail\/([0-9a-f-]{36})"/.exec(list.body) ?? []
    expect((await shop.app.inject(`/__mail/${id}`)).body).toContain('Beste Marloes,')
    expect((await shop.app.inject(`/__mail/${id}?vorm=tekst`)).body).toContain('Beste Marloes,')
  })

  it('and nobody sees mails of a shop that is no demo', async () => {
    const live = await testShop({ settings: { demo: false } })
    expect((await live.app.inject('/__mail')).statusCode).toBe(404)
    await live.close()
  })
})

const SHOP = {
  name: 'Winkel',
  hasOwnLogo: false,
  colours: { surface: '#123456', onSurface: '#ffffff' },
  footer: 'Straat 1',
  phone: '030 123 45 67',
  email: 'winkel@winkel.example',
}

describe('mailMessage', () => {
  it('has one button, and links for what else there is', () => {
    const { html, text } = mailMessage({
      subject: 'Test',
      title: 'Test',
      parts: [
        { kind: 'link', label: 'Volg', url: 'https://winkel.example/volg' },
        { kind: 'link', label: 'Bekijk', url: 'https://winkel.example/bekijk' },
        { kind: 'text', text: 'Lees', link: { label: 'de voorwaarden', url: 'https://winkel.example/lees' } },
      ],
      shop: SHOP,
    })
    expect(html.match(/<a class="pk-button"[^>]*background:#123456[^>]*>Volg<\/a>/g)).toHaveLength(1)
    expect(html.match(/<a class="pk-link"[^>]*>[^<]*<\/a>/g)).toHaveLength(2)
    expect(text).toContain('Volg: https://winkel.example/volg\n\nBekijk: https://winkel.example/bekijk')
    expect(text).toContain('Lees https://winkel.example/lees')
  })

  it('says an amount beside what it is for, also in text', () => {
    const { text } = mailMessage({
      subject: 'Test',
      title: 'Test',
      parts: [{ kind: 'amounts', rows: [['3 × Vlag\nPolyester\nAfhalen', '€ 12,00']] }],
      shop: SHOP,
    })
    expect(text).toContain('3 × Vlag: € 12,00\n  Polyester\n  Afhalen')
  })

  it('escapes what people typed, in the HTML only', () => {
    const { html, text } = mailMessage({
      subject: 'Test',
      title: '<script>',
      parts: [{ kind: 'text', text: 'a & b' }],
      shop: SHOP,
    })
    expect(html).toContain('&lt;script&gt;')
    expect(html).not.toContain('<script>')
    expect(html).toContain('a &amp; b')
    expect(text).toContain('a & b')
  })

  it('keeps the telephone number on one line', () => {
    const { html, text } = mailMessage({ subject: 'Test', title: 'Test', parts: [], shop: SHOP })
    expect(html).toContain('<span style="white-space:nowrap">030 123 45 67</span>')
    expect(text).toContain('030 123 45 67')
  })

  it('says nothing in the place of a telephone number that the shop has not', () => {
    const shop = { ...SHOP, phone: '' }
    const { html, text } = mailMessage({ subject: 'Test', title: 'Test', parts: [], shop })
    expect(html).toContain('Straat 1<br><a href="mailto:')
    expect(text).toMatch(/Straat 1\nwinkel@winkel\.example$/)
  })

  it('keeps a date on one line, in words and beside an amount', () => {
    const date = '<span style="white-space:nowrap">27-11-2026</span>'
    const { html, text } = mailMessage({
      subject: 'Test',
      title: 'Test',
      parts: [
        { kind: 'text', text: 'Klaar op 27-11-2026.' },
        { kind: 'amounts', rows: [['Vlag\nBezorgen op 27-11-2026', '€ 12,00']] },
      ],
      shop: SHOP,
    })
    expect(html.split(date)).toHaveLength(3)
    expect(text).toContain('Klaar op 27-11-2026.')
  })

  it.each(['amounts', 'facts'] as const)('%s have no room for a picture where a line has none', (kind) => {
    const rows = [
      ['Vlag', '€ 12,00', { imageUrl: '/images/vlag.svg' }],
      ['Verzenden', '€ 9,00'],
    ] as const
    const { html } = mailMessage({ subject: 'Test', title: 'Test', parts: [{ kind, rows }], shop: SHOP })
    const cellsOf = (row: string) =>
      html
        .split('<tr>')
        .find((one) => one.includes(row))
        ?.match(/<td[^>]*>/g)
    expect(cellsOf('Vlag')).toHaveLength(kind === 'amounts' ? 3 : 2)
    const [first, ...rest] = cellsOf('Verzenden') ?? []
    expect(first).toContain('colspan="2"')
    expect(rest).toHaveLength(kind === 'amounts' ? 1 : 0)
  })

  it('breaks a long name where its column ends', () => {
    const name = 'gevelbanner_zomer_definitief.pdf'
    const { html } = mailMessage({
      subject: 'Test',
      title: 'Test',
      parts: [{ kind: 'facts', rows: [[name, 'goed']] }],
      shop: SHOP,
    })
    expect(html).toMatch(new RegExp(`<td[^>]*overflow-wrap:anywhere[^>]*>${name}`))
  })
})
