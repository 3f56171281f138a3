import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ACTING_MARK } from '#domain/access/browser-marks.ts'
import { may } from '#domain/access/may.ts'
import type { ShopContext } from '../../context.ts'
import { ANONYMOUS, NO_SCOPE, type Asker, cookieName, isHttps, SESSION_COOKIE } from '../../http/asker.ts'
import type { Mount } from '../../http/mount.ts'
import { askerOfPage } from '../../http/of-page.ts'
import { beginActing } from './begin-acting.ts'
import { refuseRobots } from './captcha.ts'
import { changePassword } from './change-password.ts'
import { logIn, SESSION_DAYS, sessionEnd } from './log-in.ts'
import { mailPasswordResetTask } from './mail-password-reset.task.ts'
import { beginCustomerPreview } from './preview-as-customer.ts'
import { deleteSession, findSession, touchSession } from './session-store.ts'
import { tokenHash } from './tokens.ts'
import { createUploadToken } from './upload-token.ts'

const DAY_MS = 24 * 60 * 60_000

/** The cookies of a session: the secret one, and the mark that the page may read. */
function sessionCookies({ settings }: ShopContext) {
  const sessionCookie = cookieName(SESSION_COOKIE, settings.publicUrl)
  const cookieOptions = {
    path: '/',
    sameSite: 'lax',
    secure: isHttps(settings.publicUrl),
    maxAge: SESSION_DAYS * 86_400,
  } as const
  const tokenOf = (request: FastifyRequest) => request.cookies[sessionCookie] ?? null

  function setCookies(reply: FastifyReply, token: string, life: { readonly maxAge?: number } = {}): void {
    void reply.setCookie(sessionCookie, token, { ...cookieOptions, ...life, httpOnly: true })
    // Readable by the page as a mark that a login exists (spec 3, Session); never trusted here.
    void reply.setCookie('LoggedIn', '1', { ...cookieOptions, ...life })
  }
  /** Those of staff who act for a contact; a page that began before sees by the mark for whom. */
  function setActingCookies(reply: FastifyReply, token: string, contactId: string, maxAge: number): void {
    setCookies(reply, token, { maxAge })
    void reply.setCookie(ACTING_MARK, contactId, { ...cookieOptions, maxAge })
  }
  function clearCookies(reply: FastifyReply): void {
    void reply.clearCookie(sessionCookie, { ...cookieOptions, httpOnly: true })
    void reply.clearCookie('LoggedIn', cookieOptions)
  }
  /** Only where there is such a mark. */
  function clearActingMark(request: FastifyRequest, reply: FastifyReply): void {
    if (request.cookies[ACTING_MARK] !== undefined) void reply.clearCookie(ACTING_MARK, cookieOptions)
  }

  return { tokenOf, setCookies, setActingCookies, clearCookies, clearActingMark }
}

/** Tells every part of the server who sends a request; looked up once for a page, and only where it matters. */
export function knowAskers(app: FastifyInstance, shop: ShopContext): void {
  const { tokenOf, clearCookies, clearActingMark } = sessionCookies(shop)
  const known = new WeakMap<FastifyRequest, Promise<Asker>>()
  async function lookUp(request: FastifyRequest): Promise<Asker> {
    const { previewAs } = shop
    // Whoever has logged in besides is not who the preview is for.
    if (previewAs.kind === 'customer') return { kind: 'visitor', priceScope: previewAs.priceScope }
    if (previewAs.kind === 'ended') return { kind: 'visitor', priceScope: NO_SCOPE }
    const token = tokenOf(request)
    if (!token || token.length > 100) return ANONYMOUS
    const now = shop.clock()
    const sessionIdHash = tokenHash(token)
    const session = await findSession(shop.db, sessionIdHash, now)
    if (!session) return ANONYMOUS
    const actedBy = session.actedBy && ({ kind: 'operator', ...session.actedBy } as const)
    if (actedBy && may(actedBy, 'actForContact') !== null) return ANONYMOUS
    if (!actedBy && now.getTime() - session.lastSeenAt.getTime() > DAY_MS) {
      await touchSession(shop.db, sessionIdHash, now, sessionEnd(now))
    }
    return {
      kind: 'contact',
      contactId: session.contactId,
      companyId: session.companyId,
      priceScope: session.priceScope,
      rights: session.rights,
      actedBy,
      sessionIdHash,
    }
  }
  app.decorate('findAsker', (request: FastifyRequest) => {
    const ofPage = askerOfPage()
    const asker = known.get(request) ?? (ofPage ? Promise.resolve(ofPage) : lookUp(request))
    known.set(request, asker)
    return asker
  })

  // A mark of a session that has ended would send the browser asking again and again.
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== 401 || !request.cookies['LoggedIn']) return
    const asker = await known.get(request)
    if (asker?.kind !== 'visitor') return
    clearCookies(reply)
    clearActingMark(request, reply)
  })
}

/** Login, logout and upload token. */
export function sessionRoutes(mount: Mount, shop: ShopContext): void {
  const { tokenOf, setCookies, setActingCookies, clearCookies, clearActingMark } = sessionCookies(shop)

  mount('logIn', async ({ body, ip, request, reply }) => {
    const { token, contact } = await logIn(shop, { ...body, ip, endsSession: tokenOf(request) })
    setCookies(reply, token)
    clearActingMark(request, reply)
    const { id, email, firstName, lastName, phone } = contact
    return { contact: { id, email, firstName, lastName, phone } }
  })

  mount('logOut', async ({ request, reply }) => {
    const token = tokenOf(request)
    if (token) await deleteSession(shop.db, tokenHash(token))
    clearCookies(reply)
    clearActingMark(request, reply)
    return { ok: true }
  })

  mount('actForContact', async ({ operator, params: { id, contactId }, request, reply }) => {
    const { token, lifeSeconds } = await beginActing(shop, operator, {
      companyId: id,
      contactId,
      endsSession: tokenOf(request),
    })
    setActingCookies(reply, token, contactId, lifeSeconds)
    return { ok: true }
  })

  mount('previewAsCustomer', async ({ operator, params }) => ({
    mark: await beginCustomerPreview(shop, operator, params.id),
  }))

  mount('mailPasswordReset', async ({ body, ip }) => {
    await refuseRobots(shop.settings, body.recaptchaResponse, ip)
    await shop.jobs.send(shop.db, mailPasswordResetTask, { email: body.email })
    return { ok: true }
  })

  mount('changePassword', async ({ customer, body }) => {
    await changePassword(shop, customer, body)
    return { ok: true }
  })

  mount('createUploadToken', ({ customer }) => createUploadToken(shop, customer))
}
