import { awake } from './awake.ts'
import { composeByKeyboard } from './compose-by-keyboard.ts'
import { expect, test } from './fixtures.ts'

const PRODUCTS = [
  '/spandoeken-en-doeken/spandoeken/spandoek-op-maat',
  '/spandoeken-en-doeken/bouwhekdoeken/bouwhekdoek-samenstellen',
  '/spandoeken-en-doeken/mesh-en-winddoek/meshdoek-op-maat',
  '/borden-en-panelen/aluminium-panelen/aluminium-paneel-op-maat',
  '/borden-en-panelen/kunststof-platen/pvc-schuimplaat-op-maat',
  '/borden-en-panelen/acrylaat-en-glasvervangers/acrylaat-op-maat-met-afstandhouders',
  '/borden-en-panelen/naam-en-parkeerborden/magneetbord-op-maat',
  '/vlaggen-en-masten/beachvlaggen/beachvlag-compleet',
  '/vlaggen-en-masten/mastvlaggen/mast-of-gevelvlag-samenstellen',
  '/stickers-en-folies/stickers-op-maat/stickers-gestanst-op-maat',
  '/stickers-en-folies/raamfolie/raamfolie-op-maat',
  '/voertuigreclame/autobelettering/autobelettering-op-maat',
  '/displays-en-beurs/roll-ups/roll-up-banner',
  '/displays-en-beurs/stoepborden/stoepbord-met-posters',
  '/textielframes-en-lichtreclame/textielframes/textielframe-compleet',
  '/drukwerk/visitekaartjes/visitekaartjes-400-g',
  '/drukwerk/flyers/flyers',
  '/drukwerk/folders/folders-gevouwen',
  '/wand-en-interieur/behang/fotobehang-op-maat',
]

for (const path of PRODUCTS) {
  test(`${path.split('/').at(-1)} can be composed and ordered by keyboard only`, async ({
    customerPage: page,
  }) => {
    // Some dozens of keys, each with a look at the page.
    test.slow()
    await page.goto(path)
    await awake(page.getByRole('region', { name: 'Bestellen' }).getByRole('button').last())
    // From the top of what is composed: the first field is reached by Tab like all after it.
    await page
      .locator('h1')
      .first()
      .evaluate((heading) => {
        heading.tabIndex = -1
        heading.focus()
      })
    await page.keyboard.press('Tab')
    await composeByKeyboard(page)
    await expect(page.getByText('Nog te kiezen: ')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Bestellen' })).toContainText('€')
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Toegevoegd aan winkelwagen')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Winkelwagen, \d+ artikel/ })).toBeVisible()
  })
}
