import type { CatalogueEntries } from '#contract/catalogue-file.ts'
import type { ShopNames } from '../entries-store.ts'
import type { Addresses } from './addresses.ts'
import type { Place, Told } from './told.ts'

type Category = CatalogueEntries['categories']
type Known = { readonly path: string; readonly title: string }

const LONGEST_TITLE = 200
const keyOf = (parent: string | null, title: string) => `${parent ?? ''}\n${title.toLowerCase()}`

/**
 * The categories that products of an export lie in. One that the shop has under the same parent is that one, and stays as it is;
 * capitals make no difference.
 */
export class Categories {
  readonly entries: Category[] = []
  readonly rows = new Map<string, number>()
  private readonly known = new Map<string, Known>()
  private readonly places = new Map<string | null, number>()
  private readonly told: Told
  private readonly addresses: Addresses

  constructor(shop: Pick<ShopNames, 'categories'>, addresses: Addresses, told: Told) {
    this.told = told
    this.addresses = addresses
    for (const { path, parent, title } of shop.categories) {
      this.known.set(keyOf(parent, title), { path, title })
      this.places.set(parent, (this.places.get(parent) ?? 0) + 1)
    }
  }

  /** The path of a category with these titles, from the top down. */
  pathOf(titles: readonly string[], at: Place & { readonly row: number }): string | null {
    let parent: string | null = null
    for (const title of titles) parent = this.below(parent, title, at)
    return parent
  }

  private below(parent: string | null, title: string, at: Place & { readonly row: number }): string {
    const key = keyOf(parent, title)
    const known = this.known.get(key)
    if (known) {
      if (known.title !== title) this.told.note(at, 'CategoryCase', known.title)
      return known.path
    }
    if (title.length > LONGEST_TITLE) this.told.fault(at, 'TooLong')
    const path = this.addresses.give(title, parent, 'categorie')
    const position = (this.places.get(parent) ?? 0) + 1
    this.places.set(parent, position)
    this.known.set(key, { path, title })
    this.rows.set(path, at.row)
    this.entries.push({
      path,
      parent,
      title,
      position,
      isActive: true,
      shortListItemCount: 0,
      shortDescription: '',
      description: '',
      seoTitle: '',
      seoDescription: '',
      metaTitle: '',
      metaDescription: '',
      picture: null,
    })
    return path
  }
}
