import { readFreeGoodsId } from '../catalogue/free-goods.ts'
import { MAIN_PART } from '../configurator/price-configuration.ts'

type Titled = {
  readonly part: string | null
  readonly product: { readonly id: string; readonly title: string } | null
}

/**
 * What a line is called wherever a customer reads of it: the main line of a configuration by the product that was put
 * together (its choices tell of what), what is no product as staff called it, any other line by its own product.
 */
export const lineTitle = ({ part, product }: Titled, groupTitle: string): string =>
  part === MAIN_PART || product === null || readFreeGoodsId(product.id) ? groupTitle : product.title
