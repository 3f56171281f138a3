import { eurE4 } from './amounts.ts'
import type { DemoPriceList, DemoPriceListRule } from './model.ts'

const rate = (sku: string, euro: string): DemoPriceListRule => ({
  kind: 'sku',
  sku,
  rateE4: eurE4(euro),
  bands: null,
})

/** The first rate also holds below its band. */
const rates = (
  sku: string,
  first: readonly [number, string],
  ...rest: readonly (readonly [number, string])[]
): DemoPriceListRule => ({
  kind: 'sku',
  sku,
  rateE4: eurE4(first[1]),
  bands: [first, ...rest].map(([from, euro]) => ({
    fromMilli: from * 1000,
    kind: 'amount',
    rateE4: eurE4(euro),
  })),
})

const offCategory = (categoryPath: string, percentOff: number): DemoPriceListRule => ({
  kind: 'category',
  categoryPath,
  percentOff,
})

/** Lists beside the base prices, which stand with the products. */
export const priceLists: readonly DemoPriceList[] = [
  {
    code: 'groep-signpartner',
    kind: 'group',
    title: 'Klantgroep signbedrijven',
    validFrom: '2026-01-01',
    validTo: '2027-12-31',
    rules: [
      offCategory('/montage-en-toebehoren', 15),
      offCategory('/vlaggen-en-masten', 10),
      rate('SPD-510', '7.60'),
      rate('PVC-5', '21.00'),
    ],
  },
  {
    code: 'contract-noordbouw',
    kind: 'contract',
    title: 'Contract Noordbouw Projecten',
    validFrom: '2026-01-01',
    validTo: '2027-12-31',
    rules: [
      rates('BHD-CONF', [1, '26.00'], [10, '20.50'], [50, '16.00']),
      rate('ALP-3', '27.75'),
      rates('SPD-510', [1, '7.90'], [25, '6.40']),
    ],
  },
]
