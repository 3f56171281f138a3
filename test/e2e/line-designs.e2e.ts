import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { plainPage, sampleDocument } from '#domain/designs/sample-facts.ts'
import { bannerItem } from '#test/support/cart-items.ts'
import { samplePdf } from '#test/support/sample-files.ts'
import { awake } from './awake.ts'
import { expect, test, type TestCustomer } from './fixtures.ts'
import { query } from './query.ts'

/** A line of ten banners of 3 x 1 m in the cart. */
async function addBanner(page: Page): Promise<string> {
  const cartItem = bannerItem(10, 3000, 1000)
  const answer = await page.request.post('/api/cart/items', { data: { cartItem } })
  return (await answer.json()).orderLineGroups[0].lines[0].id
}

/** A design of the customer's company that lies on its side. */
async function makeTurned(databaseUrl: string, { email }: TestCustomer, name: string): Promise<string> {
  const facts = sampleDocument({ pages: [plainPage(1020, 3020)] })
  const rows = await query<{ id: string }>(
    databaseUrl,
    `insert into designs (company_id, process_id, file_name, status, facts, uploaded_at)
       select company_id, $2, $3, 'valid', $4, now() from contacts where email = $1 returning id`,
    [email, crypto.randomUUID(), name, JSON.stringify(facts)],
  )
  return rows[0]?.id ?? ''
}

test('a line tells its designs, and takes a fixable one with consent', async ({
  customerPage: page,
  customer,
  databaseUrl,
  violations,
}) => {
  const lineId = await addBanner(page)
  const designId = await makeTurned(databaseUrl, customer, 'zomeractie.pdf')
  await page.request.put(`/api/cart/items/designs/${lineId}`, {
    data: { designs: [{ designId, quantity: 10 }] },
  })
  await page.goto('/winkelwagen')
  const line = page.getByRole('article', { name: 'Spandoek 510 g' })
  const designs = line.getByRole('list', { name: 'Ontwerpen van Spandoek 510 g' })
  await expect(designs.getByText('zomeractie.pdf, 10 exemplaren')).toBeVisible()
  await expect(designs.getByText(/We draaien het 90 graden/)).toBeVisible()
  await expect(line.getByText('10 van 10 toegewezen')).toBeVisible()
  await expect(page.getByText('Nog 1 punt voor je kunt bestellen').first()).toBeVisible()
  // That it needs a look is said once, and is no fault before it stands in the way.
  await expect(line.getByText('Let op', { exact: true })).toHaveCount(1)
  await expect(line.getByText(/aandacht/)).toHaveCount(0)
  const order = page.getByRole('button', { name: 'Verder naar bestellen' }).first()
  await awake(order)
  await order.click()
  await expect(line.getByText(/Een ontwerp van Spandoek 510 g vraagt je aandacht/)).toBeVisible()

  const agree = line.getByRole('button', { name: 'Zo drukken: ontwerpen van Spandoek 510 g' })
  await awake(agree)
  await agree.click()
  await expect(line.getByText('Goedgekeurd', { exact: true })).toBeVisible()

  const check = line.getByRole('checkbox', { name: 'Bestanden van Spandoek 510 g laten controleren' })
  await check.check()
  await expect(check).toBeEnabled()
  await page.reload()
  await expect(check).toBeChecked()
  expect(violations).toEqual([])
})

test('a line that waits for its file is no alarm until it is ordered, and the studio checks no work of its own', async ({
  customerPage: page,
}) => {
  const lineId = await addBanner(page)
  await page.goto('/winkelwagen')
  const line = page.getByRole('article', { name: 'Spandoek 510 g' })
  const order = page.getByRole('button', { name: 'Verder naar bestellen' }).first()
  await awake(order)
  await expect(line.getByText('Nog geen ontwerp')).toBeVisible()
  await expect(line.getByRole('link', { name: 'Ontwerp toevoegen: Spandoek 510 g' })).toBeVisible()
  const missing = line.getByText('Voor Spandoek 510 g ontbreekt nog een ontwerp.')
  await expect(missing).toHaveCount(0)
  await order.click()
  await expect(missing).toBeVisible()
  await expect(line.getByText('Ontwerp ontbreekt', { exact: true })).toBeVisible()

  await page.request.put(`/api/cart/items/designs/${lineId}`, {
    data: { designs: [{ isStudioDesign: true, quantity: 10 }] },
  })
  for (const path of ['/winkelwagen', '/bestelling-bevestigen']) {
    await page.goto(path)
    await expect(page.getByText('Studio maakt je ontwerp')).toBeVisible()
    // When the studio is done is not known: no day is promised.
    await expect(page.getByText('De dag volgt na goedkeuring van de proef').first()).toBeVisible()
    await expect(page.getByRole('combobox', { name: /^Leverdatum/ })).toHaveCount(0)
    await expect(page.getByText(/^Bestel( en .*)? voor /)).toHaveCount(0)
    await expect(page.getByText('Ontwerp klaar')).toHaveCount(0)
  }
  await expect(page.getByRole('checkbox', { name: /laten controleren/ })).toHaveCount(0)
})

test('the studio is briefed at the order, shows a proof, and makes it anew until it is approved', async ({
  customerPage: page,
  databaseUrl,
  dataDir,
  violations,
}, testInfo) => {
  // A proof is delivered by a command, twice.
  test.slow()
  const lineId = await addBanner(page)
  await page.request.put(`/api/cart/items/designs/${lineId}`, {
    data: { designs: [{ isStudioDesign: true, quantity: 10 }] },
  })
  const { id, number } = await (await page.request.post('/api/cart/order', { data: {} })).json()
  const file = testInfo.outputPath('proef.pdf')
  await writeFile(file, samplePdf({ pages: [{ content: '0 1 1 0 k 0 0 150 80 re f' }] }))
  const deliver = () =>
    promisify(execFile)('node', ['scripts/deliver-proof.mjs', number, file], {
      env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    })

  await page.goto(`/bestelling-geplaatst?bestelling=${id}`)
  await expect(page.getByText('De studio wacht op je briefing.')).toBeVisible()
  await page.goto('/account/bestellingen?show=waiting')
  const row = page.getByRole('row', { name: number })
  await expect(row.getByText('Wacht op je briefing')).toBeVisible()
  await expect(row.getByText('Na je briefing')).toBeVisible()
  await row.getByRole('link', { name: number, exact: true }).click()
  const send = page.getByRole('button', { name: 'Briefing versturen' })
  await awake(send)
  await send.click()
  await expect(page.getByText('Vul dit veld in')).toBeVisible()
  await page.getByLabel('Briefing voor de studio').fill('Zomeractie met zon')
  await send.click()
  await expect(page.getByText('Zomeractie met zon')).toBeVisible()

  expect((await deliver()).stdout).toContain(`bestelling ${number}`)
  await page.reload()
  const first = page.getByRole('region', { name: 'Proef 1' })
  const askChange = first.getByRole('button', { name: 'Correctie vragen' })
  await awake(askChange)
  await askChange.click()
  await first.getByLabel('Wat moet er anders?').fill('Logo groter')
  await first.getByRole('button', { name: 'Correctie versturen' }).click()
  await expect(first.getByText('Proef 1: Correctie gevraagd')).toBeVisible()

  await deliver()
  const second = page.getByRole('region', { name: 'Proef 2' })
  const approve = second.getByRole('button', { name: 'Proef 2 goedkeuren' })
  // Its picture is made in the background.
  await expect(async () => {
    await page.reload()
    await expect(approve).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(second.getByRole('img', { name: 'Proef 2 groot bekijken' })).toBeVisible()
  await awake(approve)
  await approve.click()
  await expect(second.getByText('Proef 2: Goedgekeurd')).toBeVisible()
  await expect(page.getByText('Gereed voor productie').first()).toBeVisible()
  expect(violations).toEqual([])
})
