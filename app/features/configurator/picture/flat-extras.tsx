import { type Box, circles, path, type Spot } from '../drawing/geometry.ts'
import { outlineOf, straight } from '../drawing/outlines.ts'
import type { Pictured } from '../drawing/pictured.ts'
import { Rail } from './print.tsx'
import styles from './picture.module.css'

type FlatExtrasProps = {
  readonly id: string
  readonly box: Box
  readonly d: string
  readonly shown: Pictured
}

/** What lies on or beside a flat product. */
export function FlatExtras({ id, box, d, shown }: FlatExtrasProps) {
  const { extras } = shown
  const { x, y, width, height } = box
  return (
    <>
      {extras.has('transferTape') && (
        <path
          d={straight({ x: x - 12, y: y - 12, width: width + 24, height: height + 24 })}
          fill="#fff6d0"
          opacity=".42"
        />
      )}
      {extras.has('sheetOfStickers') && <StickerSheet box={box} shown={shown} />}
      {extras.has('rollOfStickers') && <StickerRoll box={box} />}
      {extras.has('hangRail') && (
        <Rail id={id} box={{ x: x + width * 0.2, y: y - 8, width: width * 0.6, height: 8 }} />
      )}
      {extras.has('magnets') && <Magnets box={box} />}
      {extras.has('tieWraps') && <TieWraps box={box} />}
      {extras.has('number') && (
        <>
          <path d={straight({ x: x + width - 62, y: y + height - 38, width: 50, height: 26 })} fill="#fff" />
          <text x={x + width - 18} y={y + height - 18} className={styles.figure}>
            {FIRST_NUMBER}
          </text>
        </>
      )}
      {shown.kind === 'panel' && <path d={d} fill="none" stroke="#fff" strokeOpacity=".45" />}
    </>
  )
}

const FIRST_NUMBER = '001'

/** The sheet that kiss-cut stickers stay on. */
function StickerSheet({ box, shown }: { readonly box: Box; readonly shown: Pictured }) {
  const around: Box = { x: box.x - 18, y: box.y - 18, width: box.width + 36, height: box.height + 36 }
  return (
    <>
      <path d={straight(around)} fill="none" stroke="#838a99" strokeWidth="1.5" />
      <path
        d={path`M${around.x + around.width} ${around.y + around.height - 34}l-34 34h34z`}
        fill="#e9eaee"
        stroke="#838a99"
      />
      <path
        d={outlineOf(shown.outline, box, 0)}
        fill="none"
        stroke="#e5007d"
        strokeWidth="1.6"
        strokeDasharray="5 4"
      />
    </>
  )
}

function StickerRoll({ box }: { readonly box: Box }) {
  const radius = 40
  const [x, y] = [box.x + box.width + 34, box.y + box.height - radius + 18]
  return (
    <>
      <path d={path`M${box.x - 20} ${box.y + box.height + 18}H${x}`} stroke="#c3c7d0" strokeWidth="6" />
      <circle cx={x} cy={y} r={radius} fill="#f5f6f8" stroke="#838a99" strokeWidth="1.5" />
      <circle cx={x} cy={y} r={radius * 0.7} fill="none" stroke="#c3c7d0" />
      <circle cx={x} cy={y} r={radius * 0.36} fill="#d3b48a" stroke="#b8966a" strokeWidth="5" />
    </>
  )
}

function Magnets({ box }: { readonly box: Box }) {
  const at = (right: number, down: number): Spot => [box.x + box.width * right, box.y + box.height * down]
  const spots = [at(0.2, 0.24), at(0.5, 0.18), at(0.8, 0.28), at(0.34, 0.72), at(0.72, 0.68)]
  return (
    <>
      <path d={circles(spots, 12)} transform="translate(2 4)" fill="#11141b" opacity=".3" />
      <path d={circles(spots, 12)} fill="#11141b" />
      <path d={circles(spots, 7)} fill="none" stroke="#fff" strokeOpacity=".5" strokeWidth="1.5" />
    </>
  )
}

/** Around the tubes of a fence, beside the rings. */
function TieWraps({ box }: { readonly box: Box }) {
  const { x, y, width, height } = box
  const straps = [0.02, 0.26, 0.5, 0.74, 0.98].flatMap((share) => [
    path`M${x + width * share} ${y - 14}v24`,
    path`M${x + width * share} ${y + height - 10}v16`,
  ])
  return <path d={straps.join('')} stroke="#11141b" strokeWidth="3" strokeLinecap="round" />
}
