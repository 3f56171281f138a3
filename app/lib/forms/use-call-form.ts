import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { isApiError, type ApiError } from '#contract/api-error.ts'
import type { FieldProblem } from '#app/ui/error-summary.tsx'
import { formTexts } from '#texts/nl/forms.ts'
import { errorText, leaveFor } from '#app/lib/calls/call-errors.ts'
import type { CaptchaProof } from '#app/lib/captcha/captcha-gate.ts'
import { useCaptcha } from '#app/lib/captcha/use-captcha.ts'
import type { FieldRule } from './field-rules.ts'

export type FormValues<Field extends string> = Readonly<Record<Field, string>>
type Problems<Field extends string> = Partial<Record<Field, string>>

type CallFormOptions<Field extends string> = {
  /** Every field in the order of the form, with its rule. A checkbox has the value 'on' or ''. */
  readonly rules: Readonly<Record<Field, FieldRule | null>>
  /** What only several fields together can tell. */
  readonly check?: (values: FormValues<NoInfer<Field>>) => Problems<NoInfer<Field>>
  /** `proof` goes into the body where the form has a captcha. */
  readonly send: (values: FormValues<NoInfer<Field>>, proof: CaptchaProof) => Promise<void>
  /** The name of the form for the captcha service; forms without one have no captcha. */
  readonly captcha?: string
  /** Emptied after a failure (ux 5.11). */
  readonly secrets?: readonly NoInfer<Field>[]
  /** A 401 is an answer of this form, and no end of a session. */
  readonly keeps401?: boolean
  /** The words for a failure that belongs to no field; the server's own unless told otherwise. */
  readonly failureText?: (error: ApiError) => string
}

/**
 * A form that is checked when it is sent, and after that field by field (ux 5.11). The fields keep their own values, so
 * that what a password manager filled in before the page woke up is there too.
 */
export function useCallForm<Field extends string>(options: CallFormOptions<Field>) {
  const { rules, check, send, secrets = [], keeps401 = false, failureText = errorText } = options
  const fields = Object.keys(rules) as Field[]
  const prefix = useId()
  const form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const navigate = useNavigate()
  const captcha = useCaptcha(options.captcha ?? null)
  const [problems, setProblems] = useState<Problems<Field>>({})
  const [attempt, setAttempt] = useState(0)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const shown = fields.flatMap((name): FieldProblem[] => {
    const text = problems[name]
    return text === undefined ? [] : [{ fieldId: `${prefix}${name}`, text }]
  })
  useErrorTitle(attempt > 0 && shown.length > 0)

  function read(element: HTMLFormElement): FormValues<Field> {
    const entries = new FormData(element)
    const pairs = fields.map((name) => [name, textOf(entries.get(name))] as const)
    return Object.fromEntries(pairs) as Record<Field, string>
  }

  function findProblems(values: FormValues<Field>): Problems<Field> {
    const found: Problems<Field> = { ...check?.(values) }
    for (const name of fields) {
      const fault = rules[name]?.(values[name])
      if (fault) found[name] = fault
    }
    return found
  }

  function refuse(found: Problems<Field>): void {
    setProblems(found)
    setAttempt((count) => count + 1)
  }

  async function fail(error: ApiError): Promise<void> {
    const elsewhere = keeps401 ? null : leaveFor(error, window.location)
    if (elsewhere !== null) {
      await navigate(elsewhere)
      return
    }
    for (const name of secrets) emptyField(form.current, name)
    const atFields: Problems<Field> = {}
    for (const { field, message } of error.errors) {
      const name = fields.find((known) => known === field)
      if (name !== undefined) atFields[name] ??= message
    }
    if (Object.keys(atFields).length > 0) refuse(atFields)
    else setFailure(failureText(error))
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending.current) return
    const values = read(event.currentTarget)
    const found = findProblems(values)
    setFailure(null)
    if (Object.keys(found).length > 0) return refuse(found)
    setProblems({})
    isSending.current = true
    setPending(true)
    try {
      await captcha.send((proof) => send(values, proof))
    } catch (error) {
      if (!isApiError(error)) throw error
      await fail(error)
    } finally {
      isSending.current = false
      setPending(false)
    }
  }

  function recheck(name: Field): void {
    // Nothing is said before the first submit; after it a field speaks when it is left.
    if (attempt === 0 || !form.current) return
    const { [name]: fault } = findProblems(read(form.current))
    setProblems(({ [name]: _old, ...others }) => {
      const rest = others as Problems<Field>
      return fault === undefined ? rest : { ...rest, [name]: fault }
    })
  }

  /** A fault that appears takes room, and would move what is being pressed away from under the pointer. */
  function onLeft(name: Field): void {
    if (document.querySelector(':active') === null) return recheck(name)
    window.addEventListener('mouseup', () => setTimeout(() => recheck(name)), { once: true })
  }

  return {
    formProps: {
      ref: form,
      noValidate: true,
      // Sent before the page woke up, nothing of it may stand in the address.
      method: 'post',
      'aria-busy': pending || undefined,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    } as const,
    field: (name: Field) => ({
      id: `${prefix}${name}`,
      name,
      error: problems[name],
      onBlur: () => onLeft(name),
      onInput: () => problems[name] !== undefined && recheck(name),
    }),
    problems: shown,
    attempt,
    // Nothing is sent while the captcha loads (spec 5, Forgot password).
    pending: pending || captcha.isLoading,
    failure,
  }
}

/** No form of ours sends a file; a checkbox that is off has no entry. */
const textOf = (entry: FormDataEntryValue | null): string => (typeof entry === 'string' ? entry : '')

function emptyField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = ''
}

/** 'Fout: ' before the page's title while something is wrong (ux 5.11). */
function useErrorTitle(isWrong: boolean): void {
  useEffect(() => {
    if (!isWrong) return
    const title = document.title
    document.title = formTexts.titlePrefix + title
    return () => {
      if (document.title === formTexts.titlePrefix + title) document.title = title
    }
  }, [isWrong])
}
