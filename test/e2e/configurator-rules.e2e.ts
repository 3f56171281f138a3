import { BANNER, bar, choose, open, option, order, step } from './composing.ts'
import { expect, test } from './fixtures.ts'

test('steps and options come and go with the choices that they depend on', async ({ page }) => {
  await open(page, `${BANNER}?keuze=doek.doek-450_randkeuze.randkeuze-rondom_rand-rondom.rand-rondom-zoom`)
  await expect(step(page, 'Bedrukking')).toHaveCount(0)
  await choose(page, 'Soort doek', /^Blockout 630 g/)
  await expect(step(page, 'Bedrukking')).toBeVisible()
  await order(page).click()
  await expect(page.getByText('Maak een keuze bij bedrukking.').last()).toBeVisible()

  // What is not visible asks for nothing.
  await choose(page, 'Soort doek', /^Pvc 450 g/)
  await expect(step(page, 'Bedrukking')).toHaveCount(0)
  await expect(page.getByText('Maak een keuze bij bedrukking.')).toHaveCount(0)

  await choose(page, 'Randafwerking', /^Per zijde kiezen/)
  await expect(step(page, 'Rand rondom')).toHaveCount(0)
  await step(page, 'Boven').getByRole('combobox').selectOption('rand-boven-zoom')
  await expect(option(page, 'Ringen', /^Ringen boven om de 50 cm/)).toBeVisible()
  // A group is done when each of its steps is.
  await order(page).click()
  for (const side of ['onder', 'links', 'rechts'])
    await expect(page.getByText(`Maak een keuze bij ${side}.`).last()).toBeVisible()
  for (const side of ['Onder', 'Links', 'Rechts']) {
    await step(page, side).getByRole('combobox').selectOption(`rand-${side.toLowerCase()}-schoon`)
    await expect(page.getByText(`Maak een keuze bij ${side.toLowerCase()}.`)).toHaveCount(0)
  }
  await expect(bar(page).locator('[aria-busy]')).toHaveCount(0)
  await expect(bar(page)).toContainText('€')

  await choose(page, 'Randafwerking', /^Rondom gelijk/)
  await expect(option(page, 'Ringen', /^Ringen boven om de 50 cm/)).toHaveCount(0)
})

test('a field comes and goes with the value of the field before it', async ({ page }) => {
  await open(page, '/borden-en-panelen/aluminium-panelen/aluminium-paneel-op-maat')
  const shape = page.getByRole('combobox', { name: 'Vorm' })
  const radius = page.getByRole('radio', { name: '10 mm', exact: true })
  await expect(radius).toHaveCount(0)
  await shape.selectOption('Ronde hoeken')
  await expect(radius).toBeVisible()
  await radius.locator('xpath=ancestor::label').click()
  await expect(page).toHaveURL(/radius\.radius-10/)
  await shape.selectOption('Recht gezaagd')
  await expect(radius).toHaveCount(0)
  await expect(page).not.toHaveURL(/radius/)
})

test('parts add up to the price of the whole, or add to a price of its own', async ({ page }) => {
  const parts = async (address: string) => {
    await open(page, address)
    await page.getByText('Waarom deze prijs').click()
    const why = page.getByRole('group').filter({ has: page.getByText('Waarom deze prijs') })
    return { why, titles: await why.getByRole('heading', { level: 3 }).allTextContents() }
  }
  const edges = 'randkeuze.randkeuze-rondom_rand-rondom.rand-rondom-zoom'
  const added = await parts(
    `${BANNER}?keuze=doek.doek-450_${edges}_ringen.ringen-500_spanners.spanners-10&aantal=1`,
  )
  expect(added.titles).toEqual(['Spandoek op maat', 'Doekspanner met haak 25 cm, per 10'])
  // 37.30 and 7.90.
  await expect(bar(page)).toContainText('€ 45,20')

  const own = await parts(
    '/spandoeken-en-doeken/bouwhekdoeken/bouwhekdoek-samenstellen?keuze=doek.doek-pe_zijde.zijde-4_strips.strips-100&aantal=2',
  )
  expect(own.titles).toEqual(['Bouwhekdoek samenstellen'])
  await expect(own.why).toContainText('Bindstrips per 100: Bindstrip 370 mm zwart, per 100€ 6,50')
  // Two of 29.50, and a pack of 6.50 once.
  await expect(bar(page)).toContainText('€ 65,50')
})

test('an optional step begins at no choice, which stands first, and an option comes once', async ({
  page,
}) => {
  await open(page, `${BANNER}?keuze=doek.doek-450_randkeuze.randkeuze-rondom_rand-rondom.rand-rondom-zoom`)
  const none = step(page, 'Ringen').getByRole('radio').first()
  await expect(none).toBeChecked()
  await expect(none).toHaveAccessibleName(/^Geen ringen/)
  await expect(step(page, 'Doekspanners per 10')).toHaveCount(0)
  await choose(page, 'Ringen', /^Ringen om de 50 cm/)
  await expect(option(page, 'Doekspanners per 10', /^Geen spanners/)).toBeChecked()
  await choose(page, 'Doekspanners per 10', /^Doekspanner 25 cm/)
  await expect(page.getByLabel('Aantal Doekspanner 25 cm, per 10', { exact: true })).toHaveValue('1')
})

test('options of a custom step further on wait for the choices before it', async ({ page }) => {
  await open(page, BANNER)
  const first = option(page, 'Randafwerking', /^Rondom gelijk/)
  await expect(first).toBeVisible()
  await choose(page, 'Soort doek', /^Blockout 630 g/)
  await expect(step(page, 'Randafwerking')).toContainText('Maak eerst de keuze hierboven.')
  await expect(first).toHaveCount(0)
  await choose(page, 'Bedrukking', /^Enkelzijdig/)
  await expect(first).toBeVisible()
})

test('a filter offers what still has products after the filters before it', async ({ page }) => {
  await open(page, BANNER)
  const short = option(page, 'Levensduur buiten', 'tot 1 jaar')
  await expect(short).toBeEnabled()
  await choose(page, 'Brandklasse', 'B-s1,d0')
  await expect(short).toBeDisabled()
  await expect(option(page, 'Levensduur buiten', 'tot 2 jaar')).toBeEnabled()
  await expect(option(page, 'Soort doek', /^Pvc brandvertragend/)).toBeVisible()
  await expect(option(page, 'Soort doek', /^Pvc 450 g/)).toHaveCount(0)
  await choose(page, 'Brandklasse', 'Alles')
  await expect(short).toBeEnabled()
})

test('errors are told after the button was pressed, at each step until it is right', async ({ page }) => {
  await open(page, BANNER)
  const told = (title: string) => page.getByText(`Maak een keuze bij ${title}.`)
  await expect(told('soort doek')).toHaveCount(0)
  await order(page).click()
  await expect(told('soort doek').last()).toBeVisible()
  await expect(told('randafwerking').last()).toBeVisible()
  await choose(page, 'Soort doek', /^Pvc 450 g/)
  await expect(told('soort doek')).toHaveCount(0)
  await expect(told('randafwerking').last()).toBeVisible()
})
