import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiError } from '#contract/api-error.ts'
import type { DeskRedirect } from '#contract/office/redirects.ts'
import { pastedPath } from '#domain/shop/redirect-path.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { redirectFaultTexts, redirectTexts as texts } from '#texts/nl/office/redirects.ts'
import { api } from '../../lib/api.ts'
import { TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useIsLeft } from '../../ui/use-is-left.ts'
import { TargetField } from './target-field.tsx'

type RedirectDialogProps = {
  /** The one that is changed; null for a new one. */
  readonly redirect: DeskRedirect | null
  readonly onClose: () => void
}

type Clash = { readonly title: string; readonly text: string }

/** It is told with where the address leads now. */
const isClash = (error: unknown) => isApiError(error) && error.status === 409

/** Leads an old address to a page; what it leads to already is told first. */
export function RedirectDialog({ redirect, onClose }: RedirectDialogProps) {
  const client = useQueryClient()
  const isLeft = useIsLeft()
  const [from, setFrom] = useState(redirect?.from ?? '')
  const [to, setTo] = useState(redirect?.to ?? '')
  const [seen, setSeen] = useState(redirect?.to ?? null)
  const [clash, setClash] = useState<Clash | null>(null)
  // Told apart as it is kept: what an import left nobody would type. What is gone by now is replaced by nothing.
  const replaces = redirect && seen !== null && from !== redirect.from ? redirect.from : null
  const save = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: () => api.saveRedirect({ body: { from, to, seen, replaces } }),
    async onSuccess({ redirect: saved, isCut }) {
      await client.invalidateQueries({ queryKey: ['content', 'redirects'] })
      showToast({
        tone: 'good',
        title: texts.saved(saved.from, saved.to),
        ...(isCut && { lines: [texts.cut] }),
      })
      if (!isLeft()) onClose()
    },
    async onError(error) {
      if (!isClash(error)) return
      const about = redirect?.from ?? from
      const { redirect: now } = await api.findRedirect({ query: { from: about } })
      setSeen(now?.to ?? null)
      setClash(now ? texts.clashes.elsewhere(now.from, now.to) : texts.clashes.gone(about))
    },
  })

  function send() {
    const faults = {
      from: from.trim() === '' ? redirectFaultTexts.FromEmpty('') : undefined,
      to: to.trim() === '' ? redirectFaultTexts.ToEmpty('') : undefined,
    }
    if (!faults.from && !faults.to) save.mutate()
    return faults
  }

  return (
    <FormDialog
      title={redirect ? texts.changeTitle : texts.add}
      intro={redirect ? texts.changeIntro(redirect.from) : texts.addIntro}
      verb={texts.save}
      isPending={save.isPending}
      refusal={clash !== null && isClash(save.error) ? null : save.error}
      onSend={send}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <div role="alert">
            {clash !== null && (
              <Notice tone="warning" title={clash.title}>
                {clash.text}
              </Notice>
            )}
          </div>
          <TextField
            name="from"
            label={texts.from}
            hint={(from === redirect?.from ? null : hintOf(from)) ?? texts.fromHint}
            autoComplete="off"
            spellCheck={false}
            maxLength={2000}
            value={from}
            error={faults['from']}
            onChange={({ target }) => {
              setFrom(target.value)
              if (redirect) return
              // What was told is about another address.
              setSeen(null)
              setClash(null)
            }}
          />
          <TargetField hint={hintOf(to) ?? texts.toHint} value={to} error={faults['to']} onChange={setTo} />
        </>
      )}
    </FormDialog>
  )
}

/** What is kept of what somebody pasted, where that is not all of it. */
function hintOf(text: string): string | null {
  const pasted = pastedPath(text)
  return pasted && pasted.path !== text.trim() ? texts.becomes(pasted.path, pasted.isCut) : null
}
