import type { Product } from '#contract/catalogue.ts'
import type { Configurator } from '#contract/configurator.ts'
import { ProductPage } from '#app/features/catalogue/product-page.tsx'
import { type RequestLogin, useAddToCart } from '#app/features/catalogue/use-add-to-cart.ts'
import type { PriceAnswer } from '#app/features/configurator/ask-configuration-price.ts'
import { ChoiceSummary } from '#app/features/configurator/choice-summary.tsx'
import { ConfiguratorForm } from '#app/features/configurator/configurator-form.tsx'
import { ProductComposer } from '#app/features/configurator/product-composer.tsx'
import { PictureGallery } from '#app/features/configurator/picture-gallery.tsx'

type ComposedProductPageProps = {
  readonly product: Product
  readonly configurator: Configurator
  readonly firstAnswer: PriceAnswer
  readonly requestLogin: RequestLogin
}

/** The page of a product that is put together: the catalogue's page with the configurator in it. */
export function ComposedProductPage(props: ComposedProductPageProps) {
  const { product, configurator, firstAnswer, requestLogin } = props
  const { add, isAdding } = useAddToCart(product, requestLogin)
  return (
    <ProductComposer configurator={configurator} firstAnswer={firstAnswer}>
      <ProductPage
        product={product}
        requestLogin={requestLogin}
        picture={
          <>
            <PictureGallery title={product.title} images={product.images} />
            <ChoiceSummary />
          </>
        }
        composer={
          <ConfiguratorForm
            title={product.title}
            needsPrintFiles={product.needsPrintFiles}
            isAdding={isAdding}
            onAdd={(configuration) => add({ configuration })}
          />
        }
      />
    </ProductComposer>
  )
}
