import type { DemoComponent } from './model.ts'

type DerivedField =
  | 'type'
  | 'priceType'
  | 'isOrderableWithoutBundle'
  | 'needsPrintFiles'
  | 'vatPercent'
  | 'customOptions'
  | 'fixedSizeMm'

type Entry = Omit<DemoComponent, DerivedField> & {
  /** [width, height] in mm, where it comes in one size. */
  readonly fixedSizeMm?: readonly [number, number]
}

/** A part of composed products; their configurator asks for its size. */
export const component = ({ fixedSizeMm, ...entry }: Entry): DemoComponent => ({
  ...entry,
  type: 'simple',
  priceType: 'fixed',
  isOrderableWithoutBundle: false,
  needsPrintFiles: entry.print !== null,
  vatPercent: 21,
  customOptions: [],
  fixedSizeMm: fixedSizeMm ? { widthMm: fixedSizeMm[0], heightMm: fixedSizeMm[1] } : null,
})
