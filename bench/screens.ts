import { officeScreens } from '#test/support/office-screens.ts'
import { builtPages } from './support/built-pages.ts'
import { type Bench, figure, type Figure } from './support/figure.ts'

const MOST_KB = 300
const MOST_SHOWN = 8

/** What each screen of the back office loads of scripts, packed by brotli; those that load the most. */
async function run(): Promise<readonly Figure[]> {
  builtPages()
  const { frameKb, screens: all } = officeScreens()
  const largest = all.toSorted((one, other) => other.allKb - one.allKb).slice(0, MOST_SHOWN)
  return [
    figure({ what: 'the frame of every screen', value: frameKb, digits: 0, unit: ' kB' }, null),
    ...largest.map(({ name, firstKb, firstFiles, allKb }) =>
      figure(
        { what: name, value: allKb, digits: 0, unit: ' kB' },
        { atMost: MOST_KB },
        `${firstKb.toFixed(0)} kB in ${firstFiles} files before it is seen`,
      ),
    ),
  ]
}

export const screens: Bench = { name: 'screens', run }
