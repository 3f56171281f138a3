import type { DemoProduct } from '../model.ts'
import { composedBanners } from './banners/composed-banners.ts'
import { facadeCloths } from './banners/facade-cloths.ts'
import { fenceCovers } from './banners/fence-covers.ts'
import { meshCloths } from './banners/mesh.ts'
import { pvcBanners } from './banners/pvc-banners.ts'
import { textileCloths } from './banners/textile-cloths.ts'

/** What is composed first, then in the order of the sub-categories. */
export const bannerProducts: readonly DemoProduct[] = [
  ...composedBanners,
  ...pvcBanners,
  ...meshCloths,
  ...fenceCovers,
  ...facadeCloths,
  ...textileCloths,
]
