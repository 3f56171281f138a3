import type { CartItem } from '#contract/cart.ts'
import { DesignThumbnail } from '#app/lib/designs/design-thumbnail.tsx'
import { isSaidByLine } from './line-files.ts'
import { useRootData } from '#app/lib/shop/root-data.ts'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { fileStatusTexts, lineFilesTexts as texts } from '#texts/nl/cart.ts'
import { formatNumber } from '#texts/nl/format.ts'
import styles from './line-designs.module.css'

type Design = CartItem['designs'][number]

/** The designs that a line is printed with, front and back; nothing while there are none. */
export function LineDesigns({ item }: { readonly item: CartItem }) {
  const { designs, backDesign } = item
  if (designs.length === 0 && backDesign === null) return null
  return (
    <ul className={styles.designs} aria-label={texts.designs(item.title)}>
      {designs.map((design) => (
        <DesignRow
          key={design.itemId}
          {...{ item, design }}
          note={texts.copies(formatNumber(design.quantity))}
        />
      ))}
      {backDesign && <DesignRow item={item} design={backDesign} note={texts.back} />}
    </ul>
  )
}

type DesignRowProps = { readonly item: CartItem; readonly design: Design; readonly note: string }

/** One design with what is thought of it, where that asks for something. */
function DesignRow({ item, design, note }: DesignRowProps) {
  const { theme } = useRootData()
  const { label, tone } = fileStatusTexts[design.status]
  const [message] = design.messages
  const name = design.isStudioDesign ? texts.studio(theme?.studioShortName ?? '') : design.name
  const asksAttention = design.status !== 'valid' && !(design.status === 'fixable' && design.isApproved)
  return (
    <li>
      <DesignThumbnail src={design.previewUrl} />
      <p>
        <span className={styles.designName}>{name ?? texts.unnamed}</span>
        {`, ${note}`}
      </p>
      {asksAttention && (
        <div>
          {!isSaidByLine(item.designStatus, design.status) && <StatusLabel tone={tone}>{label}</StatusLabel>}
          {message !== undefined && <p>{message}</p>}
        </div>
      )}
    </li>
  )
}
