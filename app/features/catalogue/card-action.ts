import type { ProductCard } from '#contract/catalogue.ts'

type Facts = Pick<ProductCard, 'type' | 'isOrderableWithoutBundle'> & {
  readonly customOptions: readonly unknown[]
}

/** How the add-to-cart of a category card starts: visible only for what needs no further choice (spec 4). */
export function cardAction({ type, isOrderableWithoutBundle, customOptions }: Facts): 'visible' | 'hidden' {
  return type === 'simple' && isOrderableWithoutBundle && customOptions.length === 0 ? 'visible' : 'hidden'
}
