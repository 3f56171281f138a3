import { fitInto, inset, path, seen } from '../drawing/geometry.ts'
import { rounded, straight } from '../drawing/outlines.ts'
import { DimensionLines } from './dimension-lines.tsx'
import type { SceneProps } from './flat-scene.tsx'
import { FixingPoints } from './fixing-points.tsx'
import { Backdrop, GroundShadow, Print, Rail, Shadow, Tube } from './print.tsx'

const STANDING = { x: 150, y: 84, width: 380, height: 322 }

/** A roll-up: the print comes out of its cassette and hangs from a rail. */
export function RollUpScene({ shown, id }: SceneProps) {
  const { widthMm, heightMm, extras } = shown
  const { box, perMm } = fitInto(STANDING, widthMm, heightMm, 'foot')
  const { x, y, width, height } = box
  const bottom = y + height
  const isWide = extras.has('wideCassette')
  const lamps = extras.get('lamp') ?? 0
  return (
    <>
      <Backdrop wall="#e9eef3" floor="#d6dee7" floorY={392} />
      <GroundShadow x={x + width / 2} y={bottom + 18} reach={width * 0.7} />
      {shown.printSides === 2 && (
        <g transform="translate(26 -10) skewY(3)">
          <Print id={id} d={straight(box)} box={box} surface={shown.surface} seed={7} />
          <path d={straight(box)} fill="#11141b" opacity=".18" />
        </g>
      )}
      {!isWide && (
        <path
          d={path`M${x + width * 0.2} ${bottom + 10}l-26 12M${x + width * 0.8} ${bottom + 10}l26 12`}
          stroke="#5f6675"
          strokeWidth="7"
          strokeLinecap="round"
        />
      )}
      <Shadow d={straight(box)} dx={5} dy={6} />
      <Print id={id} d={straight(box)} box={box} surface={shown.surface} />
      <path d={straight(box)} fill={`url(#${id}folds)`} opacity=".35" />
      <Rail id={id} box={{ x: x - 3, y: y - 6, width: width + 6, height: 9 }} />
      <Rail
        id={id}
        box={{
          x: x - (isWide ? 10 : 4),
          y: bottom - 2,
          width: width + (isWide ? 20 : 8),
          height: isWide ? seen(150, perMm, 24, 30) : 16,
        }}
      />
      {Array.from({ length: lamps }, (_, index) => {
        const at = x + (width * (index + 1)) / (lamps + 1)
        return (
          <g key={index}>
            <path
              d={path`M${at - 30} ${y + 60}L${at} ${y - 26}L${at + 44} ${y + 60}z`}
              fill="#ffd900"
              opacity=".22"
            />
            <path
              d={path`M${at} ${y - 4}V${y - 34}q0 -8 8 -8h14v12h-12`}
              fill="none"
              stroke="#3a4050"
              strokeWidth="5"
            />
          </g>
        )
      })}
      {shown.isMeasured && (
        <DimensionLines box={box} widthMm={widthMm} heightMm={heightMm} away={lamps > 0 ? 58 : 34} />
      )}
    </>
  )
}

/** A frame with cloth stretched in it, on the wall or on feet. */
export function FrameScene({ shown, id }: SceneProps) {
  const { widthMm, heightMm, thicknessMm, extras, surface } = shown
  const standing = extras.has('feet')
  const area = standing ? { ...STANDING, x: 128, width: 420 } : { x: 128, y: 100, width: 420, height: 300 }
  const { box, perMm } = fitInto(area, widthMm, heightMm, standing ? 'foot' : 'middle')
  const { x, y, width, height } = box
  const rim = Math.min(seen(thicknessMm, perMm, 4 + thicknessMm / 8, 14), Math.min(width, height) / 5)
  const cloth = inset(box, rim)
  const struts = extras.get('strut') ?? 0
  return (
    <>
      <Backdrop wall="#eaf1ea" floor={standing ? '#d8e3d8' : '#eaf1ea'} floorY={392} />
      {standing && <GroundShadow x={x + width / 2} y={y + height + 10} reach={width * 0.55} />}
      {shown.printSides === 2 && (
        <g transform="translate(26 -12) skewY(2)">
          <path d={straight(box)} fill="#9ba1af" />
          <Print id={id} d={straight(cloth)} box={cloth} surface={surface} seed={7} />
        </g>
      )}
      <Shadow d={straight(box)} />
      <path d={straight(box)} fill={`url(#${id}metal)`} stroke="#6f7686" strokeWidth=".8" />
      {surface === 'none' ? (
        <path d={straight(cloth)} fill={standing ? '#e3ebe3' : '#eaf1ea'} stroke="#6f7686" strokeWidth=".8" />
      ) : (
        <Print id={id} d={straight(cloth)} box={cloth} surface={surface} />
      )}
      <Struts count={struts} box={cloth} isOpen={surface === 'none'} />
      <path
        d={path`M${x} ${y}l${rim} ${rim}M${x + width} ${y}l${-rim} ${rim}M${x} ${y + height}l${rim} ${-rim}M${x + width} ${y + height}l${-rim} ${-rim}`}
        stroke="#6f7686"
        strokeWidth=".8"
      />
      <FixingPoints id={id} box={box} perMm={perMm} shown={shown} />
      {standing &&
        [0.12, 0.88].map((share) => (
          <path
            key={share}
            d={path`M${x + width * share - 34} ${y + height + 14}l12 -14h44l12 14v4h-68z`}
            fill="#5f6675"
          />
        ))}
      {shown.isMeasured && <DimensionLines box={box} widthMm={widthMm} heightMm={heightMm} />}
    </>
  )
}

type StrutsProps = { readonly count: number; readonly box: SceneBox; readonly isOpen: boolean }
type SceneBox = ReturnType<typeof inset>

/** Behind the cloth: a dashed shade, or the bar itself where there is no cloth. */
function Struts({ count, box, isOpen }: StrutsProps) {
  const d = Array.from(
    { length: count },
    (_, index) => path`M${box.x + (box.width * (index + 1)) / (count + 1)} ${box.y}v${box.height}`,
  ).join('')
  if (d === '') return null
  return isOpen ? (
    <path d={d} stroke="#9ba1af" strokeWidth="8" />
  ) : (
    <path d={d} stroke="#11141b" strokeOpacity=".55" strokeWidth="2.4" strokeDasharray="8 6" />
  )
}

/** A sign for the pavement: posters behind click rails, or a board to write on. */
export function PavementSignScene({ shown, id }: SceneProps) {
  const { widthMm, heightMm, extras, surface } = shown
  const topUnits = extras.has('topBoard') ? 54 : 0
  const { box } = fitInto(
    { x: 180, y: 76 + topUnits, width: 300, height: 300 - topUnits },
    widthMm,
    heightMm,
    'foot',
  )
  const { x, y, width } = box
  const isChalk = surface === 'chalk'
  const rim = 13
  const outer = inset(box, -rim)
  const bottom = outer.y + outer.height
  const top = { x: outer.x, y: outer.y - topUnits, width: outer.width, height: topUnits - 6 }
  return (
    <>
      <Backdrop wall="#f4e8ee" floor="#e8d6df" floorY={372} />
      <GroundShadow x={x + width / 2} y={430} reach={width * 0.75} />
      <path
        d={path`M${outer.x + outer.width - 8} ${outer.y + 20}L${outer.x + outer.width + 34} 424h-12L${outer.x + outer.width - 20} ${outer.y + 20}z`}
        fill="#838a99"
      />
      {extras.has('springs') ? (
        <SpringFoot id={id} x={x + width / 2} top={bottom} width={outer.width} />
      ) : (
        <Legs id={id} box={outer} isWood={isChalk} />
      )}
      {topUnits > 0 && (
        <>
          <path d={rounded(top, 6)} fill="#2130c8" />
          <path
            d={path`M${top.x + 18} ${top.y + top.height / 2}h${top.width * 0.5}`}
            stroke="#fff"
            strokeWidth="10"
            strokeLinecap="round"
          />
          <circle cx={top.x + top.width - 26} cy={top.y + top.height / 2} r="13" fill="#ffd900" />
        </>
      )}
      <Shadow d={straight(outer)} dx={5} dy={7} />
      <path
        d={rounded(outer, 4)}
        fill={isChalk ? '#b8834f' : `url(#${id}metal)`}
        stroke={isChalk ? '#8a5f36' : '#6f7686'}
      />
      <path d={straight(box)} fill="#fff" />
      <Print id={id} d={straight(box)} box={box} surface={surface} />
      {isChalk && (
        <path
          d={path`M${x + 20} ${y + 50}q20 -26 44 0t44 0t30 -4M${x + 20} ${y + 100}h${width * 0.5}M${x + 20} ${y + 130}h${width * 0.36}`}
          fill="none"
          stroke="#fff"
          strokeOpacity=".85"
          strokeWidth="4"
          strokeLinecap="round"
        />
      )}
      {shown.isMeasured && (
        <DimensionLines box={box} widthMm={widthMm} heightMm={heightMm} away={rim + 28 + topUnits * 0.8} />
      )}
    </>
  )
}

type LegsProps = { readonly id: string; readonly box: SceneBox; readonly isWood: boolean }

const Legs = ({ id, box, isWood }: LegsProps) =>
  [box.x, box.x + box.width - 12].map((x) =>
    isWood ? (
      <path key={x} d={straight({ x, y: box.y + box.height - 4, width: 12, height: 34 })} fill="#8a5f36" />
    ) : (
      <Tube key={x} id={id} box={{ x, y: box.y + box.height - 4, width: 12, height: 34 }} />
    ),
  )

type SpringFootProps = {
  readonly id: string
  readonly x: number
  readonly top: number
  readonly width: number
}

const SpringFoot = ({ id, x, top, width }: SpringFootProps) => (
  <>
    {[-0.25, 0.25].map((share) => (
      <path
        key={share}
        d={path`M${x + width * share - 8} ${top}l16 6l-16 6l16 6l-16 6l16 6`}
        fill="none"
        stroke={`url(#${id}tube)`}
        strokeWidth="4"
      />
    ))}
    <path d={rounded({ x: x - width / 2, y: top + 26, width, height: 24 }, 10)} fill="#3a4050" />
  </>
)
