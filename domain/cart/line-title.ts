import { MAIN_PART } from '../configurator/price-configuration.ts'

type Titled = {
  readonly part: string | null
  readonly product: { readonly title: string } | null
}

/**
 * What a line is called wherever a customer reads of it: the main line of a configuration by the product that was put
 * together where it is the only line, any other line by its own product.
 */
export const lineTitle = (
  { part, product }: Titled,
  { title, lines }: { readonly title: string; readonly lines: { readonly length: number } },
): string => (part === MAIN_PART && lines.length === 1 ? title : (product?.title ?? title))
