import type { DemoCustomOption, DemoProduct } from './model.ts'

/** [smallest, largest, default] in mm. */
type Range = readonly [minMm: number, maxMm: number, defaultMm: number]

const OPTION_LETTERS = { width: 'W', height: 'H', length: 'L' } as const
const OPTION_LABELS = { width: 'Breedte', height: 'Hoogte', length: 'Lengte' } as const

type Sizes = { readonly stepMm: number } & (
  | { readonly width: Range; readonly height: Range }
  | { readonly length: Range }
)

type DerivedField =
  | 'pack'
  | 'type'
  | 'priceType'
  | 'isOrderableWithoutBundle'
  | 'needsPrintFiles'
  | 'vatPercent'
  | 'customOptions'
  | 'fixedSizeMm'

type Entry = Omit<DemoProduct, DerivedField> & {
  /** What the customer fills in; absent where the size is fixed or does not matter. */
  readonly sizes?: Sizes
  /** [width, height] in mm of the file that is asked for. */
  readonly fixedSizeMm?: readonly [number, number]
  /** Where several are sold as one. */
  readonly pack?: DemoProduct['pack']
  /** 9 where the low rate holds; 21 otherwise. */
  readonly vatPercent?: 9
}

function sizeInputs(sku: string, { stepMm, ...ranges }: Sizes): readonly DemoCustomOption[] {
  const input = (code: DemoCustomOption['code'], [minMm, maxMm, defaultMm]: Range): DemoCustomOption => ({
    optionId: `${sku}-${OPTION_LETTERS[code]}`,
    code,
    label: OPTION_LABELS[code],
    minMm,
    maxMm,
    stepMm,
    defaultMm,
    required: true,
  })
  return 'length' in ranges
    ? [input('length', ranges.length)]
    : [input('width', ranges.width), input('height', ranges.height)]
}

/** A product that is ordered by itself. Whatever is printed needs print files. */
export const simpleProduct = ({ sizes, fixedSizeMm, ...entry }: Entry): DemoProduct => ({
  vatPercent: 21,
  pack: null,
  ...entry,
  type: 'simple',
  priceType: 'dynamic',
  isOrderableWithoutBundle: true,
  needsPrintFiles: entry.print !== null,
  customOptions: sizes ? sizeInputs(entry.sku, sizes) : [],
  fixedSizeMm: fixedSizeMm ? { widthMm: fixedSizeMm[0], heightMm: fixedSizeMm[1] } : null,
})
