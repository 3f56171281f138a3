import { chevronDownIcon } from '#app/ui/icons/chevron-down.ts'
import { menuIcon } from '#app/ui/icons/menu.ts'
import { useId, type ComponentProps } from 'react'
import { Link } from 'react-router'
import type { MenuNode } from '#contract/navigation.ts'
import { allCategoriesPath } from '#app/paths.ts'
import { useHydrated } from '#app/lib/page-start/use-hydrated.ts'
import { Icon, type IconLines } from '#app/ui/icon.tsx'
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
          const button = (
            <PanelButton
              label={shellTexts.panelOf(node.label)}
              icon={node === everything ? menuIcon : chevronDownIcon}
              aria-expanded={isOpen}
              aria-controls={panelId}
              {...menu.buttonProps(node.url)}
            />
          )
          return (
            <li key={node.url} {...menu.itemProps}>
              <div className={styles.head} data-open={isOpen} {...menu.headProps(node.url)}>
                {node === everything && button}
                <Link to={node.url} className={styles.link} {...menu.linkProps(node.url)}>
                  {node.label}
                </Link>
                {node !== everything && button}
              </div>
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

type PanelButtonProps = ComponentProps<'button'> & { readonly label: string; readonly icon: IconLines }

/** Opens the panel for who uses the keyboard; without scripts there is nothing to open. */
function PanelButton({ label, icon, ...button }: PanelButtonProps) {
  const content = <Icon of={icon} sizePx={16} />
  if (!useHydrated()) return <span className={styles.button}>{content}</span>
  return (
    <button type="button" className={styles.button} aria-label={label} {...button}>
      {content}
    </button>
  )
}
