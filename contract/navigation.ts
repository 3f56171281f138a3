import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ImageSource } from './shared.ts'

/** A node of the main menu; `shortListItemCount` is how many children show before 'Toon meer', 0 for all (spec 3). */
export type MenuNode = {
  readonly label: string
  readonly url: string
  readonly imageUrl: string | null
  readonly imageSources?: readonly ImageSource[] | undefined
  readonly shortListItemCount: number
  readonly children: readonly MenuNode[]
}
export const MenuNode: z.ZodType<MenuNode> = z.lazy(() =>
  z.object({
    label: z.string(),
    url: z.string(),
    imageUrl: z.string().nullable(),
    imageSources: z.array(ImageSource).optional(),
    shortListItemCount: z.int(),
    children: z.array(MenuNode),
  }),
)

/** What a path stands for; a redirect carries where to. */
export const RouteTarget = z.object({
  pageType: z.enum(['HOME', 'CATEGORY', 'PRODUCT', 'CONTENT', 'REDIRECT']),
  key: z.string(),
  path: z.string(),
})

export const getMainMenu = endpoint('getMainMenu', {
  summary: 'The main menu',
  access: 'public',
  reply: z.object({ items: z.array(MenuNode) }),
})
export const getRoute = endpoint('getRoute', {
  summary: 'Which kind of page a path leads to',
  access: 'public',
  refuses: [404],
  query: z.object({ path: z.string('Required').min(1, 'Required').max(500, 'TooLong') }),
  reply: RouteTarget,
})
