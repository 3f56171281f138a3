import { xIcon } from './icons/x.ts'
import { useId, type ReactNode } from 'react'

import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'
import { ToastRegion } from './toast-region.tsx'
import { useUiTexts } from './ui-texts.ts'
import { useModal } from './use-modal.ts'

type DialogProps = {
  readonly title: ReactNode
  /** One sentence on what will happen. */
  readonly intro?: ReactNode
  readonly onClose: () => void
  /** Asked before it is left: true keeps it open. */
  readonly holdsBack?: () => boolean
  /** False: only the close button leaves it; Escape points there (ux 5.8). */
  readonly dismissable?: boolean
  /** An alert asks for a decision before anything else goes on. */
  readonly kind?: 'dialog' | 'alertdialog'
  /** 560 px, 820 px for lists, or the whole viewport. */
  readonly size?: 'normal' | 'wide' | 'full'
  /** 'Annuleren' bare first, the verb filled last; on small screens the last stands on top. */
  readonly actions?: ReactNode
  /** Where the focus goes when the opener has gone meanwhile. */
  readonly returnFocusTo?: () => HTMLElement | null
  readonly className?: string | undefined
  readonly children?: ReactNode
}

export function Dialog({ open, ...dialog }: DialogProps & { readonly open: boolean }) {
  return open ? <OpenDialog {...dialog} /> : null
}

function OpenDialog(props: DialogProps) {
  const { title, intro, onClose, holdsBack, dismissable = true, kind, size = 'normal', actions } = props
  const { dialog, heading, closeButton, escapes } = useModal({
    dismissable,
    onClose,
    holdsBack,
    returnFocusTo: props.returnFocusTo,
  })
  const id = useId()
  const texts = useUiTexts()
  return (
    <dialog
      ref={dialog}
      role={kind === 'alertdialog' ? kind : undefined}
      closedby={dismissable ? 'any' : 'none'}
      aria-labelledby={`${id}-title`}
      aria-describedby={intro ? `${id}-intro` : undefined}
      className={classNames(styles.dialog, styles[size], props.className)}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className="type-32">
            {title}
          </h2>
          <button
            ref={closeButton}
            type="button"
            className={classNames('icon-button', styles.close, !dismissable && styles.named)}
            aria-label={dismissable ? texts.close : undefined}
            onClick={() => !holdsBack?.() && onClose()}
          >
            <Icon of={xIcon} />
            {!dismissable && texts.close}
          </button>
        </header>
        {intro && (
          <p id={`${id}-intro`} className={styles.intro}>
            {intro}
          </p>
        )}
        <div className={styles.body}>{props.children}</div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
        {/* A second refusal is heard again, as its element is a new one. */}
        <output className="visually-hidden">
          {escapes > 0 && <span key={escapes}>{texts.useClose}</span>}
        </output>
      </div>
      <ToastRegion inDialog />
    </dialog>
  )
}
