import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeReply } from '#contract/office/client.ts'
import { ownAccountTexts as texts } from '#texts/nl/office/account.ts'
import { secondFactorTexts } from '#texts/nl/office/second-factor.ts'
import { api } from '../../lib/api.ts'
import { CodeForm } from '../../ui/code-form.tsx'
import { Loading, PageFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { RecoveryCodes } from '../../ui/recovery-codes.tsx'
import factorStyles from '../../ui/second-factor.module.css'
import { ownAccount } from '../../work/account.ts'
import styles from './account.module.css'
import { NameForm } from './name-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactor } from './second-factor.tsx'
import { Sessions } from './sessions.tsx'

type Key = OfficeReply<'beginSecondFactor'>

/** How somebody of the staff logs in: name, password, second factor and sessions. */
export function AccountPage() {
  const client = useQueryClient()
  const { data: account, error, refetch } = useQuery(ownAccount)
  const [key, setKey] = useState<Key | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (error && !account) return <PageFault error={error} onAgain={() => void refetch()} />
  if (!account) return <Loading />
  const end = () => {
    setKey(null)
    setCodes(null)
    void client.invalidateQueries({ queryKey: ['account'] })
  }
  if (codes) return <RecoveryCodes email={account.email} codes={codes} onGoOn={end} />
  if (key) return <Enrol shown={key} onBack={end} onCodes={setCodes} />
  return (
    <Page title={texts.title} note={account.email}>
      <div className={styles.account}>
        <div className={styles.column}>
          <NameForm account={account} />
          <SecondFactor account={account} onKey={setKey} onCodes={setCodes} />
        </div>
        <PasswordForm email={account.email} />
        <Sessions />
      </div>
    </Page>
  )
}

type EnrolProps = {
  readonly shown: Key
  readonly onBack: () => void
  readonly onCodes: (codes: readonly string[]) => void
}

function Enrol({ shown: { token, key, qr }, onBack, onCodes }: EnrolProps) {
  return (
    <div className={styles.enrol}>
      <CodeForm
        title={texts.enrolTitle}
        text={texts.enrolText}
        label={secondFactorTexts.firstCode}
        button={secondFactorTexts.confirm}
        send={(code) => api.enrolSecondFactor({ body: { step: token, code } })}
        onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
        onBack={onBack}
        back={texts.back}
      >
        <img
          className={factorStyles.qr}
          src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
          alt={secondFactorTexts.qr}
          width={200}
          height={200}
        />
        <p>
          {secondFactorTexts.scan} <code className={factorStyles.key}>{key}</code>
        </p>
      </CodeForm>
    </div>
  )
}
