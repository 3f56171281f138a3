import type { DeskProduct } from '#contract/office/products.ts'
import { Button } from '#app/ui/button.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import { formatMoment } from '#texts/nl/format-date.ts'
import { productTexts as texts } from '#texts/nl/office/products.ts'
import { productUseTexts as identityTexts } from '#texts/nl/office/product-use.ts'
import { DraftTime } from '../../ui/draft-time.tsx'
import styles from './products.module.css'

type DraftFactsProps = {
  readonly product: DeskProduct
  readonly onRename: () => void
  readonly onDelete: () => void
}

/** Whose draft there is and when it goes into the shop, and what the product is, which is changed here or ends. */
export function DraftFacts({
  product: { draft, live, sku, type, configuratorKey },
  onRename,
  onDelete,
}: DraftFactsProps) {
  return (
    <section className={`panel ${styles.part}`}>
      <h2 className="type-20">{texts.draft}</h2>
      {draft === null ? (
        <p className="muted">{live.status === 'draft' ? texts.neverInShop : texts.noDraftText}</p>
      ) : (
        <>
          <p>
            {wholeDates(texts.changedBy(draft.changedBy ?? texts.byItself, formatMoment(draft.changedAt)))}
          </p>
          {draft.publishAt === null && <p className="muted">{texts.draftText}</p>}
          <DraftTime publishAt={draft.publishAt} missedAt={draft.missedAt} />
        </>
      )}
      <FactList
        facts={[
          { label: texts.sku, text: sku },
          { label: texts.type, text: texts.types[type] },
          { label: texts.configurator, text: configuratorKey },
        ]}
      />
      <div className={styles.buttons}>
        <Button look="tertiary" size="small" onClick={onRename}>
          {identityTexts.rename}
        </Button>
        <Button look="tertiary" size="small" onClick={onDelete}>
          {identityTexts.remove}
        </Button>
      </div>
    </section>
  )
}
