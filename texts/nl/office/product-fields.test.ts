import { describe, expect, it } from 'vitest'
import type { ProductFields } from '#domain/catalogue/product-fields.ts'
import { type ProductNames, productValueText, textOfHtml } from './product-fields.ts'

const names: ProductNames = {
  category: (id) => ({ c1: 'Spandoeken' })[id] ?? null,
  image: (id) => ({ i1: 'Een spandoek aan een gevel' })[id] ?? null,
  attribute: (code) =>
    ({
      colour: { label: 'Kleur', kind: 'choices', unit: '' } as const,
      height: { label: 'Hoogte', kind: 'number', unit: 'cm' } as const,
    })[code] ?? null,
}

const price: ProductFields['prices'][number]['price'] = {
  model: 'm2',
  rateE4: 123_450,
  tiers: null,
  setupCents: 0,
  minAreaMm2: null,
  minimumLineCents: null,
  extraDesignFeeCents: 0,
  runningMetre: null,
  runPrices: [],
}

describe('a value of a product in Dutch', () => {
  it.each<
    { readonly [Field in keyof ProductFields]: [Field, ProductFields[Field], string] }[keyof ProductFields]
  >([
    ['status', 'draft', 'Nog niet in de winkel'],
    ['title', 'Spandoek', 'Spandoek'],
    ['metaTitle', ' ', 'Leeg'],
    ['cost', null, 'Niet bekend'],
    ['cost', { per: 'm2', rateE4: 45_678 }, '€\u00a04,5678 per m²'],
    ['urlPath', null, 'Geen: alleen binnen een samengesteld product'],
    ['description', '<p>Sterk &amp; licht</p><ul><li>Een</li><li>Twee</li></ul>', 'Sterk & licht\nEen\nTwee'],
    ['searchSynonyms', ['doek', 'banner'], 'doek, banner'],
    ['categoryIds', ['c1', 'c2'], 'Spandoeken\nEen categorie die niet meer bestaat'],
    ['imageIds', ['i1', 'i2'], 'Een spandoek aan een gevel\nEen afbeelding die niet meer bestaat'],
    ['imageIds', [], 'Geen'],
    [
      'attributes',
      [
        { code: 'colour', values: ['Wit', 'Zwart'] },
        { code: 'height', values: ['12.5'] },
        { code: 'x', values: ['1'] },
      ],
      'Kleur: Wit, Zwart\nHoogte: 12,5\u00a0cm\nx: 1',
    ],
    ['vatPercent', 21, '21%'],
    ['isFoldable', true, 'Ja'],
    ['pack', { kind: 'set', count: 4 }, 'Set van 4'],
    ['pack', null, 'Per stuk'],
    ['fixedSizeMm', { widthMm: 594, heightMm: 841 }, '59,4\u00a0×\u00a084,1\u00a0cm'],
    ['productionDays', 1, '1 werkdag'],
    ['deliveryKinds', ['ship', 'pickup'], 'verzenden, afhalen'],
    ['deliveryClasses', [], 'Volgens de maat'],
    [
      'material',
      { name: 'pvc 510 g', thicknessMm: 0.5, weight: { grams: 510, per: 'm2' } },
      'pvc 510 g, 0,5 mm dik, 510 gram per m²',
    ],
    ['material', { name: '', thicknessMm: null, weight: null }, 'Leeg'],
    [
      'express',
      { days: 1, percent: 25, minimumCents: 1500 },
      'In 1 werkdag, 25% toeslag, minstens €\u00a015,00',
    ],
    ['express', null, 'Geen spoed'],
    ['prices', [], 'Geen'],
    [
      'prices',
      [{ validFrom: '2026-01-01', validTo: null, price }],
      'Vanaf 01-01-2026: €\u00a012,3450 per m²',
    ],
    [
      'prices',
      [
        {
          validFrom: '2026-01-01',
          validTo: '2026-06-30',
          price: {
            ...price,
            setupCents: 750,
            minAreaMm2: 100_000,
            minimumLineCents: 1500,
            tiers: {
              measure: 'm2',
              scope: 'product',
              bands: [
                { kind: 'amount', fromMilli: 2500, rateE4: 100_000 },
                { kind: 'percentOff', fromMilli: 10_000, percent: 12.5 },
              ],
            },
          },
        },
        {
          validFrom: '2026-07-01',
          validTo: null,
          price: { ...price, model: 'run', rateE4: null, runPrices: [{ quantity: 1000, cents: 4900 }] },
        },
      ],
      'Vanaf 01-01-2026 t/m 30-06-2026: €\u00a012,3450 per m²\nVanaf 2,5 m²: €\u00a010,00\nVanaf 10 m²: 12,5% korting\nStaffel over alle regels van dit product\nOpstartkosten €\u00a07,50\nMinstens €\u00a015,00 per regel\nMinstens 0,1 m²\n\nVanaf 01-07-2026: per oplage\nOplage 1.000: €\u00a049,00',
    ],
    [
      'production',
      {
        carrier: 'sheet',
        sheetsMm: [{ widthMm: 3050, heightMm: 2030 }],
        usableMarginMm: 10,
        mayRotate: true,
        print: null,
      },
      'Op plaat\nPlaten: 305\u00a0×\u00a0203\u00a0cm\nRand van 10\u00a0mm\nDraaien: Ja\nOnbedrukt',
    ],
  ])('%s: %o', (field, value, text) => {
    expect(productValueText(field, { [field]: value } as ProductFields, names)).toBe(text)
  })

  it.each([
    ['<p>A</p>\n<p>B</p>', 'A\n\nB'],
    ['a &lt;b&gt; &#233; &#xE9; &onbekend;', 'a <b> é é &onbekend;'],
    ['<a href="/x">hier</a>  en\n  daar', 'hier en\ndaar'],
  ])('HTML as its words: %s', (html, text) => {
    expect(textOfHtml(html)).toBe(text)
  })
})
