import { describe, expect, it } from 'vitest'
import { type Measured, warningsOf } from './warnings.ts'

const NOW = new Date('2026-11-18T09:00:00Z')
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)
const GB = 1024 ** 3

const WELL: Measured = {
  disk: { freeBytes: 50 * GB, sizeBytes: 100 * GB },
  filesAnswer: true,
  openMigrations: 0,
  failedJobs: 0,
  oldestDueAt: ago(14),
  failedMails: 0,
  oldestMailAt: ago(59),
  sendsMail: true,
  latePrivacyRequests: 0,
}

describe('warningsOf', () => {
  it.each<[string, Partial<Measured>, string[]]>([
    ['a shop that does well', {}, []],
    ['a disk of which it is not known', { disk: null }, []],
    ['a disk with a seventh left', { disk: { freeBytes: 14 * GB, sizeBytes: 100 * GB } }, ['diskLow 14']],
    ['a large disk with some left', { disk: { freeBytes: 4 * GB, sizeBytes: 20 * GB } }, ['diskLow 20']],
    ['a disk that is nearly full', { disk: { freeBytes: 4 * GB, sizeBytes: 100 * GB } }, ['diskFull 4']],
    ['a small disk with nothing left', { disk: { freeBytes: GB - 1, sizeBytes: 2 * GB } }, ['diskFull 49']],
    ['files out of reach', { filesAnswer: false }, ['filesAway']],
    ['a schema that is behind', { openMigrations: 2 }, ['migrationsOpen 2']],
    ['work that failed', { failedJobs: 3 }, ['jobsFailed 3']],
    ['work that waits', { oldestDueAt: ago(15) }, ['jobsLate 15']],
    ['work that comes later', { oldestDueAt: ago(-60) }, []],
    ['mail that failed', { failedMails: 1 }, ['mailFailed 1']],
    ['mail that waits', { oldestMailAt: ago(60) }, ['mailLate 60']],
    ['no mail server', { sendsMail: false }, ['mailUnset']],
    ['requests past their month', { latePrivacyRequests: 1 }, ['privacyLate 1']],
    [
      'the worst first',
      { sendsMail: false, failedJobs: 1, filesAnswer: false },
      ['filesAway', 'jobsFailed 1', 'mailUnset'],
    ],
  ])('%s', (_name, change, expected) => {
    const found = warningsOf({ ...WELL, ...change }, NOW)
    expect(found.map(({ name, count }) => (count === null ? name : `${name} ${count}`))).toEqual(expected)
  })
})
