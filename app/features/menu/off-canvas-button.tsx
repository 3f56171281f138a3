import { menuIcon } from '#app/ui/icons/menu.ts'
import { Suspense, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { MenuNode } from '#contract/navigation.ts'
import { allCategoriesPath } from '#app/paths.ts'
import { later } from '#app/lib/page-start/later.tsx'
import { useHydrated } from '#app/lib/page-start/use-hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'
import { shellTexts } from '#texts/nl/shell.ts'
import styles from './off-canvas-button.module.css'

const OffCanvasMenu = later(async () => {
  const { OffCanvasMenu: menu } = await import('./off-canvas-menu.tsx')
  return menu
})

type OffCanvasButtonProps = {
  readonly nodes: readonly MenuNode[]
  readonly logo: ReactNode
  readonly footer: ReactNode
}

/** Opens the menu on small screens; its code loads with the first press. */
export function OffCanvasButton({ nodes, logo, footer }: OffCanvasButtonProps) {
  const [openings, setOpenings] = useState(0)
  const className = `icon-button ${styles.button}`
  const icon = <Icon of={menuIcon} />
  if (!useHydrated()) {
    return (
      <Link to={allCategoriesPath} aria-label={shellTexts.openMenu} className={className}>
        {icon}
      </Link>
    )
  }
  return (
    <>
      <button
        type="button"
        aria-label={shellTexts.openMenu}
        aria-haspopup="dialog"
        className={className}
        onClick={() => setOpenings(openings + 1)}
      >
        {icon}
      </button>
      {openings > 0 && (
        <Suspense>
          <OffCanvasMenu openings={openings} nodes={nodes} logo={logo} footer={footer} />
        </Suspense>
      )}
    </>
  )
}
