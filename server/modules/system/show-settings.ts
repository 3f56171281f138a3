import type { z } from 'zod'
import type { listSettings } from '#contract/office/system.ts'
import type { Staff } from '#domain/access/actor.ts'
import { settingTexts } from '#texts/nl/office/settings.ts'
import { requireRight } from '../../require-right.ts'
import { givenSettings, settingsTable } from '../../settings.ts'

type Name = (typeof settingsTable)[number]['name']

/** Of these nothing is told but whether they are there. */
const SECRETS: ReadonlySet<Name> = new Set([
  'SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'RECAPTCHA_SECRET',
])
/** Addresses that may hold a name and a password. */
const ADDRESSES: ReadonlySet<Name> = new Set([
  'DATABASE_URL',
  'DATABASE_POOLER_URL',
  'SMTP_URL',
  'BOUNCES_IMAP_URL',
  'S3_ENDPOINT',
  'VIES_URL',
  'RECAPTCHA_VERIFY_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'UPLOAD_ROOT_URL',
])

/** Every setting as the process was given it; it only changes with the next start. */
export function showSettings(
  staff: Staff,
  given = givenSettings(process.env),
): z.input<typeof listSettings.reply> {
  requireRight(staff, 'runSystem')
  return {
    settings: settingsTable.map(({ name }) => {
      const { value, from } = given(name)
      const isSecret = SECRETS.has(name)
      return {
        name,
        value: isSecret || value === null ? null : ADDRESSES.has(name) ? withoutLogin(value) : value,
        isSecret: isSecret && value !== null,
        from,
        ...settingTexts[name],
      }
    }),
  }
}

/** An address without who logs in there, nor what follows the path. */
function withoutLogin(address: string): string {
  const url = URL.parse(address)
  if (!url) return address.startsWith('/') ? address : ''
  const login = url.username || url.password ? '…@' : ''
  return `${url.protocol}//${login}${url.host}${url.pathname}`
}
