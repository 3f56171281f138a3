import type { DemoProduct } from '../model.ts'
import { acoustics } from './interiors/acoustics.ts'
import { wallArt } from './interiors/wall-art.ts'
import { wallCoverings } from './interiors/wall-coverings.ts'

/** In the order of the sub-categories. */
export const interiorProducts: readonly DemoProduct[] = [...wallCoverings, ...acoustics, ...wallArt]
