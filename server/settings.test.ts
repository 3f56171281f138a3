import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Environment } from './settings-environment.ts'
import { readSettings, settingsTable, WrongSettings } from './settings.ts'

const SECRET = '0123456789abcdef0123456789ABCDEF'
const LIVE = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://shop:pw@db.example.nl/shop',
  SECRET,
  PUBLIC_URL: 'https://www.winkel.example',
}
let project: string

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'paskruis-settings-'))
})
afterAll(() => rmSync(project, { recursive: true }))

const read = (env: Record<string, string>) => readSettings(env, project)
const asked = (env: Record<string, string>) => read(env).officeSecondFactor

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    read(env)
    return []
  } catch (error) {
    if (error instanceof WrongSettings) return error.problems
    throw error
  }
}

describe('the role of a process', () => {
  it('is both, or what the setting says, with a database that others have too', () => {
    expect(read({}).role).toBe('both')
    expect(read({ ROLE: 'worker', DATABASE_URL: LIVE.DATABASE_URL }).role).toBe('worker')
    expect(problemsOf({ ROLE: 'web' })).toEqual([expect.stringMatching(/^DATABASE_URL ontbreekt/)])
    expect(problemsOf({ ROLE: 'boss' })).toEqual([expect.stringMatching(/^ROLE is een van/)])
  })
})

describe('without settings', () => {
  it('listens on loopback, port 3000, which may move on', () => {
    expect(read({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      portIsChosen: false,
      isProduction: false,
    })
  })

  it('uses the embedded database in .data of the project, with the demo shop', () => {
    expect(read({})).toMatchObject({ databaseUrl: null, dataDir: join(project, '.data'), demo: true })
  })

  it('takes uploads of 500 x 1024 x 1024 bytes on /upload', () => {
    expect(read({})).toMatchObject({ uploadRootUrl: '/upload', uploadMaxBytes: 524_288_000 })
  })

  it('trusts no proxy, sends no mail, keeps files itself, asks no captcha, looks no VAT number up', () => {
    expect(read({})).toMatchObject({ trustProxy: [], smtpUrl: null, s3: null, recaptcha: null, vies: null })
  })

  it('asks staff for a code, but not in the demo', () => {
    expect([asked({}), asked({ DEMO: '0' }), asked({ DEMO: '0', OFFICE_SECOND_FACTOR: '0' })]).toEqual([
      false,
      true,
      false,
    ])
    expect(asked({ OFFICE_SECOND_FACTOR: '1' })).toBe(true)
    expect(problemsOf({ OFFICE_SECOND_FACTOR: 'ja' })).toHaveLength(1)
  })

  it('makes a secret once, for its owner only', () => {
    const { secret } = read({})
    expect(secret).toHaveLength(64)
    expect(read({}).secret).toBe(secret)
    expect(statSync(join(project, '.data/secret')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(project, '.data/secret'), 'utf8').trim()).toBe(secret)
  })

  it('makes a new secret in place of an empty file', () => {
    writeFileSync(join(project, '.data/secret'), '')
    expect(read({}).secret).toHaveLength(64)
  })
})

describe('the demo shop', () => {
  const url = { DATABASE_URL: 'postgresql://localhost/shop' }
  it.each([
    ['is on with the embedded database', {}, true],
    ['is off when DEMO says so', { DEMO: '0' }, false],
    ['is off on a database of the owner', url, false],
    ['is on there with DEMO=1', { ...url, DEMO: '1' }, true],
    ['is off in production', LIVE, false],
  ])('%s', (_rule, env, demo) => {
    expect(read(env).demo).toBe(demo)
  })
})

describe('a value is refused by its name', () => {
  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['HOST', 'http://localhost'],
    ['NODE_ENV', 'prod'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['DATABASE_POOLER_URL', 'http://localhost:6432/shop'],
    ['DEMO', 'ja'],
    ['PUBLIC_URL', 'www.winkel.example'],
    ['PUBLIC_URL', 'https://www.winkel.example/shop'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_RETURN_PATH', 'Winkel <terug@winkel.example>'],
    ['BOUNCES_IMAP_URL', 'imap.example'],
    ['BOUNCES_IMAP_URL', 'imaps://imap.example/INBOX'],
    ['BOUNCES_IMAP_URL', 'imaps://terug:100%@imap.example/INBOX'],
    ['MAIL_FROM', 'winkel'],
    ['UPLOAD_ROOT_URL', '//elders.example'],
    ['UPLOAD_MAX_MB', '0'],
    ['S3_ENDPOINT', 's3.example'],
    ['RECAPTCHA_VERIFY_URL', 'google'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s', (name, value) => {
    expect(problemsOf({ [name]: value })[0]).toMatch(new RegExp(`^${name} is `))
  })

  it('names all of them at once, without showing a value', () => {
    const problems = problemsOf({ PORT: 'x', DEMO: 'y', NODE_ENV: 'production', SECRET: 'kort-geheim' })
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'PORT',
      'DEMO',
      'DATABASE_URL',
      'PUBLIC_URL',
      'SECRET',
    ])
    expect(problems.join()).not.toContain('kort-geheim')
  })
})

describe('a live shop', () => {
  it('starts with the three that it wants', () => {
    expect(read(LIVE)).toMatchObject({
      isProduction: true,
      secret: SECRET,
      publicUrl: 'https://www.winkel.example',
      mailFrom: 'noreply@www.winkel.example',
      logLevel: 'info',
    })
  })

  it.each([
    ['wants DATABASE_URL', { DATABASE_URL: '' }, 'DATABASE_URL'],
    ['wants SECRET', { SECRET: ' ' }, 'SECRET'],
    ['wants PUBLIC_URL', { PUBLIC_URL: '' }, 'PUBLIC_URL'],
    ['refuses a secret of 31 characters', { SECRET: SECRET.slice(1) }, 'SECRET'],
    ['refuses a secret out of a guide', { SECRET: 'change-me-change-me-change-me-change-me' }, 'SECRET'],
    ['refuses demo data', { DEMO: '1' }, 'DEMO'],
  ])('%s', (_rule, change, name) => {
    expect(problemsOf({ ...LIVE, ...change }).map((problem) => problem.split(' ')[0])).toEqual([name])
  })
})

describe('settings that belong together', () => {
  it('a pooler is another way to a database that is named', () => {
    const pooler = { DATABASE_POOLER_URL: 'postgres://shop:pw@pooler.example:6432/shop' }
    expect(read({ ...LIVE, ...pooler }).databasePoolerUrl).toBe(pooler.DATABASE_POOLER_URL)
    expect(problemsOf(pooler)).toEqual([expect.stringMatching(/^DATABASE_URL ontbreekt/)])
  })

  const s3 = {
    S3_ENDPOINT: 'http://127.0.0.1:4568',
    S3_BUCKET: 'b',
    S3_ACCESS_KEY_ID: 'k',
    S3_SECRET_ACCESS_KEY: 's',
  }
  it('uses S3 when it is complete', () => {
    expect(read(s3).s3).toMatchObject({ bucket: 'b', region: 'us-east-1' })
  })
  it('names what is missing of S3', () => {
    const { S3_BUCKET: _left, ...rest } = s3
    expect(problemsOf(rest)).toEqual([expect.stringMatching(/^S3_BUCKET ontbreekt/)])
  })
  it('wants both keys of the captcha', () => {
    expect(problemsOf({ RECAPTCHA_SITE_KEY: 'k' })).toEqual([
      expect.stringMatching(/^RECAPTCHA_SECRET ontbreekt/),
    ])
  })
})

describe('where settings come from', () => {
  it('reads .env, and lets the environment win', () => {
    writeFileSync(join(project, '.env'), 'PORT=4300\nTRUST_PROXY="loopback, 10.0.0.0/8"\nDATA_DIR=elders\n')
    const settings = read({ PORT: '4301' })
    rmSync(join(project, '.env'))
    expect(settings).toMatchObject({ port: 4301, portIsChosen: true, dataDir: join(project, 'elders') })
    expect(settings.trustProxy).toEqual(['loopback', '10.0.0.0/8'])
  })

  it('takes an empty setting as absent', () => {
    expect(read({ PORT: '', UPLOAD_ROOT_URL: 'https://upload.example/in/' })).toMatchObject({
      portIsChosen: false,
      uploadRootUrl: 'https://upload.example/in',
    })
  })
})

it('describes every setting, and no other', () => {
  expect(settingsTable.map(({ name }) => name).toSorted()).toEqual(Object.keys(Environment.shape).toSorted())
})

it('a mailbox for bounces is an address with who logs in, and a folder', () => {
  const url = 'imaps://terug%40winkel.example:p%2Fw@imap.example/Post%20in'
  expect(read({ BOUNCES_IMAP_URL: url, BOUNCES_IMAP_DONE: 'Gelezen' }).bounces).toEqual({
    host: 'imap.example',
    port: 993,
    isSecure: true,
    user: 'terug@winkel.example',
    password: 'p/w',
    folder: 'Post in',
    doneFolder: 'Gelezen',
  })
  expect(read({ BOUNCES_IMAP_URL: 'imap://a:b@imap.example' }).bounces).toMatchObject({
    port: 143,
    isSecure: false,
    folder: 'INBOX',
    doneFolder: null,
  })
  expect(read({}).bounces).toBeNull()
})
