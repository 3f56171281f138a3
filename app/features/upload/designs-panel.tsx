import { useShop } from '#app/lib/shop/shop.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { rotateCcwIcon } from '#app/ui/icons/rotate-ccw.ts'
import { uploadIcon } from '#app/ui/icons/upload.ts'
import type { ManagerState } from '#domain/designs/manager-state.ts'
import { offersStudio } from '#domain/designs/manager-view.ts'
import { uploadTexts } from '#texts/nl/upload.ts'
import { DesignGroups, type DesignGroupsProps } from './design-groups.tsx'
import { useManagerActions } from './manager-actions.ts'
import { mayRetry } from './queued-file.ts'
import { StudioDesigns } from './studio-designs.tsx'
import styles from './upload-manager.module.css'

type DesignsPanelProps = Omit<DesignGroupsProps, 'isEditing' | 'checked'> & {
  readonly state: ManagerState
  readonly onReload: () => void
  readonly onAddStudio: () => void
  readonly onDeleteStudio: (key: string) => void
}

/** The tab 'Mijn ontwerpen' (spec 2). */
export function DesignsPanel(props: DesignsPanelProps) {
  const { state, onReload, onAddStudio, onDeleteStudio, ...groups } = props
  const { dispatch, retry, pickFiles } = useManagerActions()
  const { theme } = useShop()
  const { product, designs, hasFailed, studio, isEditing, checked } = state
  const failed = [...groups.uploads.values()].filter(mayRetry).map(({ processId }) => processId)
  const isEmpty = designs !== null && !hasFailed && groups.cards.length === 0
  return (
    <div className={styles.wrap}>
      {product === null ? (
        <h2 className="visually-hidden">{uploadTexts.libraryHeading}</h2>
      ) : (
        <div className={styles.lead}>
          <h2 className="type-32">{product.isBackDesign ? uploadTexts.back : uploadTexts.front}</h2>
          {designs !== null && offersStudio(state) && (
            <button type="button" className={`text-link ${styles.addStudio}`} onClick={onAddStudio}>
              {uploadTexts.byStudio(theme?.studioShortName ?? '')}
            </button>
          )}
        </div>
      )}
      <StudioDesigns
        studio={studio}
        isBack={groups.isBack}
        onCopies={(key, quantity) => dispatch({ type: 'studioCopiesSet', key, quantity })}
        onDelete={onDeleteStudio}
      />
      {failed.length > 1 && (
        <Button
          look="secondary"
          size="small"
          icon={rotateCcwIcon}
          className={styles.retryAll}
          onClick={() => retry(failed)}
        >
          {uploadTexts.retryAll(failed.length)}
        </Button>
      )}
      <DesignGroups {...groups} {...{ isEditing, checked }} />
      {hasFailed && (
        <EmptyState
          title={uploadTexts.loadFailed}
          action={<Button onClick={onReload}>{uploadTexts.reload}</Button>}
        />
      )}
      {isEmpty && (
        <EmptyState
          title={uploadTexts.empty}
          action={
            <Button icon={uploadIcon} onClick={pickFiles}>
              {uploadTexts.pick}
            </Button>
          }
        />
      )}
    </div>
  )
}
