import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Configurator } from '#contract/configurator.ts'
import { chooseFilter } from '#domain/configurator/choose-filter.ts'
import type { Choices } from '#domain/configurator/choices.ts'
import { evaluate } from '#domain/configurator/evaluate.ts'
import { refuseChoices } from '#domain/configurator/refuse-choices.ts'
import { fillIn, selectOption, setOptionQuantity } from '#domain/configurator/select-option.ts'
import { fieldsOf, leafSteps } from '#domain/configurator/steps.ts'
import { api } from '#app/lib/api.ts'
import { useDebouncedAction } from '#app/lib/use-debounced.ts'
import { adoptForm } from './adopt-form.ts'
import { askConfigurationPrice, type PriceAnswer } from './ask-configuration-price.ts'
import { readAddress, writeAddress } from '#app/lib/configuration-address.ts'
import { clearedSteps } from './cleared-steps.ts'

const SETTLES_AFTER_MS = 200

/** The last price that holds; while it is not that of the choices as they stand, it is marked. */
export type LivePrice = PriceAnswer & { readonly isPending: boolean; readonly isOld: boolean }

type State = {
  readonly choices: Choices
  readonly quantity: number
  readonly showsErrors: boolean
  /** Steps that the last choice emptied, and the one that did. */
  readonly cleared: ReturnType<typeof clearedSteps>
}

/** A configuration as it is being put together: kept in the address of the page, judged by the rules of the shop. */
export function useConfigurator(configurator: Configurator, firstAnswer: PriceAnswer) {
  const location = useLocation()
  const navigate = useNavigate()
  const [start] = useState(() => readAddress(configurator, new URLSearchParams(location.search)))
  const [state, setState] = useState<State>({ ...start, showsErrors: false, cleared: null })
  const [live, setLive] = useState<LivePrice>({ ...firstAnswer, isPending: false, isOld: false })
  const [known, setKnown] = useState(firstAnswer)
  const call = useRef<AbortController | null>(null)
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

  function change(next: State) {
    // An earlier call that is still under way answers a question that nobody asks any more (spec 7).
    call.current?.abort()
    setState(next)
    setLive((now) => ({ ...now, isPending: true, refused: null, failure: null }))
    settling.call(next)
  }
  const choose = (choices: Choices) => change({ ...state, choices, cleared: null })

  const { choices } = state
  return {
    configurator,
    state,
    live,
    lineId: start.lineId,
    hasLostChoices: start.hasLostChoices && choices === start.choices,
    evaluation: evaluate(configurator, choices),
    select: (stepId: string, optionId: string) => {
      const next = selectOption(configurator, choices, stepId, optionId)
      change({ ...state, choices: next, cleared: clearedSteps(configurator, choices, next, stepId) })
    },
    setOptionQuantity: (stepId: string, quantity: number) =>
      choose(setOptionQuantity(configurator, choices, stepId, quantity)),
    fill: (fieldId: string, text: string) => choose(fillIn(configurator, choices, fieldId, text)),
    filter: (stepId: string, attributeCode: string, valueId: string | null) =>
      choose(chooseFilter(configurator, choices, stepId, attributeCode, valueId)),
    /** Takes over a size, such as one that saves money. */
    fillSize: (widthMm: number, heightMm: number) => {
      const sides = { width: widthMm, height: heightMm, length: null }
      const fields = leafSteps(configurator).flatMap((step) => fieldsOf(step))
      choose(
        fields.reduce((filled, field) => {
          const sideMm = field.type === 'input_mm' && field.measures !== null ? sides[field.measures] : null
          return sideMm === null ? filled : fillIn(configurator, filled, field.optionId, String(sideMm))
        }, choices),
      )
    },
    setQuantity: (quantity: number) => change({ ...state, quantity }),
    /** What was chosen on the page before it heard anything counts too. */
    adopt: (told: FormData) => {
      const next = adoptForm(configurator, choices, told)
      if (next !== choices) choose(next)
    },
    showErrors: () => setState({ ...state, showsErrors: true }),
    retry: () => change(state),
  }
}

export type Composing = ReturnType<typeof useConfigurator>
