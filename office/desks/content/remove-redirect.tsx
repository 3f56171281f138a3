import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiError } from '#contract/api-error.ts'
import type { DeskRedirect } from '#contract/office/redirects.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { redirectTexts as texts } from '#texts/nl/office/redirects.ts'
import { api } from '../../lib/api.ts'
import { errorLines, TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { SureDialog } from '../../ui/sure-dialog.tsx'
import { useIsLeft } from '../../ui/use-is-left.ts'

type RemoveRedirectProps = { readonly redirect: DeskRedirect; readonly onClose: () => void }

/** Takes a redirect away; what a colleague made of it meanwhile is told, and asked about anew. */
export function RemoveRedirect({ redirect, onClose }: RemoveRedirectProps) {
  const client = useQueryClient()
  const isLeft = useIsLeft()
  const { from } = redirect
  const [seen, setSeen] = useState(redirect.to)
  const remove = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: () => api.removeRedirect({ query: { from, seen } }),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: ['content', 'redirects'] })
      showToast({ tone: 'good', title: texts.removed(from) })
      if (!isLeft()) onClose()
    },
    async onError(error) {
      if (!isApiError(error) || error.status !== 409) return
      const [{ redirect: now }] = await Promise.all([
        api.findRedirect({ query: { from } }),
        client.invalidateQueries({ queryKey: ['content', 'redirects'] }),
      ])
      if (now) setSeen(now.to)
    },
  })
  return (
    <SureDialog
      title={texts.removeTitle(from)}
      text={texts.removeText(from, seen)}
      verb={texts.removeVerb}
      isPending={remove.isPending}
      failure={remove.error && errorLines(remove.error).join(' ')}
      onSure={() => remove.mutate()}
      onClose={onClose}
    />
  )
}
