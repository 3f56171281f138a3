import type { Theme } from '#contract/config.ts'
import { paths } from '#app/paths.ts'

/** A choice is asked for anew after a year. */
const KEPT_MS = 365 * 24 * 3_600_000

/** Decisions, 'Chat and head HTML': off where passwords are set and orders are placed. */
const KEEPS_OFF: ReadonlySet<string> = new Set([
  paths.passwordReset,
  paths.loggedOut(),
  paths.orderDetails,
  paths.orderConfirm,
  paths.orderPlaced(),
])

export type ConsentAnswer = 'accepted' | 'refused'
export type ConsentChoice = { readonly answer: ConsentAnswer; readonly atMs: number }
type Added = Pick<Theme, 'chat' | 'headParts'>

/** Whether the shop has anything that waits for the visitor's consent: an element of its pages, or a window of its own. */
export const needsConsent = ({ chat, headParts }: Added): boolean =>
  headParts.some(({ loads }) => loads === 'consent') || (chat?.loads === 'consent' && !chat.script)

/** Whether something of the owner's loads now: what is functional always, the rest after consent only. */
export const mayLoad = (
  added: { readonly loads: 'functional' | 'consent' } | null,
  choice: ConsentChoice | null,
): boolean => added !== null && (added.loads === 'functional' || choice?.answer === 'accepted')

/** Whether a page stays free of them. The router takes a path in capitals, encoded or with a slash at its end too. */
export function keepsOff(pathname: string): boolean {
  try {
    return KEEPS_OFF.has(decodeURIComponent(pathname).toLowerCase().replace(/\/+$/, ''))
  } catch {
    // No path of ours.
    return false
  }
}

/** Whether something of the owner runs in a page as the server sent it. */
export const runsFromStart = ({ headParts }: Pick<Theme, 'headParts'>): boolean =>
  headParts.some(({ tag, loads }) => loads === 'functional' && tag !== 'meta' && tag !== 'noscript')

/** A choice as this browser kept it; null when there is none, it cannot be read, or it is too old or of the future. */
export function parseChoice(kept: string | null, nowMs: number): ConsentChoice | null {
  const [answer, at = ''] = kept?.split(' ') ?? []
  if (answer !== 'accepted' && answer !== 'refused') return null
  const atMs = Date.parse(at)
  const ageMs = nowMs - atMs
  return ageMs >= 0 && ageMs < KEPT_MS ? { answer, atMs } : null
}

/** The answer and its moment, as people can read it too. */
export const choiceText = ({ answer, atMs }: ConsentChoice): string =>
  `${answer} ${new Date(atMs).toISOString()}`
