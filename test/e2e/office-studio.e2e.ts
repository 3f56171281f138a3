import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { printFile } from './print-file.ts'
import { staffPage } from './staff-page.ts'
import { putBanners } from './upload-designs.ts'

type Ordered = { readonly id: string; readonly number: string; readonly jobId: string }

/** Orders a banner of 2,5 x 1,25 m that the studio designs, and tells it what. */
async function orderStudio(page: Page, brief: string): Promise<Ordered> {
  const itemId = await putBanners(page, 1)
  await page.request.put(`/api/cart/items/designs/${itemId}`, {
    data: { designs: [{ isStudioDesign: true, quantity: 1 }] },
  })
  const { id, number } = await (await page.request.post('/api/cart/order', { data: {} })).json()
  const { groups } = await (await page.request.get(`/api/customer/orders/${id}`)).json()
  const jobId = groups[0].lines[0].designs[0].studio.id
  await page.request.put(`/api/customer/orders/${id}/studio/${jobId}/brief`, { data: { brief } })
  return { id, number, jobId }
}

test('the studio sees a brief, sends a proof, reads the remarks and sends the next, by keyboard', async ({
  customerPage,
  browser,
  violations,
}) => {
  const { id, number, jobId } = await orderStudio(customerPage, 'Open dag op <b>zaterdag</b>, fris en blauw.')
  const page = await staffPage(browser, '')
  await page.getByRole('link', { name: /^Studio/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Opdrachten voor de studio' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Zoek op nummer, klant of product' }).fill(number)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row', { name: /Spandoek 510 g/ })).toContainText('Te maken')
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Spandoek 510 g' }).press('Enter')

  await expect(page.getByText('Open dag op <b>zaterdag</b>, fris en blauw.')).toBeVisible()
  await expect(page.getByText('2.500 × 1.250 mm')).toBeVisible()
  await page.getByRole('button', { name: 'Proef versturen' }).press('Enter')
  await expect(page.getByText('Vul dit veld in')).toBeVisible()
  await page.getByLabel('Bestand').setInputFiles([printFile('ontwerp-v1.pdf', 2500, 1250)])
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Proef versturen' }).press('Enter')
  await expect(page.getByText('De proef is naar de klant gestuurd')).toBeVisible()
  await expect(page.getByText('Wacht op antwoord van de klant')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Proef versturen' })).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'Voorbeeld van proef 1' })).toBeVisible({ timeout: 30_000 })

  const answer = async (decision: object) => {
    const { groups } = await (await customerPage.request.get(`/api/customer/orders/${id}`)).json()
    const proofId = groups[0].lines[0].designs[0].studio.proofs.at(-1).id
    const path = `/api/customer/orders/${id}/studio/${jobId}/proof`
    expect((await customerPage.request.put(path, { data: { proofId, answer: decision } })).status()).toBe(200)
  }
  await answer({ decision: 'returned', remarks: 'Het logo mag <i>groter</i>.' })
  // Staff who look at it see that without asking.
  await expect(page.getByText('Het logo mag <i>groter</i>.')).toBeVisible()
  await page.getByLabel('Bestand').setInputFiles([printFile('ontwerp-v2.pdf', 2500, 1250)])
  await page.getByRole('button', { name: 'Proef versturen' }).press('Enter')
  await expect(page.getByRole('img', { name: 'Voorbeeld van proef 2' })).toBeVisible({ timeout: 30_000 })
  await answer({ decision: 'approved' })
  await expect(page.getByText(/^Goedgekeurd door .+ op/)).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.goto(`/beheer/studio?wachtrij=over&zoek=${number}`)
  await expect(page.getByRole('row', { name: /Spandoek 510 g/ })).toContainText('Goedgekeurd')
  expect(violations).toEqual([])
  await page.context().close()
})
