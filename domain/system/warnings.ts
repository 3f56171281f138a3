/** What asks for the attention of the owner, the worst first. */
export const WARNINGS = [
  'diskFull',
  'filesAway',
  'migrationsOpen',
  'jobsFailed',
  'mailFailed',
  'jobsLate',
  'mailLate',
  'diskLow',
  'privacyLate',
  'mailUnset',
] as const
export type WarningName = (typeof WARNINGS)[number]

/** Whether something is wrong now, will be soon, or is to be known. */
export type WarningTone = 'error' | 'warning' | 'info'

/** One warning with the number that it tells: how many, how many minutes, or what percentage. */
export type Warning = {
  readonly name: WarningName
  readonly tone: WarningTone
  readonly count: number | null
}

/** What was measured of the shop as a machine; moments are null where there is nothing. */
export type Measured = {
  readonly disk: { readonly freeBytes: number; readonly sizeBytes: number } | null
  readonly filesAnswer: boolean
  readonly openMigrations: number
  readonly failedJobs: number
  readonly oldestDueAt: Date | null
  readonly failedMails: number
  readonly oldestMailAt: Date | null
  readonly sendsMail: boolean
  readonly latePrivacyRequests: number
}

const GB = 1024 ** 3
const MINUTE_MS = 60_000
/** A disk is as good as full below either of these. */
const FULL = { bytes: GB, percent: 5 }
const LOW = { bytes: 5 * GB, percent: 15 }
const LATE_JOBS_MINUTES = 15
const LATE_MAIL_MINUTES = 60

/** What of all that was measured asks for attention, the worst first. */
export function warningsOf(measured: Measured, now: Date): readonly Warning[] {
  const found: Partial<Record<WarningName, Omit<Warning, 'name'>>> = {}
  const { disk } = measured
  if (disk) {
    const percent = Math.floor((disk.freeBytes / disk.sizeBytes) * 100)
    if (disk.freeBytes < FULL.bytes || percent < FULL.percent)
      found.diskFull = { tone: 'error', count: percent }
    else if (disk.freeBytes < LOW.bytes || percent < LOW.percent)
      found.diskLow = { tone: 'warning', count: percent }
  }
  if (!measured.filesAnswer) found.filesAway = { tone: 'error', count: null }
  if (measured.openMigrations > 0) found.migrationsOpen = { tone: 'error', count: measured.openMigrations }
  if (measured.failedJobs > 0) found.jobsFailed = { tone: 'error', count: measured.failedJobs }
  if (measured.failedMails > 0) found.mailFailed = { tone: 'error', count: measured.failedMails }
  const jobMinutes = minutesSince(measured.oldestDueAt, now)
  if (jobMinutes >= LATE_JOBS_MINUTES) found.jobsLate = { tone: 'warning', count: jobMinutes }
  const mailMinutes = minutesSince(measured.oldestMailAt, now)
  if (mailMinutes >= LATE_MAIL_MINUTES) found.mailLate = { tone: 'warning', count: mailMinutes }
  if (measured.latePrivacyRequests > 0)
    found.privacyLate = { tone: 'error', count: measured.latePrivacyRequests }
  if (!measured.sendsMail) found.mailUnset = { tone: 'info', count: null }
  return WARNINGS.flatMap((name) => {
    const warning = found[name]
    return warning ? [{ name, ...warning }] : []
  })
}

/** How many whole minutes ago something was; before it was, and where there is nothing, none. */
const minutesSince = (at: Date | null, now: Date) =>
  at === null ? 0 : Math.max(0, Math.floor((now.getTime() - at.getTime()) / MINUTE_MS))
