import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { OfficeReply } from '#contract/office/client.ts'
import { Button } from '#app/ui/button.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { ownAccountTexts as texts } from '#texts/nl/office/account.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { api } from '../../lib/api.ts'
import { fieldText } from '../../lib/field-text.ts'
import { operatorQuery } from '../../lib/operator.ts'
import { showReply } from '../../lib/show-reply.ts'
import { ownAccount } from '../../work/account.ts'
import styles from './account.module.css'

/** The own name; the address is how somebody is known, and stays. */
export function NameForm({ account }: { readonly account: OfficeReply<'getOwnAccount'> }) {
  const client = useQueryClient()
  const [fault, setFault] = useState<string>()
  const save = useMutation({
    mutationFn: (name: string) => api.renameOperator({ body: { name } }),
    async onSuccess(renamed) {
      showToast({ tone: 'good', title: texts.nameToast })
      showReply(client, ownAccount.queryKey, renamed)
      await client.invalidateQueries(operatorQuery)
    },
  })

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = fieldText(event.currentTarget, 'name').trim()
    setFault(name === '' ? fieldFaultTexts.Required : undefined)
    if (name === '') event.currentTarget.querySelector<HTMLElement>('[name=name]')?.focus()
    else save.mutate(name)
  }

  return (
    <section className="panel">
      <h2 className="type-20">{texts.nameTitle}</h2>
      <form className={styles.form} noValidate onSubmit={send}>
        <TextField
          name="name"
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="name"
          maxLength={80}
          defaultValue={account.name}
          error={fault}
        />
        <FactList facts={[{ label: texts.email, text: account.email }]} />
        <Button type="submit" size="small" look="secondary" pending={save.isPending}>
          {texts.saveName}
        </Button>
      </form>
    </section>
  )
}
