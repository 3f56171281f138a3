import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { loadCode } from '#app/lib/page-start/load-code.ts'
import { Button } from '#app/ui/button.tsx'
import { newsletterTexts } from '#texts/nl/newsletter.ts'
import { EmailField } from './email-field.tsx'
import styles from './newsletter-block.module.css'

// It stands on every page and is used on few: what it does is fetched when its field is entered.
const loadSubscribing = () => loadCode(() => import('./subscribe.ts')).catch(() => null)

const NOTHING_WRONG = { field: undefined, form: null }

export function SubscribeForm({ onSubscribed }: { readonly onSubscribed: () => void }) {
  const id = useId()
  const [wrong, setWrong] = useState<{ readonly field: string | undefined; readonly form: string | null }>(
    NOTHING_WRONG,
  )
  const [attempts, setAttempts] = useState(0)
  const [isSending, setIsSending] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  // Once the fault stands at the field, so that it is read with it.
  useEffect(() => {
    if (attempts > 0 && input.current?.ariaInvalid) input.current.focus()
  }, [attempts])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const { email } = Object.fromEntries(new FormData(event.currentTarget))
    setIsSending(true)
    setWrong(NOTHING_WRONG)
    try {
      const subscribing = await loadSubscribing()
      if (!subscribing) return setWrong({ ...NOTHING_WRONG, form: newsletterTexts.failed })
      const outcome = await subscribing.subscribe(typeof email === 'string' ? email : '')
      setAttempts((count) => count + 1)
      if (outcome.state === 'subscribed') onSubscribed()
      else setWrong({ ...NOTHING_WRONG, [outcome.at]: outcome.text })
    } finally {
      setIsSending(false)
    }
  }

  /** Nothing is said before the first submit; after it the field speaks as it is corrected. */
  async function recheck(email: string) {
    if (attempts === 0) return
    const subscribing = await loadSubscribing()
    if (subscribing) setWrong(({ form }) => ({ form, field: subscribing.findFault(email) ?? undefined }))
  }

  return (
    <form
      noValidate
      // Sent before the page woke up, nothing of it may stand in the address.
      method="post"
      aria-busy={isSending || undefined}
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      <EmailField
        ref={input}
        id={id}
        name="email"
        error={wrong.field}
        onFocus={() => void loadSubscribing()}
        onBlur={(event) => void recheck(event.target.value)}
        onInput={(event) => wrong.field !== undefined && void recheck(event.currentTarget.value)}
      >
        <Button type="submit" pending={isSending} className={styles.submit ?? ''}>
          {newsletterTexts.subscribe}
        </Button>
      </EmailField>
      <div role="alert">{wrong.form && <p className={styles.fault}>{wrong.form}</p>}</div>
    </form>
  )
}
