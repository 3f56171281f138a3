import { isIP } from 'node:net'
import { z } from 'zod'

const ROLES = ['web', 'worker', 'both'] as const
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** In the place of a mail server: no mail leaves this machine. */
export const MAIL_OFF = 'off'

const isUrl =
  (...protocols: string[]) =>
  (value: string) => {
    const url = URL.parse(value)
    return url !== null && protocols.includes(url.protocol)
  }
const isHttpUrl = isUrl('http:', 'https:')
const isOrigin = (value: string) => {
  const url = URL.parse(value)
  return (
    url !== null && isHttpUrl(value) && url.pathname === '/' && url.search + url.hash + url.username === ''
  )
}
const isWhole = (least: number, most: number) => (value: string) =>
  /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most

/** With who logs in; a mark that means something in an address is written as in `%40`. */
function isMailbox(value: string): boolean {
  const url = URL.parse(value)
  if (url === null || !isUrl('imap:', 'imaps:')(value) || url.hostname === '') return false
  if (url.username === '' || url.password === '') return false
  return [url.username, url.password, url.pathname].every((part) => !/%(?![\da-f]{2})/i.test(part))
}

/** An address list only: a number of hops would let a visitor forge addresses as soon as a proxy is left out. */
function isProxy(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true
  const [address = '', bits] = value.split('/')
  const family = isIP(address)
  return family !== 0 && (bits === undefined || isWhole(0, family === 4 ? 32 : 128)(bits))
}
export const listOf = (value: string) => value.split(',').map((part) => part.trim())

const text = (holds: (value: string) => boolean, message: string) =>
  z.string().refine(holds, message).optional()

/** The environment as given: every setting a text or absent. What belongs together is checked by `readSettings`. */
export const Environment = z.object({
  NODE_ENV: text(
    (value) => ['production', 'development', 'test'].includes(value),
    'is production, development of test.',
  ),
  PORT: text(isWhole(0, 65_535), 'is een poortnummer van 0 tot en met 65535.'),
  HOST: text(
    (value) => /^[\w.:-]+$/.test(value),
    'is een adres om op te luisteren, zoals 127.0.0.1 of 0.0.0.0.',
  ),
  ROLE: z.enum(ROLES, `is een van ${ROLES.join(', ')}.`).optional(),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: text(
    isUrl('postgres:', 'postgresql:'),
    'is een adres als postgres://gebruiker:wachtwoord@host/naam.',
  ),
  DATABASE_POOLER_URL: text(
    isUrl('postgres:', 'postgresql:'),
    'is een adres als postgres://gebruiker:wachtwoord@host:6432/naam.',
  ),
  DEMO: text((value) => ['0', '1'].includes(value), 'is 1 (met demogegevens) of 0 (zonder).'),
  SECRET: z.string().optional(),
  OFFICE_SECOND_FACTOR: text(
    (value) => ['0', '1'].includes(value),
    'is 1 (medewerkers loggen in met een code) of 0 (met alleen een wachtwoord).',
  ),
  PUBLIC_URL: text(isOrigin, 'is het adres van de winkel zonder pad, zoals https://www.winkel.nl.'),
  TRUST_PROXY: text(
    (value) => listOf(value).every(isProxy),
    'is een lijst van IP-adressen of netwerken, zoals 127.0.0.1, 10.0.0.0/8 (geen aantal).',
  ),
  SMTP_URL: text(
    (value) => value === MAIL_OFF || isUrl('smtp:', 'smtps:')(value),
    'is een adres als smtp://gebruiker:wachtwoord@host:587, of off.',
  ),
  MAIL_FROM: text(
    (value) => /^([^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/.test(value),
    'is een e-mailadres, of een naam met een adres tussen < en >.',
  ),
  MAIL_RETURN_PATH: text((value) => /^[^\s<>@]+@[^\s<>@]+$/.test(value), 'is een e-mailadres zonder naam.'),
  BOUNCES_IMAP_URL: text(isMailbox, 'is een adres als imaps://gebruiker:wachtwoord@host/INBOX.'),
  BOUNCES_IMAP_DONE: z.string().optional(),
  UPLOAD_ROOT_URL: text(
    (value) => /^\/(?!\/)\S*$/.test(value) || isHttpUrl(value),
    'is een pad als /upload, of een http- of https-adres.',
  ),
  UPLOAD_MAX_MB: text(isWhole(1, 100_000), 'is een heel aantal MB, 1 of meer.'),
  S3_ENDPOINT: text(isHttpUrl, 'is een http- of https-adres.'),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  RECAPTCHA_VERIFY_URL: text(isHttpUrl, 'is een http- of https-adres.'),
  VIES_URL: text(isHttpUrl, 'is een http- of https-adres.'),
  METRICS_PORT: text(isWhole(1, 65_535), 'is een poortnummer van 1 tot en met 65535.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: text(isHttpUrl, 'is een http- of https-adres.'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `is een van ${LOG_LEVELS.join(', ')}.`).optional(),
})
export type Environment = z.infer<typeof Environment>
