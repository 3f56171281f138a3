import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { query } from './query.ts'
import { staffPage } from './staff-page.ts'

const CONTENT = '/beheer/api/content'

test('a page is written, put into the shop, changed, and said again as it was', async ({
  browser,
  page: visitor,
  violations,
}) => {
  const page = await staffPage(browser, '/inhoud')
  const title = `Duurzaam ${crypto.randomUUID().slice(0, 8)}`
  const path = `/${title.toLowerCase().replace(' ', '-')}`
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Nieuwe pagina' }).press('Enter')
  const making = page.getByRole('dialog', { name: 'Nieuwe pagina' })
  await making.getByLabel('Titel').fill(title)
  await making.getByRole('button', { name: 'Pagina maken' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  // Staff see what is not in the shop yet at its address, until they close that.
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Voorbeeld in de winkel' }).press('Enter'),
  ])
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await preview.close()
  expect((await visitor.request.get(path)).status()).toBe(404)

  const write = async (content: string) => {
    await page.getByRole('button', { name: 'Wijzigen', exact: true }).press('Enter')
    const editing = page.getByRole('dialog', { name: `${title} wijzigen` })
    await editing.getByLabel('Deze pagina staat in de winkel').check()
    await editing.getByRole('button', { name: 'HTML' }).press('Enter')
    await editing.getByLabel('Tekst (niet verplicht)').fill(content)
    return editing
  }
  const first = await write('<h2>Zonnestroom</h2><p>Op ons dak.</p><img src=x onerror=alert(1)>')
  await expect(first.getByRole('region', { name: 'Zo ziet het er ongeveer uit' })).toContainText(
    'Op ons dak.',
  )
  const found = first.getByRole('figure', { name: 'Zo toont een zoekmachine het' })
  await expect(found).toContainText(`jouwwinkel › ${path.slice(1)}`)
  await first.getByLabel('Titel').first().fill(`${title}!`)
  await expect(found).toContainText(`${title}!`)
  await first.getByLabel('Titel').first().fill(title)
  expect(await axe(page)).toEqual([])
  // A long text is not lost by a key.
  await page.keyboard.press('Escape')
  await expect(first).toBeVisible()
  await first.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(first).toHaveCount(0)
  await expect(async () => {
    await visitor.goto(path)
    await expect(visitor.getByRole('heading', { level: 2, name: 'Zonnestroom' })).toBeVisible({
      timeout: 1000,
    })
  }).toPass()

  const second = await write('<p>Nu ook wind.</p>')
  await second.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(second).toHaveCount(0)
  await page.getByText('Versie 2', { exact: true }).click()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Versie 2 terugzetten' }).press('Enter')
  const sure = page.getByRole('alertdialog', { name: 'Versie 2 terugzetten?' })
  await sure.getByRole('button', { name: 'Versie 2 terugzetten' }).press('Enter')
  await expect(page.getByText('Versie 2 is teruggezet en staat weer in de winkel')).toBeVisible()
  await expect(async () => {
    await visitor.goto(path)
    await expect(visitor.getByText('Op ons dak.')).toBeVisible({ timeout: 1000 })
  }).toPass()

  await page.getByRole('button', { name: 'Verwijderen', exact: true }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Inhoud' })).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
  expect(violations).toEqual([])
})

test('the terms stay where they are, a text and a menu are changed, and who was second is told', async ({
  browser,
  databaseUrl,
  violations,
}) => {
  const page = await staffPage(browser, '/inhoud')
  await page.getByRole('link', { name: 'Algemene voorwaarden' }).click()
  await expect(page.getByText('De winkel verwijst zelf naar deze pagina.', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verwijderen' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Alle inhoud' }).click()

  // What is written here stands on pages that other tests look at: it is put back.
  const blockOf = async () =>
    (
      await query<{ content: string }>(
        databaseUrl,
        `select content from content_blocks where id = 'home_step_3'`,
      )
    )[0]?.content ?? ''
  const before = await blockOf()
  await page.getByRole('button', { name: 'Wijzig Startpagina, stap 3' }).press('Enter')
  const editing = page.getByRole('dialog', { name: 'Startpagina, stap 3 wijzigen' })
  await editing.getByRole('button', { name: 'HTML' }).press('Enter')
  await editing.getByLabel('Tekst (niet verplicht)').fill('<h3>Van mij</h3>')
  const theirs = await page.request.put(`${CONTENT}/blocks/home_step_3`, {
    data: { content: '<h3>Van een collega</h3>', seen: before },
  })
  expect(theirs.status()).toBe(200)
  await editing.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(editing.getByText('Een collega heeft dit intussen gewijzigd')).toBeVisible()
  await expect(editing.getByText('Van een collega', { exact: false })).toBeVisible()
  await expect(editing.getByLabel('Tekst (niet verplicht)')).toHaveValue('<h3>Van mij</h3>')
  // What goes wrong after that is told too.
  await page.route('**/content/blocks/home_step_3', (route) => route.abort(), { times: 1 })
  await editing.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(editing.getByText('geen antwoord', { exact: false })).toBeVisible()
  await editing.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(editing).toHaveCount(0)
  expect(await blockOf()).toBe('<h3>Van mij</h3>')
  await page.getByRole('button', { name: 'Wijzig Startpagina, stap 3' }).press('Enter')
  await editing.locator('summary').filter({ hasText: 'Eerdere versies' }).press('Enter')
  await expect(editing.getByRole('listitem').filter({ hasText: 'Van een collega' }).first()).toBeVisible()
  await expect(editing.getByRole('listitem').filter({ hasText: 'Van mij' }).first()).toContainText(
    'Staat er nu',
  )
  expect(await axe(page)).toEqual([])
  await editing
    .getByRole('button', { name: /^Overnemen: Zoals het er stond op/ })
    .last()
    .press('Enter')
  await expect(editing.getByText('Dit geldt pas als je opslaat.', { exact: false })).toBeVisible()
  expect(await blockOf()).toBe('<h3>Van mij</h3>')
  await editing.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(editing).toHaveCount(0)
  expect(await blockOf()).toBe(before)

  await page.getByRole('button', { name: 'Wijzig Onderaan, derde kolom' }).press('Enter')
  const menu = page.getByRole('dialog', { name: 'Onderaan, derde kolom wijzigen' })
  expect(await axe(page)).toEqual([])
  const count = await menu.getByRole('listitem').count()
  await menu.getByRole('button', { name: 'Link toevoegen' }).press('Enter')
  await menu.getByLabel(`Tekst van link ${count + 1}`).fill('Proef')
  await menu.getByLabel(`Adres van link ${count + 1}`).fill('javascript:alert(1)')
  await menu.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(menu.getByLabel(`Adres van link ${count + 1}`)).toHaveAccessibleDescription(/Begin met een \//)
  await menu.getByLabel(`Adres van link ${count + 1}`).fill('/levering')
  await menu.getByRole('button', { name: `Link ${count + 1} eerder zetten` }).press('Enter')
  await expect(menu.getByLabel(`Tekst van link ${count}`)).toHaveValue('Proef')
  await menu.getByRole('button', { name: `Link ${count} weghalen` }).press('Enter')
  await expect(menu.getByRole('button', { name: 'Link toevoegen' })).toBeFocused()
  await menu.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(menu).toHaveCount(0)
  await expect(page.getByText('Onderaan, derde kolom is opgeslagen')).toBeVisible()
  expect(violations).toEqual([])
})
