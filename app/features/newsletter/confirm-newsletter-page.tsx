import { useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { useCallForm } from '#app/lib/forms/use-call-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { confirmNewsletterTexts as texts } from '#texts/nl/unsubscribe.ts'
import styles from '#app/lib/forms/form.module.css'
import { SentPanel } from '#app/lib/forms/sent-panel.tsx'

/** The page of the link in the mail. A person presses the button; what only opens links confirms nothing. */
export function ConfirmNewsletterPage({ token }: { readonly token: string }) {
  const [doneFor, setDoneFor] = useState<string | null>(null)
  return (
    <div className={`wrap ${styles.public}`}>
      <div>
        <h1 tabIndex={-1}>{texts.title}</h1>
        {doneFor !== null && <SentPanel title={texts.doneTitle} text={texts.doneText(doneFor)} />}
        {doneFor === null && token === '' && <Notice tone="warning">{texts.noToken}</Notice>}
        {doneFor === null && token !== '' && <ConfirmForm token={token} onDone={setDoneFor} />}
      </div>
    </div>
  )
}

type ConfirmFormProps = { readonly token: string; readonly onDone: (email: string) => void }

function ConfirmForm({ token, onDone }: ConfirmFormProps) {
  const form = useCallForm({
    rules: {},
    async send() {
      const { email } = await api.confirmNewsletter({ body: { token } })
      onDone(email)
    },
  })
  return (
    <>
      <p className={`lead ${styles.intro}`}>{texts.intro}</p>
      <form {...form.formProps} className={`panel ${styles.form}`}>
        <FormStatus tone="error">{form.failure}</FormStatus>
        <div className={styles.buttons}>
          <Button type="submit" pending={form.pending}>
            {texts.send}
          </Button>
        </div>
      </form>
    </>
  )
}
