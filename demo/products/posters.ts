import type { DemoProduct } from '../model.ts'
import { backlitPosters } from './posters/backlit-posters.ts'
import { indoorPosters } from './posters/indoor-posters.ts'
import { outdoorPosters } from './posters/outdoor-posters.ts'
import { streetPosters } from './posters/street-posters.ts'

/** In the order of the sub-categories. */
export const posterProducts: readonly DemoProduct[] = [
  ...indoorPosters,
  ...outdoorPosters,
  ...streetPosters,
  ...backlitPosters,
]
