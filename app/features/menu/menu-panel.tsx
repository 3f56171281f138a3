import { useState } from 'react'
import { Link } from 'react-router'
import type { MenuNode } from '#contract/navigation.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { shellTexts } from '#texts/nl/shell.ts'
import styles from './menu-panel.module.css'
import { NodePicture } from './node-picture.tsx'
import { shortList } from './short-list.ts'

type MenuPanelProps = {
  readonly node: MenuNode
  /** The panel of all categories has no page of its own. */
  readonly isWhole: boolean
  readonly showsImages: boolean
}

/** Sub-categories in columns, the picture of what the pointer is on, and the way to the whole category. */
export function MenuPanel({ node, isWhole, showsImages }: MenuPanelProps) {
  const [pointedAt, setPointedAt] = useState<MenuNode | null>(null)
  const hasGroups = !isWhole && node.children.some(({ children }) => children.length > 0)
  const pictured = pointedAt?.imageUrl ? pointedAt : node
  return (
    <div className={`wrap ${styles.inside}`}>
      {hasGroups ? (
        <GroupColumns node={node} onPoint={setPointedAt} />
      ) : (
        <ShortLinks
          node={node}
          onPoint={setPointedAt}
          pictures={{ ...(isWhole ? SMALL : LARGE), areShown: showsImages }}
          className={isWhole ? styles.plain : styles.tiles}
        />
      )}
      <div className={styles.aside} data-whole={isWhole}>
        <div className={styles.picture}>
          {showsImages && <NodePicture node={pictured} width={400} height={300} />}
        </div>
        {!isWhole && (
          <LinkButton to={node.url} wide>
            {shellTexts.allIn(node.label)}
          </LinkButton>
        )}
      </div>
    </div>
  )
}

/** Sub-categories that have sub-categories of their own are columns, as many of them as the owner says. */
function GroupColumns({ node, onPoint }: Pick<ShortLinksProps, 'node' | 'onPoint'>) {
  const { shown, isTruncated } = shortList(node)
  return (
    <div className={styles.groups}>
      {shown.map((group) => (
        <div key={group.url}>
          <p className={styles.heading}>
            <PointLink node={group} onPoint={onPoint} />
          </p>
          <ShortLinks node={group} onPoint={onPoint} />
        </div>
      ))}
      {isTruncated && <MoreLink node={node} />}
    </div>
  )
}

function MoreLink({ node }: { readonly node: MenuNode }) {
  return (
    <Link to={node.url} className={styles.more}>
      {shellTexts.showMore}
      <span className="visually-hidden">{shellTexts.showMoreOf(node.label)}</span>
    </Link>
  )
}

/** Pictures of links, which are asked for once somebody has shown interest; until then their place is kept. */
type LinkPictures = { readonly width: number; readonly height: number; readonly areShown: boolean }

const SMALL = { width: 64, height: 48 } as const
const LARGE = { width: 240, height: 180 } as const

type ShortLinksProps = {
  readonly node: MenuNode
  readonly onPoint: (node: MenuNode) => void
  readonly pictures?: LinkPictures
  readonly className?: string | undefined
}

function ShortLinks({ node, onPoint, pictures, className }: ShortLinksProps) {
  const { shown, isTruncated } = shortList(node)
  return (
    <ul className={className}>
      {shown.map((child) => (
        <li key={child.url}>
          <PointLink node={child} onPoint={onPoint} {...(pictures && { pictures })} />
        </li>
      ))}
      {isTruncated && (
        <li>
          <MoreLink node={node} />
        </li>
      )}
    </ul>
  )
}

function PointLink({ node, onPoint, pictures }: Omit<ShortLinksProps, 'className'>) {
  return (
    <Link to={node.url} onPointerEnter={() => onPoint(node)} onFocus={() => onPoint(node)}>
      {pictures && (
        <span className={styles.beside}>
          {pictures.areShown && <NodePicture node={node} width={pictures.width} height={pictures.height} />}
        </span>
      )}
      {node.label}
    </Link>
  )
}
