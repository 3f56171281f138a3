import { parseArgs } from 'node:util'
import { dateOfDayNumber, dayNumberOf, type PlainDate } from '#domain/delivery/plain-date.ts'
import { answerQuoteTexts as texts } from '#texts/nl/quotes.ts'
import { NO_EDITS } from '../cart/edit-parked.ts'
import type { PriceAnswer } from './answer-price.ts'

type Problem = { readonly problem: string }

/** What staff typed behind the command, or what is wrong with it. */
export function readAnswer(words: readonly string[], today: PlainDate): PriceAnswer | Problem {
  const typed = parsed(words)
  if (!typed) return { problem: texts.usage }
  const { values, positionals } = typed
  const [number, message, ...more] = positionals
  if (!number || !message?.trim() || more.length > 0) return { problem: texts.usage }
  const linePrices = new Map<number, number>()
  for (const text of values.prijs ?? []) {
    const [, line, euros, cents = '00'] = /^([1-9]\d{0,2})=(\d{1,7})(?:[,.](\d\d))?$/.exec(text) ?? []
    if (!line || !euros) return { problem: texts.badAmount(text) }
    linePrices.set(Number(line), Number(euros) * 100 + Number(cents))
  }
  const discount = values.korting ?? '0'
  if (!/^(?:\d|[1-9]\d)(?:[,.]\d{1,2})?$/.test(discount)) return { problem: texts.badPercent(discount) }
  const validUntil = values.geldig ?? null
  if (validUntil !== null && (!isDay(validUntil) || validUntil < today))
    return { problem: texts.badDate(validUntil) }
  return {
    quote: { number },
    message: message.trim(),
    edits: NO_EDITS,
    linePrices,
    percentOff: Number(discount.replace(',', '.')),
    validUntil,
    isDeclined: values.afwijzen ?? false,
  }
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        prijs: { type: 'string', multiple: true },
        korting: { type: 'string' },
        geldig: { type: 'string' },
        afwijzen: { type: 'boolean' },
      },
    })
  } catch {
    // An option that there is not.
    return null
  }
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && dateOfDayNumber(dayNumberOf(text)) === text
