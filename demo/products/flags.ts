import type { DemoProduct } from '../model.ts'
import { bannerFlags } from './flags/banner-flags.ts'
import { beachFlagBases } from './flags/beach-flag-bases.ts'
import { composedFlags } from './flags/composed-flags.ts'
import { flagHolders } from './flags/flag-holders.ts'
import { mastFlags } from './flags/mast-flags.ts'
import { masts } from './flags/masts.ts'
import { smallFlags } from './flags/small-flags.ts'

/** What is composed first, then in the order of the sub-categories. */
export const flagProducts: readonly DemoProduct[] = [
  ...composedFlags,
  ...mastFlags,
  ...smallFlags,
  ...bannerFlags,
  ...masts,
  ...flagHolders,
  ...beachFlagBases,
]
