import { type SyntheticEvent, useState } from 'react'
import { isApiError } from '#contract/api-error.ts'
import { errorLines } from './call-errors.ts'

/** What is wrong with the fields of a form, by their names. */
export type Faults = Readonly<Record<string, string | undefined>>

/** What is wrong with a form: told at each field, with the cursor at the first, until that is changed; or above all of them. */
export function useFaults() {
  const [faults, setFaults] = useState<Faults>({})
  // What the server said that is about none of the fields.
  const [told, setTold] = useState<string | null>(null)

  /** Whether anything is wrong. */
  function show(form: HTMLFormElement, found: Faults): boolean {
    setFaults(found)
    setTold(null)
    fieldsOf(form)
      .find((field) => found[nameOf(field)] !== undefined)
      ?.focus()
    return Object.values(found).some((fault) => fault !== undefined)
  }

  /** Whether a refusal is told at the fields that it is about. */
  function showRefusal(form: HTMLFormElement, error: Error): boolean {
    const isAtFields = show(form, refusedFields(form, error))
    if (!isAtFields) setTold(errorLines(error).join(' '))
    return isAtFields
  }

  function forget({ target }: SyntheticEvent) {
    const name = target instanceof Element ? nameOf(target) : ''
    if (faults[name] !== undefined) setFaults({ ...faults, [name]: undefined })
  }

  return { faults, told, show, showRefusal, forget }
}

const nameOf = (field: Element) => field.getAttribute('name') ?? ''

const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLElement>('input:not([type="hidden"]), select, textarea'),
]

/** What the server found wrong with fields that are in the form. */
function refusedFields(form: HTMLFormElement, error: unknown): Faults {
  const names = new Set(fieldsOf(form).map((field) => nameOf(field)))
  const errors = isApiError(error) ? error.errors : []
  return Object.fromEntries(
    errors.flatMap(({ field, message }) => {
      // Where forms have several of one kind, they bear their whole path.
      const name = field !== undefined && names.has(field) ? field : (field?.split('.').at(-1) ?? '')
      // A field without a name is about nothing that the server knows.
      return name !== '' && names.has(name) ? [[name, message]] : []
    }),
  )
}
