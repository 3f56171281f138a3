import { startTransition, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Configurator } from '#contract/configurator.ts'
import { chooseFilter } from '#domain/configurator/choose-filter.ts'
import type { Choices } from '#domain/configurator/choices.ts'
import { evaluate } from '#domain/configurator/evaluate.ts'
import type { Filter } from '#domain/configurator/model.ts'
import { refuseChoices } from '#domain/configurator/refuse-choices.ts'
import { fillIn, selectOption, setOptionQuantity } from '#domain/configurator/select-option.ts'
import { fieldsOf, type LeafStep, leafSteps } from '#domain/configurator/steps.ts'
import { api } from '#app/lib/api/api.ts'
import { useDebouncedAction } from '#app/ui/use-debounced.ts'
import { readAddress, writeAddress } from '#app/lib/configuration/configuration-address.ts'
import { configuratorTexts } from '#texts/nl/configurator.ts'
import { createPaintQueue } from './after-paint.ts'
import { adoptForm } from './adopt-form.ts'
import { askConfigurationPrice, type PriceAnswer } from './ask-configuration-price.ts'
import { clearedSteps } from './cleared-steps.ts'
import { useLargeSteps } from './use-large-steps.ts'

const SETTLES_AFTER_MS = 200

/** The last price that holds; while it is not that of the choices as they stand, it is marked. */
export type LivePrice = PriceAnswer & { readonly isPending: boolean; readonly isOld: boolean }

type State = {
  readonly choices: Choices
  readonly quantity: number
  readonly showsErrors: boolean
  /** Steps that the last choice emptied. */
  readonly cleared: ReturnType<typeof clearedSteps>
}

/** A configuration as it is being put together: kept in the address of the page, judged by the rules of the shop. */
export function useConfigurator(
  given: Configurator,
  firstAnswer: PriceAnswer,
  markAhead: (isAhead: true) => void,
) {
  const [configurator, loadStep] = useLargeSteps(given)
  const location = useLocation()
  const navigate = useNavigate()
  const [start] = useState(() => readAddress(configurator, new URLSearchParams(location.search)))
  const [state, setState] = useState<State>({ ...start, showsErrors: false, cleared: null })
  /** What is drawn follows a moment later: the next choice builds on this. */
  const latest = useRef(state)
  const [live, setLive] = useState<LivePrice>({ ...firstAnswer, isPending: false, isOld: false })
  const [known, setKnown] = useState(firstAnswer)
  const [waiting] = useState(createPaintQueue)
  const call = useRef<AbortController | null>(null)
  const amount = useRef<HTMLParagraphElement>(null)
  if (known !== firstAnswer) {
    // The page was read anew, as after logging in: the prices may be those of a customer now.
    setKnown(firstAnswer)
    setLive({ ...firstAnswer, isPending: false, isOld: false })
  }
  useEffect(() => () => call.current?.abort(), [])

  async function settle({ choices, quantity }: Pick<State, 'choices' | 'quantity'>) {
    const url = writeAddress({ choices, quantity, lineId: start.lineId })
    if (url !== window.location.search) void navigate(url, { replace: true, preventScrollReset: true })
    if (refuseChoices(choices, evaluate(configurator, choices))) {
      // Told at its step already; the last good price stays, marked as that of before.
      setLive((now) => ({ ...now, isPending: false, isOld: true }))
      return
    }
    const asked = new AbortController()
    call.current = asked
    const question = { key: configurator.key, choices, quantity }
    const answer = await askConfigurationPrice(api, question, asked.signal).catch((error: unknown) => {
      if (asked.signal.aborted) return null
      throw error
    })
    if (!answer || asked.signal.aborted) return
    setLive((now) =>
      answer.price
        ? { ...answer, isPending: false, isOld: false }
        : { ...answer, price: now.price, isPending: false, isOld: true },
    )
  }
  const settling = useDebouncedAction((next: State) => void settle(next), SETTLES_AFTER_MS)

  /** What follows from an input is worked out when the input itself has been shown. Answers when that is done. */
  function change(make: (now: State) => Partial<State>): Promise<void> {
    // An earlier call, under way or about to be made, answers a question that nobody asks any more (spec 7).
    call.current?.abort()
    settling.cancel()
    const done = waiting.add(() => {
      const next = { ...latest.current, ...make(latest.current) }
      latest.current = next
      startTransition(() => {
        setState(next)
        setLive((now) => ({ ...now, isPending: true, refused: null, failure: null }))
      })
      settling.call(next)
    })
    startTransition(async () => {
      markAhead(true)
      await done
    })
    return done
  }
  const choose = (next: (now: Choices) => Choices) =>
    change((now) => ({ choices: next(now.choices), cleared: null }))
  /** The same for what may empty other steps: that is told with its reason, and can be undone. */
  const chooseTelling = (reason: string, next: (now: Choices) => Choices) =>
    change(({ choices: before }) => {
      const after = next(before)
      return { choices: after, cleared: clearedSteps(configurator, before, after, reason) }
    })
  const current = () => {
    waiting.flush()
    return latest.current
  }

  const { choices } = state
  return {
    configurator,
    state,
    live,
    lineId: start.lineId,
    loadStep,
    /** Where the price stands. */
    amount,
    /** Does work once what was put in has been shown, or when it is needed; the price is marked with what was put in. */
    afterPaint: (work: () => void) => {
      amount.current?.setAttribute('aria-busy', 'true')
      return waiting.add(work)
    },
    hasLostChoices: start.hasLostChoices && choices === start.choices,
    evaluation: evaluate(configurator, choices),
    /** What was put in until now, also where it is not drawn yet. */
    latest: (): Pick<State, 'choices' | 'quantity'> => current(),
    select: ({ optionId: stepId, title }: LeafStep, optionId: string) =>
      chooseTelling(configuratorTexts.becauseOfChoice(title), (now) =>
        selectOption(configurator, now, stepId, optionId),
      ),
    setOptionQuantity: (stepId: string, quantity: number) =>
      choose((now) => setOptionQuantity(configurator, now, stepId, quantity)),
    fill: (fieldId: string, text: string) => choose((now) => fillIn(configurator, now, fieldId, text)),
    filter: (stepId: string, { attributeCode, label }: Filter, valueId: string | null) =>
      chooseTelling(configuratorTexts.becauseOfFilter(label), (now) =>
        chooseFilter(configurator, now, stepId, attributeCode, valueId),
      ),
    /** Takes over a size, such as one that saves money. */
    fillSize: (widthMm: number, heightMm: number) => {
      const sides = { width: widthMm, height: heightMm, length: null }
      const fields = leafSteps(configurator).flatMap((step) => fieldsOf(step))
      void choose((now) =>
        fields.reduce((filled, field) => {
          const sideMm = field.type === 'input_mm' && field.measures !== null ? sides[field.measures] : null
          return sideMm === null ? filled : fillIn(configurator, filled, field.optionId, String(sideMm))
        }, now),
      )
    },
    /** Goes back to choices of before. */
    restore: (before: Choices) => void choose(() => before),
    setQuantity: (quantity: number) => void change(() => ({ quantity })),
    /** What was chosen on the page before it heard anything counts too. */
    adopt: (told: FormData) => {
      const before = current().choices
      const after = adoptForm(configurator, before, told)
      if (after !== before) void choose(() => after)
    },
    showErrors: () => {
      latest.current = { ...current(), showsErrors: true }
      setState(latest.current)
    },
    retry: () => void change(() => ({})),
  }
}

export type Composing = ReturnType<typeof useConfigurator>
