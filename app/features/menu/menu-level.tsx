import { chevronRightIcon } from '#app/ui/icons/chevron-right.ts'
import { Link } from 'react-router'
import type { MenuNode } from '#contract/navigation.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { shellTexts } from '#texts/nl/shell.ts'
import styles from './menu-level.module.css'
import { NodePicture } from './node-picture.tsx'

type MenuLevelProps = {
  readonly node: MenuNode
  /** 0 is the first level, the only one with pictures. */
  readonly depth: number
  readonly isShown: boolean
  readonly onEnter: (submenu: string) => void
}

/** One level of the off-canvas menu; what has children opens a level, what has none is a link. */
export function MenuLevel({ node, depth, isShown, onEnter }: MenuLevelProps) {
  return (
    <div inert={!isShown} hidden={!isShown}>
      <h2 className={`type-32 ${styles.heading}`}>{node.label}</h2>
      <ul>
        {node.children.map((child) => (
          <li key={child.url} className={styles.item}>
            {child.children.length > 0 ? (
              <button
                type="button"
                data-submenu={child.url}
                className={styles.row}
                onClick={() => onEnter(child.url)}
              >
                {depth === 0 && <RowPicture node={child} />}
                <span>{child.label}</span>
                <Icon of={chevronRightIcon} />
              </button>
            ) : (
              <Link to={child.url} className={styles.row}>
                {depth === 0 && <RowPicture node={child} />}
                <span>{child.label}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
      {depth > 0 && (
        <div className={styles.all}>
          <LinkButton to={node.url} wide>
            {shellTexts.allIn(node.label)}
          </LinkButton>
        </div>
      )}
    </div>
  )
}

const RowPicture = ({ node }: { readonly node: MenuNode }) => (
  <NodePicture node={node} width={56} height={42} loading="lazy" className={styles.picture} />
)
