import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import type { DeskPicture } from '#contract/office/products.ts'
import { type Crop, type Focus, FOCUS_STEP, MIDDLE, nearestFocus } from '#domain/catalogue/picture-cut.ts'
import { pictureCutTexts as texts } from '#texts/nl/office/picture-cut-dialog.ts'
import { focusText } from '#texts/nl/office/picture-cut.ts'
import { arrowStep } from './arrow-step.ts'
import { cutPlace, shapeOf } from './cut-place.ts'
import styles from './picture-cut.module.css'
import { stageSize } from './stage-size.ts'

type FocusStageProps = {
  readonly whole: NonNullable<DeskPicture['cut']>['whole']
  readonly crop: Crop
  readonly focus: Focus
  readonly onChange: (focus: Focus) => void
}

/** What is shown of the picture, with the point that stays in sight: put by a press, drawn, or moved by arrow keys. */
export function FocusStage({ whole, crop, focus, onChange }: FocusStageProps) {
  const point = useRef<HTMLButtonElement>(null)
  const hintId = useId()
  const shape = shapeOf(crop, whole)

  function put(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    onChange(
      nearestFocus({
        x: ((event.clientX - box.left) / box.width) * 100,
        y: ((event.clientY - box.top) / box.height) * 100,
      }),
    )
  }

  function take(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    point.current?.focus({ preventScroll: true })
    put(event)
  }

  function press(event: KeyboardEvent) {
    const by = arrowStep(event, FOCUS_STEP)
    if (!by) return
    event.preventDefault()
    onChange(nearestFocus({ x: focus.x + by.x, y: focus.y + by.y }))
  }

  return (
    <>
      <p id={hintId} className="muted small">
        {texts.focusHint}
      </p>
      <div
        role="presentation"
        className={styles.stage}
        style={stageSize(shape)}
        onPointerDown={take}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) put(event)
        }}
      >
        <img src={whole.url} alt="" draggable={false} style={cutPlace(crop, MIDDLE, whole, shape)} />
        <button
          ref={point}
          type="button"
          className={styles.point}
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          aria-label={texts.point}
          aria-describedby={hintId}
          onKeyDown={press}
        />
        <output className="visually-hidden">{focusText(focus)}</output>
      </div>
    </>
  )
}
