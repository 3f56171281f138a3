import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ShopSettings } from '#contract/office/shop-settings.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { newOperator } from '#test/support/operators.ts'
import { refusal } from '#test/support/product-desk.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { loadPicture } from '../catalogue/composed-image.ts'
import { paperShop } from '../documents/paper-shop.ts'

const PATH = '/beheer/api/shop'

let shop: TestShop
let owner: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  owner = await (await newOperator(shop, 'owner')).loggedIn()
})
afterAll(() => shop.close())

const shown = async (by = owner): Promise<ShopSettings> => (await by.call('GET', PATH)).json
const edit = async (change: object, seen?: object, by = owner) =>
  by.call('PATCH', PATH, { body: { change, seen: seen ?? (await shown(by)) } })
const inShop = async <Path extends string>(path: Path) => {
  shop.heardCatalogueChange()
  return (await shop.browser().call('GET', path)).json
}

const taken = (name: string) => `‘${name}’ staat al voor iets anders. Een naam kan maar één ding betekenen`

/** Until when an order counts for the first promised day. */
const promised = async () => {
  shop.heardCatalogueChange()
  const body = { sku: 'PST-A1', quantity: 1, customOptions: [] }
  return (await shop.browser().call('POST', '/api/products/calculate', { body })).json.deadline
}

describe('what the owner sets of the shop', () => {
  it('counts at once, in its name, on its papers and in its prices', async () => {
    const change = {
      shopName: 'Drukkerij De Pers',
      footerText: 'Sinds 1911',
      badgeLabel: 'Grafische Vereniging',
      badgeUrl: 'https://vereniging.example/leden/12',
      companyName: 'De Pers B.V.',
      postcode: '3439ld',
      iban: 'nl91 abna 0417 1643 00',
      action: '#0a7d3c',
      studioDesignCents: 4500,
      quoteValidDays: 14,
    }
    const { status, json } = await edit(change)
    expect([status, json]).toEqual([
      200,
      { ...json, ...change, postcode: '3439 LD', iban: 'NL91ABNA0417164300' },
    ])
    expect(await inShop('/api/config/theme')).toMatchObject({
      shopName: 'Drukkerij De Pers',
      footerText: 'Sinds 1911',
      badge: { label: 'Grafische Vereniging', url: 'https://vereniging.example/leden/12' },
      colours: { action: '#0a7d3c', actionDark: null },
      company: { name: 'De Pers B.V.', iban: 'NL91ABNA0417164300', city: 'Nieuwegein' },
      // What stands beside it stays.
      termsPath: '/algemene-voorwaarden',
    })
    expect(await inShop('/api/config')).toMatchObject({ phStudioDesignPrice: 4500, quoteValidDays: 14 })
  })

  it('has no badge once both of its fields are empty', async () => {
    expect((await edit({ badgeLabel: '', badgeUrl: '' })).status).toBe(200)
    expect((await inShop('/api/config/theme')).badge).toBeNull()
    expect((await edit({ badgeLabel: 'Grafische Vereniging', badgeUrl: 'https://g.example' })).status).toBe(
      200,
    )
  })

  it('has own names of cut lines, each of which stands for one thing', async () => {
    const kept = await edit({ throughLines: ['Zund', 'zu nd', ' Rondom '], creaseLines: ['Zund Vouw'] })
    expect([kept.status, kept.json.throughLines, kept.json.halfLines]).toEqual([200, ['Zund', 'Rondom'], []])
    const refused = async (change: object) => {
      const { status, json } = await edit(change)
      return [status, ...json.errors.map(({ field, message }) => [field, message])]
    }
    expect(await refused({ halfLines: ['Z-und'] })).toEqual([422, ['change.halfLines', taken('Z-und')]])
    expect(await refused({ throughLines: ['zund vouw'] })).toEqual([
      422,
      ['change.throughLines', taken('zund vouw')],
    ])
    expect(await refused({ throughLines: ['- _'] })).toEqual([
      422,
      ['change.throughLines.0', fieldFaultTexts.Invalid],
    ])
    expect(await refused({ throughLines: ['Kiss Cut'] })).toEqual([
      422,
      ['change.throughLines', taken('Kiss Cut')],
    ])
    for (const name of ['Wit', 'spot uv', 'Magenta', 'All'])
      expect(await refused({ perforationLines: [name] })).toEqual([
        422,
        ['change.perforationLines', taken(name)],
      ])
    // What every shop knows for this very line says nothing new, and is no fault.
    expect((await edit({ halfLines: ['KissCut'] })).status).toBe(200)
    expect(await refused({ throughLines: ['a'.repeat(61)] })).toEqual([
      422,
      ['change.throughLines.0', fieldFaultTexts.TooLong],
    ])
    expect(await refused({ throughLines: ['Zund\u0000'] })).toEqual([
      422,
      ['change.throughLines.0', fieldFaultTexts.ControlCharacter],
    ])
    expect(await refused({ throughLines: Array.from({ length: 21 }, (_, at) => `Lijn ${at}`) })).toEqual([
      422,
      ['change.throughLines', fieldFaultTexts.TooMany],
    ])
    expect((await edit({ throughLines: [], halfLines: [], creaseLines: [] })).json.throughLines).toEqual([])
  })

  it('moves promised days by what is closed', async () => {
    const before = await promised()
    await edit({ cutOff: '00:01', closedDates: ['2026-11-19', '2026-11-20', '2026-11-19'] })
    expect((await shown()).closedDates).toEqual(['2026-11-19', '2026-11-20'])
    // Too late for the 18th, and closed on Thursday and Friday.
    expect([before, await promised()]).toEqual(['2026-11-18T11:00:00.000Z', '2026-11-22T23:01:00.000Z'])
    await edit({ cutOff: '12:00', closedDates: [] })
    expect(await promised()).toBe(before)
  })

  it.each([
    [{ shopName: ' ' }, 'shopName'],
    [{ kvkNumber: '123' }, 'kvkNumber'],
    [{ vatId: 'NL123' }, 'vatId'],
    [{ iban: 'NL91ABNA0417164301' }, 'iban'],
    [{ postcode: '12' }, 'postcode'],
    [{ email: 'geen' }, 'email'],
    [{ action: 'red;}body{display:none' }, 'action'],
    [{ studioDesignCents: -1 }, 'studioDesignCents'],
    [{ quoteValidDays: 0 }, 'quoteValidDays'],
    [{ cutOff: '25:00' }, 'cutOff'],
    [{ closedDates: ['2026-02-30'] }, 'closedDates.0'],
    [{ logo: 'https://elders.example/logo.png' }, 'logo'],
    [{ logo: `/images/${'0'.repeat(64)}-320.webp` }, 'logo'],
    [{ shippingVatPercent: 6 }, 'shippingVatPercent'],
    [{ badgeUrl: 'http://keur.example/1' }, 'badgeUrl'],
    [{ badgeUrl: 'javascript:alert(1)' }, 'badgeUrl'],
    [{ badgeUrl: '' }, 'badgeUrl'],
    [{ badgeLabel: '' }, 'badgeLabel'],
    [{ vatPercents: [] }, 'vatPercents'],
    [{ vatPercents: [0, 9, 21.5] }, 'vatPercents.2'],
    [{ vatPercents: [0, 9, 100, 21] }, 'vatPercents.2'],
  ])('is refused %j at its field, and nothing of it is set', async (change, field) => {
    const before = await shown()
    const { status, json } = await edit({ openingHours: 'Nooit', ...change })
    expect([status, json.errors[0].field]).toEqual([422, `change.${field}`])
    expect(await shown()).toEqual(before)
  })

  it('tells two who set the same, and lets others be', async () => {
    const seen = await shown()
    await edit({ phone: '030 123 45 67' }, seen)
    expect(refusal(await edit({ phone: '030 765 43 21' }, seen))).toEqual([
      409,
      'ChangedMeanwhile change.phone',
    ])
    expect((await edit({ openingHours: 'Altijd' }, seen)).status).toBe(200)
  })

  it('has rates of VAT, of which none goes that something still has', async () => {
    const { vatPercents } = await shown()
    expect(vatPercents).toEqual([0, 9, 21])
    const wrong = async (change: object) => {
      const { status, json } = await edit(change)
      return [status, ...json.errors.map(({ field, message }) => `${field}: ${message}`)]
    }
    const [status, told] = await wrong({ vatPercents: [0, 21] })
    expect([status, told]).toEqual([
      422,
      expect.stringMatching(/^change.vatPercents: 9% is nog het tarief van \d+ producten$/),
    ])
    expect((await edit({ vatPercents: [21, 6, 0, 9, 6] })).json.vatPercents).toEqual([0, 6, 9, 21])
    expect((await edit({ shippingVatPercent: 6 })).status).toBe(200)
    expect(await wrong({ vatPercents: [0, 9, 21] })).toEqual([
      422,
      'change.vatPercents: 6% is het tarief over verzenden, en staat niet bij de tarieven',
    ])
    await edit({ shippingVatPercent: 21 })
    expect((await edit({ vatPercents: [0, 9, 21] })).json.vatPercents).toEqual([0, 9, 21])
  })

  it('is for the owner alone, and can be set in a shop where nothing is', async () => {
    const content = await (await newOperator(shop, 'content')).loggedIn()
    expect((await content.call('GET', PATH)).status).toBe(403)
    expect((await shop.browser().call('GET', PATH)).status).toBe(404)
    const empty = await testShop({ template: 'shop_empty' })
    try {
      const first = await (await newOperator(empty, 'owner')).loggedIn()
      expect(await shown(first)).toMatchObject({ shopName: 'Nieuwe winkel', iban: '', cutOff: '12:00' })
      const { status, json } = await edit({ shopName: 'Eerste', closedOn: ['goodFriday'] }, undefined, first)
      expect([status, json.shopName, json.closedOn]).toEqual([200, 'Eerste', ['goodFriday']])
    } finally {
      await empty.close()
    }
  })
})

/** Sends a picture of a size; its address. */
async function sent(width: number, height: number): Promise<string> {
  const content = await sharp({ create: { width, height, channels: 4, background: '#c8000080' } })
    .png()
    .toBuffer()
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/beheer/api/pictures',
    headers: {
      'content-type': 'application/octet-stream',
      cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    payload: content,
  })
  expect(answer.statusCode).toBe(201)
  return answer.json().url
}
const look = async () => (await owner.call('GET', '/beheer/api/shop/look')).json

const HEAD = '/beheer/api/shop/head-html'
const theme = () => inShop('/api/config/theme')

describe('the chat and the head HTML of the shop', () => {
  it('is in the pages as it is set, and gone when it is taken away', async () => {
    const headHtml =
      '<meta name="eigenaar" content="bewezen">\n<script src="https://meting.example/m.js"></script><p>weg</p>'
    const { status, json } = await edit({
      headHtml: ` ${headHtml} `,
      headHosts: ['Meting.example', 'https://*.cdn.example/', 'meting.example'],
      headLoads: 'consent',
    })
    const headHosts = ['https://meting.example', 'https://*.cdn.example']
    expect([status, json]).toEqual([200, { ...json, headHtml, headHosts, headLoads: 'consent' }])
    expect(await theme()).toMatchObject({
      headHtml: { html: headHtml, hosts: headHosts, loads: 'consent' },
      headParts: [
        { tag: 'meta', loads: 'functional' },
        { tag: 'script', attributes: { src: 'https://meting.example/m.js' }, loads: 'consent' },
      ],
    })
    // What else is set of the shop leaves it as it is.
    await edit({ footerText: 'Met code' })
    expect((await theme()).headHtml.html).toBe(headHtml)
    expect((await edit({ headHtml: '' })).json).toMatchObject({ headHtml: '', headHosts: [] })
    expect(await theme()).toMatchObject({ headHtml: null, headParts: [] })
  })

  it('has no chat, a window of its own, or the script of a supplier', async () => {
    const words = {
      chatName: 'Hulp',
      chatHours: 'Altijd',
      chatPhone: '030 123 45 67',
      chatEmail: 'hulp@demo.example',
    }
    const window = { name: 'Hulp', hours: 'Altijd', phone: '030 123 45 67', email: 'hulp@demo.example' }
    expect((await edit({ chatKind: 'own', chatLoads: 'functional', ...words })).status).toBe(200)
    expect((await theme()).chat).toEqual({ loads: 'functional', ...window, script: null })
    const chatScript = 'https://chat.example/w.js'
    expect((await edit({ chatKind: 'script', chatScript, chatLoads: 'consent' })).status).toBe(200)
    expect((await theme()).chat).toEqual({
      loads: 'consent',
      ...window,
      script: { url: chatScript, hosts: ['https://chat.example'] },
    })
    expect(await shown()).toMatchObject({ chatKind: 'script', chatScript, chatHosts: [], ...words })
    expect((await edit({ chatKind: 'none' })).status).toBe(200)
    expect((await theme()).chat).toBe(null)
    expect((await edit({ chatKind: 'own' })).json.errors).toEqual([
      { code: 'InvalidInput', field: 'change.chatName', message: 'Vul dit veld in' },
    ])
    expect((await edit({ chatKind: 'script' })).json.errors[0].field).toBe('change.chatScript')
  })

  it.each([
    [{ headHosts: ['meting.example', 'http://open.example'] }, 'headHosts.1', 'HostInvalid'],
    [{ chatHosts: ["a.example; script-src 'unsafe-inline'"] }, 'chatHosts.0', 'HostInvalid'],
    [
      { headHosts: Array.from({ length: 21 }, (_, index) => `h${index}.example`) },
      'headHosts',
      'HostsTooMany',
    ],
    [{ headHtml: 'x'.repeat(10_001) }, 'headHtml', 'TooLong'],
    [{ headHtml: '<script>\u0000</script>' }, 'headHtml', 'ControlCharacter'],
    [{ headLoads: 'altijd' }, 'headLoads', 'Invalid'],
    [{ chatKind: 'bel' }, 'chatKind', 'Invalid'],
    [{ chatScript: 'http://chat.example/w.js' }, 'chatScript', 'ScriptInvalid'],
    [{ chatScript: '<script src="https://chat.example/w.js"></script>' }, 'chatScript', 'ScriptInvalid'],
    [{ chatEmail: 'geen' }, 'chatEmail', 'EmailInvalid'],
  ] as const)('is refused %j at its field, in words', async (change, field, code) => {
    const before = await shown()
    const { status, json } = await edit(change)
    const message = fieldFaultTexts[code]
    expect([status, json.errors]).toEqual([
      422,
      [{ code: 'InvalidInput', field: `change.${field}`, message }],
    ])
    expect(await shown()).toEqual(before)
  })

  it('tells two who write it at once', async () => {
    const seen = await shown()
    await edit({ headHtml: '<meta name="een">', headHosts: ['een.example'] }, seen)
    expect(
      refusal(await edit({ headHtml: '<meta name="twee">', headHosts: ['twee.example'] }, seen)),
    ).toEqual([409, 'ChangedMeanwhile change.headHtml', 'ChangedMeanwhile change.headHosts'])
    await edit({ headHtml: '' })
  })

  it('tells before it is kept what stays away and why, to the owner alone', async () => {
    const body = {
      html: '<script src="https://elders.example/m.js"></script><meta name="a" onload="x()">',
      loads: 'consent',
      hosts: ['meting.example', 'geen host'],
    }
    const before = await shown()
    const { status, json } = await owner.call('POST', HEAD, { body })
    expect([status, json]).toEqual([
      200,
      {
        parts: [{ code: '<meta name="a">', loads: 'functional' }],
        leftOut: [
          {
            reason: 'Host',
            what: '<script src="https://elders.example/m.js">',
            host: 'https://elders.example',
          },
          { reason: 'Handler', what: 'onload="x()"', host: null },
        ],
      },
    ])
    expect(await shown()).toEqual(before)
    expect(refusal(await owner.call('POST', HEAD, { body: { ...body, html: 'x'.repeat(10_001) } }))).toEqual([
      422,
      'InvalidInput html',
    ])
    const content = await (await newOperator(shop, 'content')).loggedIn()
    expect((await content.call('POST', HEAD, { body })).status).toBe(403)
    expect((await edit({ headHtml: '' }, {}, content)).status).toBe(403)
  })

  it('is in the log of changes, as it was and as it is', async () => {
    await edit({ headHtml: '<meta name="log">' })
    const [last] = (await owner.call('GET', '/beheer/api/audit?kind=shop_settings')).json.changes
    expect(last).toMatchObject({ thing: 'theme', actionLabel: 'Gewijzigd' })
    const { fields } = (await owner.call('GET', `/beheer/api/audit/${last.id}`)).json
    expect(fields).toContainEqual({
      label: 'Waarde: headHtml: html',
      before: null,
      after: '<meta name="log">',
    })
    await edit({ headHtml: '' })
  })
})

describe('the logo of the shop', () => {
  it('is a picture that was sent, with its size, for pages and for the office; and is taken away again', async () => {
    const logo = await sent(1000, 250)
    expect((await edit({ logo })).json.logo).toBe(logo)
    const size = { width: 640, height: 160 }
    expect(await inShop('/api/config/theme')).toMatchObject({ logoUrl: logo, logoSize: size })
    expect(await look()).toMatchObject({ logo: { url: logo, ...size } })
    const production = await (await newOperator(shop, 'production')).loggedIn()
    expect((await production.call('GET', '/beheer/api/shop/look')).status).toBe(200)
    // What else is set of the look leaves it as it is.
    await edit({ footerText: 'Met logo' })
    expect(await inShop('/api/config/theme')).toMatchObject({ logoUrl: logo, logoSize: size })

    const { content } = (await loadPicture(shop.shop, logo.replace('/images/', '')))!
    const { hasAlpha } = await sharp(content).metadata()
    expect(hasAlpha).toBe(true)
    expect(await paperShop(shop.shop)).toMatchObject({ logo: { widthPx: 560, heightPx: 140 } })

    expect((await edit({ logo: '' })).json.logo).toBe('')
    expect(await inShop('/api/config/theme')).toMatchObject({ logoUrl: null, logoSize: null })
    expect(await look()).toMatchObject({ logo: null })
  })

  it('tells two who choose another', async () => {
    const [one, other] = [await sent(300, 100), await sent(400, 100)]
    const seen = await shown()
    await edit({ logo: one }, seen)
    expect(refusal(await edit({ logo: other }, seen))).toEqual([409, 'ChangedMeanwhile change.logo'])
    await edit({ logo: '' })
  })
})
