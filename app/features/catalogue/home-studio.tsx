import { Block } from '#app/lib/shop/content-html.tsx'
import { paths } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { homeTexts } from '#texts/nl/home.ts'
import type { HomeBlocks } from './home-blocks.ts'
import styles from './home-studio.module.css'
import drawing from './studio-drawing.svg?url'

type HomeStudioProps = { readonly blocks: HomeBlocks; readonly shortName: string }

/** The design studio of the shop, for who has no artwork. */
export function HomeStudio({ blocks, shortName }: HomeStudioProps) {
  const title = blocks['home_studio_title']
  if (!title) return null
  return (
    <section aria-labelledby="studio" className={styles.section}>
      <div className="wrap">
        <div className={styles.studio}>
          <div className={styles.words}>
            <h2 id="studio" className="type-40">
              {title.content}
            </h2>
            <Block block={blocks['home_studio_text']} />
            <LinkButton to={paths.contact} look="secondary" className={styles.button ?? ''}>
              {homeTexts.studio(shortName)}
            </LinkButton>
          </div>
          <img src={drawing} alt="" width={560} height={360} loading="lazy" className={styles.drawing} />
        </div>
      </div>
    </section>
  )
}
