import type { ProductCard } from '#contract/catalogue.ts'
import type { MenuNode } from '#contract/navigation.ts'
import { Region } from '#app/lib/pages/region.tsx'
import { homeTexts } from '#texts/nl/home.ts'
import type { HomeBlocks } from './home-blocks.ts'
import { HomeCategories } from './home-categories.tsx'
import { HomeHero } from './home-hero.tsx'
import styles from './home-page.module.css'
import { HomeSteps } from './home-steps.tsx'
import { HomeStudio } from './home-studio.tsx'
import { ProductGrid } from './product-grid.tsx'
import type { RequestLogin } from './use-add-to-cart.ts'

type HomePageProps = {
  readonly blocks: HomeBlocks
  readonly categories: readonly MenuNode[]
  readonly popular: readonly ProductCard[]
  readonly studioShortName: string
  readonly requestLogin: RequestLogin
}

const SHOWN_PRODUCTS = 8

export function HomePage({ blocks, categories, popular, studioShortName, requestLogin }: HomePageProps) {
  return (
    <>
      <HomeHero blocks={blocks} />
      <div className={styles.shelf}>
        <HomeCategories categories={categories} />
        {popular.length > 0 && (
          <section aria-labelledby="vaak-besteld" className={`section ${styles.popular}`}>
            <div className="wrap">
              <h2 id="vaak-besteld" className={`type-40 ${styles.heading}`}>
                {homeTexts.popular}
              </h2>
              <Region>
                <ProductGrid products={popular.slice(0, SHOWN_PRODUCTS)} requestLogin={requestLogin} />
              </Region>
            </div>
          </section>
        )}
      </div>
      <HomeSteps blocks={blocks} />
      <HomeStudio blocks={blocks} shortName={studioShortName} />
    </>
  )
}
