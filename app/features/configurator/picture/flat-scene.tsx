import type { ReactNode } from 'react'
import { circles, fitInto, inset, path, seen, type Box } from '../drawing/geometry.ts'
import { edgeLines, outlineOf, straight } from '../drawing/outlines.ts'
import type { Pictured } from '../drawing/pictured.ts'
import { ringSpots } from '../drawing/ring-spots.ts'
import { DimensionLines } from './dimension-lines.tsx'
import { EdgeFinishes } from './edge-finishes.tsx'
import { FixingPoints } from './fixing-points.tsx'
import { FlatExtras } from './flat-extras.tsx'
import { Print, Shadow } from './print.tsx'
import { Surroundings } from './surroundings.tsx'

export type SceneProps = { readonly shown: Pictured; readonly id: string }

const AREA: Box = { x: 128, y: 110, width: 420, height: 284 }
const CLOTH = new Set(['banner', 'fence'])

/** What hangs or lies flat: cloth, panels, film, wallpaper, stickers. */
export function FlatScene({ shown, id }: SceneProps) {
  const { kind, widthMm, heightMm, outline, radiusMm, surface, thicknessMm, rings, extras } = shown
  const { box, perMm } = fitInto(AREA, widthMm, heightMm)
  const radius = radiusMm > 0 ? seen(radiusMm, perMm, 6) : 0
  const d = outlineOf(outline, box, radius)
  const short = Math.min(box.width, box.height)
  const ringRadius = seen(20, perMm, Math.min(4, short / 8), 7)
  const spots = rings.flatMap((row) =>
    ringSpots(row, shown, inset(box, Math.min(ringRadius * 1.9, short / 5))),
  )
  const depth = thicknessMm > 0 ? seen(thicknessMm, perMm, 2 + thicknessMm / 3, 16) : 0
  const isWhiteUnder = extras.has('whiteUnder')
  return (
    <>
      <Surroundings shown={shown} id={id} box={box} hasRings={spots.length > 0} />
      {shown.printSides === 2 && <BackSheet id={id} box={box} shown={shown} radius={radius} />}
      {kind !== 'window' && kind !== 'wallpaper' && <Shadow d={d} dx={6 + depth} dy={10 + depth} />}
      {depth > 0 && <Thickness d={d} depth={depth} isClear={surface === 'clear'} />}
      {kind === 'sticker' && outline === 'contour' && (
        <path d={outlineOf('contour', inset(box, -6), 0)} fill="#fff" stroke="#dbdde3" />
      )}
      <Print id={id} d={d} box={box} surface={surface} isWhiteUnder={isWhiteUnder} />
      {CLOTH.has(kind) && <path d={d} fill={`url(#${id}folds)`} />}
      {kind === 'wallpaper' && <Seams shown={shown} box={box} perMm={perMm} />}
      <EdgeFinishes id={id} box={box} perMm={perMm} edges={shown.edges} />
      {spots.length > 0 && (
        <>
          <path d={circles(spots, ringRadius)} fill={`url(#${id}stud)`} stroke="#6f7686" strokeWidth=".6" />
          <path d={circles(spots, ringRadius * 0.42)} fill="#5a5347" />
        </>
      )}
      <FixingPoints id={id} box={box} perMm={perMm} shown={shown} />
      <FlatExtras id={id} box={box} d={d} shown={shown} />
      {shown.isMeasured && (
        <DimensionLines box={box} widthMm={widthMm} heightMm={heightMm} away={kind === 'window' ? 50 : 34} />
      )}
    </>
  )
}

type BackSheetProps = {
  readonly id: string
  readonly box: Box
  readonly shown: Pictured
  readonly radius: number
}

/** The other side, turned and behind: it has a design of its own. */
function BackSheet({ id, box, shown, radius }: BackSheetProps) {
  const d = outlineOf(shown.outline, box, radius)
  return (
    <Turned box={box}>
      <Shadow d={d} dx={4} dy={6} />
      <Print id={id} d={d} box={box} surface={shown.surface} seed={7} />
      <path d={d} fill="#11141b" opacity=".12" />
    </Turned>
  )
}

function Turned({ box, children }: { readonly box: Box; readonly children: ReactNode }) {
  const middle = path`${box.x + box.width / 2} ${box.y + box.height / 2}`
  return <g transform={`translate(30 26) rotate(5 ${middle})`}>{children}</g>
}

type ThicknessProps = { readonly d: string; readonly depth: number; readonly isClear: boolean }

/** The edge of a panel, seen from the top left. */
const Thickness = ({ d, depth, isClear }: ThicknessProps) => (
  <g fill={isClear ? '#8cc7cf' : '#c3c7d0'} opacity={isClear ? 0.85 : undefined}>
    {Array.from({ length: Math.ceil(depth / 2) }, (_, index) => {
      const by = Math.min((index + 1) * 2, depth)
      return <path key={by} d={d} transform={`translate(${by * 0.7} ${by})`} />
    }).toReversed()}
  </g>
)

type SeamsProps = { readonly shown: Pictured; readonly box: Box; readonly perMm: number }

const STRIP_MM = 500

/** Wallpaper comes in strips. */
function Seams({ shown, box, perMm }: SeamsProps) {
  const count = Math.ceil(shown.widthMm / STRIP_MM) - 1
  const lines = Array.from(
    { length: Math.max(count, 0) },
    (_, index) => path`M${box.x + (index + 1) * STRIP_MM * perMm} ${box.y}v${box.height}`,
  )
  return (
    <>
      <path d={lines.join('')} stroke="#fff" strokeOpacity=".7" strokeWidth="1.4" />
      <path d={lines.join('')} stroke="#11141b" strokeOpacity=".25" strokeWidth=".7" />
      <path d={straight(box)} fill="none" stroke="#11141b" strokeOpacity=".2" />
      <path d={edgeLines(['bottom'], box, 0)} stroke="#11141b" strokeOpacity=".3" />
    </>
  )
}
