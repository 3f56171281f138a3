import { useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import { SESSION_KEY } from '#domain/access/browser-marks.ts'
import { api } from '#app/lib/api/api.ts'
import { loadCode } from '#app/lib/page-start/load-code.ts'
import { refreshCartCount, resetCartCount } from './cart-count.ts'
import {
  nextLookMs,
  isTokenExpired,
  RETRY_RENEWAL_MS,
  sessionStart,
  type StoredSession,
} from './session-rules.ts'
import { hasLoginMark, readSession, removeLoginMark, writeSession } from './session-storage.ts'
import type { TokenOutcome } from './session-token.ts'

/**
 * Told to whoever shows what belongs to a customer: a login began or ended, here or in another tab, turned out to be none, or was
 * left by the customer, who then goes to another page.
 */
export type SessionSignal = 'started' | 'ended' | 'lost' | 'left'

// Only a login has a token; a visitor's browser never fetches what renews it.
const loadToken = () => loadCode(() => import('./session-token.ts'))

/** Without its code there is no answer either. */
async function obtainToken(): Promise<TokenOutcome> {
  const code = await loadToken().catch(() => null)
  return code ? code.obtainToken() : 'later'
}

let isLoggedIn = false
let hasStarted = false
let hasChanged = false
/** Who has logged in on this page; null for a login of before, or of another tab. */
let contactId: string | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const viewers = new Set<() => void>()
const signalled = new Set<(signal: SessionSignal) => void>()

function setLoggedIn(next: boolean, signal: SessionSignal = next ? 'started' : 'ended'): void {
  if (isLoggedIn === next) return
  isLoggedIn = next
  hasChanged = true
  for (const viewer of viewers) viewer()
  for (const listener of signalled) listener(signal)
}

function begin(session: StoredSession): void {
  const wasLoggedIn = isLoggedIn
  setLoggedIn(true)
  if (!wasLoggedIn) void countCart()
  lookAgainIn(nextLookMs(session, Date.now(), Math.random()))
}

/** Ends the login in this browser: after logging out, and after a 401 (spec 8). */
export function endSession(signal: Exclude<SessionSignal, 'started'> = 'ended'): void {
  clearTimeout(timer)
  contactId = null
  writeSession(null)
  removeLoginMark()
  resetCartCount()
  setLoggedIn(false, signal)
}

/** Nobody waits for the count, so that a 401 is told by a signal. */
async function countCart(): Promise<void> {
  if ((await refreshCartCount()) === 'refused') endSession('lost')
}

function lookAgainIn(waitMs: number): void {
  clearTimeout(timer)
  timer = setTimeout(look, waitMs)
}

/** Renews the upload token when it has expired; also called when a sleeping page wakes up. */
function look(): void {
  if (!isLoggedIn) return
  const session = readSession()
  if (session && !isTokenExpired(session, Date.now())) begin(session)
  else void renew()
}

async function renew(): Promise<void> {
  settle(await obtainToken())
}

function settle(outcome: TokenOutcome): void {
  if (outcome === 'ended') endSession()
  else if (outcome === 'later') lookAgainIn(RETRY_RENEWAL_MS)
  else begin(outcome)
}

/** Another tab logged in or out, or renewed the token. Its removing asks for a new one (spec 4). */
function onStorage({ key }: StorageEvent): void {
  // A null key is storage that was emptied as a whole.
  if (key !== null && key !== SESSION_KEY) return
  const session = readSession()
  // Whoever logged in there may be another.
  if (!session) contactId = null
  if (session && hasLoginMark()) begin(session)
  else if (!session && isLoggedIn) void renew()
}

/** A page that comes back as it was left does not know who logged in meanwhile. */
function onShow({ persisted }: PageTransitionEvent): void {
  if (persisted) contactId = null
  onWake()
}

function onWake(): void {
  if (document.visibilityState === 'visible') look()
}

/** Spec 4, Session, 'On start'. Runs once, when the first component asks who is there. */
function startOnce(): void {
  if (hasStarted) return
  hasStarted = true
  window.addEventListener('storage', onStorage)
  window.addEventListener('online', onWake)
  window.addEventListener('pageshow', onShow)
  document.addEventListener('visibilitychange', onWake)
  const stored = readSession()
  const start = sessionStart(stored, hasLoginMark())
  if (start === 'clear') writeSession(null)
  if (start === 'clear' || start === 'none') return
  // Nothing changes for who looks at the page: the server has rendered it for this customer.
  isLoggedIn = true
  void countCart()
  // What fails here is told by the renewal that needs it.
  loadToken().catch(() => {})
  if (start === 'restore' && stored) begin(stored)
  else void obtainToken().then((outcome) => (outcome === 'ended' ? endSession('lost') : settle(outcome)))
}

/** Logs in (spec 4): the credentials first, then an upload token. */
export async function logIn(username: string, password: string): Promise<void> {
  const { contact } = await api.logIn({ body: { username, password } })
  contactId = contact.id
  // A token of an earlier login is not ours.
  writeSession(null)
  const outcome = await obtainToken()
  if (typeof outcome === 'object') return begin(outcome)
  // Logged in without a token is a case of its own: the token is asked for again.
  setLoggedIn(true)
  void countCart()
  settle(outcome)
}

/** Logs out (spec 4): the call first, then the session is cleared. */
export async function logOut(): Promise<void> {
  await api.logOut()
  endSession('left')
}

/** Hears when a login begins or ends; answers how to stop hearing. */
export function onSessionSignal(listener: (signal: SessionSignal) => void): () => void {
  signalled.add(listener)
  return () => void signalled.delete(listener)
}

function subscribe(viewer: () => void): () => void {
  viewers.add(viewer)
  startOnce()
  return () => void viewers.delete(viewer)
}

/** Who has logged in, where this page knows it without asking. */
export const contactOfLogin = (): string | null => contactId

/** Whether the page was rendered for who is there now: no login began or ended since. */
export const isLoginOfPage = (): boolean => !hasChanged

type RootLogin = { readonly isLoggedIn?: boolean } | undefined

/** Who is there. The first page takes the server's word, so that it does not change while it wakes up. */
export function useSession(): { readonly isLoggedIn: boolean } {
  const root: RootLogin = useRouteLoaderData('root')
  const now = useSyncExternalStore(
    subscribe,
    () => (hasStarted ? isLoggedIn : hasLoginMark()),
    () => root?.isLoggedIn ?? false,
  )
  return { isLoggedIn: now }
}
