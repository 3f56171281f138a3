import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiError } from '#contract/api-error.ts'
import type { DeskMailWords } from '#contract/office/mail-words.ts'
import { clashingFields } from '#domain/companies/clashing-fields.ts'
import {
  faultOfWords,
  type MailWords,
  ownWords,
  WORDS_FIELDS,
  type WordsField,
} from '#domain/mails/own-words.ts'
import { mailWordsTexts as texts, wordsFaultText } from '#texts/nl/office/mail-words.ts'
import { api } from '../../lib/api.ts'
import { errorLines } from '../../lib/call-errors.ts'
import { useDeskChange } from '../../lib/use-desk-change.ts'
import { mailWordsList } from '../../work/mail-words.ts'

type Typed = Partial<MailWords>
/** What is typed, over what the owner's words were when the typing began. */
type Edit = { readonly base: MailWords; readonly typed: Typed }

const isClash = (error: unknown) => isApiError(error) && error.status === 409

const forEach = <Value>(of: (field: WordsField) => Value): MailWords<Value> => ({
  subject: of('subject'),
  title: of('title'),
  intro: of('intro'),
})

/** The words of a mail as they are typed; what a colleague saved meanwhile is told before it is replaced. */
export function useWordsEdit({ mail, label, own, usual, placeholders }: DeskMailWords) {
  const client = useQueryClient()
  const [edit, setEdit] = useState<Edit | null>(null)
  const [theirs, setTheirs] = useState<Typed>({})
  const base = edit?.base ?? own
  /** As it would be kept: empty where the mail says the usual. */
  const wanted = forEach((field) => {
    const words = edit?.typed[field]
    return words === undefined ? base[field] : (ownWords(words, usual[field]) ?? '')
  })
  const unsaved = WORDS_FIELDS.filter((field) => wanted[field] !== base[field])
  const faults = forEach((field) => {
    const fault = faultOfWords(field, wanted[field], placeholders)
    return fault && wordsFaultText(fault, placeholders)
  })

  const save = useDeskChange(
    {
      async call({ change, seen }: { change: Typed; seen: Typed; edit: Edit }) {
        const kept = await api.editMailWords({ params: { mail }, body: { change, seen } })
        // What was asked before the change would write over it.
        await client.cancelQueries({ queryKey: mailWordsList.queryKey, exact: true })
        client.setQueryData(mailWordsList.queryKey, (list) =>
          list?.map((one) => (one.mail === mail ? kept : one)),
        )
        return kept
      },
      told: () => texts.saved(label),
      isToldInPlace: true,
    },
    // What it makes out of date stands in its reply.
    { outdates: [] },
  )

  async function showTheirs(change: Typed, seen: Typed) {
    const list = await client.fetchQuery({ ...mailWordsList, staleTime: 0 })
    const now = list.find((one) => one.mail === mail)?.own
    if (!now) return
    const clashing = clashingFields(change, seen, now)
    setTheirs(Object.fromEntries(clashing.map((field) => [field, now[field] || usual[field]])))
    setEdit((typing) => typing && { ...typing, base: now })
  }

  function send() {
    if (!edit || save.isPending) return
    const change = Object.fromEntries(unsaved.map((field) => [field, wanted[field]]))
    const seen = Object.fromEntries(unsaved.map((field) => [field, base[field]]))
    save.mutate(
      { change, seen, edit },
      {
        onSuccess(kept, sent) {
          setTheirs({})
          // What was typed while it was on its way is not saved yet.
          setEdit((now) => (now === sent.edit || now === null ? null : { ...now, base: kept.own }))
        },
        onError(error) {
          if (isClash(error)) void showTheirs(change, seen)
        },
      },
    )
  }

  return {
    words: forEach((field) => edit?.typed[field] ?? (base[field] || usual[field])),
    usual,
    wanted,
    unsaved,
    faults,
    theirs,
    isSaving: save.isPending,
    failure: save.error && !isClash(save.error) ? errorLines(save.error).join(' ') : null,
    type: (field: WordsField, words: string) =>
      setEdit((now) => ({ base: now?.base ?? own, typed: { ...now?.typed, [field]: words } })),
    send,
    drop: () => {
      setEdit(null)
      setTheirs({})
      save.reset()
    },
  }
}
