import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { isApiError } from '#contract/api-error.ts'
import { changedFields, clashingFields, type SomeOf } from '#domain/companies/clashing-fields.ts'
import { Notice } from '#app/ui/notice.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { editTexts as texts } from '#texts/nl/office/editing.ts'
import { TOLD_IN_PLACE } from '../lib/call-errors.ts'
import { FormDialog } from './form-dialog.tsx'
import { SideChoices, useSides } from './side-choices.tsx'
import { useIsLeft } from './use-is-left.ts'

/** What is wrong with fields, by field. */
export type Faults<Row> = { readonly [Field in keyof Row]?: string | undefined }

/** What is to change of a row, with what was seen of it. */
export type Edit<Row> = { readonly change: SomeOf<Row>; readonly seen: SomeOf<Row> }

type EditDialogProps<Row extends object> = Pick<ComponentProps<typeof FormDialog>, 'size' | 'dismissable'> & {
  readonly title: string
  readonly intro: string
  /** The row as it was when the dialog opened: what changes meanwhile does not touch what is typed. */
  readonly row: Row
  /** What is filled in, or what is wrong with it. */
  readonly read: (form: HTMLFormElement) => { readonly row: Row } | { readonly faults: Faults<Row> }
  /** How fields are called, and how their values read. */
  readonly fields: { readonly [Field in keyof Row]: readonly [label: string, show: (row: Row) => string] }
  readonly save: (edit: Edit<Row>) => Promise<unknown>
  /** The row as it is now. */
  readonly reload: () => Promise<Row>
  /** What shows the row: it is read anew before the dialog closes, so that who opens it again finds what was saved. */
  readonly outdates?: QueryKey
  readonly onSaved: () => void
  readonly onClose: () => void
  readonly children: (faults: Faults<Row>) => ReactNode
}

type Clash<Row> = {
  readonly theirs: Row
  readonly change: SomeOf<Row>
  readonly fields: readonly (keyof Row & string)[]
}

/**
 * Sends what was changed of a row. Where a colleague changed the same fields meanwhile, it shows both and asks which stays;
 * nothing that was typed is lost, and nothing of the colleague is written over unasked.
 */
export function EditDialog<Row extends object>(props: EditDialogProps<Row>) {
  const {
    title,
    intro,
    row: seen,
    read,
    fields,
    save,
    reload,
    outdates,
    onSaved,
    onClose,
    children,
    ...dialog
  } = props
  const client = useQueryClient()
  const isLeft = useIsLeft()
  const [clash, setClash] = useState<Clash<Row> | null>(null)
  const sides = useSides<keyof Row & string>()

  const send = useMutation({
    meta: TOLD_IN_PLACE,
    async mutationFn(edit: Edit<Row>): Promise<Clash<Row> | null> {
      try {
        await save(edit)
        return null
      } catch (error) {
        if (!isApiError(error) || error.status !== 409) throw error
        const theirs = await reload()
        const clashing = clashingFields(edit.change, edit.seen, theirs)
        if (clashing.length === 0) throw error
        return { theirs, change: edit.change, fields: clashing }
      }
    },
    async onSuccess(found) {
      if (found) {
        sides.clear()
        return setClash(found)
      }
      if (outdates) await client.invalidateQueries({ queryKey: outdates })
      if (isLeft()) showToast({ tone: 'good', title: texts.saved })
      else onSaved()
    },
  })

  function sendChange(change: SomeOf<Row>, from: Row) {
    const changed = changedFields(change, from)
    if (changed.length === 0) onClose()
    else send.mutate({ change: pick(change, changed), seen: pick(from, changed) })
  }

  function submit(form: HTMLFormElement) {
    if (clash) {
      const faults = sides.faultsOf(clash.fields)
      if (faults) return faults
      const own = sides.mineOf(clash.fields)
      const given = clash.fields.filter((field) => !own.includes(field))
      const kept = Object.keys(clash.change).filter((field) => !given.some((one) => one === field))
      sendChange(pick(clash.change, kept as (keyof Row & string)[]), clash.theirs)
      return undefined
    }
    const filledIn = read(form)
    if ('faults' in filledIn) return filledIn.faults
    sendChange(filledIn.row, seen)
    return undefined
  }

  return (
    <FormDialog
      {...dialog}
      title={title}
      intro={intro}
      verb={texts.save}
      isPending={send.isPending}
      refusal={send.error}
      onSend={submit}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <div role="alert">
            {clash && (
              <Notice tone="warning" title={texts.clash}>
                {texts.clashText}
              </Notice>
            )}
          </div>
          {clash ? (
            <SideChoices
              of={clash.fields.map((field) => {
                const [label, show] = fields[field]
                const own = { ...clash.theirs, ...clash.change }
                return { key: field, label, theirs: show(clash.theirs), mine: show(own) }
              })}
              sides={sides}
              faults={faults}
            />
          ) : (
            children(faults)
          )}
        </>
      )}
    </FormDialog>
  )
}

/** These fields of a row. */
const pick = <Row extends object>(row: SomeOf<Row>, fields: readonly (keyof Row & string)[]) =>
  Object.fromEntries(fields.map((field) => [field, row[field]])) as SomeOf<Row>
