import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isApiError } from '#contract/api-error.ts'
import type { PriceList } from '#contract/office/price-lists.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { priceTexts as texts } from '#texts/nl/office/prices.ts'
import { api } from '../../lib/api.ts'
import { errorLines, TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { showReply } from '../../lib/show-reply.ts'
import { priceListOf } from '../../work/prices.ts'
import { type Edits, editsBody, NO_EDITS, type RowNames, undoing } from './list-edits.ts'
import { withoutSaved, withSavedNames } from './saved-edits.ts'

/** What is wrong with a row, by its places: 'rateE4', 'bands.2'. */
export type RowFaults = ReadonlyMap<string, Readonly<Record<string, string>>>

const NO_FAULTS: RowFaults = new Map()

/** What is changed of a list: it is saved as a whole, and what is refused is told at its row. */
export function useListEdits(listId: string) {
  const client = useQueryClient()
  const [edits, setEdits] = useState<Edits>(NO_EDITS)
  const [faults, setFaults] = useState(NO_FAULTS)
  /** The rows that a colleague changed meanwhile. */
  const [clashes, setClashes] = useState<readonly string[]>([])
  const [names, setNames] = useState<RowNames>(new Map())
  // Fields that begin anew forget how they were typed.
  const [round, setRound] = useState(0)

  // What is being saved cannot be called back, but must not come back either once it was let go.
  const areLetGo = useRef(false)

  const save = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: (sent: Edits) => api.editPrices({ params: { id: listId }, body: editsBody(sent).body }),
    async onSuccess(list: PriceList, sent) {
      setFaults(NO_FAULTS)
      setNames((now) => withSavedNames(now, sent))
      showToast({
        tone: 'good',
        title: texts.saved,
        action: { label: texts.undo, onPress: () => undo.mutate(undoing(sent)) },
      })
      showReply(client, priceListOf(listId).queryKey, list)
      // What was typed stands until what is kept is there to stand in its place.
      await client.invalidateQueries({ queryKey: ['prices'] })
      const wereLetGo = areLetGo.current
      setEdits((now) => withoutSaved(now, sent, wereLetGo))
    },
    onError(error, sent) {
      if (areLetGo.current) save.reset()
      if (areLetGo.current || !isApiError(error)) return
      const { rowAt } = editsBody(sent)
      const told = error.errors.flatMap(({ field, message }) => {
        const at = rowAt(field ?? '')
        return at ? [{ ...at, message }] : []
      })
      if (error.status === 409) setClashes(told.map(({ row }) => row))
      else setFaults(faultsOf(told))
    },
  })

  /** What was saved goes back to what it was, as far as nobody changed it since. */
  const undo = useMutation({
    mutationFn: (sent: Edits) => api.editPrices({ params: { id: listId }, body: editsBody(sent).body }),
    async onSuccess(list: PriceList) {
      showToast({ tone: 'good', title: texts.undoneText })
      showReply(client, priceListOf(listId).queryKey, list)
      await client.invalidateQueries({ queryKey: ['prices'] })
      setNames(new Map())
      setRound((now) => now + 1)
    },
  })

  function change(next: (edits: Edits) => Edits) {
    setEdits(next)
    setFaults(NO_FAULTS)
    if (save.error) save.reset()
  }

  function drop() {
    setEdits(NO_EDITS)
    setFaults(NO_FAULTS)
    setClashes([])
    setRound((now) => now + 1)
    if (save.isPending) areLetGo.current = true
    else save.reset()
  }

  const failure =
    save.error === null || clashes.length > 0
      ? null
      : faults.size > 0
        ? texts.faulty
        : errorLines(save.error).join(' ')
  return {
    edits,
    faults,
    clashes,
    names,
    round,
    change,
    drop,
    failure,
    isSaving: save.isPending,
    save() {
      if (save.isPending) return
      areLetGo.current = false
      save.mutate(edits)
    },
    settle(next: Edits) {
      setEdits(next)
      setClashes([])
      save.reset()
    },
  }
}

function faultsOf(
  told: readonly { readonly row: string; readonly place: string; readonly message: string }[],
): RowFaults {
  const faults = new Map<string, Record<string, string>>()
  for (const { row, place, message } of told) faults.set(row, { ...faults.get(row), [place]: message })
  return faults
}
