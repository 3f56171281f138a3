import { useState } from 'react'
import type { OfficeReply } from '#contract/office/client.ts'
import { Button } from '#app/ui/button.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { ownAccountTexts as texts } from '#texts/nl/office/account.ts'
import { secondFactorTexts } from '#texts/nl/office/second-factor.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { api } from '../../lib/api.ts'
import styles from './account.module.css'
import { AskDialog } from '../../ui/ask-dialog.tsx'

type SecondFactorProps = {
  readonly account: OfficeReply<'getOwnAccount'>
  readonly onKey: (key: OfficeReply<'beginSecondFactor'>) => void
  readonly onCodes: (codes: readonly string[]) => void
}

/** Whether a code is asked beside the password, and how many recovery codes are left. */
export function SecondFactor({ account, onKey, onCodes }: SecondFactorProps) {
  const { hasSecondFactor, codesLeft, asksForCodes } = account
  const [asks, setAsks] = useState(false)
  const close = () => setAsks(false)
  return (
    <section className="panel">
      <h2 className="type-20">{texts.factorTitle}</h2>
      <div className={styles.form}>
        <StatusLabel tone={hasSecondFactor ? 'good' : 'quiet'}>
          {hasSecondFactor ? texts.factorOn : texts.factorOff}
        </StatusLabel>
        <p>{texts.factorText}</p>
        {!asksForCodes && <p className="muted">{texts.notAsked}</p>}
        {hasSecondFactor && <p>{texts.codesLeft(codesLeft)}</p>}
        <Button size="small" look="secondary" onClick={() => setAsks(true)}>
          {hasSecondFactor ? texts.renew : texts.setUp}
        </Button>
      </div>
      {asks &&
        (hasSecondFactor ? (
          <AskDialog
            title={texts.renew}
            intro={texts.renewIntro}
            field="code"
            label={texts.code}
            required={secondFactorTexts.codeRequired}
            verb={texts.makeCodes}
            send={(code) => api.renewRecoveryCodes({ body: { code } })}
            onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
            onClose={close}
          />
        ) : (
          <AskDialog
            title={texts.setUp}
            intro={texts.setUpIntro}
            field="password"
            label={texts.present}
            required={fieldFaultTexts.PasswordRequired}
            verb={texts.goOn}
            send={(password) => api.beginSecondFactor({ body: { password } })}
            onDone={onKey}
            onClose={close}
          />
        ))}
    </section>
  )
}
