import type { KeyboardEvent } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { gripVerticalIcon } from '#app/ui/icons/grip-vertical.ts'
import { orderTexts as texts } from '#texts/nl/office/lists.ts'
import styles from './grip.module.css'

type GripProps = {
  readonly id: string
  /** What is moved by it. */
  readonly title: string
  /** The element that tells which keys move it. */
  readonly hint: string
  readonly onLift: () => void
  readonly onLetGo: () => void
  readonly onPress: () => void
  readonly onKey: (event: KeyboardEvent) => void
}

/** By which a row is dragged to another place; its list hears the keys and the press. */
export const Grip = ({ id, title, hint, onLift, onLetGo, onPress, onKey }: GripProps) => (
  <button
    type="button"
    className={`icon-button ${styles.grip}`}
    data-grip={id}
    aria-label={texts.grip(title)}
    aria-describedby={hint}
    title={texts.grip(title)}
    draggable
    onDragStart={(event) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', title)
      onLift()
    }}
    onDragEnd={onLetGo}
    onClick={onPress}
    onKeyDown={onKey}
  >
    <Icon of={gripVerticalIcon} />
  </button>
)
