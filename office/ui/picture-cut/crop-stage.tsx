import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import type { DeskPicture } from '#contract/office/products.ts'
import type { Crop } from '#domain/catalogue/picture-cut.ts'
import { pictureCutTexts as texts } from '#texts/nl/office/picture-cut-dialog.ts'
import { cropText } from '#texts/nl/office/picture-cut.ts'
import { arrowStep } from './arrow-step.ts'
import { type CropRules, type Handle, moveCrop, resizeCrop } from './crop-moves.ts'
import styles from './picture-cut.module.css'
import { stageSize } from './stage-size.ts'

type Whole = NonNullable<DeskPicture['cut']>['whole']
type CropStageProps = {
  readonly whole: Whole
  readonly crop: Crop
  readonly rules: CropRules
  readonly onChange: (crop: Crop) => void
}

/** One percent. */
const STEP = 10
/** A finger takes a side within so many pixels. */
const REACH_PX = 22
const LOWER_RIGHT: Handle = { x: 1, y: 1 }
const CORNERS = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
  LOWER_RIGHT,
] as const satisfies readonly Handle[]

type Grip = { readonly crop: Crop; readonly handle: Handle; readonly x: number; readonly y: number }

/** The whole picture, with the rectangle of it that is shown: drawn by its corners and sides, or by arrow keys. */
export function CropStage({ whole, crop, rules, onChange }: CropStageProps) {
  const area = useRef<HTMLButtonElement>(null)
  const hintId = useId()
  const grip = useRef<Grip | null>(null)

  function take(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return
    const box = event.currentTarget.getBoundingClientRect()
    const { clientX: x, clientY: y } = event
    const handle = handleAt({ x: x - box.left, y: y - box.top }, crop, box, rules.ratio !== null)
    if (handle === null) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    area.current?.focus({ preventScroll: true })
    grip.current = { crop, handle, x, y }
  }

  function drag(event: PointerEvent<HTMLDivElement>) {
    const taken = grip.current
    if (!taken) return
    const box = event.currentTarget.getBoundingClientRect()
    const by = {
      x: ((event.clientX - taken.x) / box.width) * 1000,
      y: ((event.clientY - taken.y) / box.height) * 1000,
    }
    const { handle } = taken
    const isMoved = handle.x === 0 && handle.y === 0
    onChange(isMoved ? moveCrop(taken.crop, by) : resizeCrop(taken.crop, handle, by, rules))
  }

  function release() {
    grip.current = null
  }

  function press(event: KeyboardEvent) {
    const by = arrowStep(event, STEP)
    if (!by) return
    event.preventDefault()
    onChange(event.shiftKey ? resizeCrop(crop, LOWER_RIGHT, by, rules) : moveCrop(crop, by))
  }

  const { x, y, width, height } = crop
  const at = {
    left: `${x / 10}%`,
    top: `${y / 10}%`,
    width: `${width / 10}%`,
    height: `${height / 10}%`,
  }
  return (
    <>
      <p id={hintId} className="muted small">
        {texts.cropHint}
      </p>
      <div
        role="presentation"
        className={styles.stage}
        style={stageSize(whole.width / whole.height)}
        onPointerDown={take}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <img src={whole.url} alt="" draggable={false} />
        <button
          ref={area}
          type="button"
          className={styles.area}
          style={at}
          aria-label={texts.area}
          aria-describedby={hintId}
          onKeyDown={press}
        />
        {CORNERS.map((corner) => (
          <span
            key={`${corner.x} ${corner.y}`}
            className={styles.corner}
            data-falling={corner.x === corner.y || undefined}
            style={{
              left: `${(corner.x < 0 ? x : x + width) / 10}%`,
              top: `${(corner.y < 0 ? y : y + height) / 10}%`,
            }}
          />
        ))}
        <output className="visually-hidden">{cropText(crop)}</output>
      </div>
    </>
  )
}

type Point = { readonly x: number; readonly y: number }

/** What of the rectangle lies under a pointer: a corner or side of it, all of it, or nothing. In a fixed shape sides stay. */
function handleAt(
  { x, y }: Point,
  crop: Crop,
  box: { readonly width: number; readonly height: number },
  isFixed: boolean,
): Handle | null {
  const across = sideAt(x, (crop.x / 1000) * box.width, (crop.width / 1000) * box.width)
  const down = sideAt(y, (crop.y / 1000) * box.height, (crop.height / 1000) * box.height)
  if (across === null || down === null) return null
  return isFixed && (across === 0) !== (down === 0) ? { x: 0, y: 0 } : { x: across, y: down }
}

/** Which end of a length lies within reach: -1 its first, 1 its last, 0 what is between them; null beside it. */
function sideAt(at: number, first: number, length: number): Handle['x'] | null {
  const inner = Math.min(REACH_PX, length / 4)
  if (at < first - REACH_PX || at > first + length + REACH_PX) return null
  if (at < first + inner) return -1
  return at > first + length - inner ? 1 : 0
}
