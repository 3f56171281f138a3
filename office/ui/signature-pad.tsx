import { type PointerEvent, useState } from 'react'
import { SIGNATURE_FIELD, signaturePath } from '#domain/orders/signature.ts'
import { Button } from '#app/ui/button.tsx'
import { handoverTexts as texts } from '#texts/nl/office/handover.ts'
import styles from './signature-pad.module.css'

type Point = { readonly x: number; readonly y: number }
type Strokes = readonly (readonly Point[])[]

const { width, height } = SIGNATURE_FIELD
/** Points that lie closer make no other line. */
const STEP = 3

/** A field on which is signed; a form sends it by its name. The name that is typed says who it was without it, too. */
export function SignaturePad({ name }: { readonly name: string }) {
  const [strokes, setStrokes] = useState<Strokes>([])
  const path = signaturePath(strokes)

  function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point {
    const box = currentTarget.getBoundingClientRect()
    return { x: ((clientX - box.left) / box.width) * width, y: ((clientY - box.top) / box.height) * height }
  }
  function begin(event: PointerEvent<SVGSVGElement>) {
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const point = pointOf(event)
    setStrokes((drawn) => [...drawn, [point]])
  }
  function go(event: PointerEvent<SVGSVGElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const point = pointOf(event)
    setStrokes((drawn) => {
      const current = drawn.at(-1) ?? []
      const last = current.at(-1)
      if (last && Math.hypot(point.x - last.x, point.y - last.y) < STEP) return drawn
      return [...drawn.slice(0, -1), [...current, point]]
    })
  }

  return (
    <div className={styles.pad}>
      <p className="strong">{texts.signature}</p>
      <p className="muted small">{texts.signatureHint}</p>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={styles.field}
        onPointerDown={begin}
        onPointerMove={go}
      >
        <title>{texts.signature}</title>
        <path d={path} />
      </svg>
      <input type="hidden" name={name} value={path} />
      {path !== '' && (
        <Button look="tertiary" size="small" onClick={() => setStrokes([])}>
          {texts.clear}
        </Button>
      )}
      <output className="visually-hidden">{path !== '' && texts.signed}</output>
    </div>
  )
}

type SignatureProps = { readonly path: string; readonly by: string }

/** A signature as it was drawn. */
export function Signature({ path, by }: SignatureProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.drawn}>
      <title>{texts.signatureOf(by)}</title>
      <path d={path} />
    </svg>
  )
}
