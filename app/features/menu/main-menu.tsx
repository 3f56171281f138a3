import { chevronDownIcon } from '#app/ui/icons/chevron-down.ts'
import { menuIcon } from '#app/ui/icons/menu.ts'
import { useId, type ComponentProps } from 'react'
import { Link } from 'react-router'
import type { MenuNode } from '#contract/navigation.ts'
import { allCategoriesPath } from '#app/lib/all-categories.ts'
import { useHydrated } from '#app/lib/use-hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'
import { shellTexts } from '#texts/nl/shell.ts'
import styles from './main-menu.module.css'
import { MenuPanel } from './menu-panel.tsx'
import { useMegaMenu } from './use-mega-menu.ts'

// Spec 9, Main menu.
const SHOWN_CATEGORIES = 5

/** 'Alle categorieën' and the first five categories, each with a panel (spec 2, Header). */
export function MainMenu({ nodes }: { readonly nodes: readonly MenuNode[] }) {
  const menu = useMegaMenu()
  const id = useId()
  if (nodes.length === 0) return null
  const everything: MenuNode = {
    label: shellTexts.allCategories,
    url: allCategoriesPath,
    imageUrl: nodes[0]?.imageUrl ?? null,
    shortListItemCount: 0,
    children: nodes,
  }
  return (
    <nav aria-label={shellTexts.mainMenu} className={`wrap ${styles.menu}`} {...menu.navProps}>
      <ul>
        {[everything, ...nodes.slice(0, SHOWN_CATEGORIES)].map((node) => {
          const panelId = `${id}${node.url}`
          const isOpen = menu.open === node.url
          return (
            <li key={node.url} {...menu.itemProps}>
              <MenuButton
                to={node.url}
                aria-expanded={isOpen}
                aria-controls={panelId}
                {...menu.buttonProps(node.url)}
              >
                {node === everything && <Icon of={menuIcon} sizePx={16} />}
                {node.label}
                {node !== everything && <Icon of={chevronDownIcon} sizePx={16} />}
              </MenuButton>
              <div id={panelId} data-open={isOpen} className={styles.panel} {...menu.panelProps}>
                <MenuPanel
                  node={node}
                  isWhole={node === everything}
                  showsImages={menu.intended.has(node.url)}
                />
              </div>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

type MenuButtonProps = ComponentProps<'button'> & { readonly to: string }

/** Without scripts the button is a link to the category's page (ux 5.1). */
function MenuButton({ to, children, ...button }: MenuButtonProps) {
  if (!useHydrated()) {
    return (
      <Link to={to} className={styles.button}>
        {children}
      </Link>
    )
  }
  return (
    <button type="button" className={styles.button} {...button}>
      {children}
    </button>
  )
}
