import type { MenuNode } from '#contract/navigation.ts'
import type { ShopContext } from '../../context.ts'
import { type CategoryTree, readCategoryTree } from '../catalogue/category-tree.ts'
import { imageSources, imageUrl } from '../catalogue/image-url.ts'

/** Every category that customers see, in the owner's order: the first five at the top are the main menu (spec 9). */
export async function mainMenu({ db }: ShopContext): Promise<{ items: MenuNode[] }> {
  const tree = await readCategoryTree(db)
  return { items: tree.top.map((category) => menuNode(tree, category)) }
}

function menuNode(tree: CategoryTree, category: CategoryTree['top'][number]): MenuNode {
  return {
    label: category.title,
    url: category.path,
    imageUrl: category.image && imageUrl(category.image),
    ...(category.image?.widths && { imageSources: imageSources(category.image) }),
    shortListItemCount: category.shortListItemCount,
    children: tree.childrenOf(category.id).map((child) => menuNode(tree, child)),
  }
}
