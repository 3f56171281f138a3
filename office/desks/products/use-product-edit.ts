import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { isApiError } from '#contract/api-error.ts'
import type { DeskProduct } from '#contract/office/products.ts'
import { differingFields, draftClashes } from '#domain/catalogue/draft.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { productTexts as texts } from '#texts/nl/office/products.ts'
import { api } from '../../lib/api.ts'
import { errorLines, TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { showUnread } from '../../lib/show-unread.ts'
import { productOf } from '../../work/products.ts'
import { faultsByField, goToField } from './field-faults.ts'
import {
  changedNames,
  editedFields,
  type FieldChange,
  type FieldName,
  pickFields,
  type ProductEdit,
  withoutSaved,
  withTyped,
} from './product-edit.ts'
import { keepProduct } from './use-product-change.ts'

/** What a colleague saved of fields that were typed here too. */
export type Clash = { readonly theirs: DeskProduct; readonly fields: readonly FieldName[] }

/**
 * The fields of a product as they are typed. While something is not saved the form stands still: what a colleague saves
 * meanwhile is told, and comes with the next save.
 */
export function useProductEdit(product: DeskProduct, form: RefObject<HTMLElement | null>) {
  const client = useQueryClient()
  const [edit, setEdit] = useState<ProductEdit | null>(null)
  const [faults, setFaults] = useState<Partial<Record<FieldName, string>>>({})
  const [clash, setClash] = useState<Clash | null>(null)
  const [isUnread, setIsUnread] = useState(false)
  // A form that begins anew forgets how its fields were typed.
  const [round, setRound] = useState(0)
  // What was pressed last while a save is on its way.
  const follows = useRef<(() => void) | undefined>(undefined)
  // Known before it is shown: a press may come between the two.
  const underway = useRef(0)
  const save = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: ({ base, change }: ProductEdit) =>
      api.editDeskProduct({
        params: { id: product.id },
        body: { change, seen: pickFields(base.fields, changedNames(change)) },
      }),
    onMutate: () => {
      underway.current += 1
    },
    onSettled: () => {
      underway.current -= 1
    },
    async onSuccess(answered, { change }) {
      setEdit((now) => now && withoutSaved(now, change, answered))
      setFaults({})
      setClash(null)
      showToast({ tone: 'good', title: texts.saved })
      await keepProduct(client, answered)
    },
    async onError(error, { base, change }) {
      if (!isApiError(error) || error.status !== 409) {
        const found = faultsByField(error)
        setClash(null)
        setFaults(found)
        const [first] = Object.keys(found) as FieldName[]
        if (first !== undefined) goToField(first)
        return
      }
      const theirs = await client.fetchQuery({ ...productOf(product.id), staleTime: 0 })
      const seen = pickFields(base.fields, changedNames(change))
      const clashing = draftClashes(theirs.fields, { change, seen })
      if (clashing.length > 0) setClash({ theirs, fields: clashing })
      // By now the colleague has what is wanted here, or took back what he did.
      else save.mutate({ base: theirs, change })
    },
  })

  const fields = edit ? editedFields(edit) : product.fields
  const isAtFields = Object.keys(faultsByField(save.error)).length > 0
  const isTold = Object.keys(faults).length > 0

  function type(typed: FieldChange) {
    setEdit((now) => withTyped(now ?? { base: product, change: {} }, typed))
    setFaults((now) => pickFaults(now, typed))
    setIsUnread(false)
  }

  function drop() {
    setEdit(null)
    setFaults({})
    setClash(null)
    setIsUnread(false)
    setRound((count) => count + 1)
    save.reset()
  }

  /** Goes on from what a colleague saved, with these of the own fields and all that did not clash. */
  function keepMine({ theirs, fields: asked }: Clash, mine: readonly FieldName[]) {
    if (!edit) return
    const kept = changedNames(edit.change).filter((name) => mine.includes(name) || !asked.includes(name))
    const next = withTyped({ base: theirs, change: {} }, pickFields(edit.change, kept))
    setEdit(next)
    setRound((count) => count + 1)
    if (next) save.mutate(next)
    else drop()
  }

  return {
    /** The product that the form shows, and its fields as they are typed. */
    shown: edit?.base ?? product,
    fields,
    faults,
    round,
    unsaved: edit ? changedNames(edit.change) : [],
    /** What colleagues saved since the typing began. */
    elsewhere: edit
      ? differingFields(edit.base.fields, product.fields).filter(
          (name) => !isDeepEqual(product.fields[name], fields[name]),
        )
      : [],
    isSaving: save.isPending,
    failure:
      isTold || isUnread ? texts.faulty : save.error && !isAtFields ? errorLines(save.error).join(' ') : null,
    clash,
    type,
    drop,
    keepMine,
    closeClash: () => setClash(null),
    /** Saves what is typed, if anything is, and goes on with what follows once all of it is saved. */
    save: (then?: () => void) => {
      const found = showUnread(form.current)
      setIsUnread(found)
      if (found) return
      const isSaving = underway.current > 0
      follows.current = isSaving ? (then ?? follows.current) : then
      if (isSaving) return
      if (edit) save.mutate(edit, { onSuccess: () => follows.current?.() })
      else then?.()
    },
  }
}

const pickFaults = (faults: Partial<Record<FieldName, string>>, typed: FieldChange) =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => !(name in typed)))
