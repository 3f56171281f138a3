import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Evaluation } from '#domain/configurator/view.ts'
import { type TestShop, testShop } from '#test/support/shop.ts'
import { composedImageUrl, loadPicture } from './composed-image.ts'

const HASH = 'a'.repeat(64)
const composed = {
  key: 'spandoek-op-maat',
  quantity: 2,
  options: { doek: { id: 'doek-510' }, spanners: { id: 'spanners-10', quantity: 3 } },
  fields: { breedte: '2500', hoogte: '1250' },
}
const nameOf = (url: string | null) => String(url).replace('/images/', '')

describe('the picture of what was composed', () => {
  let shop: TestShop
  beforeAll(async () => void (shop = await testShop()))
  afterAll(() => shop.close())

  it('is drawn by the choices that its name holds', async () => {
    let seen: Evaluation | null = null
    const drawing = {
      ...shop.shop,
      drawComposed: async (_drawing: unknown, asked: Evaluation) => ((seen = asked), '<svg/>'),
    }
    const picture = await loadPicture(drawing, nameOf(composedImageUrl(`/images/${HASH}.svg`, composed)))
    expect([picture?.mimeType, String(picture?.content)]).toEqual(['image/svg+xml', '<svg/>'])
    expect(seen).toMatchObject({ size: { widthMm: 2500, heightMm: 1250 } })
    expect(JSON.stringify([...(seen as unknown as Evaluation).selected])).toContain('doek-510')
  })

  it('has another name for other choices', () => {
    const other = { ...composed, options: { doek: { id: 'doek-680' } } }
    expect(composedImageUrl(`/images/${HASH}.svg`, composed)).not.toBe(
      composedImageUrl(`/images/${HASH}.svg`, other),
    )
  })

  it.each([
    ['of a photograph', '/images/foto-1200.webp', composed],
    ['of nothing', null, composed],
    [
      'of more than an address takes',
      `/images/${HASH}.svg`,
      {
        ...composed,
        fields: Object.fromEntries(Array.from({ length: 180 }, (_, n) => [`f${n * 7919}`, `${n * 104_729}`])),
      },
    ],
  ])('stays the one %s', (_what, url, configuration) => {
    expect(composedImageUrl(url, configuration)).toBe(url)
  })

  it('is that of the product where nothing can be drawn of the name', async () => {
    const { json } = await shop.browser().call('GET', '/api/products/SPD-MAAT')
    const own = nameOf(json.images[0].url).replace('.svg', '')
    const drawn = await loadPicture(shop.shop, `${own}.svg`)
    const names = [
      nameOf(composedImageUrl(`/images/${own}.svg`, { ...composed, key: 'gone' })),
      `${own}~${deflateRawSync('{"a":'.repeat(9)).toString('base64url')}.svg`,
      `${own}~${deflateRawSync(Buffer.alloc(40_000)).toString('base64url')}.svg`,
      `${own}~x.svg`,
    ]
    for (const name of names) expect((await loadPicture(shop.shop, name))?.content).toEqual(drawn?.content)
    expect(await loadPicture(shop.shop, `${HASH}~x.svg`)).toBeNull()
  })
})
