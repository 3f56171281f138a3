import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

type Hostile = {
  readonly id: string
  readonly value: string
  readonly expect: 'accept' | 'reject' | 'text'
  readonly field?: string
  readonly country?: string
}

const FILE = new URL('../../test/oracles/hostile-strings.json', import.meta.url)
const strings: readonly Hostile[] = JSON.parse(readFileSync(FILE, 'utf8')).strings

const ADDRESS = {
  companyName: 'Werkplaats',
  street: 'Ambachtsweg',
  houseNumber: '12',
  postcode: '1234 AB',
  city: 'Ede',
  country: 'NL',
}
const CONTACT = { name: 'Jan', email: 'jan@bedrijf.example', subject: 'Vraag', message: 'Hoe dan?' }
const REQUEST = {
  ...ADDRESS,
  kvkNumber: '12345678',
  firstName: 'Jan',
  lastName: 'Jansen',
  email: 'jan@bedrijf.example',
  phone: '030 123 45 67',
  consent: true,
}
/** Every form with a good filling, and the fields that hold any text. */
const forms = [
  {
    name: 'contact',
    method: 'POST',
    url: '/api/contact',
    good: CONTACT,
    texts: ['name', 'subject', 'message'],
  },
  {
    name: 'request',
    method: 'POST',
    url: '/api/customer/request-account',
    good: REQUEST,
    texts: ['companyName', 'street', 'addition', 'city', 'firstName', 'lastName', 'remarks'],
  },
  {
    name: 'address',
    method: 'POST',
    url: '/api/company/addresses',
    good: ADDRESS,
    texts: ['label', 'companyName', 'attention', 'street', 'addition', 'city', 'deliveryNotes'],
  },
  {
    name: 'person',
    method: 'PUT',
    url: '/api/customer',
    good: { firstName: 'Marloes', lastName: 'de Wit' },
    texts: ['firstName', 'lastName'],
  },
  {
    name: 'newsletter',
    method: 'POST',
    url: '/api/newsletter/subscribe',
    good: { email: 'a@b.example' },
    texts: ['email'],
  },
  {
    name: 'unsubscribe',
    method: 'POST',
    url: '/api/newsletter/unsubscribe',
    good: { email: 'a@b.example' },
    texts: ['email'],
  },
  { name: 'confirm', method: 'POST', url: '/api/newsletter/confirm', good: { token: 'x' }, texts: ['token'] },
  {
    name: 'forgotten',
    method: 'POST',
    url: '/api/customer/reset-password-email',
    good: { email: 'a@b.example' },
    texts: ['email'],
  },
  {
    name: 'reset',
    method: 'POST',
    url: '/api/customer/reset-password',
    good: { email: 'a@b.example', token: 'x', password: 'vier losse woorden' },
    texts: ['email', 'token'],
  },
] as const
const FIELDS: Readonly<Record<string, readonly (readonly [form: string, field: string])[]>> = {
  email: [
    ['contact', 'email'],
    ['request', 'email'],
    ['newsletter', 'email'],
    ['forgotten', 'email'],
  ],
  postcode: [
    ['request', 'postcode'],
    ['address', 'postcode'],
  ],
  houseNumber: [
    ['request', 'houseNumber'],
    ['address', 'houseNumber'],
  ],
  phone: [
    ['request', 'phone'],
    ['address', 'phone'],
  ],
  kvk: [['request', 'kvkNumber']],
  vat: [['request', 'vatId']],
}

let shop: TestShop
let customer: TestBrowser
let visitors = 0
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
})
afterAll(() => shop.close())

async function send(form: (typeof forms)[number], change: object) {
  visitors += 1
  const answer = await shop.app.inject({
    method: form.method,
    url: form.url,
    payload: JSON.stringify({ ...form.good, ...change }),
    headers: {
      'content-type': 'application/json',
      cookie: [...customer.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    // Each from a network of its own: sending has limits.
    remoteAddress: `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`,
  })
  return { status: answer.statusCode, json: answer.json() }
}

describe('nasty values', { timeout: 120_000 }, () => {
  it.each(forms)('get an answer of $name, which takes them or says what is wrong', async (form) => {
    const wrong: string[] = []
    for (const { id, value } of strings) {
      const { status, json } = await send(form, Object.fromEntries(form.texts.map((field) => [field, value])))
      const isTold = status === 200 || (status === 422 && Boolean(json.errors[0].message))
      if (!isTold) wrong.push(`${id}: ${status}`)
      for (const field of form.texts) {
        const shown = json.address?.[field] ?? json.contact?.[field]
        if (
          status === 200 &&
          typeof shown === 'string' &&
          shown.toWellFormed() !== value.trim().toWellFormed()
        )
          wrong.push(`${id} in ${field} changed`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('are taken and refused by the fields that they are about', async () => {
    const wrong: string[] = []
    for (const { id, value, field = '', country = 'NL', expect: verdict } of strings) {
      if (verdict === 'text') continue
      for (const [name, at] of FIELDS[field] ?? []) {
        const form = forms.find((one) => one.name === name)
        if (!form) continue
        const change = {
          [at]: value,
          ...(country !== 'NL' && { country, vatId: country === 'BE' ? 'BE0123456749' : 'DE136695976' }),
        }
        const { status } = await send(form, change)
        if ((status === 200) !== (verdict === 'accept'))
          wrong.push(`${id} ${JSON.stringify(value).slice(0, 40)} in ${name}: ${status}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('make passwords that are taken or refused as they should', async () => {
    const wrong: string[] = []
    let password = 'Paskruis-demo-1'
    for (const { id, value, expect: verdict } of strings.filter(({ field }) => field === 'newPassword')) {
      const body = { password, newPassword: value }
      const { status } = await customer.call('PUT', '/api/customer/password', { body })
      if (status === 200) password = value
      if (verdict !== 'text' && (status === 200) !== (verdict === 'accept')) wrong.push(`${id}: ${status}`)
      if (status >= 500) wrong.push(`${id}: ${status}`)
    }
    expect(wrong).toEqual([])
  })
})
