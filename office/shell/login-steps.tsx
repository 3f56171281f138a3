import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeReply } from '#contract/office/client.ts'
import { secondFactorTexts as texts } from '#texts/nl/office/second-factor.ts'
import { api } from '../lib/api.ts'
import { changeOperator } from '../lib/operator.ts'
import { CodeForm } from '../ui/code-form.tsx'
import styles from '../ui/second-factor.module.css'
import { RecoveryCodes } from '../ui/recovery-codes.tsx'

/** What is asked after the password. */
export type LoginStep = NonNullable<OfficeReply<'logInOperator'>['step']>

type StepProps<Step> = {
  readonly step: Step
  readonly onBack: () => void
  readonly onDone?: (() => void) | undefined
}

/** The second step of logging in: the code, or the app that is to be set up first. */
export function LoginSteps({ step, onBack, onDone }: StepProps<LoginStep>) {
  return step.kind === 'code' ? (
    <CodeStep {...{ step, onBack, onDone }} />
  ) : (
    <EnrolStep {...{ step, onBack, onDone }} />
  )
}

function CodeStep({ step: { token }, onBack, onDone }: StepProps<LoginStep>) {
  const client = useQueryClient()
  return (
    <CodeForm
      title={texts.codeTitle}
      text={texts.codeText}
      label={texts.code}
      button={texts.logIn}
      send={(code) => api.logInOperatorByCode({ body: { step: token, code } })}
      onDone={({ operator }) => {
        changeOperator(client, operator)
        onDone?.()
      }}
      onBack={onBack}
      back={texts.back}
    />
  )
}

function EnrolStep({ step, onBack, onDone }: StepProps<LoginStep & { readonly kind: 'enrol' }>) {
  const client = useQueryClient()
  const [enrolled, setEnrolled] = useState<OfficeReply<'enrolSecondFactor'> | null>(null)
  if (enrolled) {
    const { operator, recoveryCodes } = enrolled
    return (
      <RecoveryCodes
        email={operator.email}
        codes={recoveryCodes}
        onGoOn={() => {
          changeOperator(client, operator)
          onDone?.()
        }}
      />
    )
  }
  return (
    <CodeForm
      title={texts.enrolTitle}
      text={texts.enrolText}
      label={texts.firstCode}
      button={texts.confirm}
      send={(code) => api.enrolSecondFactor({ body: { step: step.token, code } })}
      onDone={setEnrolled}
      onBack={onBack}
      back={texts.back}
    >
      <img
        className={styles.qr}
        src={`data:image/svg+xml,${encodeURIComponent(step.qr)}`}
        alt={texts.qr}
        width={200}
        height={200}
      />
      <p>
        {texts.scan} <code className={styles.key}>{step.key}</code>
      </p>
    </CodeForm>
  )
}
