import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'

const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

/** Headers of every answer; scripts and styles only by nonce, and what they load in turn ('strict-dynamic'). */
export async function securityHeaders(
  app: FastifyInstance,
  settings: Settings,
  isDev: boolean,
): Promise<void> {
  const isHttps = settings.publicUrl?.startsWith('https:') ?? false
  const captcha = settings.recaptcha ? RECAPTCHA : []
  await app.register(helmet, {
    enableCSPNonces: !isDev,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", isDev ? "'unsafe-inline'" : "'strict-dynamic'"],
        styleSrc: ["'self'", ...(isDev ? ["'unsafe-inline'"] : [])],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(isDev ? ['ws:'] : []), ...captcha],
        frameSrc: ["'self'", ...captcha],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
}
