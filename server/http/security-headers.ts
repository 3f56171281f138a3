import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'

const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
const YEAR_SECONDS = 31_536_000

/** Of answers that are no page: they show, run and load nothing. The policy has no directive that lacks a fallback. */
const LOADS_NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Put there by the plug-in for a route that has the option `helmet`. */
    helmet?: object
  }
}

/** What no page of the shop uses, nor anything that it shows. */
const PERMISSIONS = 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()'

/** Of every answer that is no page; they cost nothing to make. */
export const fixedHeaders = (settings: Settings) => ({
  'content-security-policy': LOADS_NOTHING,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(isHttps(settings) && { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }),
})

const isHttps = ({ publicUrl }: Settings) => publicUrl?.startsWith('https:') ?? false

/** The origin of uploads, when they go elsewhere. */
const uploadOrigin = ({ uploadRootUrl }: Settings) => {
  const url = URL.parse(uploadRootUrl)
  return url ? [url.origin] : []
}

const OPEN_TO_HOSTS = /^\s*(?:connect|img|font|style|frame)-src /

/**
 * The policy of a page that may also call some hosts: read from them, and show what lies there. Scripts of theirs run
 * because a script with the nonce loads them.
 */
export function withHosts(policy: string, hosts: readonly string[]): string {
  if (hosts.length === 0) return policy
  const lines = hosts.map((host) => host.replace('https:', 'wss:'))
  return policy
    .split(';')
    .map((directive) => {
      if (!OPEN_TO_HOSTS.test(directive)) return directive
      const isForCalls = directive.trimStart().startsWith('connect-src')
      return [directive, ...hosts, ...(isForCalls ? lines : [])].join(' ')
    })
    .join(';')
}

/**
 * Headers of every answer. A route with the option `helmet` is a page: its scripts and styles run only by nonce, and
 * what they load in turn ('strict-dynamic'). All others get fixed headers.
 */
export async function securityHeaders(
  app: FastifyInstance,
  settings: Settings,
  isDev: boolean,
): Promise<void> {
  const captcha = settings.recaptcha ? RECAPTCHA : []
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", isDev ? "'unsafe-inline'" : "'strict-dynamic'"],
        styleSrc: ["'self'", ...(isDev ? ["'unsafe-inline'"] : [])],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(isDev ? ['ws:'] : []), ...captcha, ...uploadOrigin(settings)],
        frameSrc: ["'self'", ...captcha],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps(settings) && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps(settings) ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })

  const fixed = fixedHeaders(settings)
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.helmet === undefined) void reply.headers(fixed)
    else void reply.header('permissions-policy', PERMISSIONS)
    done()
  })
}
