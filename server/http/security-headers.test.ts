import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { serveAssets } from './pages.ts'
import { securityHeaders, withHosts } from './security-headers.ts'

type Environment = Readonly<Record<string, string>>

const SECURE = { PUBLIC_URL: 'https://www.winkel.example' }
const ASSET = '/security-headers.ts'
const CAPTCHA = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret' }

let app: FastifyInstance
afterEach(() => app.close())

/** A shop of one page, one call, a drawing with a policy of its own, and this folder for assets. */
async function headersOf(url: string, environment: Environment = {}, isDev = false) {
  app = Fastify()
  const settings = readSettings({
    SECRET: 'x'.repeat(40),
    DATABASE_URL: 'postgres://localhost/x',
    ...environment,
  })
  // As the shop does it: the assets come first.
  await serveAssets(app, [import.meta.dirname])
  await securityHeaders(app, settings, isDev)
  app.get(
    '/',
    { helmet: { enableCSPNonces: !isDev } },
    async (_request, reply) => reply.cspNonce?.script ?? '',
  )
  app.get('/api/config', async () => ({}))
  app.get('/api/broken', () => Promise.reject(new Error('broken')))
  app.get('/images/x.svg', (_request, reply) =>
    reply.header('content-security-policy', "default-src 'none'; sandbox").send('<svg/>'),
  )
  const { headers, body } = await app.inject(url)
  return { headers, body, policy: directivesOf(String(headers['content-security-policy'])) }
}

const directivesOf = (policy: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ')
      return [name, sources.join(' ')]
    }),
  )

describe('every answer', () => {
  it.each(['/', '/api/config', '/api/broken', '/images/x.svg', ASSET, '/nowhere'])(
    '%s refuses sniffing and other sites',
    async (url) => {
      expect((await headersOf(url)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-resource-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
      })
    },
  )

  it.each(['/', '/api/config', '/api/broken', ASSET, '/nowhere'])('%s refuses frames', async (url) => {
    expect((await headersOf(url)).policy['frame-ancestors']).toBe("'none'")
  })

  it.each(['/', '/api/config'])('%s asks for https only where the shop has it', async (url) => {
    expect((await headersOf(url)).headers['strict-transport-security']).toBeUndefined()
    await app.close()
    const { headers } = await headersOf(url, SECURE)
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })
})

describe('what is no page', () => {
  it.each(['/api/config', '/api/broken', ASSET, '/nowhere'])(
    '%s loads nothing and has no nonce',
    async (url) => {
      expect((await headersOf(url)).policy).toEqual({
        'default-src': "'none'",
        'base-uri': "'none'",
        'form-action': "'none'",
        'frame-ancestors': "'none'",
      })
    },
  )

  it('may have a policy of its own', async () => {
    expect((await headersOf('/images/x.svg')).policy).toEqual({ 'default-src': "'none'", sandbox: '' })
  })
})

describe('a page', () => {
  it('runs scripts by a nonce that it knows and that is new each time', async () => {
    const first = await headersOf('/')
    expect(first.body).toMatch(/^[0-9a-f]{32}$/)
    expect(first.policy).toMatchObject({
      'default-src': "'self'",
      'script-src': `'self' 'strict-dynamic' 'nonce-${first.body}'`,
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-src': "'self'",
      'connect-src': "'self'",
    })
    expect((await app.inject('/')).body).not.toBe(first.body)
  })

  it('has no nonce in development, which would switch off the inline scripts of Vite', async () => {
    const { policy, body } = await headersOf('/', {}, true)
    expect(body).toBe('')
    expect(policy).toMatchObject({
      'script-src': "'self' 'unsafe-inline'",
      'style-src': "'self' 'unsafe-inline'",
      'connect-src': "'self' ws:",
    })
  })

  it.each([
    ['captchas', CAPTCHA, /google\.com\/recaptcha\/.*gstatic\.com\/recaptcha\//],
    [
      'uploads elsewhere',
      { UPLOAD_ROOT_URL: 'https://upload.example/in' },
      /^'self' https:\/\/upload\.example$/,
    ],
    ['uploads of its own', { UPLOAD_ROOT_URL: '/bestanden' }, /^'self'$/],
  ])('connects for %s', async (_case, environment, sources) => {
    expect((await headersOf('/', environment)).policy['connect-src']).toMatch(sources)
  })

  it('frames captchas', async () => {
    expect((await headersOf('/', CAPTCHA)).policy['frame-src']).toContain('https://www.google.com/recaptcha/')
  })

  it('upgrades requests only where the shop has https', async () => {
    expect((await headersOf('/')).policy).not.toHaveProperty('upgrade-insecure-requests')
    await app.close()
    expect((await headersOf('/', SECURE)).policy).toHaveProperty('upgrade-insecure-requests')
  })
})

describe('withHosts', () => {
  const policy =
    "default-src 'self';script-src 'self' 'nonce-x';img-src 'self' data:;connect-src 'self';frame-src 'self'"

  it('opens a page to the hosts of the owner, but for scripts', () => {
    expect(directivesOf(withHosts(policy, ['https://a.example', 'https://*.b.example']))).toEqual({
      'default-src': "'self'",
      'script-src': "'self' 'nonce-x'",
      'img-src': "'self' data: https://a.example https://*.b.example",
      'connect-src': "'self' https://a.example https://*.b.example wss://a.example wss://*.b.example",
      'frame-src': "'self' https://a.example https://*.b.example",
    })
  })

  it('leaves the policy as it is without them', () => {
    expect(withHosts(policy, [])).toBe(policy)
  })

  it('finds the directives of a page', async () => {
    await headersOf('/')
    const { headers } = await app.inject('/')
    const open = directivesOf(withHosts(String(headers['content-security-policy']), ['https://a.example']))
    const names = Object.keys(open).filter((name) => open[name]?.includes('https://a.example'))
    expect(names.toSorted()).toEqual(['connect-src', 'font-src', 'frame-src', 'img-src', 'style-src'])
  })
})
