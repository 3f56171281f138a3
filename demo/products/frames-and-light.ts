import type { DemoProduct } from '../model.ts'
import { lights } from './frames-and-light/lights.ts'
import { solidLetters } from './frames-and-light/solid-letters.ts'
import { textileFrames } from './frames-and-light/textile-frames.ts'

/** In the order of the sub-categories. */
export const frameAndLightProducts: readonly DemoProduct[] = [...textileFrames, ...lights, ...solidLetters]
