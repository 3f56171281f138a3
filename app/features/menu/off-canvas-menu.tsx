import { chevronLeftIcon } from '#app/ui/icons/chevron-left.ts'
import { xIcon } from '#app/ui/icons/x.ts'
import { useEffect, useReducer, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { MenuNode } from '#contract/navigation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { shellTexts } from '#texts/nl/shell.ts'
import { MenuLevel } from './menu-level.tsx'
import styles from './off-canvas-menu.module.css'
import { changeSubmenus } from './submenu-stack.ts'

type OffCanvasMenuProps = {
  /** Counts the presses that open it. */
  readonly openings: number
  readonly nodes: readonly MenuNode[]
  readonly logo: ReactNode
  readonly footer: ReactNode
}

/** The menu of small screens: one level at a time, with the parent's name as the way back (design 11, Off-canvas). */
export function OffCanvasMenu({ openings, nodes, logo, footer }: OffCanvasMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const backButton = useRef<HTMLButtonElement>(null)
  const { key: page } = useLocation()
  const openedOn = useRef(page)
  const [stack, change] = useReducer(changeSubmenus, [])
  const levels = openLevels(nodes, stack)
  const parent = levels.at(-2)

  useEffect(() => {
    openedOn.current = page
    // Its links were put in the page just now: that and laying them out are not one task.
    const timer = setTimeout(() => dialog.current?.showModal())
    return () => clearTimeout(timer)
    // The page on which it opens does not matter here, only that it opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [openings])
  useEffect(() => {
    if (openedOn.current !== page) dialog.current?.close()
  }, [page])

  async function resetWhenGone() {
    const animations = dialog.current?.getAnimations() ?? []
    await Promise.allSettled(animations.map(({ finished }) => finished))
    change({ kind: 'reset' })
  }

  function enter(submenu: string) {
    change({ kind: 'push', submenu })
    requestAnimationFrame(() => backButton.current?.focus())
  }

  function goBack() {
    const left = levels.at(-1)?.url
    change({ kind: 'pop' })
    requestAnimationFrame(() => {
      const items = dialog.current?.querySelectorAll<HTMLElement>('[data-submenu]') ?? []
      const opener = [...items].find((item) => item.dataset['submenu'] === left)
      opener?.focus()
    })
  }

  return (
    <dialog
      ref={dialog}
      aria-label={shellTexts.menu}
      closedby="any"
      className={styles.menu}
      onClose={() => void resetWhenGone()}
    >
      <div className={styles.sheet}>
        {/* Within the header of the page: these are no landmarks of their own. */}
        <div className={styles.head}>
          {parent ? (
            <button ref={backButton} type="button" className={styles.back} onClick={goBack}>
              <Icon of={chevronLeftIcon} />
              {parent.label}
            </button>
          ) : (
            logo
          )}
          <button
            type="button"
            className="icon-button"
            aria-label={shellTexts.closeMenu}
            onClick={() => dialog.current?.close()}
          >
            <Icon of={xIcon} />
          </button>
        </div>
        <div className={styles.levels}>
          {levels.map((level, index) => (
            <MenuLevel
              key={level.url}
              node={level}
              depth={index}
              isShown={index === levels.length - 1}
              onEnter={enter}
            />
          ))}
        </div>
        {/* What the footer offers opens elsewhere: the menu makes room. */}
        <div className={styles.foot} onClickCapture={() => dialog.current?.close()}>
          {footer}
        </div>
      </div>
    </dialog>
  )
}

/** From the root down to the submenu that is open last. */
function openLevels(nodes: readonly MenuNode[], stack: readonly string[]): readonly MenuNode[] {
  const root = {
    label: shellTexts.allCategories,
    url: '',
    imageUrl: null,
    shortListItemCount: 0,
    children: nodes,
  }
  const levels: MenuNode[] = [root]
  for (const url of stack) {
    const next = levels.at(-1)?.children.find((child) => child.url === url)
    if (next) levels.push(next)
  }
  return levels
}
