import type { Page } from '#contract/content.ts'
import { ContentHtml } from '#app/lib/shop/content-html.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { paths } from '#app/paths.ts'
import { navigationTexts } from '#texts/nl/navigation.ts'
import styles from './content-page.module.css'

/** A page that the owner wrote. */
export function ContentPage({ page }: { readonly page: Page }) {
  const { title, content } = page.pageInfo
  return (
    <article className={styles.page}>
      <div className="wrap">
        <Breadcrumbs
          label={navigationTexts.breadcrumbs}
          crumbs={[{ label: navigationTexts.home, to: paths.home }, { label: title }]}
        />
        <div className={styles.columns}>
          <h1 className={styles.title}>{title}</h1>
          {content && <ContentHtml html={content} className={`prose ${styles.content}`} />}
        </div>
      </div>
    </article>
  )
}
