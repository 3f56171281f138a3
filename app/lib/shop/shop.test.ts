import { expect, it } from 'vitest'
import type { Client } from '#contract/client.ts'
import { loadShop } from './shop.ts'

const EIGHT =
  'header_usp_1,header_usp_2,header_usp_3,login_usps,forgot_password_text,product_add_usps,newsletter_footer_text,newsletter_subscribed_message'

it('asks at start for the eight named blocks and no other', async () => {
  const asked: [name: string, query: unknown][] = []
  const api = new Proxy({} as Client, {
    get: (_none, name: string) => (input?: { readonly query: unknown }) => {
      asked.push([name, input?.query])
      return Promise.resolve(name === 'getBlocks' ? { blocks: [] } : null)
    },
  })
  await loadShop(api, { isLoggedIn: false, origin: '' })
  expect(asked).toEqual([
    ['getConfig', undefined],
    ['getTheme', undefined],
    ['getMainMenu', undefined],
    ['getMenus', { ids: 'footer-column-1,footer-column-2,footer-column-3' }],
    ['getBlocks', { ids: EIGHT }],
  ])
})
