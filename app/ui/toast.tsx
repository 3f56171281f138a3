import { xIcon } from './icons/x.ts'

import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { Toast as ToastState } from './toast-store.ts'
import styles from './toast.module.css'
import { TONES } from './tone.ts'
import { useUiTexts } from './ui-texts.ts'

type ToastProps = { readonly toast: ToastState; readonly onClose: () => void }

export function Toast({ toast, onClose }: ToastProps) {
  const { tone, title, lines = [], action, count } = toast
  const texts = useUiTexts()
  return (
    <span className={classNames(styles.toast, tone !== 'quiet' && TONES[tone].className)}>
      <span className={styles.title}>
        {tone !== 'quiet' && <Icon of={TONES[tone].icon} />}
        <span>{title}</span>
        {count > 1 && <span className={styles.count}>{`${count}×`}</span>}
      </span>
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
      {action && (
        <button
          type="button"
          className={classNames('text-link', styles.action)}
          onClick={() => {
            onClose()
            action.onPress()
          }}
        >
          {action.icon && <Icon of={action.icon} sizePx={18} />}
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={classNames('icon-button', styles.close)}
        aria-label={texts.closeToast}
        onClick={onClose}
      >
        <Icon of={xIcon} />
      </button>
    </span>
  )
}
