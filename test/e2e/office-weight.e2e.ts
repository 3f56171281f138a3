import { expect, test } from '@playwright/test'
import { officeScreens } from '#test/support/office-screens.ts'

/** Kilobytes of scripts packed by brotli, and files: somewhat more than now, so that what brings a library or the words of all desks along is noticed. */
const MOST_OF_FRAME = 160
const MOST_AT_FIRST = 250
const MOST_FILES = 60

test('no screen of the back office loads more than it may before it is seen', () => {
  const { frameKb, screens } = officeScreens()
  expect(screens.length).toBeGreaterThan(50)
  expect(Math.round(frameKb)).toBeLessThanOrEqual(MOST_OF_FRAME)
  const heavy = screens.filter(
    ({ firstKb, firstFiles }) => firstKb > MOST_AT_FIRST || firstFiles > MOST_FILES,
  )
  expect(heavy).toEqual([])
})
