import { Block } from '#app/lib/shop/content-html.tsx'
import { allCategoriesPath, paths } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { homeTexts } from '#texts/nl/home.ts'
import styles from './home-hero.module.css'
import type { HomeBlocks } from './home-blocks.ts'

/** What the shop is for, beside a printed sheet before it is cut (design 5, Press sheet). */
export function HomeHero({ blocks }: { readonly blocks: HomeBlocks }) {
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h1 className="type-64">{blocks['home_hero_title']?.content || homeTexts.categories}</h1>
          <Block block={blocks['home_hero_text']} className={styles.text ?? ''} />
          <div className={styles.buttons}>
            <LinkButton to={allCategoriesPath}>{homeTexts.start}</LinkButton>
            <LinkButton to={paths.accountRequest} look="secondary">
              {homeTexts.requestAccount}
            </LinkButton>
          </div>
          <Block block={blocks['home_hero_usps']} className={`checks ${styles.usps}`} />
        </div>
        {blocks['home_hero_image'] && (
          <img
            src={blocks['home_hero_image'].content}
            alt={homeTexts.pressSheetAlt}
            width={760}
            height={650}
            fetchPriority="high"
            className={styles.sheet}
          />
        )}
      </div>
    </section>
  )
}
