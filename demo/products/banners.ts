import type { DemoProduct } from '../model.ts'
import { facadeCloths } from './banners/facade-cloths.ts'
import { fenceCovers } from './banners/fence-covers.ts'
import { meshCloths } from './banners/mesh.ts'
import { pvcBanners } from './banners/pvc-banners.ts'
import { textileCloths } from './banners/textile-cloths.ts'

/** In the order of the sub-categories. */
export const bannerProducts: readonly DemoProduct[] = [
  ...pvcBanners,
  ...meshCloths,
  ...fenceCovers,
  ...facadeCloths,
  ...textileCloths,
]
