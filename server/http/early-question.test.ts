import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestShop, testShop } from '#test/support/shop.ts'

const CALCULATE = '/api/configurator/calculate'
/** Looks like a session and is none: the same visitor, answered the usual way. */
const USUAL_WAY = { cookie: 'no-session=1' }

const banner = (widthMm: number) =>
  JSON.stringify({
    key: 'spandoek-op-maat',
    quantity: 1,
    options: {
      doek: { id: 'doek-510' },
      randkeuze: { id: 'randkeuze-rondom' },
      'rand-rondom': { id: 'rand-rondom-zoom' },
      ringen: { id: 'ringen-500' },
    },
    fields: { breedte: String(widthMm), hoogte: '1000' },
  })

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ settings: { trustProxy: ['127.0.0.1'] } })
})
afterAll(() => shop.close())

let networks = 0
async function ask(
  payload: string,
  headers: Readonly<Record<string, string>> = {},
  from = `192.0.2.${(networks += 1)}`,
) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: CALCULATE,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
    payload,
  })
  const lasting = Object.entries(answer.headers).filter(([name]) => !/^(date|x-ratelimit)/.test(name))
  return { status: answer.statusCode, headers: Object.fromEntries(lasting), text: answer.body }
}

it.each([
  ['a question', banner(2000), {}, 200],
  ['one of another charset', banner(2000), { 'content-type': 'application/json; charset=utf-8' }, 200],
  ['one of this site', banner(2000), { 'sec-fetch-site': 'same-origin' }, 200],
  ['one of another site', banner(2000), { 'sec-fetch-site': 'cross-site' }, 403],
  ['one of another origin', banner(2000), { origin: 'https://evil.example' }, 403],
  ['a text', banner(2000), { 'content-type': 'text/plain' }, 415],
  ['a type that begins like ours', banner(2000), { 'content-type': 'application/jsonx' }, 415],
  ['half a body', banner(2000).slice(0, 40), {}, 400],
  ['a deep one', `${'['.repeat(40)}${']'.repeat(40)}`, {}, 400],
  ['a wrong field', '{"key":"spandoek-op-maat","quantity":-1}', {}, 422],
  ['an unknown product', banner(2000).replace('spandoek-op-maat', 'weg'), {}, 404],
  ['a long one', banner(2000) + ' '.repeat(20_000), {}, 200],
])('answers %s the first time, kept, and the usual way alike', async (_what, payload, headers, status) => {
  const first = await ask(payload, headers)
  expect(first.status).toBe(status)
  expect(await ask(payload, headers)).toEqual(first)
  expect(await ask(payload, { ...headers, ...USUAL_WAY })).toEqual(first)
})

it('knows a question however it is written', async () => {
  const { fields, ...asked } = JSON.parse(banner(2005))
  const noisy = (at: number) => JSON.stringify({ [`nonsense${at}`]: at, fields, ...asked }, null, at % 9)
  const known = await ask(banner(2005))
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => ask(noisy(at), {}, '198.51.100.90')),
  )
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([known.text]))
})

it('limits what has to be worked out, and nothing that is known', async () => {
  await ask(banner(2001))
  const known = await Promise.all(Array.from({ length: 40 }, () => ask(banner(2001), {}, '198.51.100.1')))
  expect(new Set(known.map(({ status }) => status))).toEqual(new Set([200]))
  let round = 0
  // All of them in one second, or those of the next count anew.
  await expect
    .poll(async () => {
      round += 1
      const others = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          ask(banner(2500 + round * 40 + index), {}, `198.51.100.${round}`),
        ),
      )
      return others.filter(({ status }) => status === 429).length
    })
    .toBe(20)
})

async function datesAt(moment: string) {
  shop.setNow(new Date(moment))
  const { readyDate, deliveryDate } = JSON.parse((await ask(banner(2002))).text)
  return { readyDate, deliveryDate }
}

it('promises another date after the deadline', async () => {
  const before = await datesAt('2026-11-18T08:00:00Z')
  expect(await datesAt('2026-11-18T20:00:00Z')).not.toEqual(before)
  expect(await datesAt('2026-11-18T08:00:00Z')).toEqual(before)
})

it('gives a customer the prices of the customer', async () => {
  const { text } = await ask(banner(2003))
  const customer = await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2')
  const { json } = await customer.call('POST', CALCULATE, { body: JSON.parse(banner(2003)) })
  expect(json.price).not.toEqual(JSON.parse(text).price)
})

it('is the same over the wire, also where the length is not said', async () => {
  const address = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  const post = async (body: string | ReadableStream) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${(networks += 1)}` }
    const request = { method: 'POST', headers, body, duplex: 'half' }
    const answer = await fetch(address + CALCULATE, request)
    return { status: answer.status, text: await answer.text() }
  }
  const first = await post(banner(2004))
  expect(first.status).toBe(200)
  expect(await post(banner(2004))).toEqual(first)
  expect(await post(new Blob([banner(2004)]).stream())).toEqual(first)
})
