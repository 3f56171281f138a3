import { expect, it } from 'vitest'
import { deadlineText } from './deadline.ts'

/** Noon on Wednesday 18 November 2026 in Amsterdam. */
const NOON = new Date('2026-11-18T11:00:00Z')
/** Times stay on one line. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

it.each([
  ['counts what is left today', '2026-11-18T09:35:00Z', 'Bestel voor 12.00 uur (nog 1 uur en 25 min.)'],
  ['leaves out whole hours', '2026-11-18T09:00:00Z', 'Bestel voor 12.00 uur (nog 2 uur)'],
  ['leaves out hours that are none', '2026-11-18T10:35:00Z', 'Bestel voor 12.00 uur (nog 25 min.)'],
  ['counts a minute until it is over', '2026-11-18T10:59:59Z', 'Bestel voor 12.00 uur (nog 1 min.)'],
  ['counts no more once it has passed', '2026-11-18T11:00:00Z', 'Bestel voor 12.00 uur'],
  ['says tomorrow', '2026-11-17T20:00:00Z', 'Bestel voor morgen 12.00 uur'],
  ['says tomorrow from midnight in Amsterdam', '2026-11-16T23:00:00Z', 'Bestel voor morgen 12.00 uur'],
  ['names a day further away', '2026-11-16T22:59:59Z', 'Bestel voor woensdag 18 november 12.00 uur'],
  ['names the day when it does not know today', null, 'Bestel voor woensdag 18 november 12.00 uur'],
])('%s', (_rule, now, text) => {
  expect(plain(deadlineText('order', NOON, now === null ? null : new Date(now)))).toBe(text)
})

it('shows summer time as Amsterdam does', () => {
  expect(plain(deadlineText('send', new Date('2027-06-15T10:00:00Z'), null))).toBe(
    'Lever aan voor dinsdag 15 juni 12.00 uur',
  )
})
