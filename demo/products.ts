import type { DemoProduct } from './model.ts'
import { bannerProducts } from './products/banners.ts'
import { boardProducts } from './products/boards.ts'
import { displayProducts } from './products/displays.ts'
import { flagProducts } from './products/flags.ts'
import { frameAndLightProducts } from './products/frames-and-light.ts'
import { interiorProducts } from './products/interiors.ts'
import { mountingProducts } from './products/mounting.ts'
import { packagingProducts } from './products/packaging.ts'
import { posterProducts } from './products/posters.ts'
import { printedMatterProducts } from './products/printed-matter.ts'
import { stickerProducts } from './products/stickers.ts'
import { vehicleProducts } from './products/vehicles.ts'
import { withWholeSizes } from './whole-sizes.ts'

/** Everything the demo shop sells, in the order of its categories. */
export const products: readonly DemoProduct[] = withWholeSizes([
  ...bannerProducts,
  ...boardProducts,
  ...stickerProducts,
  ...flagProducts,
  ...printedMatterProducts,
  ...posterProducts,
  ...displayProducts,
  ...vehicleProducts,
  ...interiorProducts,
  ...frameAndLightProducts,
  ...packagingProducts,
  ...mountingProducts,
])
