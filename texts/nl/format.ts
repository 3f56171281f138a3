import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import type { Cents } from '#domain/money.ts'
import type { RateE4 } from '#domain/pricing/model.ts'

// Written out instead of asked of Intl, whose spaces and signs differ between the ICU of Node and of the browser: the
// page that the server renders must be the one that the browser would render.
const SPACE = '\u00a0'
const NO_PRICE = '-'
const FILE_UNITS = ['kB', 'MB', 'GB'] as const
const MONTHS = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
] as const

/** '€ 1.234,50', and '-' for a price that does not exist (spec 1). */
export function formatPrice(cents: Cents | null): string {
  if (cents === null || !Number.isSafeInteger(cents)) return NO_PRICE
  return euros(cents, 2)
}

/** A price per piece, m² or metre with two to four decimals, as a run's unit price is shown: '€ 0,0868'. */
export function formatRate(rateE4: RateE4 | null): string {
  if (rateE4 === null || !Number.isSafeInteger(rateE4)) return NO_PRICE
  return euros(rateE4, 4).replace(/0{1,2}$/, '')
}

function euros(amount: number, decimals: number): string {
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0')
  const sign = amount < 0 ? '-' : ''
  return `€${SPACE}${sign}${grouped(digits.slice(0, -decimals))},${digits.slice(-decimals)}`
}

/** '1.234,5': at most `maxDecimals` decimals, without trailing zeros. */
export function formatNumber(value: number, maxDecimals = 2): string {
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(maxDecimals).split('.')
  const decimals = fraction.replace(/0+$/, '')
  const text = decimals === '' ? grouped(whole) : `${grouped(whole)},${decimals}`
  return value < 0 && text !== '0' ? `-${text}` : text
}

/** '21%', '12,5%'. */
export const formatPercent = (percent: number): string => `${formatNumber(percent)}%`

/** A length in mm as centimetres, to the millimetre: '123,4 cm'. */
export const formatCm = (lengthMm: number): string => `${centimetres(lengthMm)}${SPACE}cm`

/** A size in mm as '250 × 125 cm', which never breaks over two lines. */
export const formatSizeCm = (widthMm: number, heightMm: number): string =>
  `${centimetres(widthMm)}${SPACE}×${SPACE}${formatCm(heightMm)}`

const centimetres = (lengthMm: number) => formatNumber(Math.round(lengthMm) / 10, 1)

/** A day ('2026-11-18'), an ISO moment or a Date as '18-11-2026', as the calendar in Amsterdam shows it. */
export function formatDate(date: string | Date): string {
  const [year, month, day] = amsterdamDay(date)
  return `${day}-${month}-${year}`
}

/** The same as '18 november 2026', for the headings of upload groups (spec 2). */
export function formatLongDate(date: string | Date): string {
  const [year, month, day] = amsterdamDay(date)
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`
}

function amsterdamDay(date: string | Date): readonly [year: string, month: string, day: string] {
  const isDay = typeof date === 'string' && date.length === 10
  const [year = '', month = '', day = ''] = (isDay ? date : amsterdamNow(new Date(date)).date).split('-')
  return [year, month, day]
}

/** '512 B', '1,5 kB', '500,0 MB': steps of 1024, one decimal from kB up (spec 3). */
export function formatFileSize(sizeBytes: number): string {
  if (sizeBytes < 1024) return `${sizeBytes}${SPACE}B`
  let size = sizeBytes / 1024
  let step = 0
  // What would read '1024,0 kB' reads '1,0 MB'.
  while (size >= 1023.95 && step < FILE_UNITS.length - 1) {
    size /= 1024
    step += 1
  }
  const [whole = '', tenth = ''] = size.toFixed(1).split('.')
  return `${grouped(whole)},${tenth}${SPACE}${FILE_UNITS[step]}`
}

const grouped = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, '.')
