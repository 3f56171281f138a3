import { useState } from 'react'
import type { MailServer, TypedServer } from '#contract/office/mail-server.ts'
import { MAIL_SECURITIES, type MailSecurity, USUAL_MAIL_PORTS } from '#domain/mails/mail-server.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { mailServerTexts as texts } from '#texts/nl/office/mail-server.ts'
import { readNumber } from '#texts/nl/typed-number.ts'
import { api } from '../../lib/api.ts'
import { useOperator } from '../../lib/operator.ts'
import { useDeskChange } from '../../lib/use-desk-change.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { mailServer } from '../../work/mail-server.ts'
import { setupState } from '../../work/setup.ts'
import styles from './setup.module.css'

type Server = NonNullable<MailServer['server']>

type MailServerDialogProps = {
  readonly now: MailServer
  /** What the sender is called before anybody says. */
  readonly shopName: string
  readonly onClose: () => void
}

const OUTDATED = [setupState.queryKey, ['system'], ['mails']]

/** By what server mail goes out, which can be tried before it is kept. */
export function MailServerDialog({ now, shopName, onClose }: MailServerDialogProps) {
  const { server } = now
  const { email } = useOperator()
  const [security, setSecurity] = useState<MailSecurity>(server?.security ?? 'starttls')
  const [port, setPort] = useState(String(server?.port ?? USUAL_MAIL_PORTS.starttls))
  const shown = { outdates: OUTDATED, replyIs: mailServer.queryKey }
  const save = useDeskChange(
    {
      call: (body: TypedServer) => api.setMailServer({ body }),
      told: () => texts.saved,
      onDone: onClose,
      isToldInPlace: true,
    },
    shown,
  )
  const trial = useDeskChange(
    {
      call: (body: TypedServer) => api.tryMailServer({ body }),
      told: () => texts.trialTold(email),
      isToldInPlace: true,
    },
    { outdates: [] },
  )
  const remove = useDeskChange(
    { call: () => api.removeMailServer({}), told: () => texts.removed, onDone: onClose },
    shown,
  )

  function choose(chosen: MailSecurity) {
    // A port that was typed stays; one that goes with what was chosen follows it.
    if (port === String(USUAL_MAIL_PORTS[security])) setPort(String(USUAL_MAIL_PORTS[chosen]))
    setSecurity(chosen)
  }

  return (
    <FormDialog
      title={texts.title}
      intro={texts.intro}
      verb={texts.save}
      isPending={save.isPending}
      refusal={save.error ?? trial.error}
      onSend={(form) => {
        trial.reset()
        save.mutate(typedIn(form, server))
        return undefined
      }}
      onClose={onClose}
    >
      {(faults) => (
        <>
          {now.lostPassword && <Notice tone="warning">{texts.lostPassword}</Notice>}
          <TextField
            name="host"
            label={texts.host}
            hint={texts.hostHint}
            maxLength={253}
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={server?.host}
            error={faults['host']}
          />
          <div className={styles.pair}>
            <SelectField
              name="security"
              label={texts.security}
              value={security}
              options={MAIL_SECURITIES.map((value) => ({ value, label: texts.securities[value] }))}
              error={faults['security']}
              onChange={({ target }) => choose(target.value as MailSecurity)}
            />
            <TextField
              name="port"
              label={texts.port}
              inputMode="numeric"
              maxLength={5}
              value={port}
              error={faults['port']}
              onChange={({ target }) => setPort(target.value)}
            />
          </div>
          <TextField
            name="username"
            label={texts.username}
            hint={texts.usernameHint}
            optional
            maxLength={254}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={server?.username ?? ''}
            error={faults['username']}
          />
          <TextField
            name="password"
            type="password"
            label={texts.password}
            hint={server?.hasPassword ? texts.passwordKept : undefined}
            optional
            maxLength={500}
            autoComplete="new-password"
            error={faults['password']}
          />
          <TextField
            name="senderName"
            label={texts.senderName}
            hint={texts.senderNameHint}
            optional
            maxLength={100}
            defaultValue={server?.senderName ?? shopName}
            error={faults['senderName']}
          />
          <TextField
            name="senderAddress"
            type="email"
            label={texts.senderAddress}
            maxLength={254}
            defaultValue={server?.senderAddress}
            error={faults['senderAddress']}
          />
          <p className={styles.ways}>
            <Button
              look="secondary"
              size="small"
              pending={trial.isPending}
              onClick={({ currentTarget: { form } }) => {
                if (!form) return
                save.reset()
                trial.mutate(typedIn(form, server))
              }}
            >
              {texts.trial}
            </Button>
            {server && (
              <Button
                look="tertiary"
                size="small"
                pending={remove.isPending}
                onClick={() => remove.mutate(undefined)}
              >
                {texts.remove}
              </Button>
            )}
          </p>
        </>
      )}
    </FormDialog>
  )
}

/** What is typed; a password that nobody touched stays the one that is kept. */
function typedIn(form: HTMLFormElement, server: Server | null): TypedServer {
  const data = new FormData(form)
  const text = (name: string) => {
    const typed = data.get(name)
    return typeof typed === 'string' ? typed : ''
  }
  const password = text('password')
  return {
    host: text('host'),
    port: readNumber(text('port'), 0) ?? 0,
    security: text('security') as MailSecurity,
    username: text('username'),
    password: password === '' && server?.hasPassword ? null : password,
    senderName: text('senderName'),
    senderAddress: text('senderAddress'),
  }
}
