import { bannerCloths } from './components/banner-cloths.ts'
import { beachFlags } from './components/beach-flags.ts'
import { boards } from './components/boards.ts'
import { films } from './components/films.ts'
import { folders } from './components/folders.ts'
import { pavementSigns } from './components/pavement-signs.ts'
import { textileFrames } from './components/textile-frames.ts'
import { wallpapers } from './components/wallpapers.ts'
import type { DemoComponent } from './model.ts'
import { withWholeSizes } from './whole-sizes.ts'

/** What options of the configurators consist of and has no page of its own. */
export const components: readonly DemoComponent[] = withWholeSizes([
  ...bannerCloths,
  ...boards,
  ...beachFlags,
  ...films,
  ...textileFrames,
  ...pavementSigns,
  ...folders,
  ...wallpapers,
])
