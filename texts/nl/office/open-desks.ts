import type { OpenKind } from '#contract/office/open-desks.ts'
import { formatNumber } from '../format.ts'

const WHAT = {
  file: 'dit bestand',
  order: 'deze order',
  quote: 'deze offerte',
  product: 'dit product',
} as const satisfies Record<OpenKind, string>

const MOST_NAMED = 2

/** 'Sanne', 'Sanne en Bram' or 'Sanne, Bram en nog 2 collega’s'. */
function named(names: readonly string[]): string {
  const more = names.length - MOST_NAMED
  const first = names.slice(0, MOST_NAMED)
  if (more > 0)
    return `${first.join(', ')} en nog ${more === 1 ? '1 collega' : `${formatNumber(more)} collega’s`}`
  return first.join(' en ')
}

/** Who of the staff has the same open. */
export const openTexts = {
  alsoOpen: (names: readonly string[], kind: OpenKind) =>
    `${named(names)} ${names.length === 1 ? 'heeft' : 'hebben'} ${WHAT[kind]} ook open.`,
} as const
