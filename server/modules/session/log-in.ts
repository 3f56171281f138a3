import type { ShopContext } from '../../context.ts'
import { networkOf } from '../../network.ts'
import { Refusal } from '../../refusal.ts'
import { recordWrongPassword, refuseGuessing } from './guesses.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { isPassword } from './passwords.ts'
import {
  deleteSession,
  findLoginContact,
  forgetFailures,
  insertSession,
  type LoginContact,
} from './session-store.ts'
import { newToken, tokenHash } from './tokens.ts'

const MINUTE_MS = 60_000
export const SESSION_DAYS = 30

export const sessionEnd = (now: Date) => new Date(now.getTime() + SESSION_DAYS * 24 * 60 * MINUTE_MS)

type Login = {
  readonly username: string
  readonly password: string
  readonly ip: string
  readonly endsSession: string | null
}

/**
 * A new session for who knows the password. Failures count per address and per network; a good login forgets those of
 * the address, so that a customer's normal day meets no limit. Attempts of one network, and for one address, wait for each
 * other: sent at once they would all be counted as the first.
 */
export const logIn = (shop: ShopContext, login: Login) =>
  oneAtATime(networkOf(login.ip), () =>
    oneAtATime(login.username.toLowerCase(), () => tryToLogIn(shop, login)),
  )

async function tryToLogIn(
  { db, clock }: ShopContext,
  { username, password, ip, endsSession }: Login,
): Promise<{ readonly token: string; readonly contact: LoginContact }> {
  const now = clock()
  const email = username.toLowerCase()
  const subjects = [`email:${email}`, `network:${networkOf(ip)}`]
  await refuseGuessing(db, subjects, now)

  const contact = await findLoginContact(db, email)
  const isRight = await isPassword(password, contact?.passwordHash ?? null)
  if (!contact || !isRight) {
    await recordWrongPassword(db, subjects, now)
    throw new Refusal('LoginFailed')
  }
  if (contact.isBlocked) throw new Refusal('ContactBlocked')

  const token = newToken()
  await db.transaction().execute(async (trx) => {
    await forgetFailures(trx, `email:${email}`)
    // A new id at each login: a planted one is worth nothing afterwards.
    if (endsSession) await deleteSession(trx, tokenHash(endsSession))
    const session = { idHash: tokenHash(token), contactId: contact.id, now, expiresAt: sessionEnd(now) }
    if (!(await insertSession(trx, session))) throw new Refusal('ContactBlocked')
  })
  return { token, contact }
}
