import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { staffPage } from './staff-page.ts'

const PAGES = '/beheer/api/content/pages'
/** One red dot. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mP8z8BQz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC',
  'base64',
)

async function newPage(page: Page, content = '') {
  const title = `Uitleg ${crypto.randomUUID().slice(0, 8)}`
  const made = await page.request.post(PAGES, { data: { title } })
  const { id, fields } = await made.json()
  const change = { content, isPublished: true }
  const seen = { content: fields.content, isPublished: fields.isPublished }
  const edited = await page.request.patch(`${PAGES}/${id}`, { data: { change, seen } })
  expect(edited.status(), await edited.text()).toBe(200)
  return {
    path: fields.urlPath,
    contentOf: async () => (await (await page.request.get(`${PAGES}/${id}`)).json()).fields.content,
    open: async () => {
      await page.goto(`/beheer/inhoud/${id}`)
      await page.getByRole('button', { name: 'Wijzigen', exact: true }).press('Enter')
      const dialog = page.getByRole('dialog', { name: `${title} wijzigen` })
      const save = async () => {
        await dialog.getByRole('button', { name: 'Opslaan' }).press('Enter')
        await expect(dialog).toHaveCount(0)
      }
      const text = dialog.getByRole('textbox', { name: 'Tekst (niet verplicht)' })
      await expect(text).toBeVisible()
      return { dialog, text, save }
    },
  }
}

test('a text is written with headings, a list, a link, a picture and a table, and stays as it is', async ({
  browser,
  page: visitor,
  violations,
}) => {
  const page = await staffPage(browser, '/inhoud')
  const { open, contentOf, path } = await newPage(page)
  const { dialog, text, save } = await open()
  const tool = (name: string) => dialog.getByRole('button', { name, exact: true })
  expect(await axe(page)).toEqual([])

  await text.press('Shift+Tab')
  await expect(tool('Kop')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(tool('HTML')).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(text).toBeFocused()
  await page.keyboard.type('Aanleveren')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Lees onze ')
  await tool('Vet').click()
  await page.keyboard.type('tips')
  await tool('Vet').click()
  await page.keyboard.type(' of bel: ')
  await tool('Link').click()
  // Escape closes what is filled in for the text, not the form around it.
  await dialog.getByLabel('Tekst van de link').press('Escape')
  await expect(dialog.getByLabel('Tekst van de link')).toHaveCount(0)
  await expect(text).toBeFocused()
  await tool('Link').click()
  await dialog.getByLabel('Tekst van de link').fill('contact')
  await dialog.getByLabel('Adres van de link').fill('javascript:alert(1)')
  await dialog.getByLabel('Adres van de link').press('Enter')
  await expect(dialog.getByLabel('Adres van de link')).toHaveAccessibleDescription(/Vul een adres in/)
  await dialog.getByLabel('Adres van de link').fill('/contact')
  expect(await axe(page)).toEqual([])
  await dialog.getByLabel('Adres van de link').press('Enter')
  await expect(text).toBeFocused()
  await page.keyboard.press('Enter')
  await tool('Opsomming').click()
  await page.keyboard.type('Snijlijn')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Afloop')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await tool('Afbeelding').click()
  await dialog.getByLabel('Beschrijving voor wie de afbeelding niet ziet').fill('Een rode stip')
  const choosing = page.waitForEvent('filechooser')
  await tool('Afbeelding kiezen').click()
  await (await choosing).setFiles({ name: 'stip.png', mimeType: 'image/png', buffer: PICTURE })
  await expect(text.getByRole('img', { name: 'Een rode stip' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await tool('Tabel').click()
  await expect(tool('Tabel')).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.type('Maat')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Dikte')
  await page.keyboard.press('Tab')
  await tool('Kolom weghalen').click()
  await tool('Rij weghalen').click()
  await tool('Ongedaan maken').click()
  expect(await axe(page)).toEqual([])
  await save()

  const written = await contentOf()
  expect(written).toMatch(
    /^<h2>Aanleveren<\/h2><p>Lees onze <strong>tips<\/strong> of bel: <a href="\/contact">contact<\/a><\/p><ul><li>Snijlijn<\/li><li>Afloop<\/li><\/ul><img [^>]+><table><thead><tr><th[^>]*>Maat<\/th><th[^>]*>Dikte<\/th><\/tr><\/thead><tbody>(<tr>(<td[^>]*><\/td>){2}<\/tr>){2}<\/tbody><\/table>$/,
  )
  await expect(async () => {
    await visitor.goto(path)
    await expect(visitor.getByRole('columnheader', { name: 'Maat' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(visitor.getByRole('link', { name: 'contact', exact: true })).toHaveAttribute(
    'href',
    '/contact',
  )
  await expect(visitor.getByRole('img', { name: 'Een rode stip' })).toHaveJSProperty('naturalWidth', 10)

  // Opened again it is the same: nothing is to be saved.
  const again = await open()
  await again.text.press('End')
  await page.keyboard.type('!')
  await page.keyboard.press('Backspace')
  await again.save()
  expect(await contentOf()).toBe(written)
  expect(violations).toEqual([])
})

test('a text with more in it than the editor knows is shown as HTML, and loses nothing', async ({
  browser,
  violations,
}) => {
  const page = await staffPage(browser, '/inhoud')
  const content = '<dl><dt>Afloop</dt><dd>Wat eraf gaat</dd></dl><p>Meer</p>'
  const { open, contentOf } = await newPage(page, content)
  const { dialog, text, save } = await open()
  await expect(dialog.getByText('Deze tekst staat hier als HTML')).toBeVisible()
  await expect(text).toHaveValue(content)
  expect(await axe(page)).toEqual([])
  await text.fill(content.replace('Meer', 'Minder'))
  await save()
  expect(await contentOf()).toBe(content.replace('Meer', 'Minder'))

  const second = await open()
  await second.text.fill('<p>Zonder <b>lijst</b></p>')
  await second.dialog.getByRole('button', { name: 'Zonder HTML verder schrijven' }).press('Enter')
  await second.text.press('End')
  await page.keyboard.type('.')
  await second.save()
  expect(await contentOf()).toBe('<p>Zonder <strong>lijst.</strong></p>')
  expect(violations).toEqual([])
})
