import { useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { passwordRule } from '#app/lib/forms/field-rules.ts'
import { forgetAdditions } from '#app/lib/cart/keep-addition.ts'
import { useCallForm } from '#app/lib/forms/use-call-form.ts'
import { useLogOut } from '#app/lib/calls/use-call-log-out.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { downloadIcon } from '#app/ui/icons/download.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { formTexts } from '#texts/nl/forms.ts'
import { privacyTexts as texts } from '#texts/nl/privacy.ts'
import accountStyles from '#app/lib/account/account.module.css'
import formStyles from '#app/lib/forms/form.module.css'
import { FactList } from '#app/ui/fact-list.tsx'
import { PageHeading } from '#app/lib/account/page-heading.tsx'
import styles from './privacy-page.module.css'

const EXPORT_PATH = '/api/customer/data'

/** What a person may ask: all that is kept about them, and to be forgotten, with what follows from that told before. */
export function PrivacyPage() {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <PageHeading title={texts.title} />
      <div className={accountStyles.panels}>
        <section className={`panel ${accountStyles.panel}`}>
          <h2>{texts.exportTitle}</h2>
          <p>{texts.exportText}</p>
          <div className={classNames(formStyles.buttons, styles.export)}>
            <LinkButton to={EXPORT_PATH} reloadDocument download look="secondary" icon={downloadIcon}>
              {texts.export}
            </LinkButton>
          </div>
        </section>
        <section className={`panel ${accountStyles.panel}`}>
          <h2>{texts.termsTitle}</h2>
          <FactList facts={texts.terms} />
        </section>
        <section className={`panel ${accountStyles.panel}`}>
          <h2>{texts.eraseTitle}</h2>
          <p>{texts.eraseIntro}</p>
          <ul className={styles.consequences}>
            {texts.consequences.map((consequence) => (
              <li key={consequence}>{consequence}</li>
            ))}
          </ul>
          <div className={formStyles.buttons}>
            <Button look="secondary" onClick={() => setAsks(true)}>
              {texts.erase}
            </Button>
          </div>
        </section>
      </div>
      {asks && <EraseDialog onClose={() => setAsks(false)} />}
    </>
  )
}

function EraseDialog({ onClose }: { readonly onClose: () => void }) {
  const { logOut } = useLogOut()
  const form = useCallForm({
    rules: { password: passwordRule },
    secrets: ['password'],
    async send({ password }) {
      await api.eraseAccount({ body: { password } })
      forgetAdditions()
      showToast({ tone: 'good', title: texts.erasedTitle })
      await logOut()
    },
  })
  return (
    <Dialog open title={texts.question} intro={texts.eraseIntro} onClose={onClose}>
      <form {...form.formProps} className={formStyles.form}>
        <ErrorSummary title={formTexts.problemTitle} problems={form.problems} attempt={form.attempt} />
        <FormStatus tone="error">{form.failure}</FormStatus>
        <TextField
          {...form.field('password')}
          label={texts.password}
          type="password"
          autoComplete="current-password"
          maxLength={256}
        />
        <div className={formStyles.buttons}>
          <Button look="tertiary" onClick={onClose}>
            {formTexts.cancel}
          </Button>
          <Button type="submit" pending={form.pending}>
            {texts.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
