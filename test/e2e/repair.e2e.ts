import type { Page } from '@playwright/test'
import { awake } from './awake.ts'
import { expect, test } from './fixtures.ts'
import { printFile, printPages } from './print-file.ts'
import { cardOf, openManager, putBanners } from './upload-designs.ts'
import { query } from './query.ts'
import { linkOfMail } from './repair-mail.ts'

/** A line of four banners with an uploaded file that lies on its side; answers the id of the line. */
const putTurnedFile = (page: Page) => putFile(page, 1270, 2520)

/** A line of four banners of 2,5 x 1,25 m with an uploaded file of a size in mm. */
async function putFile(page: Page, widthMm: number, heightMm: number): Promise<string> {
  const lineId = await putBanners(page, 4)
  await linkFile(page, lineId, 4, printFile('gevel.pdf', widthMm, heightMm))
  return lineId
}

type PrintFile = ReturnType<typeof printFile>

/** Uploads a file as it would come from the customer, and has all copies of a line printed from it. */
async function linkFile(page: Page, lineId: string, quantity: number, file: PrintFile): Promise<void> {
  const designId = await sendFile(page, file)
  const saved = await page.request.put(`/api/cart/items/designs/${lineId}`, {
    data: { designs: [{ designId, quantity }] },
  })
  expect(saved.ok()).toBe(true)
}

/** Uploads a file as it would come from the customer; answers its id once it was read. */
async function sendFile({ request }: Page, { name, buffer }: PrintFile): Promise<string> {
  const { uploadToken } = await (await request.post('/api/customer/upload-token')).json()
  const processId = crypto.randomUUID()
  const announced = await request.post('/api/designs', { data: { processId, fileName: name } })
  const { designId } = (await announced.json()).design
  const search = new URLSearchParams({ token: uploadToken, 'process-id': processId })
  const sent = await request.post(`/upload?${search}`, {
    data: buffer,
    headers: { 'content-type': 'application/pdf' },
  })
  expect(sent.ok(), await sent.text()).toBe(true)
  await expect
    .poll(
      async () => {
        const { designs } = await (await request.get('/api/designs')).json()
        return designs.find((one: { designId: string }) => one.designId === designId)?.status
      },
      { timeout: 30_000 },
    )
    .toMatch(/^(valid|fixable)$/)
  return designId
}

/** Opens the repair of the only line, once it can be looked at. */
async function openRepair(page: Page) {
  await page.goto('/winkelwagen')
  const start = page.getByRole('button', { name: /^Alles herstellen: / })
  await awake(start)
  await start.click()
  const dialog = page.getByRole('dialog', { name: 'Herstel van je ontwerp' })
  await expect(dialog.getByRole('slider', { name: 'Voor en na van gevel.pdf' })).toBeVisible({
    timeout: 40_000,
  })
  return dialog
}

test('a fixable file is repaired, compared by keyboard, taken into use and given back', async ({
  customerPage: page,
}) => {
  test.slow()
  await putTurnedFile(page)
  const dialog = await openRepair(page)
  await expect(dialog.getByText('Het ontwerp is 90 graden gedraaid.')).toBeVisible()
  for (const name of ['gevel.pdf zoals aangeleverd', 'gevel.pdf na herstel']) {
    const picture = dialog.getByRole('img', { name })
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
  const slider = dialog.getByRole('slider')
  await slider.focus()
  await slider.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', '0% van het origineel zichtbaar')
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '5% van het origineel zichtbaar')
  await dialog.getByRole('button', { name: 'Herstel gebruiken' }).click()
  await expect(page.getByText('Het herstelde ontwerp wordt gebruikt.')).toBeVisible()
  await page.getByRole('button', { name: /^Herstel bekijken: / }).click()
  await dialog.getByRole('button', { name: 'Terug naar het origineel' }).click()
  await expect(page.getByText('Je originele ontwerp is terug, met aantal 0.')).toBeVisible()
})

test('a file of another proportion is shown each way before one is made, and what is made fits', async ({
  customerPage: page,
}) => {
  test.slow()
  await putFile(page, 2000, 1250)
  await page.goto('/winkelwagen')
  const start = page.getByRole('button', { name: /^Alles herstellen: / })
  await awake(start)
  // What would be seen of it is not left to the press.
  await expect(page.getByRole('button', { name: /akkoord/i })).toHaveCount(0)
  await start.click()
  const dialog = page.getByRole('dialog', { name: 'Herstel van je ontwerp' })
  const picture = (what: string) =>
    dialog.getByRole('figure', { name: `gevel.pdf op het bestelde formaat: ${what}` })
  await expect(picture('links en rechts komt 250 mm in de kleur van de rand')).toBeVisible()
  await dialog.getByRole('radio', { name: /^Passend, met de kleur van de rand/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(picture('links en rechts komt 250 mm wit')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(picture('boven en onder valt 156,3 mm weg')).toBeVisible()
  await dialog.getByText('Kwartslag').click()
  await expect(picture('boven en onder valt 1.375 mm weg')).toBeVisible()
  await dialog.getByText('Zoals nu').click()
  await dialog.getByRole('button', { name: 'Maak dit ontwerp: gevel.pdf' }).click()
  await expect(dialog.getByRole('slider', { name: 'Voor en na van gevel.pdf' })).toBeVisible({
    timeout: 40_000,
  })
  await expect(dialog.getByText(/boven en onder valt 156,3.mm weg\.$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Anders kiezen' }).click()
  await expect(picture('links en rechts komt 250 mm in de kleur van de rand')).toBeVisible()
  await dialog.getByRole('button', { name: 'Maak dit ontwerp: gevel.pdf' }).click()
  await expect(dialog.getByText(/links en rechts komt 250.mm in de kleur van de rand\.$/)).toBeVisible({
    timeout: 40_000,
  })
  await dialog.getByRole('button', { name: 'Herstel gebruiken' }).click()
  await expect(page.getByText('Het herstelde ontwerp wordt gebruikt.')).toBeVisible()
  await expect(page.getByText('Let op', { exact: true })).toHaveCount(0)
})

test('a file that may have its bleed in it is shown as cut, and as all of it', async ({
  customerPage: page,
}) => {
  test.slow()
  // Nine tenths of 2,5 x 1,25 m with 10 mm around it.
  await putFile(page, 2268, 1143)
  await page.goto('/winkelwagen')
  await expect(page.getByText('Kies of de 10 mm afloop er al in zit.')).toBeVisible()
  const start = page.getByRole('button', { name: /^Alles herstellen: / })
  await awake(start)
  await start.click()
  const dialog = page.getByRole('dialog', { name: 'Herstel van je ontwerp' })
  const picture = (what: string) =>
    dialog.getByRole('figure', { name: `gevel.pdf op het bestelde formaat: ${what}` })
  await expect(picture('rondom valt 10 mm afloop weg')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: /^De afloop zit er al in/ })).toBeChecked()
  await dialog.getByRole('radio', { name: /^De afloop zit er al in/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(picture('links en rechts komt 9,8 mm in de kleur van de rand')).toBeVisible()
  // On its side it has no proportion with bleed.
  await dialog.getByText('Kwartslag').click()
  await expect(dialog.getByRole('radio', { name: /^De afloop zit er al in/ })).toHaveCount(0)
  await dialog.getByText('Zoals nu').click()
  await dialog.getByRole('radio', { name: /^De afloop zit er al in/ }).focus()
  await page.keyboard.press('Space')
  await dialog.getByRole('button', { name: 'Maak dit ontwerp: gevel.pdf' }).click()
  await expect(dialog.getByText(/^Het ontwerp is geschaald naar 111%/)).toBeVisible({ timeout: 40_000 })
  await dialog.getByRole('button', { name: 'Herstel gebruiken' }).click()
  await expect(page.getByText('Het herstelde ontwerp wordt gebruikt.')).toBeVisible()
})

const fittedPage = (number: number) =>
  new RegExp(`^pagina ${number}: folder.pdf op het bestelde formaat: boven en onder komt 30.mm`)

test('a file whose pages lie apart shows each of them, and all come to lie alike', async ({
  customerPage: page,
}) => {
  test.slow()
  const added = await page.request.post('/api/cart/items', {
    data: { cartItem: { sku: 'FLY-DL-350', quantity: 500 } },
  })
  const lineId = (await added.json()).orderLineGroups[0].lines[0].id
  await linkFile(
    page,
    lineId,
    500,
    printPages('folder.pdf', [
      [99, 150],
      [150, 99],
    ]),
  )
  await page.goto('/winkelwagen')
  const start = page.getByRole('button', { name: /^Alles herstellen: / })
  await awake(start)
  await start.click()
  const dialog = page.getByRole('dialog', { name: 'Herstel van je ontwerp' })
  await page.setViewportSize({ width: 375, height: 850 })
  const figures = dialog.getByRole('figure')
  await expect(figures.nth(0)).toHaveAccessibleName(fittedPage(1))
  await expect(figures.nth(1)).toHaveAccessibleName(fittedPage(2))
  await expect(dialog.getByRole('radio', { name: 'Staand' })).toBeChecked()
  await dialog.getByText('Liggend').click()
  await expect(figures.nth(1)).toHaveAccessibleName(/boven en onder komt 72,3.mm/)
  await dialog.getByText('Staand').click()
  await dialog.getByRole('button', { name: 'Maak dit ontwerp: folder.pdf' }).click()
  await expect(dialog.getByText(/boven en onder komt 30.mm in de kleur van de rand\.$/)).toBeVisible({
    timeout: 40_000,
  })
  await dialog.getByRole('button', { name: 'Herstel gebruiken' }).click()
  await expect(page.getByText('Het herstelde ontwerp wordt gebruikt.')).toBeVisible()
  await expect(page.getByText('Let op', { exact: true })).toHaveCount(0)
})

test('a file of another proportion is ordered in its own size, for the price on the button', async ({
  customerPage: page,
}) => {
  await putFile(page, 2000, 1250)
  await page.goto('/winkelwagen')
  const start = page.getByRole('button', { name: /^Alles herstellen: / })
  await awake(start)
  await start.click()
  const order = page.getByRole('button', { name: /^Bestel dit formaat: 200 × 125 cm voor € / })
  const [, price = ''] = /voor (.*)$/.exec(await order.innerText()) ?? []
  await order.click()
  await expect(page.getByText('Je bestelling is nu 200 × 125 cm, zoals je ontwerp.')).toBeVisible()
  await expect(page.getByRole('article').getByText(price, { exact: true })).toBeVisible()
})

test('a repair that is rejected leaves the file as it was', async ({ customerPage: page }) => {
  test.slow()
  await page.setViewportSize({ width: 375, height: 740 })
  await putTurnedFile(page)
  const dialog = await openRepair(page)
  await dialog.getByRole('button', { name: 'Afwijzen' }).click()
  await expect(page.getByText('Het herstel is afgewezen.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Alles herstellen: / })).toBeVisible()
})

test('the link of the mail is answered once, and says so afterwards', async ({
  customerPage: page,
  databaseUrl,
}) => {
  test.slow()
  const lineId = await putTurnedFile(page)
  await openRepair(page)
  const address = await linkOfMail(databaseUrl, lineId)
  await page.goto(address)
  await expect(page.getByText('Het ontwerp is 90 graden gedraaid.')).toBeVisible()
  const accept = page.getByRole('button', { name: 'Herstel gebruiken' })
  await awake(accept)
  await accept.click()
  await expect(page.getByText('Het herstelde ontwerp wordt gebruikt.')).toBeVisible()
  await page.goto(address)
  await expect(page.getByText('Deze link is al gebruikt', { exact: true })).toBeVisible()
  await expect(page.getByText('Je bent akkoord gegaan: we drukken het herstelde ontwerp.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  // Somebody else's, or of a line that is gone.
  await page.goto(address.replace(lineId, crypto.randomUUID()))
  await expect(page.getByText('Deze link hoort niet bij jouw winkelwagen of bestelling')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Naar de winkelwagen' }).click()
  await expect(page).toHaveURL(/\/winkelwagen$/)
})

test('a link that has expired tells it', async ({ customerPage: page, databaseUrl }) => {
  test.slow()
  const lineId = await putTurnedFile(page)
  await openRepair(page)
  const address = await linkOfMail(databaseUrl, lineId)
  await query(databaseUrl, `update patchup_tokens set expires_at = created_at where line_id = $1`, [lineId])
  await page.goto(address)
  const accept = page.getByRole('button', { name: 'Herstel gebruiken' })
  await awake(accept)
  await accept.click()
  await expect(page.getByText('Deze link is al gebruikt of verlopen.')).toBeVisible()
  await expect(accept).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Naar de winkelwagen' })).toBeVisible()
})

test('a file of another proportion is brought to size from its card at once, for all copies', async ({
  customerPage: page,
}) => {
  test.slow()
  const lineId = await putBanners(page, 4)
  await sendFile(page, printFile('gevel.pdf', 2000, 1250))
  const manager = await openManager(page, `/winkelwagen?ontwerpen=${lineId}`)
  const card = cardOf(manager, 'gevel.pdf')
  const repair = card.getByRole('button', { name: 'Herstellen: gevel.pdf' })
  await expect(card).toContainText('Kies hoe het op formaat komt.')
  await repair.click()
  const dialog = page.getByRole('dialog', { name: 'Herstel van je ontwerp' })
  await dialog.getByRole('button', { name: 'Maak dit ontwerp: gevel.pdf' }).click()
  await dialog.getByRole('button', { name: 'Herstel gebruiken' }).click({ timeout: 40_000 })
  await expect(dialog).toBeHidden()
  await expect(card.getByRole('img', { name: 'Goedgekeurd' })).toBeVisible()
  await expect(manager.getByText('4 van 4 geselecteerd')).toBeVisible()
  await manager.getByRole('button', { name: 'Sluiten' }).first().click()
  await expect(page.getByText('Let op', { exact: true })).toHaveCount(0)
})

test('the size of a file that is ordered from its card is that of the line in the upload manager', async ({
  customerPage: page,
}) => {
  const lineId = await putFile(page, 2000, 1250)
  const manager = await openManager(page, `/winkelwagen?ontwerpen=${lineId}`)
  await expect(manager.getByText('250 × 125 cm', { exact: true })).toBeVisible()
  await cardOf(manager, 'gevel.pdf').getByRole('button', { name: 'Herstellen: gevel.pdf' }).click()
  await page.getByRole('button', { name: /^Bestel dit formaat: 200 × 125 cm/ }).click()
  await expect(manager.getByText('250 × 125 cm', { exact: true })).toHaveCount(0)
  // Of the card, and of the line.
  await expect(manager.getByText('200 × 125 cm', { exact: true })).toHaveCount(2)
})

test('a card in the upload manager repairs its file; the repaired one leaves its line by being deleted only', async ({
  customerPage: page,
}) => {
  test.slow()
  const lineId = await putTurnedFile(page)
  const manager = await openManager(page, `/winkelwagen?ontwerpen=${lineId}`)
  const card = cardOf(manager, 'gevel.pdf')
  await card.getByRole('button', { name: 'Herstellen: gevel.pdf' }).click()
  const dialog = page.getByRole('dialog', { name: 'Herstel van je ontwerp' })
  await expect(dialog.getByText('Het ontwerp is 90 graden gedraaid.')).toBeVisible({ timeout: 40_000 })
  await dialog.getByRole('button', { name: 'Herstel gebruiken' }).click()
  await expect(dialog).toBeHidden()
  await expect(card.getByRole('img', { name: 'Goedgekeurd' })).toBeVisible()
  // The cart beneath knows it too.
  await expect(page.getByText('Let op', { exact: true })).toHaveCount(0)
  await expect(card.getByRole('button', { name: 'Herstellen: gevel.pdf' })).toHaveCount(0)

  const copies = card.getByRole('textbox', { name: 'Aantal van gevel.pdf' })
  const less = card.getByRole('button', { name: 'Aantal van gevel.pdf verlagen' })
  await expect(copies).toHaveValue('4')
  await copies.fill('1')
  await expect(manager.getByText('1 van 4 geselecteerd')).toBeVisible()
  await less.press('Enter')
  const question = page.getByRole('alertdialog', {
    name: 'Om dit aangepast ontwerp te deselecteren dien je het te verwijderen.',
  })
  await question.getByRole('button', { name: 'Annuleren' }).click()
  await expect(question).toBeHidden()
  await expect(copies).toHaveValue('1')
  await less.press('Enter')
  await question.getByRole('button', { name: 'Verwijderen' }).click()
  await expect(manager.getByText('0 van 4 geselecteerd')).toBeVisible()
  // What it was made from is there again, and asks for attention again once it is used.
  await expect(copies).toHaveValue('0')
})
