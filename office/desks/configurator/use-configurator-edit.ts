import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { isApiError } from '#contract/api-error.ts'
import type { DeskConfigurator } from '#contract/office/configurators.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { editTexts } from '#texts/nl/office/editing.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { api } from '../../lib/api.ts'
import { errorLines, TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { showUnread } from '../../lib/show-unread.ts'
import { showReply } from '../../lib/show-reply.ts'
import { configuratorOf } from '../../work/configurators.ts'
import { type Edited, editedFrom, mergedInto, redone, savedAs, undone, withEdit } from './edit-history.ts'
import { type Chosen, type Disputed, merge } from './merge.ts'
import type { Definition } from './nodes.ts'
import { type RefusedPlace, refusedPlace } from './places.ts'

/** Changes what is typed; changes under one mark are taken back together. */
export type Change = (edit: (definition: Definition) => Definition, mark?: string) => void

/** What is typed, on top of the configurator as it was when the typing began. */
type Editing = { readonly base: DeskConfigurator; readonly edited: Edited }

/** What a colleague saved where something else was typed here. */
export type Clash = {
  readonly base: Definition
  readonly mine: Definition
  readonly theirs: DeskConfigurator
  readonly theirDefinition: Definition
  readonly disputed: readonly Disputed[]
}

/** What the server would not take, and where. */
export type Refused = RefusedPlace & { readonly message: string }

export const definitionOf = ({ definition, live }: DeskConfigurator): Definition | null => definition ?? live

/** Whether somebody else was first: with the draft, or in the shop. */
const saysMovedOn = (error: unknown): boolean =>
  isApiError(error) && error.errors.some(({ code }) => code === 'DraftMovedOn' || code === 'ChangedMeanwhile')

/** Whether what is changed here is still what was seen: the draft, or without one what the shop has. */
const isAsSeen = (seen: DeskConfigurator, now: DeskConfigurator): boolean =>
  seen.draft?.version === now.draft?.version && (now.draft !== null || seen.liveDigest === now.liveDigest)

const isUnsaved = ({ base, edited }: Editing): boolean => !isDeepEqual(edited.now, definitionOf(base))

/**
 * A configurator as it is typed. While something is not saved what a colleague saves does not touch it: that is told, and put
 * together with it at the next save.
 */
export function useConfiguratorEdit(
  configurator: DeskConfigurator,
  saved: Definition,
  form: RefObject<HTMLElement | null>,
) {
  const client = useQueryClient()
  const [kept, setEditing] = useState<Editing | null>(null)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [clash, setClash] = useState<Clash | null>(null)
  const [isUnread, setIsUnread] = useState(false)
  // What a colleague made could not be read.
  const [unmerged, setUnmerged] = useState<Error | null>(null)
  // A form that begins anew forgets how its fields were typed.
  const [round, setRound] = useState(0)

  const isKept = kept !== null && (isUnsaved(kept) || isAsSeen(kept.base, configurator))
  const editing = isKept ? kept : null
  const isAtRisk = useMemo(() => editing !== null && isUnsaved(editing), [editing])
  const now = editing?.edited.now ?? saved
  const isGone = definitionOf(configurator) === null

  const change: Change = useCallback(
    (edit, mark) => {
      setEditing((before) => {
        const isOver = before === null || (!isUnsaved(before) && !isAsSeen(before.base, configurator))
        const from = isOver ? { base: configurator, edited: editedFrom(saved) } : before
        return { ...from, edited: withEdit(from.edited, edit(from.edited.now), mark) }
      })
      setRefused((before) => (before.length === 0 ? before : []))
      setIsUnread(false)
    },
    [configurator, saved],
  )

  type Sent = { readonly base: DeskConfigurator; readonly definition: Definition }
  // What was pressed last while a save is on its way.
  const follows = useRef<(() => void) | undefined>(undefined)
  // Known before it is shown: a press may come between the two.
  const underway = useRef(0)
  const save = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: ({ base, definition }: Sent) =>
      api.editDeskConfigurator({
        params: { id: configurator.productId },
        body: { version: base.draft?.version ?? null, liveDigest: base.liveDigest, definition },
      }),
    onMutate: () => {
      underway.current += 1
      setUnmerged(null)
    },
    onSettled: () => {
      underway.current -= 1
    },
    async onSuccess(answered, { definition }) {
      keep(answered, definition)
      showReply(client, configuratorOf(configurator.productId).queryKey, answered)
      void client.invalidateQueries({ queryKey: ['products'] })
    },
    async onError(error, { base, definition }) {
      if (!saysMovedOn(error)) {
        const errors = isApiError(error) ? error.errors : []
        setRefused(
          errors.flatMap(({ field = '', message }) =>
            field === '' ? [] : [{ ...refusedPlace(definition, field), message }],
          ),
        )
        return
      }
      try {
        const theirs = await client.fetchQuery({ ...configuratorOf(configurator.productId), staleTime: 0 })
        settle(definitionOf(base), definition, theirs, new Map())
      } catch (failure) {
        setUnmerged(failure as Error)
      }
    },
  })

  /** Goes on from what the server keeps of what was sent. */
  function keep(answered: DeskConfigurator, sent: Definition) {
    const becomes = definitionOf(answered) ?? sent
    setEditing((before) => before && { base: answered, edited: savedAs(before.edited, sent, becomes) })
    setRefused([])
    setClash(null)
    showToast({ tone: 'good', title: texts.saved })
  }

  /** Puts together what two made, and asks where that needs an answer. Of a draft that is gone nothing can be asked. */
  function settle(was: Definition | null, mine: Definition, theirs: DeskConfigurator, chosen: Chosen) {
    const theirDefinition = definitionOf(theirs)
    if (!was || !theirDefinition) return
    const { definition, clashes } = merge(was, mine, theirDefinition, chosen)
    const open = clashes.filter((at) => !chosen.has(at))
    if (open.length > 0) {
      setClash({ base: was, mine, theirs, theirDefinition, disputed: clashes })
      return
    }
    setClash(null)
    setEditing((before) => before && { base: theirs, edited: mergedInto(before.edited, mine, definition) })
    if (isDeepEqual(definition, theirDefinition)) save.reset()
    else save.mutate({ base: theirs, definition })
  }

  function go(way: (edited: Edited) => Edited | null): boolean {
    const next = editing && way(editing.edited)
    if (!next) return false
    setEditing({ base: editing.base, edited: next })
    setRefused([])
    setIsUnread(false)
    return true
  }

  function drop() {
    setEditing(null)
    setRefused([])
    setClash(null)
    setIsUnread(false)
    setUnmerged(null)
    setRound((count) => count + 1)
    save.reset()
  }

  const isTold = refused.length > 0 || isUnread
  return {
    now,
    round,
    refused,
    isUnsaved: isAtRisk,
    /** What was saved when the typing began. */
    base: editing ? (definitionOf(editing.base) ?? saved) : saved,
    /** Whether a colleague saved something since. */
    isElsewhere: isAtRisk && !isGone && editing !== null && !isAsSeen(editing.base, configurator),
    /** Whether a colleague threw away what is changed here. */
    isGone,
    /** What it was called before that. */
    key: editing?.base.key ?? configurator.key,
    canUndo: (editing?.edited.past.length ?? 0) > 0,
    canRedo: (editing?.edited.future.length ?? 0) > 0,
    isSaving: save.isPending,
    failure: isTold
      ? [texts.faulty, ...new Set(refused.map(({ message }) => message))].join(' ')
      : isGone
        ? texts.gone
        : unmerged
          ? errorLines(unmerged).join(' ')
          : save.error && !saysMovedOn(save.error)
            ? errorLines(save.error).join(' ')
            : clash
              ? editTexts.clash
              : null,
    clash,
    change,
    drop,
    keep,
    undo: () => go(undone),
    redo: () => go(redone),
    choose: (chosen: Chosen) => {
      if (clash) settle(clash.base, clash.mine, clash.theirs, chosen)
    },
    closeClash: () => setClash(null),
    /** Saves what is typed, if anything is, and goes on with what follows once it is saved. */
    save: (then?: () => void) => {
      const found = showUnread(form.current)
      setIsUnread(found)
      if (found) return
      const isSaving = underway.current > 0
      follows.current = isSaving ? (then ?? follows.current) : then
      if (isSaving) return
      if (editing && isAtRisk)
        save.mutate(
          { base: editing.base, definition: editing.edited.now },
          { onSuccess: () => follows.current?.() },
        )
      else then?.()
    },
  }
}
