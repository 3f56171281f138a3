import { useState } from 'react'
import { Link } from 'react-router'
import type { MenuNode } from '#contract/navigation.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { shellTexts } from '#texts/nl/shell.ts'
import styles from './menu-panel.module.css'
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
  const imageUrl = pointedAt?.imageUrl ?? node.imageUrl
  const links = { node, onPoint: setPointedAt }
  return (
    <div className={`wrap ${styles.inside}`}>
      {hasGroups ? <GroupColumns {...links} /> : <PlainLinks {...links} />}
      <div className={styles.aside} data-whole={isWhole}>
        <div className={styles.picture}>
          {showsImages && imageUrl && <img src={imageUrl} alt="" width={400} height={300} />}
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

type LinksProps = { readonly node: MenuNode; readonly onPoint: (node: MenuNode) => void }

/** Sub-categories that have sub-categories of their own are columns. */
function GroupColumns({ node, onPoint }: LinksProps) {
  return (
    <div className={styles.groups}>
      {node.children.map((group) => (
        <div key={group.url}>
          <p className={styles.heading}>
            <PointLink node={group} onPoint={onPoint} />
          </p>
          <ShortLinks node={group} onPoint={onPoint} />
        </div>
      ))}
    </div>
  )
}

const PlainLinks = ({ node, onPoint }: LinksProps) => (
  <ShortLinks node={node} onPoint={onPoint} className={styles.plain} />
)

function ShortLinks({ node, onPoint, className }: LinksProps & { readonly className?: string | undefined }) {
  const { shown, isTruncated } = shortList(node)
  return (
    <ul className={className}>
      {shown.map((child) => (
        <li key={child.url}>
          <PointLink node={child} onPoint={onPoint} />
        </li>
      ))}
      {isTruncated && (
        <li>
          <Link to={node.url} className={styles.more}>
            {shellTexts.showMore}
            <span className="visually-hidden">{shellTexts.showMoreOf(node.label)}</span>
          </Link>
        </li>
      )}
    </ul>
  )
}

function PointLink({ node, onPoint }: LinksProps) {
  return (
    <Link to={node.url} onPointerEnter={() => onPoint(node)} onFocus={() => onPoint(node)}>
      {node.label}
    </Link>
  )
}
