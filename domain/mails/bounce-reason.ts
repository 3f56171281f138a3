/** Why a mail came back, as far as somebody can do something about it. */
export const BOUNCE_REASONS = [
  'unknownAddress',
  'mailboxFull',
  'refused',
  'tooLarge',
  'unreachable',
  'other',
] as const

/** One of them. */
export type BounceReason = (typeof BOUNCE_REASONS)[number]

/** An enhanced status of RFC 3463 in words of a mail server, and no part of an IP address or of a version. */
const STATUS = /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.]*\d)/g

/** Those of which subject and detail say more than their subject alone. */
const REASON_OF_DETAIL: Readonly<Record<string, BounceReason>> = {
  '1.0': 'unknownAddress',
  '1.1': 'unknownAddress',
  '1.2': 'unknownAddress',
  '1.3': 'unknownAddress',
  '1.6': 'unknownAddress',
  '1.10': 'unknownAddress',
  '2.1': 'unknownAddress',
  '2.2': 'mailboxFull',
  '2.3': 'tooLarge',
  '3.4': 'tooLarge',
}

const REASON_OF_SUBJECT: Readonly<Record<string, BounceReason>> = { '4': 'unreachable', '7': 'refused' }

/**
 * Why a mail came back, by the enhanced status that a mail server gave: the first in its words that says anything. `5.0.0` says nothing,
 * so that words which begin with it are read on.
 */
export function bounceReason(words: string): BounceReason {
  for (const [status] of words.matchAll(STATUS)) {
    const [, subject = '', detail = ''] = status.split('.')
    // Exchange Online says so of an address that its domain does not know; of others 4.4.1 is a server that never answered.
    if (status === '5.4.1') return 'unknownAddress'
    const reason = REASON_OF_DETAIL[`${subject}.${detail}`] ?? REASON_OF_SUBJECT[subject]
    if (reason) return reason
  }
  return 'other'
}
