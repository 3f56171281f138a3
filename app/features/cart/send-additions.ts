import { isApiError } from '#contract/api-error.ts'
import type { AddedAs } from '#contract/cart.ts'
import { api } from '#app/lib/api/api.ts'
import { refreshCartCount, setCartCount } from '#app/lib/session/cart-count.ts'
import { inTurn } from '#app/lib/session/in-turn.ts'
import type { Addition } from '#app/lib/cart/keep-addition.ts'
import { hasLoginMark } from '#app/lib/session/session-storage.ts'
import { SESSION_KEY } from '#domain/access/browser-marks.ts'
import { contactOfLogin, onSessionSignal } from '#app/lib/session/session.ts'
import { showToast, toastStore } from '#app/ui/toast-store.ts'
import { addedToCartTexts } from '#texts/nl/added-to-cart.ts'
import { waitingAdditionsTexts as texts } from '#texts/nl/waiting-additions.ts'
import {
  changeStored,
  forgetStored,
  forgetOld,
  isAnythingToSend,
  storageKeyOf,
  readStored,
} from './addition-storage.ts'
import {
  answerOf,
  isTooOld,
  nextToSend,
  retryAfterMs,
  type SendAnswer,
  type WaitingAddition,
  type WaitingChange,
} from './waiting-additions.ts'

/** How the page leads to the cart, and what it does when that changed behind it. */
export type CartWays = { readonly toCart: () => void; readonly onChanged: () => void }

const LOCK = 'send-waiting-additions'
/** The others wait for the tab that sends. */
const LONGEST_CALL_MS = 60_000

let hasStarted = false
/** Whose additions are kept and shown; null while that is not known. */
let accountId: string | null = null
/** Since when it is nobody else, as far as this tab knows. */
let sinceMs = 0
let shown: readonly WaitingAddition[] = []
let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined
let refusedToast: number | null = null
/** What was answered, also where that could not be written down. */
const settled = new Set<string>()
const viewers = new Set<() => void>()
const ways = new Set<CartWays>()
const toCart = () => ways.values().next().value?.toCart()
function onChanged(): void {
  for (const way of ways) way.onChanged()
}

function show(waiting: readonly WaitingAddition[]): void {
  shown = waiting
  for (const viewer of viewers) viewer()
}

/** Tells who has logged in, as the shop said it. */
export function setAccount(next: string | null): void {
  accountId = next
  show(next === null ? [] : readStored(next))
}

/** A login began or ended, here or elsewhere: what is still under way belongs to whoever was there. */
function forgetAccount(): void {
  sinceMs = Date.now()
  if (refusedToast !== null) toastStore.dismiss(refusedToast)
  setAccount(null)
}

/** Asks who has logged in; without an answer it is asked again later. */
async function learnAccount(): Promise<string | null> {
  const askedSinceMs = sinceMs
  try {
    const { contact } = await api.getCustomer({}, { signal: AbortSignal.timeout(LONGEST_CALL_MS) })
    if (askedSinceMs !== sinceMs) return null
    if (contact.id !== accountId) setAccount(contact.id)
    return contact.id
  } catch (error) {
    if (!isApiError(error)) throw error
    if (error.status !== 401) tryLater()
    return null
  }
}

async function change(id: string, what: WaitingChange): Promise<boolean> {
  const waiting = await changeStored(id, what)
  if (waiting && id === accountId) show(waiting)
  return waiting !== null
}

async function keep(addition: Addition): Promise<boolean> {
  if (accountId === null || addition.addedAt < sinceMs) return false
  if (!(await change(accountId, { type: 'kept', addition: { ...addition, refusal: null } }))) return false
  showToast({
    tone: 'warning',
    title: navigator.onLine ? texts.keptNoAnswer : texts.kept,
    lines: [texts.keptLine(addition.quantity, addition.title, addition.pack ?? null)],
  })
  timer ??= setTimeout(send, retryAfterMs(failures))
  return true
}

export function removeWaiting(key: string): Promise<boolean> {
  return accountId === null ? Promise.resolve(false) : change(accountId, { type: 'removed', key })
}

/** What was taken away comes back as the last, for whom it waited. */
export async function putBackWaiting(ownerId: string, addition: WaitingAddition): Promise<void> {
  await change(ownerId, { type: 'kept', addition })
  send()
}

function tryLater(): void {
  failures += 1
  clearTimeout(timer)
  timer = setTimeout(send, retryAfterMs(failures))
}

/** What the shop told of one that it took: to what line it came, and the number of lines in the cart after it. */
type Taken = { readonly added: AddedAs; readonly count: number }

async function sendOne(addition: WaitingAddition): Promise<SendAnswer & { readonly taken?: Taken }> {
  if (isTooOld(addition, Date.now())) return { type: 'refused', reason: texts.tooOld }
  try {
    const { added, totalItemCount } = await api.addCartItem(
      { body: { cartItem: addition.cartItem } },
      { idempotencyKey: addition.key, signal: AbortSignal.timeout(LONGEST_CALL_MS) },
    )
    return { type: 'added', taken: { added, count: totalItemCount } }
  } catch (error) {
    if (!isApiError(error)) throw error
    return answerOf(error)
  }
}

const MOST_TOLD = 3

/** How much of what, of the first products; and of how many more. */
function linesOf(additions: readonly WaitingAddition[]): readonly string[] {
  const amounts = new Map<string, Pick<Addition, 'title' | 'quantity' | 'pack'>>()
  for (const { title, quantity, pack = null } of additions) {
    amounts.set(title, { title, quantity: (amounts.get(title)?.quantity ?? 0) + quantity, pack })
  }
  const lines = [...amounts.values()].map(({ title, quantity, pack = null }) =>
    addedToCartTexts.addedLine(quantity, title, pack),
  )
  const left = lines.length - MOST_TOLD
  return left > 0 ? [...lines.slice(0, MOST_TOLD), texts.others(left)] : lines
}

function tellAdded(added: readonly WaitingAddition[], as: ReadonlySet<AddedAs>): void {
  showToast({
    tone: 'good',
    title: addedToCartTexts.added,
    lines: [...linesOf(added), ...[...as].flatMap((kind) => addedToCartTexts.notes[kind] ?? [])],
    action: { label: addedToCartTexts.toCart, onPress: toCart },
  })
}

type Refused = { readonly addition: WaitingAddition; readonly reason: string }

/** One for all, since it stays: the cart shows each with its reason. */
function tellRefused(refused: readonly Refused[]): void {
  refusedToast = showToast({
    tone: 'error',
    title: texts.refused,
    lines: [...Map.groupBy(refused, ({ reason }) => reason)].flatMap(([reason, together]) => [
      ...linesOf(together.map(({ addition }) => addition)),
      reason,
    ]),
    sticky: true,
    key: 'refused-additions',
    action: { label: addedToCartTexts.toCart, onPress: toCart },
  })
}

/** In order, each until it is answered. The shop says for whom: another tab may have logged in as somebody else. */
async function sendAll(): Promise<void> {
  if (!navigator.onLine || !hasLoginMark()) return
  if (accountId !== null && !isAnythingToSend()) return
  const id = await learnAccount()
  if (id === null) return
  const added: WaitingAddition[] = []
  const addedAs = new Set<AddedAs>()
  const refused: Refused[] = []
  const isStillThere = () => accountId === id
  while (isStillThere()) {
    const next = nextToSend(readStored(id).filter(({ key }) => !settled.has(key)))
    if (!next) {
      failures = 0
      break
    }
    const { taken, ...answer } = await sendOne(next)
    if (answer.type === 'later') {
      tryLater()
      break
    }
    settled.add(next.key)
    await change(id, { type: 'answered', key: next.key, answer })
    if (answer.type === 'refused') refused.push({ addition: next, reason: answer.reason })
    else added.push(next)
    if (!taken) continue
    addedAs.add(taken.added)
    if (isStillThere()) setCartCount(taken.count)
  }
  // Whoever is there now has nothing to do with it.
  if (!isStillThere()) return
  if (refused.length > 0) tellRefused(refused)
  if (added.length === 0) return
  tellAdded(added, addedAs)
  onChanged()
}

function send(): void {
  clearTimeout(timer)
  timer = undefined
  void inTurn(LOCK, sendAll)
}

function onOnline(): void {
  // What another tab sent while this one was cut off.
  void refreshCartCount()
  send()
}

function onWake(): void {
  if (document.visibilityState === 'visible') send()
}

/** A page that comes back as it was left does not know who logged in meanwhile. */
function onShow({ persisted }: PageTransitionEvent): void {
  if (persisted) forgetAccount()
  onWake()
}

/** Another tab kept, sent or removed something; or it logged out, and whoever logs in next may be another. */
function onStorage({ key, newValue }: StorageEvent): void {
  // A null key is storage that was emptied as a whole.
  if (key === null || (key === SESSION_KEY && newValue === null)) {
    forgetAccount()
    send()
  }
  if (accountId === null || key !== storageKeyOf(accountId)) return
  const before = shown.length
  show(readStored(accountId))
  if (shown.length >= before) return
  void refreshCartCount()
  onChanged()
}

/** Keeps and sends for as long as the page lives; answers how to take leave of a part of it. */
export function startSending(own: CartWays, pageAccountId: string | null): () => void {
  ways.add(own)
  if (!hasStarted) {
    hasStarted = true
    addEventListener('keepaddition', ({ detail }) => {
      detail.answer = keep(detail.addition)
    })
    addEventListener('forgetadditions', () => {
      if (accountId !== null) forgetStored(accountId)
      show([])
    })
    addEventListener('online', onOnline)
    addEventListener('pageshow', onShow)
    document.addEventListener('visibilitychange', onWake)
    addEventListener('storage', onStorage)
    onSessionSignal((signal) => {
      forgetAccount()
      if (signal !== 'started') return
      setAccount(contactOfLogin())
      onWake()
    })
    setAccount(contactOfLogin() ?? pageAccountId)
    forgetOld(Date.now())
    onWake()
  }
  return () => void ways.delete(own)
}

export function watchWaiting(viewer: () => void): () => void {
  viewers.add(viewer)
  return () => void viewers.delete(viewer)
}

/** What waits for who has logged in, as far as that is known. */
export const readWaitingNow = (): readonly WaitingAddition[] => shown
