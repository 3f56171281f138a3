import { minusIcon } from './icons/minus.ts'
import { plusIcon } from './icons/plus.ts'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'

import { classNames } from './class-names.ts'
import { debounce } from './debounce.ts'
import { holdRepeat } from './hold-repeat.ts'
import { Icon, type IconLines } from './icon.tsx'
import { onSettle } from './settling.ts'
import styles from './quantity-input.module.css'

type Minimum = { readonly allowZero: boolean }

/** The rules of spec 5, Quantity, as the domain holds them. */
export type QuantityRules = {
  readonly emitAfterMs: number
  /** The digits of a typed or pasted text; may be empty. */
  readonly sanitise: (text: string) => string
  /** The quantity that a text means; an empty text means the minimum. */
  readonly settle: (text: string, minimum: Minimum) => number
  /** One less, or 'refused' at a minimum of 1. */
  readonly decrement: (quantity: number, minimum: Minimum) => number | 'refused'
}

type QuantityInputProps = {
  readonly label: string
  /** With the product's name and, where it matters, the step: '12 toevoegen'. */
  readonly increaseLabel: string
  readonly decreaseLabel: string
  readonly rules: QuantityRules
  readonly value: number
  /** Told after `rules.emitAfterMs` of quiet. While its promise runs, the field keeps what the customer chose. */
  readonly onChange: (quantity: number) => unknown
  readonly onDisallowedDecrementToZero?: (() => void) | undefined
  readonly allowZero?: boolean
  /** What the first press on plus adds to an empty quantity: the unlinked count or the group share. */
  readonly firstStep?: number
  readonly disabled?: boolean
  /** Dims while the line is being saved; it stays usable. */
  readonly busy?: boolean
  readonly id?: string
  /** Under which a form sends it; needed where it works without scripts. */
  readonly name?: string
  readonly describedBy?: string | undefined
  readonly className?: string
}

const PAGE_STEP = 10
const BLOCKED_KEYS = new Set(['e', 'E', '-'])
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: PAGE_STEP,
  PageDown: -PAGE_STEP,
}

export function QuantityInput(props: QuantityInputProps) {
  const { rules, value, onChange, onDisallowedDecrementToZero, allowZero = false, firstStep = 1 } = props
  const minimum = { allowZero }
  const group = useRef<HTMLFieldSetElement>(null)
  const [emission] = useState(() => debounce(rules.emitAfterMs))
  const [draft, setDraft] = useState<string | null>(null)
  const [spoken, setSpoken] = useState('')
  const shown = draft ?? String(value)
  const quantity = rules.settle(shown, minimum)

  function change(next: number) {
    setDraft(String(next))
    emission.call(() => deliver(next))
  }

  function lowered(by: number): number {
    let lower = quantity
    for (let step = 0; step < by; step += 1) {
      const next = rules.decrement(lower, minimum)
      if (next === 'refused') break
      lower = next
    }
    return lower
  }

  function stepBy(step: number): boolean {
    const raised = step === 1 && quantity === 0 ? firstStep : quantity + step
    const next = step > 0 ? rules.settle(String(raised), minimum) : lowered(-step)
    if (step < 0 && next === quantity && !allowZero) onDisallowedDecrementToZero?.()
    if (next === quantity && draft !== '') return false
    change(next)
    setSpoken(String(next))
    return next !== quantity
  }

  function deliver(next: number) {
    const keepShown = next === value ? null : onChange(next)
    void Promise.resolve(keepShown).finally(() => setDraft((now) => (now === String(next) ? null : now)))
  }

  // A change must not be lost because the customer moves on within half a second, to another page or to the button
  // that orders, nor be missed by who asks whether there is one.
  useEffect(() => {
    function onElsewhere({ target }: Event) {
      if (!(target instanceof Node && group.current?.contains(target))) emission.flush()
    }
    document.addEventListener('pointerdown', onElsewhere, true)
    document.addEventListener('focusin', onElsewhere)
    const deafen = onSettle(emission.flush)
    return () => {
      deafen()
      document.removeEventListener('pointerdown', onElsewhere, true)
      document.removeEventListener('focusin', onElsewhere)
      emission.flush()
    }
  }, [emission])

  function onText(text: string) {
    const digits = rules.sanitise(text)
    if (digits !== '') return change(rules.settle(digits, minimum))
    setDraft('')
    emission.cancel()
  }

  function settleEmpty() {
    if (draft === '') change(quantity)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = KEY_STEPS[event.key]
    if (step !== undefined || BLOCKED_KEYS.has(event.key)) event.preventDefault()
    if (step !== undefined) stepBy(step)
    if (event.key === 'Enter') {
      settleEmpty()
      emission.flush()
    }
  }

  const atMinimum = quantity <= rules.settle('', minimum)
  return (
    <fieldset
      ref={group}
      aria-label={props.label}
      aria-busy={props.busy || undefined}
      className={classNames(styles.group, props.className)}
    >
      <StepButton
        icon={minusIcon}
        label={props.decreaseLabel}
        refusing={atMinimum}
        disabled={props.disabled}
        onStep={() => stepBy(-1)}
      />
      <input
        id={props.id}
        name={props.name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={props.label}
        aria-describedby={props.describedBy}
        value={shown}
        disabled={props.disabled}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={(event) => event.target.select()}
        onBlur={settleEmpty}
      />
      <StepButton
        icon={plusIcon}
        label={props.increaseLabel}
        disabled={props.disabled}
        onStep={() => stepBy(1)}
      />
      <span aria-live="polite" className="visually-hidden">
        {spoken}
      </span>
    </fieldset>
  )
}

type StepButtonProps = {
  readonly icon: IconLines
  readonly label: string
  readonly refusing?: boolean
  readonly disabled?: boolean | undefined
  /** Answers whether anything changed. */
  readonly onStep: () => boolean
}

function StepButton({ icon, label, refusing, disabled, onStep }: StepButtonProps) {
  const [hold] = useState(holdRepeat)
  useEffect(() => hold.release, [hold])
  // A held button steps on from what stands by then, not from what stood when it was pressed.
  const latestStep = useRef(onStep)
  useLayoutEffect(() => {
    latestStep.current = onStep
  })
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={refusing || undefined}
      disabled={disabled}
      onPointerDown={(event) => event.button === 0 && hold.press(() => latestStep.current())}
      onPointerUp={hold.release}
      onPointerLeave={hold.release}
      onPointerCancel={hold.release}
      onClick={() => hold.click(onStep)}
    >
      <Icon of={icon} sizePx={18} />
    </button>
  )
}
