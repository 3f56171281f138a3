import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { minusIcon } from '#app/ui/icons/minus.ts'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { deskFileTexts as texts } from '#texts/nl/office/files.ts'
import { errorLines } from '../../lib/call-errors.ts'
import styles from './sheet-view.module.css'
import type { SheetDetail } from './use-detail.ts'
import type { SheetZoom } from './use-zoom.ts'

type ZoomToolsProps = { readonly zoom: SheetZoom; readonly detail: SheetDetail }

/** How large the sheet is shown, and whether it is being made sharper. */
export function ZoomTools({ zoom: { zoom, percent, larger, smaller, show }, detail }: ZoomToolsProps) {
  return (
    <>
      <div className={styles.state}>
        {detail.isComing && <p>{texts.detailComes}</p>}
        <output>{detail.error && errorLines(detail.error).join(' ')}</output>
      </div>
      <div className={styles.zoom}>
        <button
          type="button"
          className="icon-button"
          aria-label={texts.zoomOut}
          disabled={smaller === null}
          onClick={() => smaller?.()}
        >
          <Icon of={minusIcon} />
        </button>
        <output className="figures strong">{texts.zoom(percent)}</output>
        <button
          type="button"
          className="icon-button"
          aria-label={texts.zoomIn}
          disabled={larger === null}
          onClick={() => larger?.()}
        >
          <Icon of={plusIcon} />
        </button>
        <Button look="tertiary" size="small" aria-pressed={zoom === 'fit'} onClick={() => show('fit')}>
          {texts.zoomFit}
        </Button>
        <Button look="tertiary" size="small" aria-pressed={zoom === 100} onClick={() => show(100)}>
          {texts.zoomPrintSize}
        </Button>
      </div>
    </>
  )
}
