import { generateSync } from 'otplib'
import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { logInStaff } from './staff-page.ts'
import { makeOwnDatabase, startOwnShop } from './own-shop.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('the owner sets up an app after the password, and logs in again with a recovery code', async ({
  page,
  databaseUrl,
  violations,
}) => {
  test.slow()
  const database = await makeOwnDatabase(databaseUrl)
  const shop = await startOwnShop({
    settings: { NODE_ENV: 'production', E2E_DATABASE_URL: database.url, OFFICE_SECOND_FACTOR: '1' },
  })
  try {
    await page.goto(`${shop.url}/beheer/orders`)
    await logInStaff(page)
    await expect(heading(page, 'Stel inloggen in twee stappen in')).toBeVisible()
    await expect(page.getByRole('img', { name: 'QR-code voor je authenticatie-app' })).toBeVisible()
    expect(await axe(page)).toEqual([])
    const code = page.getByLabel('Code uit de app')
    await expect(code).toBeFocused()
    await code.press('Enter')
    await expect(page.getByText('Vul een code in')).toBeVisible()
    await code.fill('geen code')
    await code.press('Enter')
    await expect(page.getByText('Deze code klopt niet, of is al gebruikt.')).toBeVisible()
    const key = (await page.locator('code').innerText()).replaceAll(' ', '')
    await code.fill(generateSync({ secret: key }))
    await code.press('Enter')

    await expect(heading(page, 'Bewaar je herstelcodes')).toBeFocused()
    expect(await axe(page)).toEqual([])
    const codes = await page.getByRole('list', { name: 'Herstelcodes' }).getByRole('listitem').allInnerTexts()
    expect(codes).toHaveLength(10)
    const downloaded = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Downloaden' }).press('Enter')
    expect((await downloaded).suggestedFilename()).toBe('herstelcodes-beheer.txt')
    await page.getByRole('button', { name: 'Ik heb ze bewaard, verder' }).press('Enter')
    await expect(heading(page, 'Orders')).toBeVisible()

    await page.getByRole('button', { name: 'Uitloggen' }).press('Enter')
    await logInStaff(page)
    await expect(heading(page, 'Vul je code in')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.getByLabel('Code').fill(codes[0] ?? '')
    await page.getByLabel('Code').press('Enter')
    await expect(heading(page, 'Orders')).toBeVisible()
    expect(violations).toEqual([])
  } finally {
    await shop.end()
    await database.drop()
  }
})
