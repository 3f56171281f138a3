import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { query } from './query.ts'
import { staffPage } from './staff-page.ts'

test('an old address is led to a page, led elsewhere and let go, by keyboard', async ({
  browser,
  page: visitor,
  violations,
}) => {
  const old = `/oud-${crypto.randomUUID().slice(0, 8)}.html`
  const page = await staffPage(browser, '/inhoud')
  await page.getByRole('link', { name: 'Doorverwijzingen', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Doorverwijzingen' })).toBeVisible()
  expect(await axe(page)).toEqual([])

  await page.keyboard.press('c')
  const adding = page.getByRole('dialog', { name: 'Doorverwijzing toevoegen' })
  await adding.getByLabel('Oud adres').fill(`https://www.oud.example${old}?id=5`)
  await expect(adding.getByText(`Dit wordt ${old}. Wat achter ? of # staat, telt niet mee.`)).toBeVisible()
  await adding.getByLabel('Leidt naar').fill('/bestaat-niet')
  await page.keyboard.press('Enter')
  await expect(
    adding.getByText('Op dit adres staat geen product, categorie of pagina in de winkel'),
  ).toBeVisible()
  await expect(adding.getByLabel('Leidt naar')).toBeFocused()
  expect(await axe(page)).toEqual([])
  await adding.getByLabel('Leidt naar').fill('/over-ons')
  await page.keyboard.press('Enter')
  await expect(adding).toHaveCount(0)
  await expect(page.getByText(`${old} leidt nu naar /over-ons`)).toBeVisible()
  await expect(async () => {
    const answer = await visitor.request.get(old, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([301, '/over-ons'])
  }).toPass()

  // What leads somewhere already is asked about, with where.
  await page.keyboard.press('c')
  await adding.getByLabel('Oud adres').fill(old)
  await adding.getByLabel('Leidt naar').fill('/contact')
  await page.keyboard.press('Enter')
  await expect(adding.getByText('Dit adres leidt al ergens naartoe')).toBeVisible()
  await expect(adding.getByText(`${old} leidt nu naar /over-ons.`)).toBeVisible()
  expect(await axe(page)).toEqual([])
  await adding.getByRole('button', { name: 'Opslaan' }).click()
  await expect(adding).toHaveCount(0)

  await page.getByRole('searchbox', { name: 'Zoek op oud of nieuw adres' }).fill(old.toUpperCase())
  const row = page.getByRole('row').filter({ hasText: old })
  await expect(row).toContainText('/contact')
  await expect(row).toContainText('Met de hand')
  await expect(page.getByRole('row')).toHaveCount(2)
  await row.getByRole('button', { name: old, exact: true }).press('Enter')
  const changing = page.getByRole('dialog', { name: 'Doorverwijzing wijzigen' })
  // What it leads to is found by its name, and the old address is another one from then on.
  const target = changing.getByRole('combobox', { name: 'Leidt naar' })
  await target.fill('over ons')
  const option = changing.getByRole('option', { name: /over-ons/ })
  await expect(option).toBeVisible()
  expect(await axe(page)).toEqual([])
  await target.press('Escape')
  await expect(option).toHaveCount(0)
  await expect(target).toBeFocused()
  await target.fill('over-ons')
  await expect(option).toBeVisible()
  await target.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await target.press('Enter')
  await expect(target).toHaveValue('/over-ons')
  await expect(option).toHaveCount(0)
  const renamed = `${old.slice(0, -'.html'.length)}-anders.html`
  await changing.getByLabel('Oud adres').fill(renamed)
  await page.keyboard.press('Enter')
  await expect(changing).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Zoek op oud of nieuw adres' }).fill(renamed)
  const other = page.getByRole('row').filter({ hasText: renamed })
  await expect(other).toContainText('/over-ons')

  await other.getByRole('button', { name: `Doorverwijzing van ${renamed} verwijderen` }).press('Enter')
  const sure = page.getByRole('alertdialog', { name: `Doorverwijzing van ${renamed} verwijderen?` })
  expect(await axe(page)).toEqual([])
  await sure.getByRole('button', { name: 'Verwijderen' }).press('Enter')
  await expect(page.getByText(`Geen doorverwijzingen gevonden voor`)).toBeVisible()
  expect(violations).toEqual([])
})

test('the first press beside what is found counts, also where a pressed button gets no focus', async ({
  browser,
  violations,
}) => {
  const old = `/druk-${crypto.randomUUID().slice(0, 8)}`
  const page = await staffPage(browser, '/inhoud/doorverwijzingen')
  await page.getByRole('button', { name: 'Doorverwijzing toevoegen' }).press('Enter')
  const adding = page.getByRole('dialog', { name: 'Doorverwijzing toevoegen' })
  await adding.getByLabel('Oud adres').fill(old)
  const target = adding.getByRole('combobox', { name: 'Leidt naar' })
  await target.fill('zo heet er niets')
  const none = adding.getByRole('status').filter({ hasText: 'Niets gevonden voor ‘zo heet er niets’' })
  await expect(none).toBeVisible()
  expect(await axe(page)).toEqual([])
  await target.fill('/over-ons')
  await expect(adding.getByRole('option', { name: /over-ons/ })).toBeVisible()
  await expect(none).toHaveCount(0)

  const save = adding.getByRole('button', { name: 'Opslaan' })
  // As in Safari: the focus leaves the field and goes nowhere.
  await save.evaluate((button) =>
    button.addEventListener('mousedown', (event) => {
      event.preventDefault()
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    }),
  )
  const place = (await save.boundingBox())!
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2)
  await page.mouse.down()
  await page.mouse.up()
  await expect(page.getByText(`${old} leidt nu naar /over-ons`)).toBeVisible()

  await page.getByRole('button', { name: 'Doorverwijzing toevoegen' }).press('Enter')
  await target.fill('/over-ons')
  const option = adding.getByRole('option', { name: /over-ons/ })
  await expect(option).toBeVisible()
  // What is no button lets go of the list too, and so does another field.
  await adding.getByRole('heading', { name: 'Doorverwijzing toevoegen' }).click()
  await expect(option).toHaveCount(0)
  await target.fill('/over-on')
  await target.fill('/over-ons')
  await expect(option).toBeVisible()
  await target.press('Shift+Tab')
  await expect(option).toHaveCount(0)
  await page.context().close()
  expect(violations).toEqual([])
})

test('many are pasted, looked at and written, and nothing is when a colleague was first', async ({
  browser,
  databaseUrl,
  violations,
}) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const page = await staffPage(browser, '/inhoud/doorverwijzingen')
  await page.getByRole('link', { name: 'Veel tegelijk toevoegen' }).press('Enter')
  const rows = page.getByRole('textbox', { name: 'Rijen' })
  const attempt = page.getByRole('button', { name: 'Bekijk wat er gebeurt' })
  await attempt.press('Enter')
  await expect(page.getByText('Hier staan geen rijen met een oud en een nieuw adres.')).toBeVisible()
  await expect(rows).toBeFocused()
  await page.getByLabel('CSV-bestand kiezen').setInputFiles({
    name: 'oud.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Oud;Nieuw\r\n/${mark}-1;/over-ons\r\n/${mark}-2;/contact\r\n/${mark}-3;/nergens\r\n`,
    ),
  })
  await expect(rows).toHaveValue(new RegExp(`/${mark}-2;/contact`))
  await attempt.press('Enter')
  const outcome = page.getByRole('region', { name: 'Wat er gebeurt' }).first()
  await expect(outcome).toBeFocused()
  await expect(outcome.getByText('1 rij is fout')).toBeVisible()
  await expect(
    outcome.getByText('Op dit adres staat geen product, categorie of pagina in de winkel'),
  ).toBeVisible()
  expect(await axe(page)).toEqual([])

  await query(databaseUrl, `insert into redirects (from_path, to_path) values ('/${mark}-2', '/over-ons')`)
  const write = page.getByRole('button', { name: '2 doorverwijzingen opslaan' })
  await write.press('Enter')
  const sure = page.getByRole('alertdialog', { name: '2 doorverwijzingen opslaan?' })
  await sure.getByRole('button', { name: '2 doorverwijzingen opslaan' }).press('Enter')
  await expect(sure.getByText('Niets is geschreven', { exact: false })).toBeVisible()
  await sure.getByRole('button', { name: 'Annuleren' }).press('Enter')

  await attempt.press('Enter')
  await expect(outcome.getByRole('row').filter({ hasText: `/${mark}-2` })).toContainText('/over-ons')
  await write.press('Enter')
  await sure.getByRole('button', { name: '2 doorverwijzingen opslaan' }).press('Enter')
  await expect(page.getByText('2 doorverwijzingen opgeslagen')).toBeVisible()
  // The wrong row is still there to be mended.
  await expect(page.getByText('1 rij is fout')).toBeVisible()
  await expect(rows).toHaveValue(new RegExp(`/${mark}-3;/nergens`))
  await rows.fill(`/${mark}-3;/over-ons`)
  await attempt.press('Enter')
  await page.getByRole('button', { name: '1 doorverwijzing opslaan' }).press('Enter')
  await page
    .getByRole('alertdialog', { name: '1 doorverwijzing opslaan?' })
    .getByRole('button', { name: '1 doorverwijzing opslaan' })
    .press('Enter')
  await expect(page.getByText('1 doorverwijzing opgeslagen')).toBeVisible()
  await expect(rows).toHaveValue('')
  await page.getByRole('link', { name: 'Alle doorverwijzingen' }).press('Enter')
  await page.getByRole('searchbox', { name: 'Zoek op oud of nieuw adres' }).fill(mark)
  await expect(page.getByRole('row').filter({ hasText: mark })).toHaveCount(3)
  expect(violations).toEqual([])
})
