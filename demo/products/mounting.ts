import type { DemoProduct } from '../model.ts'
import { boardFixings } from './mounting/board-fixings.ts'
import { clothFixings } from './mounting/cloth-fixings.ts'
import { tools } from './mounting/tools.ts'

/** In the order of the sub-categories. */
export const mountingProducts: readonly DemoProduct[] = [...clothFixings, ...boardFixings, ...tools]
