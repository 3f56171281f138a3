import { RegistrationMark } from '#app/ui/registration-mark.tsx'
import { dropTexts } from '#texts/nl/drop.ts'
import styles from './drop-overlay.module.css'

/** What shows while a file is dragged over the page (spec 2). */
export function DropOverlay() {
  return (
    <div className={styles.overlay}>
      <RegistrationMark sizePx={84} inRegister />
      <p className="type-40">{dropTexts.drop}</p>
    </div>
  )
}
