import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { readIfPresent } from '#server/db/embedded-process.ts'
import { keptSecret } from './settings-secret.ts'
import { Environment, listOf } from './settings-environment.ts'

const PROJECT_FOLDER = resolve(import.meta.dirname, '..')
const DEFAULT_PORT = 3000
const SECRET_MIN_LENGTH = 32
/** What guides and example files put there, repeated or padded to length. */
const STOCK_SECRET = /^(change.?me|default|example|voorbeeld|secret|geheim|password|wachtwoord|your.?secret)/i
const BYTES_PER_MB = 1024 * 1024
const VIES_PATIENCE_MS = 25_000

type SettingRow = { readonly name: keyof Environment; readonly fallback: string; readonly meaning: string }

/** Every setting, for the README: name, what holds without it, and its meaning in one sentence. */
export const settingsTable = [
  {
    name: 'NODE_ENV',
    fallback: '',
    meaning:
      '`production` for a live shop: wants DATABASE_URL, SECRET and PUBLIC_URL, and makes no demo data.',
  },
  {
    name: 'PORT',
    fallback: '3000',
    meaning:
      'Port to listen on; when set and taken the start fails, the default moves on to the next free one.',
  },
  { name: 'HOST', fallback: '127.0.0.1', meaning: 'Address to listen on; `0.0.0.0` for all.' },
  {
    name: 'ROLE',
    fallback: 'both',
    meaning:
      'What this process does: `web` answers and leaves work in the background to others, `worker` does nothing but that work. Either wants DATABASE_URL.',
  },
  {
    name: 'DATA_DIR',
    fallback: '.data',
    meaning: 'Folder for the embedded database, uploads and generated secrets, relative to the project.',
  },
  {
    name: 'DATABASE_URL',
    fallback: 'embedded PostgreSQL',
    meaning:
      'PostgreSQL (15 or newer) to use instead of the embedded one: `postgres://user:password@host/name`.',
  },
  {
    name: 'DATABASE_POOLER_URL',
    fallback: 'DATABASE_URL',
    meaning:
      'The same database behind a pooler by transaction (PgBouncer), for calls and work in the background; what needs a session of its own still goes to DATABASE_URL.',
  },
  {
    name: 'DEMO',
    fallback: '1 with the embedded database, else 0',
    meaning: 'Whether an empty database is filled with the demo shop and its logins; refused in production.',
  },
  {
    name: 'SECRET',
    fallback: 'generated, kept in DATA_DIR',
    meaning: 'Key of at least 32 characters that signs tokens; changing it ends what was signed.',
  },
  {
    name: 'OFFICE_SECOND_FACTOR',
    fallback: '0 with the demo shop, else 1',
    meaning:
      'Whether staff log in with a code of an app beside their password: owner and finance must, others when they set it up.',
  },
  {
    name: 'PUBLIC_URL',
    fallback: 'the address listened on',
    meaning: 'Address of the shop as customers see it, used in mails; https makes cookies Secure.',
  },
  {
    name: 'TRUST_PROXY',
    fallback: 'nobody',
    meaning:
      'Addresses of proxies whose forwarding headers are believed, separated by commas: `127.0.0.1, 10.0.0.0/8`.',
  },
  {
    name: 'SMTP_URL',
    fallback: 'what the owner sets in the back office; without that mail is kept, not sent',
    meaning:
      'Mail server: `smtp://user:password@host:587` or `smtps://`; `off` keeps all mail here, whatever the owner set.',
  },
  {
    name: 'MAIL_FROM',
    fallback: 'noreply@ the host of PUBLIC_URL',
    meaning: 'Sender of mails, when the shop has none of its own: `Shop <shop@example.nl>`.',
  },
  {
    name: 'MAIL_RETURN_PATH',
    fallback: 'the address of the sender',
    meaning: 'Where mail servers send back what they cannot hand over: `terug@example.nl`.',
  },
  {
    name: 'BOUNCES_IMAP_URL',
    fallback: 'reports are read in by hand',
    meaning:
      'Mailbox to which mail servers send back what they cannot hand over, read every ten minutes: `imaps://user:password@host/INBOX`.',
  },
  {
    name: 'BOUNCES_IMAP_DONE',
    fallback: 'they stay, as read',
    meaning: 'Folder of that mailbox to which reports go that were read.',
  },
  {
    name: 'UPLOAD_ROOT_URL',
    fallback: '/upload',
    meaning: 'Where browsers send print files: a path on the shop or an address.',
  },
  {
    name: 'UPLOAD_MAX_MB',
    fallback: '500',
    meaning: 'Largest print file in MB of 1024 x 1024 bytes, inclusive.',
  },
  {
    name: 'S3_ENDPOINT',
    fallback: 'files in DATA_DIR',
    meaning: 'S3-compatible storage for files; wants the four settings below.',
  },
  { name: 'S3_BUCKET', fallback: '', meaning: 'Bucket for the files.' },
  { name: 'S3_REGION', fallback: 'us-east-1', meaning: 'Region of the bucket.' },
  { name: 'S3_ACCESS_KEY_ID', fallback: '', meaning: 'Key that may read and write the bucket.' },
  { name: 'S3_SECRET_ACCESS_KEY', fallback: '', meaning: 'Secret of that key.' },
  {
    name: 'RECAPTCHA_SITE_KEY',
    fallback: 'a honeypot and limits',
    meaning: 'Public key of the captcha (reCAPTCHA v3); wants RECAPTCHA_SECRET.',
  },
  { name: 'RECAPTCHA_SECRET', fallback: '', meaning: 'Secret of the captcha.' },
  {
    name: 'RECAPTCHA_VERIFY_URL',
    fallback: 'https://www.google.com/recaptcha/api/siteverify',
    meaning: 'Where captcha answers are checked.',
  },
  {
    name: 'VIES_URL',
    fallback: 'numbers are not looked up, and VAT is never shifted to a new one',
    meaning:
      'Service that says which VAT numbers of other member states are valid: `https://ec.europa.eu/taxation_customs/vies/rest-api`.',
  },
  {
    name: 'METRICS_PORT',
    fallback: 'no metrics',
    meaning: 'Port at which Prometheus reads `/metrics` at the same HOST; only it may reach that.',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    fallback: 'no traces',
    meaning:
      'Collector of OpenTelemetry that is sent traces of requests, statements and work: `http://127.0.0.1:4318`.',
  },
  {
    name: 'LOG_LEVEL',
    fallback: 'info in production, else warn',
    meaning: 'Least severe level that is logged: fatal, error, warn, info, debug, trace or silent.',
  },
] as const satisfies readonly SettingRow[]

/** What a process does: it answers, works in the background, or both. */
export type Role = NonNullable<Environment['ROLE']>

export type Settings = {
  readonly isProduction: boolean
  readonly host: string
  readonly port: number
  /** Whether the owner chose the port; only the default may move on. */
  readonly portIsChosen: boolean
  readonly role: Role
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** The way to the same database by a pooler; null where there is none. */
  readonly databasePoolerUrl: string | null
  /** Whether an empty database may be filled with the demo shop and its logins. */
  readonly demo: boolean
  readonly secret: string
  /** Whether a code is asked beside the password of an operator. */
  readonly officeSecondFactor: boolean
  readonly publicUrl: string | null
  readonly trustProxy: readonly string[]
  /** `MAIL_OFF` where mail must not leave, as in the copy of a shop. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** The envelope sender; null where that is the sender. */
  readonly mailReturnPath: string | null
  /** The mailbox of reports; null where they are read in by hand. */
  readonly bounces: MailboxSettings | null
  readonly uploadRootUrl: string
  readonly uploadMaxBytes: number
  readonly s3: S3Settings | null
  readonly recaptcha: RecaptchaSettings | null
  readonly vies: ViesSettings | null
  /** Null for no metrics. */
  readonly metricsPort: number | null
  /** Where the collector of traces is; null for no traces. */
  readonly tracesUrl: string | null
  readonly logLevel: NonNullable<Environment['LOG_LEVEL']>
}

export type S3Settings = {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export type MailboxSettings = {
  readonly host: string
  readonly port: number
  readonly isSecure: boolean
  readonly user: string
  readonly password: string
  readonly folder: string
  /** Where reports go that were read; null where they stay. */
  readonly doneFolder: string | null
}

export type ViesSettings = {
  /** Without a slash at the end. */
  readonly url: string
  /** So long an answer may take: some member states need a quarter of a minute. */
  readonly patienceMs: number
}

export type RecaptchaSettings = {
  readonly siteKey: string
  readonly secret: string
  readonly verifyUrl: string
}

type Given = Readonly<Partial<Record<keyof Environment, string>>>

/** Names every wrong setting and what it should be; never shows a value, for it may be a secret. */
export class WrongSettings extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`Deze instellingen kloppen niet:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'WrongSettings'
    this.problems = problems
  }
}

/** What one setting was given as, and where. */
export type GivenSetting = {
  readonly value: string | null
  readonly from: 'environment' | 'file' | 'default'
}

/** Where each setting comes from, as `readSettings` finds it. */
export function givenSettings(
  env: NodeJS.ProcessEnv,
  projectFolder = PROJECT_FOLDER,
): (name: keyof Environment) => GivenSetting {
  const given = nonEmpty(env)
  const file = ofFile(projectFolder)
  return (name) => {
    const value = given[name] ?? file[name] ?? null
    return { value, from: value === null ? 'default' : given[name] === undefined ? 'file' : 'environment' }
  }
}

const ofFile = (projectFolder: string): Given =>
  nonEmpty(parseEnv(readIfPresent(join(projectFolder, '.env')) ?? ''))

/** From the environment, completed by the `.env` file of the project: the environment wins, empty is absent. */
export function readSettings(env: NodeJS.ProcessEnv, projectFolder = PROJECT_FOLDER): Settings {
  const given = { ...ofFile(projectFolder), ...nonEmpty(env) }
  const parsed = Environment.safeParse(given)
  const wrongAlone = parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? []
  const problems = [...wrongAlone, ...wrongTogether(given), ...wrongInProduction(given)]
  if (!parsed.success || problems.length > 0) throw new WrongSettings(problems)

  const values = parsed.data
  const isProduction = values.NODE_ENV === 'production'
  const dataDir = resolve(projectFolder, values.DATA_DIR ?? '.data')
  const publicUrl = values.PUBLIC_URL === undefined ? null : new URL(values.PUBLIC_URL).origin
  const demo = !isProduction && (values.DEMO ?? (values.DATABASE_URL === undefined ? '1' : '0')) === '1'
  return {
    isProduction,
    host: values.HOST ?? '127.0.0.1',
    port: Number(values.PORT ?? DEFAULT_PORT),
    portIsChosen: values.PORT !== undefined,
    role: values.ROLE ?? 'both',
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    databasePoolerUrl: values.DATABASE_POOLER_URL ?? null,
    demo,
    secret: values.SECRET ?? keptSecret(dataDir),
    officeSecondFactor:
      values.OFFICE_SECOND_FACTOR === undefined ? !demo : values.OFFICE_SECOND_FACTOR === '1',
    publicUrl,
    trustProxy: values.TRUST_PROXY === undefined ? [] : listOf(values.TRUST_PROXY),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? `noreply@${publicUrl === null ? 'localhost' : new URL(publicUrl).hostname}`,
    mailReturnPath: values.MAIL_RETURN_PATH ?? null,
    bounces: mailboxSettings(values),
    uploadRootUrl: (values.UPLOAD_ROOT_URL ?? '/upload').replace(/(?<=.)\/+$/, ''),
    uploadMaxBytes: Number(values.UPLOAD_MAX_MB ?? 500) * BYTES_PER_MB,
    s3: s3Settings(values),
    recaptcha: recaptchaSettings(values),
    vies:
      values.VIES_URL === undefined
        ? null
        : { url: values.VIES_URL.replace(/\/+$/, ''), patienceMs: VIES_PATIENCE_MS },
    metricsPort: values.METRICS_PORT === undefined ? null : Number(values.METRICS_PORT),
    tracesUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  }
}

function nonEmpty(env: NodeJS.Dict<string>): Given {
  const kept: Record<string, string> = {}
  for (const [name, value] of Object.entries(env))
    if (value !== undefined && value.trim() !== '') kept[name] = value.trim()
  return kept
}

/** Settings of which some are no use without the others. */
const GROUPS = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
] as const satisfies readonly (readonly (keyof Environment)[])[]

function wrongTogether(values: Given): readonly string[] {
  const isAlone = ['web', 'worker'].includes(values.ROLE ?? '') && values.DATABASE_URL === undefined
  const alone = isAlone
    ? ['DATABASE_URL ontbreekt: met ROLE web of worker delen meer processen een databank.']
    : []
  const onlyPooled = values.DATABASE_POOLER_URL !== undefined && values.DATABASE_URL === undefined
  if (onlyPooled)
    alone.push('DATABASE_URL ontbreekt: DATABASE_POOLER_URL is een tweede adres van dezelfde databank.')
  const partial = GROUPS.flatMap((group) => {
    const missing = group.filter((name) => values[name] === undefined)
    const isPartial = missing.length > 0 && missing.length < group.length
    return isPartial ? missing.map((name) => `${name} ontbreekt (hoort bij ${group.join(', ')}).`) : []
  })
  return [...alone, ...partial]
}

function wrongInProduction(values: Given): readonly string[] {
  if (values.NODE_ENV !== 'production') return []
  const wanted = (['DATABASE_URL', 'SECRET', 'PUBLIC_URL'] as const).filter(
    (name) => values[name] === undefined,
  )
  const problems = wanted.map((name) => `${name} ontbreekt: met NODE_ENV=production is die verplicht.`)
  if (values.SECRET !== undefined && values.SECRET.length < SECRET_MIN_LENGTH) {
    problems.push(
      `SECRET is te kort: met NODE_ENV=production telt die ten minste ${SECRET_MIN_LENGTH} tekens.`,
    )
  } else if (values.SECRET !== undefined && STOCK_SECRET.test(values.SECRET)) {
    problems.push('SECRET is een voorbeeldwaarde: verzin een eigen geheim.')
  }
  if (values.DEMO === '1') problems.push('DEMO kan niet aan met NODE_ENV=production.')
  return problems
}

function s3Settings(values: Environment): S3Settings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION ?? 'us-east-1',
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

function mailboxSettings({ BOUNCES_IMAP_URL, BOUNCES_IMAP_DONE }: Environment): MailboxSettings | null {
  if (BOUNCES_IMAP_URL === undefined) return null
  const url = new URL(BOUNCES_IMAP_URL)
  const isSecure = url.protocol === 'imaps:'
  return {
    host: url.hostname,
    port: Number(url.port || (isSecure ? 993 : 143)),
    isSecure,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
    doneFolder: BOUNCES_IMAP_DONE ?? null,
  }
}

function recaptchaSettings(values: Environment): RecaptchaSettings | null {
  const { RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET, RECAPTCHA_VERIFY_URL } = values
  if (!RECAPTCHA_SITE_KEY || !RECAPTCHA_SECRET) return null
  return {
    siteKey: RECAPTCHA_SITE_KEY,
    secret: RECAPTCHA_SECRET,
    verifyUrl: RECAPTCHA_VERIFY_URL ?? 'https://www.google.com/recaptcha/api/siteverify',
  }
}
