import { useState } from 'react'
import type { ProofPage } from '#contract/file-proofs.ts'
import { boxAround } from '#domain/designs/box.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { pathOf, rectOf } from '#app/ui/drawn-box.ts'
import { Icon } from '#app/ui/icon.tsx'
import { minusIcon } from '#app/ui/icons/minus.ts'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { fileProofTexts as texts } from '#texts/nl/file-proofs.ts'
import styles from './proof-sheet.module.css'

/** How much larger than its window a sheet can be shown. */
const ZOOMS = [1, 1.5, 2, 3, 4, 6] as const
const ZOOM_CLASSES = [styles.x1, styles.x15, styles.x2, styles.x3, styles.x4, styles.x6]
/** Larger than any window, so that its class decides how large a sheet is. */
const LONGEST_PX = 20_000

type ProofSheetProps = { readonly page: ProofPage; readonly fileName: string }

/** A page as it will be printed and cut, larger and smaller; what is cut off can be shown with it. */
export function ProofSheet({ page, fileName }: ProofSheetProps) {
  const [step, setStep] = useState(0)
  const [showsBleed, setShowsBleed] = useState(false)
  const { sheet } = page
  const className = classNames(styles.print, ZOOM_CLASSES[step])
  const alt = texts.picture(fileName, page.number)
  return (
    <div className={styles.sheet}>
      <div className={styles.tools}>
        {sheet && (
          <Checkbox
            label={texts.showBleed}
            checked={showsBleed}
            onChange={() => setShowsBleed(!showsBleed)}
          />
        )}
        <div className={styles.zoom}>
          <button
            type="button"
            className="icon-button"
            aria-label={texts.zoomOut}
            aria-disabled={step === 0}
            onClick={() => setStep(Math.max(0, step - 1))}
          >
            <Icon of={minusIcon} />
          </button>
          <output className="figures strong">{texts.zoom(ZOOMS[step] ?? 1)}</output>
          <button
            type="button"
            className="icon-button"
            aria-label={texts.zoomIn}
            aria-disabled={step === ZOOMS.length - 1}
            onClick={() => setStep(Math.min(ZOOMS.length - 1, step + 1))}
          >
            <Icon of={plusIcon} />
          </button>
        </div>
      </div>
      {/* Scrolled by keyboard once it is larger than its window. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.window} aria-label={texts.sheetOf(fileName, page.number)} tabIndex={0}>
        {sheet ? (
          <>
            <p className="visually-hidden">{alt}</p>
            <Print page={page} sheet={sheet} showsBleed={showsBleed} className={className} />
          </>
        ) : (
          <img src={page.pictureUrl} alt={alt} className={className} />
        )}
      </section>
    </div>
  )
}

type PrintProps = {
  readonly page: ProofPage
  readonly sheet: NonNullable<ProofPage['sheet']>
  readonly showsBleed: boolean
  readonly className: string | undefined
}

/** All in mm from the corner of the trimmed print; what is outside of it is cut off, or shown faded. */
function Print({ page, sheet, showsBleed, className }: PrintProps) {
  const { trim, bleed, picture } = sheet
  // With a little room for the line of the trim.
  const view = showsBleed ? boxAround([trim, picture, bleed], 0.01) : trim
  const perMm = LONGEST_PX / Math.max(view.widthMm, view.heightMm)
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={view.widthMm * perMm}
      height={view.heightMm * perMm}
      viewBox={`${view.xMm} ${view.yMm} ${view.widthMm} ${view.heightMm}`}
    >
      <rect {...rectOf(view)} className={styles.paper} />
      <image href={page.pictureUrl} {...rectOf(picture)} preserveAspectRatio="none" />
      {showsBleed && (
        <>
          <path d={`${pathOf(view)}${pathOf(trim)}`} fillRule="evenodd" className={styles.cutOff} />
          <rect {...rectOf(trim)} className={styles.trimUnder} />
          <rect {...rectOf(trim)} className={styles.trim} />
        </>
      )}
    </svg>
  )
}
