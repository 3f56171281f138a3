import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { secondFactorTexts as texts } from '#texts/nl/office/second-factor.ts'
import styles from './second-factor.module.css'

type RecoveryCodesProps = {
  readonly email: string
  readonly codes: readonly string[]
  readonly onGoOn: () => void
}

/** The recovery codes of who just set up an app: they are shown this once. */
export function RecoveryCodes({ email, codes, onGoOn }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = officeTexts.title(texts.codesTitle)
    heading.current?.focus()
  }, [])

  function download() {
    const url = URL.createObjectURL(new Blob([texts.file(email, codes)], { type: 'text/plain' }))
    const link = document.createElement('a')
    link.href = url
    link.download = texts.fileName
    link.click()
    URL.revokeObjectURL(url)
  }

  return (
    <section className={`panel ${styles.codes}`}>
      <h1 ref={heading} tabIndex={-1} className="type-32">
        {texts.codesTitle}
      </h1>
      <p className="muted">{texts.codesText}</p>
      <ul aria-label={texts.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button look="secondary" onClick={download}>
          {texts.download}
        </Button>
        <Button look="secondary" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
      <Button wide onClick={onGoOn}>
        {texts.goOn}
      </Button>
    </section>
  )
}
