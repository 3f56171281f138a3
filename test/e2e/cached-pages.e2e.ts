import { expect, test } from './fixtures.ts'

const nonceIn = (text = '') => /'nonce-([^']+)'/.exec(text)?.[1] ?? 'none'

test('who comes for the first time gets a page that was rendered before, with nonces of their own', async ({
  page,
  playwright,
  baseURL,
}) => {
  const asked = async (path: string) => {
    const anybody = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }) })
    const answer = await anybody.get(path)
    const { 'content-security-policy': policy = '', 'cache-control': cacheControl } = answer.headers()
    const html = await answer.text()
    await anybody.dispose()
    const [script, style] = ['script-src', 'style-src'].map((part) =>
      nonceIn(policy.split(';').find((rule) => rule.trim().startsWith(part))),
    )
    return { html, script, style, cacheControl, status: answer.status() }
  }
  const path = '/vlaggen-en-masten'
  const [one, other] = [await asked(path), await asked(path)]
  expect(one.script).not.toBe(other.script)
  for (const { html, script, style, cacheControl, status } of [one, other]) {
    expect([status, cacheControl]).toEqual([200, 'no-cache'])
    const used = new Set(Array.from(html.matchAll(/nonce="([^"]+)"/g), ([, nonce]) => nonce))
    expect(used).toEqual(new Set([script, style]))
    expect(html).not.toContain('\0')
  }
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('what is kept is not for who is logged in, nor with a query', async ({ customerPage: page }) => {
  const html = await (await page.request.get('/vlaggen-en-masten')).text()
  expect(html).toContain('Mijn account')
  const answer = await page.request.get('/vlaggen-en-masten?pagina=99')
  expect(answer.status()).toBe(404)
})
