import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { consentTexts as texts } from '#texts/nl/consent.ts'
import type { ConsentAnswer, ConsentChoice } from './consent.ts'
import styles from './consent-bar.module.css'

type ConsentBarProps = {
  readonly privacyPath: string
  /** The choice that is being changed. */
  readonly choice: ConsentChoice | null
  readonly onChoose: (answer: ConsentAnswer) => void
}

/** Asks for consent; both answers are one press away and look the same. */
export function ConsentBar({ privacyPath, choice, onChoose }: ConsentBarProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isAskedFor = choice !== null
  useEffect(() => {
    if (isAskedFor) heading.current?.focus()
  }, [isAskedFor])
  return (
    <section aria-labelledby="cookies" className={`no-print ${styles.bar}`}>
      <div className={`wrap ${styles.question}`}>
        <div>
          <h2 ref={heading} id="cookies" tabIndex={-1} className="type-18">
            {texts.title}
          </h2>
          <p className="meta">
            {`${texts.text} `}
            <Link to={privacyPath} className="text-link">
              {texts.privacy}
            </Link>
          </p>
          {choice && <p className="meta">{texts[choice.answer]}</p>}
        </div>
        <div className={styles.answers}>
          <Button look="secondary" onClick={() => onChoose('refused')}>
            {texts.refuse}
          </Button>
          <Button look="secondary" onClick={() => onChoose('accepted')}>
            {texts.accept}
          </Button>
        </div>
      </div>
    </section>
  )
}
