import { formatCm } from '#texts/nl/format-size.ts'
import { type Box, path } from '../drawing/geometry.ts'
import styles from './picture.module.css'

const AWAY = 34
const TICK = 7
const GAP = 46

type DimensionLinesProps = {
  readonly box: Box
  readonly widthMm: number
  readonly heightMm: number
  /** Only the height: what swells has no width to point at. */
  readonly onlyHeight?: boolean
  /** How far the lines stay from the box, where something sticks out of it. */
  readonly away?: number
}

/** The size in cm along the top and the left side; where it is short the line gives way to the number. */
export function DimensionLines({
  box,
  widthMm,
  heightMm,
  onlyHeight = false,
  away = AWAY,
}: DimensionLinesProps) {
  const { x, y, width, height } = box
  const top = y - away
  const left = x - away
  const middleX = x + width / 2
  const middleY = y + height / 2
  return (
    <g className={styles.dimensions}>
      {!onlyHeight && (
        <>
          <path d={line(width, (from, to) => path`M${x + from} ${top}H${x + to}`)} />
          <path d={path`M${x} ${top - TICK}v${2 * TICK}M${x + width} ${top - TICK}v${2 * TICK}`} />
          <text x={middleX} y={width > 2 * GAP + 20 ? top : top - 20}>
            {formatCm(widthMm)}
          </text>
        </>
      )}
      <path d={line(height, (from, to) => path`M${left} ${y + from}V${y + to}`)} />
      <path d={path`M${left - TICK} ${y}h${2 * TICK}M${left - TICK} ${y + height}h${2 * TICK}`} />
      <text
        x={height > 2 * GAP + 20 ? left : left - 20}
        y={middleY}
        transform={`rotate(-90 ${height > 2 * GAP + 20 ? left : left - 20} ${middleY})`}
      >
        {formatCm(heightMm)}
      </text>
    </g>
  )
}

/** A line with room for its number, or an unbroken one beside it. */
function line(length: number, draw: (from: number, to: number) => string): string {
  if (length <= 2 * GAP + 20) return draw(0, length)
  return draw(0, length / 2 - GAP) + draw(length / 2 + GAP, length)
}
