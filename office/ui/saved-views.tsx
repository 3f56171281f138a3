import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { isApiError } from '#contract/api-error.ts'
import type { SavedView, ViewedList } from '#contract/office/views.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { viewTexts as texts } from '#texts/nl/office/views.ts'
import { api } from '../lib/api.ts'
import { errorLines, TOLD_IN_PLACE } from '../lib/call-errors.ts'
import { fieldText } from '../lib/field-text.ts'
import { showReply } from '../lib/show-reply.ts'
import { savedViews } from '../work/views.ts'
import styles from './queue-links.module.css'

/** The saved views of a list, and saving the one that is looked at. */
export function SavedViews({ list }: { readonly list: ViewedList }) {
  const { search } = useLocation()
  const { data: views = [] } = useQuery(savedViews(list))
  const [isEditing, setIsEditing] = useState(false)
  const query = inOrder(search)
  const shown = views.find((view) => inOrder(view.query) === query) ?? null
  const canSave = query !== '' && shown === null
  if (views.length === 0 && !canSave) return null
  return (
    <div className={styles.views}>
      {views.length > 0 && (
        <nav aria-label={texts.views} className={styles.queues}>
          {views.map((view) => (
            <Link
              key={view.id}
              to={{ search: view.query }}
              aria-current={view.id === shown?.id ? 'page' : undefined}
            >
              {view.name}
              {!view.isOwn && <small>{texts.sharedBy(view.by)}</small>}
            </Link>
          ))}
        </nav>
      )}
      {(canSave || shown?.isOwn) && (
        <Button look="tertiary" size="small" onClick={() => setIsEditing(true)}>
          {shown ? texts.change : texts.save}
        </Button>
      )}
      {isEditing && <ViewDialog list={list} query={query} view={shown} onClose={() => setIsEditing(false)} />}
    </div>
  )
}

/** The filters of an address, in one order. */
function inOrder(search: string): string {
  const filters = new URLSearchParams(search)
  filters.sort()
  return String(filters)
}

const FORM = 'view'

type ViewDialogProps = {
  readonly list: ViewedList
  readonly query: string
  /** The view that is changed; null for a new one. */
  readonly view: SavedView | null
  readonly onClose: () => void
}

function ViewDialog({ list, query, view, onClose }: ViewDialogProps) {
  const client = useQueryClient()
  const [isMissing, setIsMissing] = useState(false)
  const end =
    (title: string) =>
    async ({ views }: { readonly views: SavedView[] }) => {
      showReply(client, savedViews(list).queryKey, views)
      showToast({ tone: 'good', title })
      onClose()
    }
  const save = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: (body: { readonly name: string; readonly isShared: boolean }) =>
      view
        ? api.changeView({ params: { id: view.id }, body })
        : api.saveView({ body: { list, query, ...body } }),
    onSuccess: end(texts.saved),
  })
  const remove = useMutation({
    mutationFn: (id: string) => api.removeView({ params: { id } }),
    onSuccess: end(texts.removed),
  })

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = fieldText(event.currentTarget, 'name').trim()
    setIsMissing(name === '')
    if (name !== '') save.mutate({ name, isShared: fieldText(event.currentTarget, 'isShared') !== '' })
  }

  const refused = isApiError(save.error) ? errorLines(save.error).join(' ') : undefined
  return (
    <Dialog
      open
      title={view ? texts.change : texts.save}
      intro={view ? texts.changeIntro : texts.saveIntro}
      onClose={onClose}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {texts.cancel}
          </Button>
          {view && (
            <Button look="secondary" pending={remove.isPending} onClick={() => remove.mutate(view.id)}>
              {texts.remove}
            </Button>
          )}
          <Button type="submit" form={FORM} pending={save.isPending}>
            {view ? texts.change : texts.save}
          </Button>
        </>
      }
    >
      <form id={FORM} className={styles.form} noValidate onSubmit={send}>
        <TextField
          name="name"
          label={texts.name}
          maxLength={40}
          defaultValue={view?.name ?? ''}
          error={isMissing ? fieldFaultTexts.Required : refused}
        />
        <Checkbox
          name="isShared"
          label={texts.share}
          hint={texts.shareHint}
          defaultChecked={view?.isShared ?? false}
        />
      </form>
    </Dialog>
  )
}
