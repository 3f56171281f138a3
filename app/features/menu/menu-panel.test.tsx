import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { MenuNode } from '#contract/navigation.ts'
import { MenuPanel } from './menu-panel.tsx'

type Lower = Partial<Pick<MenuNode, 'shortListItemCount' | 'children'>>

const node = (label: string, { shortListItemCount = 0, children = [] }: Lower = {}): MenuNode => ({
  label,
  url: `/${label}`,
  imageUrl: null,
  shortListItemCount,
  children,
})
const leaves = (parent: string, count: number) =>
  Array.from({ length: count }, (_, index) => node(`${parent}${index + 1}`))

/** The words of its links, in their order. */
function linksOf(panel: MenuNode): readonly string[] {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <MenuPanel node={panel} isWhole={false} showsImages={false} />
    </MemoryRouter>,
  )
  return Array.from(html.matchAll(/<a [^>]*>(.*?)<\/a>/g), ([, inside = '']) =>
    inside.replaceAll(/<[^>]*>/g, ''),
  )
}

it("a panel with columns says 'Toon meer' for the columns and in each of them", () => {
  const long = node('lang', { shortListItemCount: 2, children: leaves('l', 4) })
  const oneTooLong = node('kort', { shortListItemCount: 2, children: leaves('k', 3) })
  const groups = [long, oneTooLong, ...leaves('groep', 2)]
  expect(linksOf(node('borden', { shortListItemCount: 2, children: groups }))).toEqual([
    'lang',
    'l1',
    'l2',
    'Toon meer van lang',
    'kort',
    'k1',
    'k2',
    'k3',
    'Toon meer van borden',
    'Alles in borden',
  ])
})

it('a panel with columns never hides just one of them', () => {
  const groups = [node('a', { children: leaves('a', 1) }), node('b'), node('c')]
  expect(linksOf(node('borden', { shortListItemCount: 2, children: groups }))).toEqual([
    'a',
    'a1',
    'b',
    'c',
    'Alles in borden',
  ])
})
