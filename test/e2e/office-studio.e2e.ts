import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { printFile } from './print-file.ts'
import { query } from './query.ts'
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
  // Two files are sent, checked and drawn.
  test.slow()
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
  // The customer says yes by telephone.
  await page.getByRole('button', { name: 'Antwoord per telefoon noteren' }).press('Enter')
  const told = page.getByRole('dialog', { name: 'Antwoord per telefoon noteren' })
  await told.getByRole('radio', { name: /^Akkoord/ }).press('Space')
  await told.getByLabel('Wat is er gezegd?').fill('Helemaal goed zo.')
  expect(await axe(page)).toEqual([])
  await told.getByRole('button', { name: 'Antwoord noteren' }).press('Enter')
  await expect(page.getByText(/^Goedgekeurd door .+ op/)).toBeVisible()
  await expect(page.getByText(/^Per telefoon gegeven, genoteerd door /)).toBeVisible()
  await customerPage.goto(`/account/bestellingen/${id}`)
  await expect(customerPage.getByText(/per telefoon, genoteerd door /)).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.goto(`/beheer/studio?wachtrij=over&zoek=${number}`)
  await expect(page.getByRole('row', { name: /Spandoek 510 g/ })).toContainText('Goedgekeurd')
  expect(violations).toEqual([])
  await page.context().close()
})

test('a job is taken, asked about and written at by keyboard, and its proof approved by the link of its mail', async ({
  customerPage,
  browser,
  databaseUrl,
}) => {
  test.slow()
  const { id, number, jobId } = await orderStudio(customerPage, 'Open dag.')
  const page = await staffPage(browser, `/studio/${jobId}`)
  await expect(page.getByText('Nog niemand heeft deze opdracht opgepakt.')).toBeVisible()
  await page.getByRole('button', { name: 'Ik pak dit op' }).press('Enter')
  await expect(page.getByText(/^Jij maakt dit, sinds/)).toBeVisible()
  await page.getByRole('button', { name: 'Vraag versturen' }).press('Enter')
  await expect(page.getByText('Vul dit veld in')).toBeVisible()
  await page.getByLabel('Nieuwe vraag').fill('Welk <i>logo</i> bedoel je?')
  await page.getByRole('button', { name: 'Vraag versturen' }).press('Enter')
  await expect(page.getByText('De vraag is naar de klant gestuurd')).toBeVisible()
  await page.getByLabel('Nieuwe notitie').fill('Klant belt nog terug.')
  await page.getByRole('button', { name: 'Notitie plaatsen' }).press('Enter')
  await expect(page.getByText('Klant belt nog terug.')).toBeVisible()
  expect(await axe(page)).toEqual([])

  await customerPage.goto(`/account/bestellingen/${id}`)
  const question = customerPage.getByRole('region', { name: 'Vraag van de studio' })
  await expect(question).toContainText('Welk <i>logo</i> bedoel je?')
  await question.getByLabel('Je antwoord').fill('Het ronde.')
  await question.getByRole('button', { name: 'Antwoord versturen' }).press('Enter')
  await expect(customerPage.getByText('Je antwoord is naar de studio gestuurd')).toBeVisible()
  expect(await axe(customerPage)).toEqual([])
  await expect(page.getByText('Het ronde.')).toBeVisible()

  await page.getByLabel('Bestand').setInputFiles([printFile('ontwerp-v1.pdf', 2500, 1250)])
  await page.getByRole('button', { name: 'Proef versturen' }).press('Enter')
  await expect(page.getByRole('img', { name: 'Voorbeeld van proef 1' })).toBeVisible({ timeout: 30_000 })
  const [mail] = await query<{ text: string }>(
    databaseUrl,
    `select payload->>'text' as text from outbox where template = 'studio_proof' and payload->>'text' like $1`,
    [`%${number}%`],
  )
  const link = /\/drukproef\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
  const visitor = await (await browser.newContext({ viewport: { width: 375, height: 800 } })).newPage()
  await visitor.goto(link)
  await expect(visitor.getByText('Dit heeft onze studio voor je gemaakt.')).toBeVisible()
  expect(await axe(visitor)).toEqual([])
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await visitor.getByRole('button', { name: /^Akkoord/ }).press('Enter')
  await expect(visitor.getByText('Je bent akkoord')).toBeVisible()
  await expect(page.getByText('Via de link in de mail, zonder inloggen.')).toBeVisible()
  await visitor.context().close()
  await page.context().close()
})
