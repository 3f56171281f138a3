import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { needsSecondFactor } from '#domain/access/operator-roles.ts'
import { browserName } from '#texts/nl/office/browser-name.ts'
import type { ShopContext } from '../../context.ts'
import { cookieName, isHttps, type LoggedInOperator, OPERATOR_COOKIE } from '../../http/asker.ts'
import type { Mount } from '../../http/mount.ts'
import { tokenHash } from '../session/tokens.ts'
import { SESSION_HOURS } from './begin-session.ts'
import { logInOperator } from './log-in-operator.ts'
import { enrolSecondFactor, logInWithCode } from './log-in-with-code.ts'
import {
  deleteOperatorSession,
  deleteOperatorSessions,
  findSessionOperator,
  listOperatorSessions,
  type OperatorRecord,
  touchOperatorSession,
} from './operator-store.ts'

const MINUTE_MS = 60_000
const LONGEST_TOKEN = 100
/** Of a browser; some tell their whole life. */
const LONGEST_NAME = 300

/** The secret cookie of an operator's session; no page reads it, and no other site's link brings it along. */
function operatorCookie({ settings: { publicUrl } }: ShopContext) {
  const name = cookieName(OPERATOR_COOKIE, publicUrl)
  const options = {
    // The prefix __Host- wants the whole host; it goes with the pages of /beheer and the calls of /beheer/api.
    path: '/',
    sameSite: 'strict',
    secure: isHttps(publicUrl),
    httpOnly: true,
    maxAge: SESSION_HOURS * 3_600,
  } as const
  return {
    tokenOf: (request: FastifyRequest) => request.cookies[name] ?? null,
    set: (reply: FastifyReply, token: string) => void reply.setCookie(name, token, options),
    clear: (reply: FastifyReply) => void reply.clearCookie(name, options),
  }
}

/** Tells every part of the server which operator sends a request; looked up once, and only where it matters. */
export function knowOperators(app: FastifyInstance, shop: ShopContext): void {
  const cookie = operatorCookie(shop)
  const known = new WeakMap<FastifyRequest, Promise<LoggedInOperator | null>>()
  async function lookUp(request: FastifyRequest): Promise<LoggedInOperator | null> {
    const token = cookie.tokenOf(request)
    if (!token || token.length > LONGEST_TOKEN) return null
    const now = shop.clock()
    const sessionIdHash = tokenHash(token)
    const found = await findSessionOperator(shop.db, sessionIdHash, now)
    if (!found) return null
    const { id, email, name, role, lastSeenAt, hasSecondFactor } = found
    // Who came into such a role, or was here before codes were asked, sets his up first.
    if (shop.settings.officeSecondFactor && needsSecondFactor(role) && !hasSecondFactor) return null
    if (now.getTime() - lastSeenAt.getTime() >= MINUTE_MS) {
      await touchOperatorSession(shop.db, sessionIdHash, now)
    }
    return { kind: 'operator', operatorId: id, role, email, name, sessionIdHash }
  }
  app.decorate('findOperator', (request: FastifyRequest) => {
    const operator = known.get(request) ?? lookUp(request)
    known.set(request, operator)
    return operator
  })
}

const shown = ({ id, email, name, role }: OperatorRecord) => ({ operator: { id, email, name, role } })

/** Login, logout and sessions of operators. */
export function operatorRoutes(mount: Mount, shop: ShopContext): void {
  const cookie = operatorCookie(shop)
  const browserOf = (request: FastifyRequest) => ({
    endsSession: cookie.tokenOf(request),
    browser: (request.headers['user-agent'] ?? '').slice(0, LONGEST_NAME),
  })

  mount('logInOperator', async ({ body, ip, request, reply }) => {
    const login = { ...body, ip, ...browserOf(request) }
    const entered = await logInOperator(shop, login)
    if ('step' in entered) return { operator: null, step: entered.step }
    cookie.set(reply, entered.token)
    return { ...shown(entered.operator), step: null }
  })

  mount('logInOperatorByCode', async ({ body, ip, request, reply }) => {
    const login = { ...body, ip, ...browserOf(request) }
    const { token, operator } = await logInWithCode(shop, login)
    cookie.set(reply, token)
    return shown(operator)
  })

  mount('enrolSecondFactor', async ({ body, ip, request, reply }) => {
    const login = { ...body, ip, ...browserOf(request) }
    const { token, operator, recoveryCodes } = await enrolSecondFactor(shop, login)
    cookie.set(reply, token)
    return { ...shown(operator), recoveryCodes: [...recoveryCodes] }
  })

  mount('logOutOperator', async ({ operator, reply }) => {
    await deleteOperatorSession(shop.db, operator.sessionIdHash)
    cookie.clear(reply)
    return { ok: true }
  })

  mount('getOperator', ({ operator }) => shown({ ...operator, id: operator.operatorId }))

  mount('listOperatorSessions', async ({ operator: { operatorId, sessionIdHash } }) => {
    const sessions = await listOperatorSessions(shop.db, operatorId, shop.clock())
    return {
      sessions: sessions.map(({ id, idHash, browser, createdAt, lastSeenAt, expiresAt }) => ({
        id,
        browser: browserName(browser),
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        isThisOne: idHash.equals(sessionIdHash),
      })),
    }
  })

  mount('endOperatorSessions', async ({ operator, reply }) => {
    await deleteOperatorSessions(shop.db, operator.operatorId)
    cookie.clear(reply)
    return { ok: true }
  })
}
