import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListChange, TakeBackTrial } from '#contract/office/price-list-changes.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import { formatMoment } from '#texts/nl/format-date.ts'
import { listChangeTexts as texts } from '#texts/nl/office/price-list-changes.ts'
import { editTexts } from '#texts/nl/office/editing.ts'
import { api } from '../../lib/api.ts'
import { errorLines, TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { showReply } from '../../lib/show-reply.ts'
import { EarlierList, EarlierRow } from '../../ui/earlier-list.tsx'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { useIsLeft } from '../../ui/use-is-left.ts'
import { changesOf, priceListOf, takeBackOf } from '../../work/prices.ts'
import { differenceCount, DifferencesTable } from './differences-table.tsx'

/** What was changed of a list before: each change can be taken back, after it was seen what that does. */
export function ListChanges({ listId }: { readonly listId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="panel">
      <Disclosure
        summary={<h2 className="type-20">{texts.title}</h2>}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        {isOpen && <Opened listId={listId} />}
      </Disclosure>
    </section>
  )
}

const nameOf = ({ madeBy, madeAt }: ListChange) => texts.by(madeBy, formatMoment(madeAt))

function Opened({ listId }: { readonly listId: string }) {
  const { data, error, refetch } = useQuery(changesOf(listId))
  const [asked, setAsked] = useState<ListChange | null>(null)
  if (error && !data) return <LoadFault error={error} onAgain={() => void refetch()} />
  if (!data) return <Loading />
  if (data.length === 0) return <p className="muted">{texts.none}</p>
  return (
    <>
      <EarlierList>
        {data.map((change) => (
          <EarlierRow key={change.id} name={nameOf(change)} summary={texts.what(change)}>
            <Button
              look="secondary"
              size="small"
              aria-label={texts.takeBackOf(nameOf(change))}
              onClick={() => setAsked(change)}
            >
              {texts.takeBack}
            </Button>
          </EarlierRow>
        ))}
      </EarlierList>
      {asked && <TakeBackDialog listId={listId} change={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

type TakeBackProps = { readonly listId: string; readonly change: ListChange; readonly onClose: () => void }

function TakeBackDialog({ listId, change, onClose }: TakeBackProps) {
  const client = useQueryClient()
  const isLeft = useIsLeft()
  const trial = useQuery(takeBackOf(listId, change.id))
  const takeBack = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: ({ version }: TakeBackTrial) =>
      api.takeBackPrices({ params: { id: listId, change: change.id }, body: { version } }),
    async onSuccess(list) {
      showReply(client, priceListOf(listId).queryKey, list)
      await client.invalidateQueries({ queryKey: ['prices'] })
      showToast({ tone: 'good', title: texts.takenBack })
      if (!isLeft()) onClose()
    },
    // What it would do may be another thing by now.
    onError: () => client.invalidateQueries({ queryKey: takeBackOf(listId, change.id).queryKey }),
  })
  const { data } = trial
  const isPossible = data !== undefined && differenceCount(data) > 0
  return (
    <Dialog
      open
      size="wide"
      title={texts.askTitle}
      intro={wholeDates(texts.askIntro(nameOf(change)))}
      onClose={onClose}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {editTexts.cancel}
          </Button>
          {isPossible && (
            <Button pending={takeBack.isPending} onClick={() => takeBack.mutate(data)}>
              {texts.takeBack}
            </Button>
          )}
        </>
      }
    >
      <div role="alert">
        {takeBack.error && <Notice tone="error">{errorLines(takeBack.error).join(' ')}</Notice>}
      </div>
      {data ? (
        <>
          {data.stayingCount > 0 && <Notice tone="info">{texts.staying(data.stayingCount)}</Notice>}
          {isPossible ? <DifferencesTable of={data} /> : <p>{texts.nothing}</p>}
        </>
      ) : trial.error ? (
        <LoadFault error={trial.error} onAgain={() => void trial.refetch()} />
      ) : (
        <Loading />
      )}
    </Dialog>
  )
}
