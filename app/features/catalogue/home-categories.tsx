import type { MenuNode } from '#contract/navigation.ts'
import { CATEGORIES_ID } from '#app/paths.ts'
import { homeTexts } from '#texts/nl/home.ts'
import { CategoryCards } from './category-cards.tsx'
import styles from './home-page.module.css'

/** Where an order begins: every category with its picture. */
export const HomeCategories = ({ categories }: { readonly categories: readonly MenuNode[] }) =>
  categories.length > 0 && (
    <section id={CATEGORIES_ID} aria-labelledby="categorieen-kop" className="section">
      <div className="wrap">
        <h2 id="categorieen-kop" className={`type-40 ${styles.heading}`}>
          {homeTexts.categories}
        </h2>
        <CategoryCards categories={categories} />
      </div>
    </section>
  )
