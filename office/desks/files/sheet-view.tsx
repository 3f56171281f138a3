import { type PointerEvent, type Ref, useRef, useState } from 'react'
import type { DeskFile, DeskFinding, DeskSheet } from '#contract/office/files.ts'
import { type BoxMm, boxAround } from '#domain/designs/box.ts'
import { pxPerMmOf } from '#domain/designs/zoom.ts'
import { type MarkMm, markBetween } from '#domain/orders/file-mark.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { pathOf, rectOf } from '#app/ui/drawn-box.ts'
import { deskFileTexts as texts } from '#texts/nl/office/files.ts'
import { DetailPictures } from './detail-pictures.tsx'
import { ChosenPlaces, SheetPlaces } from './sheet-places.tsx'
import { HIDDEN_AT_FIRST, PlaceLayers, PlacesNote } from './place-layers.tsx'
import styles from './sheet-view.module.css'
import { type SheetDetail, useDetail } from './use-detail.ts'
import { type SheetZoom, useZoom } from './use-zoom.ts'
import { ZoomTools } from './zoom-tools.tsx'

type LayerName = 'trim' | 'bleed' | 'safe' | 'ownBleed'

type SheetViewProps = {
  readonly file: DeskFile
  readonly page: DeskFile['pages'][number]
  /** Where a chosen finding can be seen on this page. */
  readonly place: DeskFinding['place']
  /** A place that the customer is asked about, in mm of the picture. */
  readonly mark: MarkMm | null
  /** Draws another one; null while none can be drawn. */
  readonly onMark: ((mark: MarkMm) => void) | null
}

const LAYERS = ['trim', 'bleed', 'safe', 'ownBleed'] as const satisfies readonly LayerName[]
/** Room around the sheet for its measures, as a part of its longer side. */
const MARGIN = 0.07
const LETTER_PX = 16

/** A page of a file over its print: larger and smaller, with lines that can be left out. */
export function SheetView(props: SheetViewProps) {
  const { sheet } = props.page
  return sheet ? <Zoomed {...props} sheet={sheet} /> : <p className="muted">{texts.noSheet}</p>
}

type ZoomedProps = SheetViewProps & { readonly sheet: DeskSheet }

function Zoomed({ file, page, sheet, place, mark, onMark }: ZoomedProps) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(HIDDEN_AT_FIRST)
  const frame = useRef<HTMLElement>(null)
  const drawing = useRef<SVGSVGElement>(null)
  const zoom = useZoom({ frame, drawing }, viewOf(sheet), onMark === null)
  const detail = useDetail({ frame, drawing }, page, zoom)
  const present = LAYERS.filter((name) => sheet[name] !== null)

  function toggle(name: string) {
    const next = new Set(hidden)
    if (!next.delete(name)) next.add(name)
    setHidden(next)
  }

  return (
    <>
      <div className={styles.tools}>
        {sheet.isTurned && <p className="muted">{texts.isTurned}</p>}
        <ZoomTools zoom={zoom} detail={detail} />
      </div>
      <section
        ref={frame}
        className={styles.window}
        aria-label={texts.sheet}
        aria-busy={detail.isComing}
        aria-keyshortcuts="+ - 0 1"
        // Scrolled by keyboard once it is larger than its window.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <figure aria-label={texts.pictureOf(file.name, page.number)}>
          <Drawing ref={drawing} {...{ file, page, sheet, hidden, place, mark, onMark, zoom, detail }} />
        </figure>
      </section>
      <fieldset className={styles.layers}>
        <legend className="visually-hidden">{texts.layers}</legend>
        {present.map((name) => (
          <Checkbox
            key={name}
            label={layerText(name, file)}
            aside={<LineSample name={name} />}
            checked={!hidden.has(name)}
            onChange={() => toggle(name)}
          />
        ))}
        <PlaceLayers places={page.places} hidden={hidden} onToggle={toggle} />
      </fieldset>
      <PlacesNote places={page.places} />
    </>
  )
}

function layerText(name: LayerName, { demands }: DeskFile): string {
  if (name === 'bleed') return texts.layer.bleed(demands?.bleedMm ?? null)
  return name === 'safe' ? texts.layer.safe(demands?.safeMarginMm ?? null) : texts.layer[name]()
}

const LineSample = ({ name }: { readonly name: LayerName }) => (
  <svg className={styles.sample} viewBox="0 0 26 10" aria-hidden="true">
    <path d="M0 5h26" className={styles[name]} />
  </svg>
)

type DrawingProps = SheetViewProps & {
  readonly sheet: DeskSheet
  readonly hidden: ReadonlySet<string>
  readonly ref: Ref<SVGSVGElement>
  readonly zoom: SheetZoom
  readonly detail: SheetDetail
}

/** What is seen of a sheet: all that is drawn, with room for its measures. */
const viewOf = ({ trim, bleed, picture, ownBleed }: DeskSheet): BoxMm =>
  boxAround([trim, picture, bleed, ownBleed], MARGIN)

/** All in mm from the corner of the trimmed print, so that nothing is converted. */
function Drawing({ ref, page, sheet, hidden, place, mark, onMark, zoom, detail }: DrawingProps) {
  const { trim, bleed, picture } = sheet
  const view = viewOf(sheet)
  const from = useRef<Point | null>(null)
  const part = place?.part
  const letterMm = Math.max(view.widthMm, view.heightMm) * 0.022
  return (
    <svg
      ref={ref}
      className={classNames(styles.drawing, onMark && styles.marking)}
      style={{ width: zoom.width }}
      viewBox={`${view.xMm} ${view.yMm} ${view.widthMm} ${view.heightMm}`}
      aria-hidden="true"
      onPointerDown={(event) => {
        if (!onMark || event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = pointOf(event, picture)
      }}
      onPointerMove={(event) => {
        if (onMark && from.current) onMark(markBetween(from.current, pointOf(event, picture), picture))
      }}
      onPointerUp={() => {
        from.current = null
      }}
      onPointerCancel={() => {
        from.current = null
      }}
    >
      <rect {...rectOf(picture)} className={styles.paper} />
      {page.pictureUrl === null ? (
        <text
          x={trim.widthMm / 2}
          y={trim.heightMm / 2}
          fontSize={letterMm}
          textAnchor="middle"
          className={styles.text}
        >
          {texts.noPicture}
        </text>
      ) : (
        <image href={page.pictureUrl} {...rectOf(picture)} preserveAspectRatio="none" />
      )}
      {page.detail && (
        <DetailPictures full={page.detail} page={picture} detail={detail} percent={zoom.percent} />
      )}
      {part === 'bleed' && bleed && (
        <path
          d={`${pathOf(bleed)}${pathOf(trim)}`}
          fillRule="evenodd"
          className={styles.chosenArea}
          data-chosen="bleed"
        />
      )}
      {LAYERS.map((name) => {
        const box = sheet[name]
        return box && !hidden.has(name) ? (
          <g key={name}>
            <rect {...rectOf(box)} className={styles.under} />
            <rect {...rectOf(box)} className={styles[name]} data-layer={name} />
          </g>
        ) : null
      })}
      <SheetPlaces
        places={page.places}
        sheet={sheet}
        hidden={hidden}
        // Words stay as large as they are while what they are about grows.
        letterMm={Math.min(letterMm, LETTER_PX / pxPerMmOf(zoom.percent))}
      />
      <ChosenPlaces places={page.places} sheet={sheet} place={place} />
      {(part === 'sheet' || part === 'trim') && (
        <rect
          {...rectOf(part === 'sheet' ? picture : trim)}
          className={classNames(styles.chosen)}
          data-chosen={part}
        />
      )}
      {mark && (
        <g data-mark="">
          <rect {...markedRect(mark, picture)} className={styles.markUnder} />
          <rect {...markedRect(mark, picture)} className={styles.mark} />
        </g>
      )}
      <text
        x={trim.widthMm / 2}
        y={view.yMm + letterMm * 1.2}
        fontSize={letterMm}
        textAnchor="middle"
        className={styles.text}
      >
        {texts.mm(trim.widthMm)}
      </text>
      <text
        transform={`translate(${view.xMm + letterMm * 1.2} ${trim.heightMm / 2}) rotate(-90)`}
        fontSize={letterMm}
        textAnchor="middle"
        className={styles.text}
      >
        {texts.mm(trim.heightMm)}
      </text>
    </svg>
  )
}

type Point = { readonly xMm: number; readonly yMm: number }

/** Where on the picture a pointer is, in mm from its corner. */
function pointOf(event: PointerEvent<SVGSVGElement>, picture: BoxMm): Point {
  const svg = event.currentTarget
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()?.inverse())
  return { xMm: x - picture.xMm, yMm: y - picture.yMm }
}

const markedRect = ({ leftMm, topMm, widthMm, heightMm }: MarkMm, picture: BoxMm) => ({
  x: picture.xMm + leftMm,
  y: picture.yMm + topMm,
  width: widthMm,
  height: heightMm,
})
