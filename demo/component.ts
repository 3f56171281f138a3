import { formatNumber } from '#texts/nl/format.ts'
import type { DemoComponent, DemoMaterial } from './model.ts'

type DerivedField =
  | 'pack'
  | 'type'
  | 'priceType'
  | 'isOrderableWithoutBundle'
  | 'needsPrintFiles'
  | 'vatPercent'
  | 'customOptions'
  | 'fixedSizeMm'
  | 'properties'

type Entry = Omit<DemoComponent, DerivedField> & {
  /** [width, height] in mm, where it comes in one size. */
  readonly fixedSizeMm?: readonly [number, number]
  /** Where several are sold as one. */
  readonly pack?: DemoComponent['pack']
}

/** A part of composed products; their configurator asks for its size. */
export const component = ({ fixedSizeMm, ...entry }: Entry): DemoComponent => ({
  pack: null,
  ...entry,
  type: 'simple',
  priceType: 'fixed',
  isOrderableWithoutBundle: false,
  needsPrintFiles: entry.print !== null,
  vatPercent: 21,
  customOptions: [],
  properties: propertiesOf(entry.material),
  fixedSizeMm: fixedSizeMm ? { widthMm: fixedSizeMm[0], heightMm: fixedSizeMm[1] } : null,
})

const WEIGHED_PER = { m2: 'g/m²', metre: 'g/m', piece: 'g per stuk' } as const

const propertiesOf = ({ name, thicknessMm, weight }: DemoMaterial) => ({
  samenstelling: name,
  ...(thicknessMm !== null && { 'dikte-mm': formatNumber(thicknessMm, 2) }),
  ...(weight && { gewicht: `${formatNumber(weight.grams)} ${WEIGHED_PER[weight.per]}` }),
})
