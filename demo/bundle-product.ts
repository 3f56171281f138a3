import type { DemoProduct } from './model.ts'

type DerivedField =
  | 'pack'
  | 'type'
  | 'priceType'
  | 'priceRule'
  | 'isOrderableWithoutBundle'
  | 'needsPrintFiles'
  | 'vatPercent'
  | 'customOptions'
  | 'fixedSizeMm'

type Entry = Omit<DemoProduct, DerivedField> & {
  /** Absent where the price is that of the chosen material and parts. */
  readonly priceRule?: DemoProduct['priceRule']
  /** [width, height] in mm of the file that is asked for, where no choice says so. */
  readonly fixedSizeMm?: readonly [number, number]
}

/** A product that is put together in a configurator, which also asks for its sizes. */
export const bundleProduct = ({ priceRule = null, fixedSizeMm, ...entry }: Entry): DemoProduct => ({
  ...entry,
  pack: null,
  type: 'bundle',
  priceType: priceRule === null ? 'dynamic' : 'fixed',
  priceRule,
  isOrderableWithoutBundle: false,
  needsPrintFiles: entry.print !== null,
  vatPercent: 21,
  customOptions: [],
  fixedSizeMm: fixedSizeMm ? { widthMm: fixedSizeMm[0], heightMm: fixedSizeMm[1] } : null,
})
