import { awake } from './awake.ts'
import { axe } from './axe.ts'
import { contourFile } from './contour-file.ts'
import { expect, test } from './fixtures.ts'
import { orderWithoutBleed } from './order-without-bleed.ts'
import { staffPage } from './staff-page.ts'
import { printFile } from './print-file.ts'
import { query } from './query.ts'
import { cardOf } from './upload-designs.ts'

test('a file without bleed is found, looked at and approved with a reason, by keyboard', async ({
  customerPage,
  browser,
  violations,
}) => {
  const { id, number } = await orderWithoutBleed(customerPage, 'gevel.pdf')
  const page = await staffPage(browser, '')
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  await page.getByRole('link', { name: /^Bestanden \d/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Drukwerkbestanden' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Te beoordelen/ })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('searchbox', { name: 'Zoek op bestand, nummer, klant of referentie' }).fill(number)
  await expect(page.getByRole('row')).toHaveCount(2)
  const row = page.getByRole('row', { name: /gevel\.pdf/ })
  await expect(row).toContainText('Je ontwerp heeft geen afloop')
  await expect(row).toContainText('Let op')
  expect(await axe(page)).toEqual([])
  await row.getByRole('link', { name: 'gevel.pdf' }).press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'gevel.pdf' })).toBeVisible()
  const sheet = page.getByRole('region', { name: 'Vel' })
  const picture = sheet.locator('image')
  await expect(picture).toHaveCount(1)
  const answer = await page.request.get((await picture.getAttribute('href')) ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/webp'])
  // What staff see has its place in mm: the trimmed print, and the bleed around it.
  await expect(sheet.locator('[data-layer=trim]')).toHaveAttribute('width', '2500')
  const width = async () => (await sheet.locator('svg').boundingBox())?.width ?? 0
  const before = await width()
  await page.getByRole('button', { name: 'Vergroten' }).press('Enter')
  await expect.poll(width).toBeGreaterThan(before * 1.1)
  await page.getByRole('button', { name: 'Verkleinen' }).press('Enter')
  await page.getByRole('checkbox', { name: /^Veilige zone/ }).press('Space')
  await expect(sheet.locator('[data-layer=safe]')).toHaveCount(0)
  const show = page.getByRole('button', { name: /^Toon op pagina 1: Je ontwerp heeft geen afloop/ })
  await show.press('Enter')
  await expect(show).toHaveAttribute('aria-pressed', 'true')
  await expect(sheet.locator('[data-chosen=bleed]')).toHaveCount(1)
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: 'Goedkeuren met reden' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'gevel.pdf goedkeuren' })
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Goedkeuren' }).press('Enter')
  await expect(dialog.getByText('Vul dit veld in')).toBeVisible()
  await expect(dialog.getByLabel('Reden')).toBeFocused()
  await dialog.getByLabel('Reden').fill('Doek wordt <b>rondom</b> omgezoomd.')
  await dialog.getByRole('button', { name: 'Goedkeuren' }).press('Enter')
  await expect(page.getByText('gevel.pdf is goedgekeurd')).toBeVisible()
  await expect(page.getByText('Doek wordt <b>rondom</b> omgezoomd.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Goedkeuren/ })).toHaveCount(0)

  await page.getByRole('link', { name: new RegExp(`^${number}`) }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
  await expect(page.getByText('Doek wordt <b>rondom</b> omgezoomd.')).toBeVisible()
  await page.goto(`/beheer/bestanden?wachtrij=approved&zoek=${number}`)
  await expect(page.getByRole('row', { name: /gevel\.pdf/ })).toContainText('Goedgekeurd')
  expect(id).not.toBe('')
  expect(broken).toEqual([])
  expect(violations).toEqual([])
  await page.context().close()
})

test('a file that is replaced while somebody approves it is not approved, and he hears what it is now', async ({
  customerPage,
  browser,
  databaseUrl,
}) => {
  const { id, number } = await orderWithoutBleed(customerPage, 'oud.pdf')
  const page = await staffPage(browser, `/bestanden?zoek=${number}`, { hearsNews: false })
  await page.getByRole('link', { name: 'oud.pdf' }).click()
  await page.getByRole('button', { name: 'Goedkeuren met reden' }).click()
  const dialog = page.getByRole('dialog', { name: 'oud.pdf goedkeuren' })
  await dialog.getByLabel('Reden').fill('Mag zo.')
  await query(
    databaseUrl,
    `with copy as (insert into designs (company_id, contact_id, process_id, file_name, status, facts, findings, uploaded_at)
       select f.company_id, f.contact_id, gen_random_uuid(), 'nieuw.pdf', f.status, f.facts, f.findings, now()
       from designs f join order_line_designs d on d.design_id = f.id join order_lines l on l.id = d.order_line_id
       where l.order_id = $1 returning id)
     update order_line_designs d set design_id = copy.id, file_name = 'nieuw.pdf' from copy, order_lines l
     where l.id = d.order_line_id and l.order_id = $1`,
    [id],
  )
  await dialog.getByRole('button', { name: 'Goedkeuren' }).click()
  await expect(
    dialog.getByText('Was oud.pdf, is nu nieuw.pdf. Bekijk het nieuwe bestand eerst.'),
  ).toBeVisible()
  await expect(dialog.getByLabel('Reden')).toHaveValue('Mag zo.')
  await expect(dialog.getByRole('button', { name: 'Goedkeuren' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Annuleren' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'nieuw.pdf' })).toBeVisible()
  await expect(page.getByText('Dit bestand is vervangen')).toBeVisible()
  await expect(page.getByRole('main').getByText('Nog niets goedgekeurd.')).toBeVisible()
  await page.context().close()
})

test('a customer is asked about a place on his file, replaces it, and the new one comes back to prepress', async ({
  customerPage,
  browser,
  violations,
}) => {
  test.slow()
  const { id, number } = await orderWithoutBleed(customerPage, 'nummer.pdf')
  const page = await staffPage(browser, `/bestanden?zoek=${number}`)
  await page.getByRole('link', { name: 'nummer.pdf' }).press('Enter')
  await page.getByLabel('Nieuwe notitie').fill('Op hun site staat een ander nummer.')
  await page.getByRole('button', { name: 'Notitie plaatsen' }).press('Enter')
  const note = page.getByRole('listitem').filter({ hasText: 'Op hun site staat een ander nummer.' })
  await expect(note).toBeVisible()
  await page.getByRole('button', { name: 'Vraag de klant' }).press('Enter')
  const form = page.getByRole('region', { name: 'Vraag de klant' })
  await expect(form.getByLabel('Wat klopt er niet?')).toBeFocused()
  await form.getByRole('button', { name: 'Annuleren' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Vraag de klant' })).toBeFocused()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('region', { name: 'Vel' })
  const mark = sheet.locator('[data-mark] rect').last()
  const placed = async () =>
    Promise.all(['x', 'width'].map(async (name) => Number(await mark.getAttribute(name))))
  expect((await placed()).map(Math.round)).toEqual([875, 750])
  await form.getByLabel('Van links').press('ArrowUp')
  await expect.poll(placed).toEqual([900, 750])
  await form.getByLabel('Breed').fill('500')
  await expect.poll(placed).toEqual([900, 500])
  expect(await axe(page)).toEqual([])
  // Drawn by mouse, from the middle of the sheet to its right, once it is in sight again.
  await sheet.locator('svg').scrollIntoViewIfNeeded()
  const box = (await sheet.locator('svg').boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.6, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => Math.round((await placed())[0] ?? 0)).toBeGreaterThan(1200)
  await form.getByRole('button', { name: 'Vraag versturen' }).press('Enter')
  await expect(form.getByText('Vul dit veld in')).toBeVisible()
  await form.getByLabel('Wat klopt er niet?').fill('Klopt dit <b>telefoonnummer</b>?')
  await form.getByRole('button', { name: 'Vraag versturen' }).press('Enter')
  await expect(page.getByText('De vraag is naar de klant gestuurd')).toBeVisible()
  await expect(page.getByText('Wacht op een nieuw bestand')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Vragen aan de klant' })).toBeFocused()
  expect(await axe(page)).toEqual([])
  await page.goto(`/beheer/bestanden?wachtrij=waiting&zoek=${number}`)
  const waiting = page.getByRole('row', { name: /nummer\.pdf/ })
  await expect(waiting).toContainText('Wacht op klant')
  await expect(waiting).toContainText('Klopt dit <b>telefoonnummer</b>?')

  await customerPage.goto(`/account/bestellingen/${id}`)
  const question = customerPage.getByRole('region', { name: 'Onze vraag' })
  await expect(question).toContainText('Klopt dit <b>telefoonnummer</b>?')
  await expect(question.locator('rect')).toHaveCount(2)
  await expect(customerPage.getByText('Vraag over je bestand')).toBeVisible()
  await expect(customerPage.getByRole('button', { name: /insturen: Spandoek/i })).toHaveCount(0)
  expect(await axe(customerPage)).toEqual([])
  const change = customerPage.getByRole('link', { name: 'Bestanden wijzigen: Spandoek 510 g' })
  await awake(change)
  await change.click()
  const manager = customerPage.getByRole('dialog', { name: 'Ontwerpen kiezen' })
  await manager.locator('input[type=file]').setInputFiles([printFile('beter.pdf', 2500, 1250)])
  await cardOf(manager, 'nummer.pdf')
    .getByRole('button', { name: 'Aantal van nummer.pdf verlagen' })
    .click({ timeout: 30_000 })
  await cardOf(manager, 'beter.pdf')
    .getByRole('button', { name: 'Aantal van beter.pdf verhogen' })
    .click({ timeout: 30_000 })
  await manager.getByRole('button', { name: 'Doorgaan' }).click()
  await expect(question).toHaveCount(0)
  await customerPage.getByRole('button', { name: 'Zo insturen: Spandoek 510 g' }).click()
  await expect(customerPage.getByText('Je bestanden zijn ingestuurd')).toBeVisible()

  await page.goto(`/beheer/bestanden?zoek=${number}`)
  await page.getByRole('link', { name: 'beter.pdf' }).press('Enter')
  await expect(page.getByText('Nieuw bestand ingestuurd op')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Goedkeuren met reden' })).toBeVisible()
  await expect(note).toContainText('bij nummer.pdf')
  expect(violations).toEqual([])
  await page.context().close()
})

test('a question that is taken back gives the file to prepress again', async ({ customerPage, browser }) => {
  const { id, number } = await orderWithoutBleed(customerPage, 'toch-goed.pdf')
  const page = await staffPage(browser, `/bestanden?zoek=${number}`)
  await page.getByRole('link', { name: 'toch-goed.pdf' }).press('Enter')
  await page.getByRole('button', { name: 'Vraag de klant' }).press('Enter')
  await page.getByLabel('Wat klopt er niet?').fill('Is dit de goede kleur?')
  await page.getByRole('button', { name: 'Vraag versturen' }).press('Enter')
  await page.getByRole('button', { name: 'Vraag terugnemen' }).press('Enter')
  await expect(page.getByText('De vraag is teruggenomen')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Goedkeuren met reden' })).toBeVisible()
  await customerPage.goto(`/account/bestellingen/${id}`)
  await expect(customerPage.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(customerPage.getByRole('region', { name: 'Onze vraag' })).toHaveCount(0)
  await page.context().close()
})

test('a cut line, a picture that is not sharp and a typeface are drawn where they are, and found by what is found', async ({
  customerPage,
  browser,
  violations,
}) => {
  const { number } = await orderWithoutBleed(customerPage, 'contour.pdf', contourFile('contour.pdf'))
  const page = await staffPage(browser, `/bestanden?zoek=${number}`)
  await page.getByRole('link', { name: 'contour.pdf' }).press('Enter')
  const sheet = page.getByRole('region', { name: 'Vel' })
  const pictures = sheet.locator('[data-place=pictures]')
  await expect(pictures.locator('path').last()).toHaveAttribute('d', 'M250 125h500v250h-500z')
  await expect(pictures).toContainText('20 ppi, te laag')
  const cut = sheet.locator('[data-place=spots][data-name=CutContour]')
  await expect(cut.locator('path').last()).toHaveAttribute('d', 'M1500 1000L2250 1000L2250 500Z')
  await expect(cut).toContainText('CutContour')
  // It lies over the print as it lies in it: from three fifths to nine tenths of its width.
  const across = async (place: ReturnType<typeof sheet.locator>) => {
    const box = (await place.boundingBox())!
    return [box.x, box.x + box.width]
  }
  const [left = 0, right = 0] = await across(sheet.locator('[data-layer=trim]'))
  const parts = (await across(cut.locator('path').last())).map((x) => (x - left) / (right - left))
  expect(parts[0]).toBeCloseTo(0.6, 1)
  expect(parts[1]).toBeCloseTo(0.9, 1)

  await expect(sheet.locator('[data-place=texts]')).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Lettertypen (1 niet ingesloten)' }).press('Space')
  await expect(sheet.locator('[data-place=texts]')).toContainText('Helvetica, niet ingesloten')
  await page.getByRole('checkbox', { name: 'Contoursnijlijn CutContour' }).press('Space')
  await expect(cut).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Afbeeldingen met ppi (1 te laag)' }).press('Space')
  await expect(pictures).toHaveCount(0)
  await expect(page.getByText('400 × 200 px, 20 ppi, te laag')).toBeVisible()

  // What is found is shown whether its layer is or not.
  const chosen = sheet.locator('[data-chosen]')
  await page.getByRole('button', { name: /^Toon op pagina 1: .*CutContour/ }).press('Enter')
  await expect(chosen).toHaveAttribute('data-chosen', 'spots')
  await expect(chosen.locator('path').last()).toHaveAttribute('d', 'M1500 1000L2250 1000L2250 500Z')
  await page.getByRole('button', { name: /^Toon op pagina 1: .*ppi/ }).press('Enter')
  await expect(chosen).toHaveAttribute('data-chosen', 'pictures')
  await expect(chosen.locator('path').last()).toHaveAttribute('d', 'M250 125h500v250h-500z')
  await page.getByRole('button', { name: /^Toon op pagina 1: .*[Ll]ettertype/ }).press('Enter')
  await expect(chosen).toHaveAttribute('data-chosen', 'texts')
  expect(await axe(page)).toEqual([])
  expect(violations).toEqual([])
  await page.context().close()
})
