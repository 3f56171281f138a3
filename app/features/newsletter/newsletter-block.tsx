import { useState } from 'react'
import type { ContentBlock } from '#contract/content.ts'
import { Block } from '#app/lib/shop/content-html.tsx'
import { newsletterTexts } from '#texts/nl/newsletter.ts'
import styles from './newsletter-block.module.css'
import { SubscribeForm } from './subscribe-form.tsx'

type NewsletterBlockProps = {
  readonly intro: ContentBlock | null | undefined
  /** Takes the place of the form once somebody has subscribed (spec 4). */
  readonly thanks: ContentBlock | null | undefined
}

/** Subscribing to the newsletter: idle, loading, success (spec 4). */
export function NewsletterBlock({ intro, thanks }: NewsletterBlockProps) {
  const [isSubscribed, setIsSubscribed] = useState(false)
  return (
    <section aria-labelledby="nieuwsbrief" className={`on-dark ${styles.block}`}>
      <div className="wrap">
        <div>
          <h2 id="nieuwsbrief" className="type-32">
            {newsletterTexts.title}
          </h2>
          <Block block={intro} className={styles.intro ?? ''} />
        </div>
        <div>
          {!isSubscribed && <SubscribeForm onSubscribed={() => setIsSubscribed(true)} />}
          <div aria-live="polite" className={styles.thanks}>
            {isSubscribed && (thanks ? <Block block={thanks} /> : <p>{newsletterTexts.subscribed}</p>)}
          </div>
        </div>
      </div>
    </section>
  )
}
