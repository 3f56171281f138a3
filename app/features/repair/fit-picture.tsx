import { useId } from 'react'
import type { RepairWays } from '#contract/patchups.ts'
import styles from './fit-picture.module.css'

type FitPictureProps = {
  readonly previewUrl: string | null
  readonly alt: string
  /** Which pages it is of; null where there is one. */
  readonly caption: string | null
  readonly ordered: RepairWays['ordered']
  readonly way: RepairWays['pages'][number]['ways'][number]
  /** What stands beside a design that fits within. */
  readonly around: 'edge' | 'white'
}

/** Room around sheet and design, as a part of the longest side. */
const ROOM = 0.04

/** Bands reach this part of the sheet below the design, so that no light line is left between them. */
const OVERLAP = 0.003

/** A small part of a picture of 100 units, drawn out until it fills its place. */
const EDGE = 0.5

/**
 * What a repair would make, of the preview that is there: the trimmed sheet with the design on it, and what is cut off. It is
 * drawn as the file came, and turned as a whole.
 */
export function FitPicture({ previewUrl, alt, caption, ordered, way, around }: FitPictureProps) {
  const clipId = useId()
  const { isTurned } = way
  const [width, height] = isTurned ? [ordered.heightMm, ordered.widthMm] : [ordered.widthMm, ordered.heightMm]
  const { besideMm, aboveMm } = way.beyond
  const beyondX = (isTurned ? aboveMm : besideMm) + way.marginMm
  const beyondY = (isTurned ? besideMm : aboveMm) + way.marginMm
  const design = {
    x: -beyondX,
    y: -beyondY,
    width: width + 2 * beyondX,
    height: height + 2 * beyondY,
  }
  const [roomX, roomY] = [Math.max(0, besideMm + way.marginMm), Math.max(0, aboveMm + way.marginMm)]
  const room = ROOM * Math.max(ordered.widthMm, ordered.heightMm)
  const view = [
    -roomX - room,
    -roomY - room,
    ordered.widthMm + 2 * (roomX + room),
    ordered.heightMm + 2 * (roomY + room),
  ]
  const image = previewUrl && { href: previewUrl, preserveAspectRatio: 'none' }
  return (
    <figure aria-label={caption ? `${caption}: ${alt}` : alt}>
      <svg aria-hidden="true" viewBox={view.join(' ')} className={styles.picture}>
        <g transform={isTurned ? `translate(${ordered.widthMm} 0) rotate(90)` : undefined}>
          <clipPath id={clipId}>
            <rect width={width} height={height} />
          </clipPath>
          <rect width={width} height={height} className={styles.sheet} />
          {image && <image {...image} {...design} className={styles.beyond} />}
          <rect {...design} className={styles.cut} />
          <g clipPath={`url(#${clipId})`}>
            <rect width={width} height={height} className={styles.paper} />
            {image && around === 'edge' && <Bands {...{ image, width, height, beyondX, beyondY }} />}
            {image && <image {...image} {...design} />}
            {!image && <rect {...design} className={styles.unseen} />}
          </g>
          <rect width={width} height={height} className={styles.trim} />
        </g>
      </svg>
      {caption && (
        <figcaption aria-hidden="true" className={styles.pages}>
          {caption}
        </figcaption>
      )}
    </figure>
  )
}

type BandsProps = {
  readonly image: { readonly href: string; readonly preserveAspectRatio: string }
  readonly width: number
  readonly height: number
  readonly beyondX: number
  readonly beyondY: number
}

/** The edge of the design drawn out over the room beside it. */
function Bands({ image, width, height, beyondX, beyondY }: BandsProps) {
  const picture = <image {...image} width={100} height={100} />
  const stretched = { preserveAspectRatio: 'none' }
  const [bandX, bandY] = [width * OVERLAP - beyondX, height * OVERLAP - beyondY]
  return (
    <>
      {beyondX < 0 && (
        <>
          <svg {...stretched} width={bandX} height={height} viewBox={`0 0 ${EDGE} 100`}>
            {picture}
          </svg>
          <svg
            {...stretched}
            x={width - bandX}
            width={bandX}
            height={height}
            viewBox={`${100 - EDGE} 0 ${EDGE} 100`}
          >
            {picture}
          </svg>
        </>
      )}
      {beyondY < 0 && (
        <>
          <svg {...stretched} width={width} height={bandY} viewBox={`0 0 100 ${EDGE}`}>
            {picture}
          </svg>
          <svg
            {...stretched}
            y={height - bandY}
            width={width}
            height={bandY}
            viewBox={`0 ${100 - EDGE} 100 ${EDGE}`}
          >
            {picture}
          </svg>
        </>
      )}
    </>
  )
}
