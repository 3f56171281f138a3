import type { DemoCategory, DemoProduct, DemoScene } from './model.ts'

/** A category is pictured by one of its own products, printed with other artwork. */
export function categoryScene(
  { products }: { readonly products: readonly DemoProduct[] },
  { scene: { product: sku, artwork, tint } }: Pick<DemoCategory, 'scene'>,
): DemoScene {
  const product = products.find((each) => each.sku === sku)
  if (!product) throw new Error(`No product ${sku} to picture a category with`)
  return { ...product.scene, artwork, tint }
}
