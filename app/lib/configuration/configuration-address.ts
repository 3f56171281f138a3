import type { Choices } from '#domain/configurator/choices.ts'
import { NO_CHOICES } from '#domain/configurator/choices.ts'
import type { Configurator } from '#domain/configurator/model.ts'
import { fieldsOf, leafSteps } from '#domain/configurator/steps.ts'
import { withoutStray } from '#domain/configurator/stray-choices.ts'
import { CHOICES_NAME, LINE_NAME, QUANTITY_NAME, SIZE_NAMES } from './configuration-names.ts'

/** A configuration as it lives in the address of its page: choices, number of pieces, and the cart line being changed. */
export type AddressedConfiguration = {
  readonly choices: Choices
  readonly quantity: number
  readonly lineId: string | null
  /** Whether the address named choices that are no longer offered. */
  readonly hasLostChoices: boolean
}

const MAX_QUANTITY = 1_000_000
const BETWEEN_CHOICES = '_'
const BETWEEN_NAME_AND_VALUE = '.'
const BEFORE_QUANTITY = '*'

/** What the address names, whether it is offered or not. */
export function readChoices(configurator: Configurator, search: URLSearchParams): Choices {
  const steps = leafSteps(configurator)
  const fieldIds = new Set(steps.flatMap(fieldsOf).map(({ optionId }) => optionId))
  const options: Record<string, { id: string; quantity?: number }> = {}
  const fields = readSizes(steps, search)
  for (const part of (search.get(CHOICES_NAME) ?? '').split(BETWEEN_CHOICES)) {
    const at = part.indexOf(BETWEEN_NAME_AND_VALUE)
    if (at < 1) continue
    const name = part.slice(0, at)
    const value = part.slice(at + 1)
    if (fieldIds.has(name)) fields[name] = value.slice(0, 40)
    else options[name] = readOption(value)
  }
  return { ...NO_CHOICES, options, fields }
}

/**
 * Reads 'breedte.3000_doek.doek-510_spanners.spanners-10*2'; what is no longer offered is left out. A size that the choices leave
 * open may stand apart, as it does for a product by itself: 'breedte=3000'.
 */
export function readAddress(configurator: Configurator, search: URLSearchParams): AddressedConfiguration {
  const read = readChoices(configurator, search)
  const choices = withoutStray(configurator, read)
  const lineId = search.get(LINE_NAME)
  return {
    choices,
    quantity: readQuantity(configurator, search.get(QUANTITY_NAME)),
    lineId: lineId !== null && /^[0-9a-f-]{36}$/.test(lineId) ? lineId : null,
    hasLostChoices: choices !== read,
  }
}

function readSizes(steps: ReturnType<typeof leafSteps>, search: URLSearchParams): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const field of steps.flatMap(fieldsOf)) {
    const side = field.type === 'input_mm' ? field.measures : null
    const text = side && search.get(SIZE_NAMES[side])
    if (text) fields[field.optionId] = text.slice(0, 7)
  }
  return fields
}

function readOption(value: string): { id: string; quantity?: number } {
  const [id = '', quantity] = value.split(BEFORE_QUANTITY)
  return quantity !== undefined && /^\d{1,6}$/.test(quantity) ? { id, quantity: Number(quantity) } : { id }
}

function readQuantity({ quantity }: Configurator, text: string | null): number {
  const start = quantity.from === 'customer' ? quantity.start : 1
  if (text === null || !/^\d{1,7}$/.test(text)) return start
  return Math.min(Math.max(Number(text), 1), MAX_QUANTITY)
}

type Written = {
  readonly choices: Pick<Choices, 'options' | 'fields'>
  readonly quantity: number
  readonly lineId?: string | null
}

/** The query of a page on which this configuration stands. */
export function writeAddress({ choices, quantity, lineId }: Written): string {
  const parts = [
    ...Object.entries(choices.fields).flatMap(([name, text]) =>
      text === null ? [] : [[name, text] as const],
    ),
    ...Object.entries(choices.options).map(
      ([name, { id, quantity: own }]) =>
        [name, own === undefined ? id : `${id}${BEFORE_QUANTITY}${own}`] as const,
    ),
  ].map(([name, value]) => `${name}${BETWEEN_NAME_AND_VALUE}${value}`)
  const search = new URLSearchParams()
  if (parts.length > 0) search.set(CHOICES_NAME, parts.join(BETWEEN_CHOICES))
  search.set(QUANTITY_NAME, String(quantity))
  if (lineId) search.set(LINE_NAME, lineId)
  return `?${search}`
}
