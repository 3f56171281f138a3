import { circleExclamationPointIcon } from '#app/ui/icons/circle-exclamation-point.ts'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useUiTexts } from '#app/ui/ui-texts.ts'
import { newsletterTexts } from '#texts/nl/newsletter.ts'
import styles from './newsletter-block.module.css'

type EmailFieldProps = Omit<ComponentProps<'input'>, 'children'> & {
  readonly id: string
  readonly error: string | undefined
  /** The button that stands in the same row. */
  readonly children: ReactNode
}

/** The field of the newsletter on its blue ground, where the errors of other forms could not be read. */
export function EmailField({ error, children, ...input }: EmailFieldProps) {
  const { errorPrefix } = useUiTexts()
  const errorId = `${input.id}-error`
  return (
    <>
      <label htmlFor={input.id} className={styles.label}>
        {newsletterTexts.email}
      </label>
      <div className={styles.row}>
        <input
          {...input}
          type="email"
          autoComplete="email"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className={styles.input}
        />
        {children}
      </div>
      {error && (
        <p id={errorId} className={styles.fault}>
          <Icon of={circleExclamationPointIcon} sizePx={18} />
          <span>
            <span className="visually-hidden">{errorPrefix}</span>
            {error}
          </span>
        </p>
      )}
    </>
  )
}
