import { Block } from '#app/lib/shop/content-html.tsx'
import { allCategoriesPath, paths } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { wordsOf } from '#domain/shop/content-places.ts'
import { homeTexts } from '#texts/nl/home.ts'
import styles from './home-hero.module.css'
import type { HomeBlocks } from './home-blocks.ts'

/** The room that is kept for a picture at an address of which nothing is known. */
const USUAL = { width: 760, height: 650 }

/** What the shop is for, beside a printed sheet before it is cut (design 5, Press sheet). */
export function HomeHero({ blocks }: { readonly blocks: HomeBlocks }) {
  const picture = blocks['home_hero_image']?.picture
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
        {picture && (
          <div>
            <Picture
              image={{
                ...picture,
                width: picture.width ?? USUAL.width,
                height: picture.height ?? USUAL.height,
              }}
              alt={blocks[wordsOf('home_hero_image')]?.content ?? ''}
              sizes="(min-width: 992px) 52vw, 100vw"
              fetchPriority="high"
              className={styles.sheet}
            />
          </div>
        )}
      </div>
    </section>
  )
}
