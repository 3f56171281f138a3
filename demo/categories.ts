import { banners } from './categories/banners.ts'
import { boards } from './categories/boards.ts'
import { displays } from './categories/displays.ts'
import { flags } from './categories/flags.ts'
import { framesAndLight } from './categories/frames-and-light.ts'
import { interiors } from './categories/interiors.ts'
import { mounting } from './categories/mounting.ts'
import { packaging } from './categories/packaging.ts'
import { posters } from './categories/posters.ts'
import { printedMatter } from './categories/printed-matter.ts'
import { stickers } from './categories/stickers.ts'
import { vehicles } from './categories/vehicles.ts'
import type { DemoCategory, DemoCategoryTree } from './model.ts'
import { withWholeSizes } from './whole-sizes.ts'

/** In the order of the shop; the first five are the main menu. */
const CATEGORY_TREES: readonly DemoCategoryTree[] = [
  banners,
  boards,
  stickers,
  flags,
  printedMatter,
  posters,
  displays,
  vehicles,
  interiors,
  framesAndLight,
  packaging,
  mounting,
]

function withChildren({ children, ...top }: DemoCategoryTree, index: number): readonly DemoCategory[] {
  const inMenu = { inMainMenu: top.inMainMenu, shortListItemCount: 0 }
  const below = children.flatMap(({ children: further = [], ...child }, childIndex) => [
    { ...child, ...inMenu, parentPath: top.urlPath, position: childIndex + 1 },
    ...further.map((last, lastIndex) => ({
      ...last,
      ...inMenu,
      parentPath: child.urlPath,
      position: lastIndex + 1,
    })),
  ])
  return [{ ...top, parentPath: null, position: index + 1 }, ...below]
}

/** Every category, each followed by its own sub-categories. */
export const categories: readonly DemoCategory[] = withWholeSizes(CATEGORY_TREES.flatMap(withChildren))
