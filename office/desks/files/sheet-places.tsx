import { useEffect, useRef } from 'react'
import type { DeskFinding, DeskPlaces, DeskSheet } from '#contract/office/files.ts'
import { classNames } from '#app/ui/class-names.ts'
import { pathOf } from '#app/ui/drawn-box.ts'
import { deskFileTexts as texts } from '#texts/nl/office/files.ts'
import { spotClass } from './place-layers.tsx'
import { spotLayers } from './spot-layers.ts'
import styles from './sheet-places.module.css'

type Shape = Pick<DeskPlaces['pictures'][number], 'box' | 'outline'>

type SheetPlacesProps = {
  readonly places: DeskPlaces | null
  readonly sheet: DeskSheet
  readonly hidden: ReadonlySet<string>
  /** The size of letters on the sheet. */
  readonly letterMm: number
}

/** What was found on a page, drawn over its sheet where it is. */
export function SheetPlaces({ places, sheet, hidden, letterMm }: SheetPlacesProps) {
  if (!places) return null
  const labelMm = letterMm * LABEL_PART
  const label = (text: string, place: Shape, isWrong = false) => (
    <Label text={text} isWrong={isWrong} letterMm={labelMm} {...cornerOf(place, sheet)} />
  )
  /** Above its place, so that what it is about can be read. */
  const labelAbove = (text: string, place: Shape, isWrong: boolean) => {
    const { xMm, yMm } = cornerOf(place, sheet)
    return (
      <Label text={text} isWrong={isWrong} letterMm={labelMm} xMm={xMm} yMm={yMm - GROUND_PART * labelMm} />
    )
  }
  return (
    <g className={styles.places}>
      {!hidden.has('pictures') &&
        keyed(places.pictures).map(({ key, place: picture }) => (
          <g key={key} data-place="pictures">
            <Drawn place={picture} sheet={sheet} className={picture.isLow ? styles.low : styles.picture} />
            {label(texts.picturePpi(picture.ppi, picture.isLow), picture, picture.isLow)}
          </g>
        ))}
      {!hidden.has('texts') &&
        keyed(places.texts).map(({ key, place: text }) => (
          <g key={key} data-place="texts">
            <Drawn place={text} sheet={sheet} className={text.isEmbedded ? styles.written : styles.open} />
            {places.texts.find(({ font }) => font === text.font) === text &&
              labelAbove(texts.font(text.font, text.isEmbedded), text, !text.isEmbedded)}
          </g>
        ))}
      {spotLayers(places)
        .filter(({ id }) => !hidden.has(id))
        .map((layer) => (
          <g key={layer.id} data-place="spots" data-name={layer.name}>
            {keyed(layer.spots).map(({ key, place: spot }) => (
              <Drawn
                key={key}
                place={spot}
                sheet={sheet}
                className={classNames(spotClass(layer), spot.use === 'fill' && styles.filled)}
              />
            ))}
            {layer.spots[0] && label(layer.name, layer.spots[0])}
          </g>
        ))}
    </g>
  )
}

type ChosenPlacesProps = {
  readonly places: DeskPlaces | null
  readonly sheet: DeskSheet
  readonly place: DeskFinding['place']
}

/** The places of a chosen finding, brought into sight. */
export function ChosenPlaces({ places, sheet, place }: ChosenPlacesProps) {
  const first = useRef<SVGGElement>(null)
  useEffect(() => {
    if (place && 'of' in place) first.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [place])
  if (!places || !place || !('of' in place)) return null
  const all: readonly Shape[] = places[place.part]
  const chosen = place.of.flatMap((at) => all[at] ?? [])
  return (
    <g ref={first} className={styles.places} data-chosen={place.part}>
      {keyed(chosen).map(({ key, place: one }) => (
        <Drawn key={key} place={one} sheet={sheet} className={styles.chosen} />
      ))}
    </g>
  )
}

/** The places of a page never change, and two may be the same: only where they stand in their list tells them apart. */
const keyed = <Kind extends Shape>(places: readonly Kind[]) =>
  places.map((place, at) => ({ key: String(at), place }))

type DrawnProps = {
  readonly place: Shape
  readonly sheet: DeskSheet
  readonly className: string | undefined
}

/** A place of the file over the print, on white that sets it off from what lies below. */
function Drawn({ place: { box, outline }, sheet: { picture, scale }, className }: DrawnProps) {
  const path = {
    d: outline ?? pathOf(box),
    transform: `translate(${picture.xMm} ${picture.yMm}) scale(${scale ?? 1})`,
  }
  return (
    <>
      <path {...path} className={styles.under} />
      <path {...path} className={className} />
    </>
  )
}

/** Of the letters of the measures of a sheet. */
const LABEL_PART = 0.8
/** About how wide a letter is, and how high its ground, in parts of its size. */
const LETTER_PART = 0.58
const GROUND_PART = 1.4

const cornerOf = ({ box }: Shape, { picture, scale }: DeskSheet) => ({
  xMm: picture.xMm + box.xMm * (scale ?? 1),
  yMm: picture.yMm + box.yMm * (scale ?? 1),
})

type LabelProps = {
  readonly text: string
  readonly isWrong: boolean
  readonly letterMm: number
  readonly xMm: number
  readonly yMm: number
}

/** A word in the corner of a place. */
const Label = ({ text, isWrong, letterMm, xMm, yMm }: LabelProps) => (
  <>
    <rect
      x={xMm}
      y={yMm}
      width={(text.length * LETTER_PART + 0.8) * letterMm}
      height={GROUND_PART * letterMm}
      className={isWrong ? styles.wrongGround : styles.ground}
    />
    <text
      x={xMm + 0.4 * letterMm}
      y={yMm + letterMm}
      fontSize={letterMm}
      className={isWrong ? styles.wrongWord : styles.word}
    >
      {text}
    </text>
  </>
)
