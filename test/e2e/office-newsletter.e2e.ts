import { readFile } from 'node:fs/promises'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { query } from './query.ts'
import { staffPage } from './staff-page.ts'

test('who has the newsletter is found with the proof of it and taken out as a file, by keyboard', async ({
  browser,
  databaseUrl,
}) => {
  const email = `nieuws-${crypto.randomUUID().slice(0, 8)}@test.example`
  const proof = {
    v: 1,
    asked: {
      at: '2026-11-02T10:00:00.000Z',
      ip: '192.0.2.7',
      source: 'website',
      text: 'Aanmelden <b>eens</b> per maand.',
    },
    confirmed: { at: '2026-11-02T10:05:00.000Z', ip: '192.0.2.7', source: 'mail' },
  }
  await query(
    databaseUrl,
    `insert into newsletter_subscriptions (email, state, proof, changed_at) values ($1, 'confirmed', $2, now())`,
    [email, JSON.stringify(proof)],
  )
  const page = await staffPage(browser, '')
  await page.getByRole('link', { name: 'Nieuwsbrief' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Nieuwsbrief' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Zoek op e-mailadres' }).fill(email)
  await expect(page.getByRole('row')).toHaveCount(2)
  const row = page.getByRole('row', { name: new RegExp(email) })
  await expect(row).toContainText('Onder aan de website, vanaf 192.0.2.7.')
  await expect(row).toContainText('“Aanmelden <b>eens</b> per maand.”')
  await expect(row).toContainText('Via de link in de mail')
  expect(await axe(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Lijst downloaden' }).press('Enter')
  expect(await readFile(await (await download).path(), 'utf8')).toContain(`${email};Bevestigd`)
  await page.setViewportSize({ width: 375, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await page.getByRole('link', { name: /^Afgemeld/ }).press('Enter')
  await expect(page.getByText(`Geen adressen gevonden met “${email}”`)).toBeVisible()
  await page.context().close()
})
