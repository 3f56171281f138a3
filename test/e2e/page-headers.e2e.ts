import { expect, test } from './fixtures.ts'

test('a form that is sent to a path of two slashes stays in the shop', async ({ page, baseURL }) => {
  const answer = await page.request.post(`${baseURL}//elders.example/login`, { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([303, '/elders.example/login'])
})

test('a page that a token of a mail opens is kept nowhere, and no page uses the camera', async ({ page }) => {
  const headers = (await page.request.get('/wachtwoord-reset?token=abc&email=a@b.nl')).headers()
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['permissions-policy']).toContain('camera=()')
})

test('a page of control characters is not found', async ({ page }) => {
  for (const path of ['/%00', '/a%1Fb', '/vlaggen%7F']) {
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 404])
  }
})
