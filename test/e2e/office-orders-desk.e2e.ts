import { axe } from './axe.ts'
import { fillCart } from './fill-cart.ts'
import { expect, test } from './fixtures.ts'
import { query } from './query.ts'
import { staffPage } from './staff-page.ts'

test('a line in production is cancelled after a question, and the customer sees what is left', async ({
  customerPage,
  browser,
  violations,
}) => {
  await fillCart(customerPage)
  const { id } = await (await customerPage.request.post('/api/cart/order', { data: {} })).json()
  const page = await staffPage(browser, `/orders/${id}`)
  await page.request.post(`/beheer/api/orders/${id}/move`, { data: { state: 'in_production' } })
  await page.reload()
  await page.getByRole('button', { name: 'Order annuleren' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('list', { name: 'Wat er gebeurt' })).toContainText('Er is nog geen factuur.')
  expect(await axe(page)).toEqual([])
  const confirm = dialog.getByRole('button', { name: 'Order annuleren' })
  await confirm.press('Enter')
  await expect(dialog.getByLabel('Reden')).toBeFocused()
  await dialog.getByLabel('Reden').fill('Materiaal niet leverbaar')
  await confirm.press('Enter')
  await expect(dialog.getByText('Vink aan dat je het toch wilt annuleren.')).toBeVisible()
  await dialog.getByRole('checkbox').press('Space')
  await confirm.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Order annuleren' })).toHaveCount(0)
  await page.context().close()

  await customerPage.goto(`/account/bestellingen/${id}`)
  await expect(customerPage.getByText('Geannuleerd').first()).toBeVisible()
  await expect(customerPage.getByRole('main').getByText('€ 0,00').first()).toBeVisible()
  expect(violations).toEqual([])
})

test('what is held waits at the desk and at the scanner, with who and why, until it is let go', async ({
  customerPage,
  browser,
  violations,
}) => {
  await fillCart(customerPage)
  const { id, number } = await (await customerPage.request.post('/api/cart/order', { data: {} })).json()
  const page = await staffPage(browser, `/orders/${id}`)
  await page.getByRole('button', { name: 'Order blokkeren' }).press('Enter')
  await page.getByLabel('Reden').fill('Wacht op folie')
  await page.getByRole('dialog').getByRole('button', { name: 'Blokkeren' }).press('Enter')
  await expect(page.getByText('Geblokkeerd door', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: /Status wijzigen/ })).toHaveCount(0)
  await expect(page.getByRole('status').getByText('Blokkade geplaatst')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await axe(page)).toEqual([])

  await page.goto('/beheer/orders?wachtrij=held')
  await expect(page.getByRole('link', { name: number })).toBeVisible()
  await page.goto(`/beheer/scan/${number}-1`)
  await expect(page.getByText('Wacht op folie')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start productie' })).toHaveCount(0)
  expect(await axe(page)).toEqual([])

  await page.goto(`/beheer/orders/${id}`)
  await page.getByRole('button', { name: 'Order deblokkeren' }).press('Enter')
  await expect(page.getByRole('button', { name: /Status wijzigen/ }).first()).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await page.context().close()
  expect(violations).toEqual([])
})

test('a note names a colleague, who reads it on his first page and says so', async ({
  customerPage,
  browser,
  databaseUrl,
  violations,
}) => {
  await fillCart(customerPage)
  const { id, number } = await (await customerPage.request.post('/api/cart/order', { data: {} })).json()
  // Tried again, she is somebody else.
  const noor = `Noor ${crypto.randomUUID().slice(0, 8)}`
  const [colleague] = await query<{ id: string }>(
    databaseUrl,
    `insert into operators (email, name, role) values ($1, $2, 'sales') returning id`,
    [`${noor.toLowerCase().replace(' ', '.')}@demo.example`, noor],
  )
  const page = await staffPage(browser, `/orders/${id}`)
  await page.getByLabel('Collega noemen').selectOption(noor)
  await page.getByRole('button', { name: 'In de notitie zetten' }).press('Enter')
  await expect(page.getByLabel('Nieuwe notitie')).toBeFocused()
  await page.keyboard.type('kijk je naar de maat?')
  await page.getByRole('button', { name: 'Notitie plaatsen' }).press('Enter')
  await expect(page.getByText(`@${noor} kijk je naar de maat?`)).toBeVisible()
  await expect(page.getByLabel('Nieuwe notitie')).toHaveValue('')
  expect(await axe(page)).toEqual([])

  // She logs in where the owner is: what is named is hers by then.
  await query(
    databaseUrl,
    `update order_note_mentions set operator_id = (select id from operators where email = 'beheer@demo.example')
     where operator_id = $1`,
    [colleague?.id],
  )
  await page.goto('/beheer')
  await expect(page.getByText(`@${noor} kijk je naar de maat?`)).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: `Gelezen: notitie bij order ${number}` }).press('Enter')
  await expect(page.getByText(`@${noor} kijk je naar de maat?`)).toHaveCount(0)
  await page.context().close()
  expect(violations).toEqual([])
})

test('a parcel that is scanned on its way out gets the code by which its customer follows it', async ({
  customerPage,
  browser,
  violations,
}) => {
  await fillCart(customerPage)
  const { id, number } = await (await customerPage.request.post('/api/cart/order', { data: {} })).json()
  const page = await staffPage(browser, `/scan/${number}-1`)
  await page.setViewportSize({ width: 375, height: 740 })
  for (const from of ['released', 'in_production'])
    await page.request.post(`/beheer/api/scan/${number}-1`, { data: { from } })
  await page.reload()
  const field = page.getByLabel('Code van de zending')
  // Customers are told no carrier that nobody chose.
  await field.fill('3S1')
  await field.press('Enter')
  const carrier = page.getByLabel('Vervoerder')
  await expect(carrier).toBeFocused()
  await expect(carrier).toHaveAccessibleDescription(/Kies een vervoerder/)
  await carrier.selectOption({ label: 'DHL' })
  await expect(carrier).toHaveAccessibleDescription('')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(/geen code van een zending/)
  expect(await axe(page)).toEqual([])
  await carrier.selectOption({ label: 'Kies een vervoerder' })
  await field.fill('3spkr 8841 2207')
  await expect(carrier).toHaveValue('postnl')
  await field.press('Enter')
  await expect(page.getByText('Hier hoeft nu niets te gebeuren.')).toBeVisible()
  await page.context().close()

  await customerPage.goto(`/account/bestellingen/${id}`)
  await expect(customerPage.getByRole('link', { name: 'Track en trace' }).first()).toHaveAttribute(
    'href',
    /^https:\/\/jouw\.postnl\.nl\/track-and-trace\/3SPKR88412207-NL-\d{4}[A-Z]{2}$/,
  )
  await expect(customerPage.getByText('Bezorgd door PostNL, 3SPKR88412207').first()).toBeVisible()
  expect(violations).toEqual([])
})

test('what is fetched is handed over on a phone with a name and a signature, which desk and customer see', async ({
  customerPage,
  browser,
  databaseUrl,
  violations,
}) => {
  await fillCart(customerPage)
  const { id, number } = await (await customerPage.request.post('/api/cart/order', { data: {} })).json()
  await query(
    databaseUrl,
    `update order_lines set delivery_kind = 'pickup', state = 'ready_for_pickup' where order_id = '${id}'`,
  )
  const page = await staffPage(browser, `/scan/${number}-1`)
  await page.setViewportSize({ width: 375, height: 740 })
  await page.getByRole('button', { name: 'Afgehaald' }).press('Enter')
  await expect(page.getByLabel('Wie haalt het af?')).toHaveAccessibleDescription(/verplicht|Vul/i)
  await page.getByLabel('Wie haalt het af?').fill('Jan de Vries')
  await expect(page.getByText('Vul in wie het afhaalt.')).toHaveCount(0)
  const pad = page.getByRole('img', { name: 'Handtekening' })
  // A mouse reaches only what is in sight, and on a phone it lies below that.
  await pad.scrollIntoViewIfNeeded()
  const box = (await pad.boundingBox())!
  await page.mouse.move(box.x + 40, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 30, { steps: 5 })
  await page.mouse.move(box.x + 200, box.y + 90, { steps: 5 })
  await page.mouse.up()
  await expect(page.getByText('Er staat een handtekening.')).toBeAttached()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Afgehaald' }).press('Enter')
  await expect(page.getByText('Hier hoeft nu niets te gebeuren.')).toBeVisible()
  await page.goto(`/beheer/orders/${id}`)
  await expect(page.getByRole('img', { name: 'Handtekening van Jan de Vries' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.context().close()

  await customerPage.goto(`/account/bestellingen/${id}`)
  await expect(customerPage.getByText(/^Afgehaald door Jan de Vries op/).first()).toBeVisible()
  expect(violations).toEqual([])
})

test('labels are opened for as many parcels as there are, and for several orders from the list', async ({
  customerPage,
  browser,
  violations,
}) => {
  await fillCart(customerPage)
  const { id, number } = await (await customerPage.request.post('/api/cart/order', { data: {} })).json()
  const page = await staffPage(browser, `/orders/${id}`, { hearsNews: false })
  await page.getByRole('button', { name: 'Adreslabels' }).press('Enter')
  await page.getByLabel('Aantal pakketten').fill('3')
  expect(await axe(page)).toEqual([])
  const asked = page.context().waitForEvent('request', (request) => request.url().includes('address-labels'))
  await page.getByLabel('Aantal pakketten').press('Enter')
  expect(new URL((await asked).url()).search).toBe('?parcels=3')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto('/beheer/orders')
  await page.getByRole('checkbox', { name: new RegExp(number) }).press('Space')
  const labels = page
    .getByRole('region', { name: 'Met de gekozen regels' })
    .getByRole('link', { name: 'Adreslabels' })
  const answer = await page.request.get((await labels.getAttribute('href'))!)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await page.context().close()
  expect(violations).toEqual([])
})
