import { fitInto, path } from '../drawing/geometry.ts'
import { beachFlagOutline, rounded } from '../drawing/outlines.ts'
import type { Extra } from '#domain/configurator/drawing.ts'
import { DimensionLines } from './dimension-lines.tsx'
import type { SceneProps } from './flat-scene.tsx'
import { Backdrop, GroundShadow, Print, Shadow } from './print.tsx'

/** The tallest stands in the whole picture; the others are as much smaller as they are. */
const TALLEST_MM = 5400
const LEAST_SHARE = 0.7
const FOOT_Y = 424
const TALL = 372

/** A beach flag on its foot: the pole follows the cloth. */
export function BeachFlagScene({ shown, id }: SceneProps) {
  const { widthMm, heightMm, outline, extras, isMeasured } = shown
  const tall = TALL * (isMeasured ? Math.max(heightMm / TALLEST_MM, LEAST_SHARE) : 0.85)
  const { box } = fitInto({ x: 210, y: FOOT_Y - tall, width: 240, height: tall }, widthMm, heightMm, 'foot')
  const cloth = { ...box, height: box.height * 0.84 }
  const d = beachFlagOutline(outline, cloth)
  const isLeft = extras.has('toLeft')
  return (
    <>
      <Backdrop wall="#f5f0dc" floor="#e8dfc0" floorY={398} />
      <g transform={isLeft ? 'translate(640 0)scale(-1 1)' : undefined}>
        {extras.has('wallFoot') && <path d={path`M-640 0H${box.x - 26}V480H-640z`} fill="#e8dfc0" />}
        {!extras.has('wallFoot') && <GroundShadow x={box.x} y={FOOT_Y + 4} reach={70} />}
        <Foot extras={extras} id={id} x={box.x} />
        <Pole x={box.x} top={box.y} width={box.width} outline={outline} isChosen={extras.has('pole')} />
        <Shadow d={d} dx={6} dy={9} />
        <Print id={id} d={d} box={cloth} surface={shown.surface} />
        <path d={d} fill={`url(#${id}folds)`} opacity=".7" />
        <path
          d={path`M${box.x + 5} ${cloth.y + cloth.height * 0.22}V${cloth.y + cloth.height - 8}`}
          stroke="#11141b"
          strokeOpacity=".45"
          strokeWidth="8"
        />
        {extras.has('bag') && <Bag />}
      </g>
      {isMeasured && (
        <DimensionLines
          box={{ ...box, x: isLeft ? 640 - box.x - box.width : box.x }}
          widthMm={widthMm}
          heightMm={heightMm}
          onlyHeight
          away={72}
        />
      )}
    </>
  )
}

type PoleProps = {
  readonly x: number
  readonly top: number
  readonly width: number
  readonly outline: SceneProps['shown']['outline']
  /** Otherwise only where it would be. */
  readonly isChosen: boolean
}

function Pole({ x, top, width, outline, isChosen }: PoleProps) {
  const bend =
    outline === 'straight'
      ? path`V${top + 14}Q${x} ${top - 3} ${x + 18} ${top - 3}H${x + width}`
      : path`V${top + 70}C${x} ${top + 12} ${x + width * 0.3} ${top - 4} ${x + width * 0.55} ${top - 3}`
  const d = `${path`M${x} ${FOOT_Y - 4}`}${bend}`
  if (!isChosen) {
    return (
      <path d={d} fill="none" stroke="#838a99" strokeWidth="3" strokeDasharray="3 7" strokeLinecap="round" />
    )
  }
  return (
    <>
      <path d={d} fill="none" stroke="#5f6675" strokeWidth="6" strokeLinecap="round" />
      <path d={d} fill="none" stroke="#eceef2" strokeWidth="1.6" strokeLinecap="round" />
    </>
  )
}

type FootProps = { readonly extras: ReadonlyMap<Extra, number>; readonly id: string; readonly x: number }

function Foot({ extras, id, x }: FootProps) {
  const y = FOOT_Y
  if (extras.has('spike')) {
    return (
      <>
        <path d={path`M${x - 70} ${y - 6}q70 -16 140 0v22h-140z`} fill="#8aa67f" />
        <path d={path`M${x - 5} ${y - 26}h10v26l-5 34l-5 -34z`} fill={`url(#${id}tube)`} />
      </>
    )
  }
  if (extras.has('tankFoot')) {
    return <path d={rounded({ x: x - 52, y: y - 22, width: 104, height: 28 }, 10)} fill="#3a4050" />
  }
  if (extras.has('plateFoot')) {
    return (
      <path
        d={path`M${x - 62} ${y + 4}l14 -12h96l14 12v5h-124z`}
        fill={`url(#${id}metal)`}
        stroke="#6f7686"
      />
    )
  }
  if (extras.has('carFoot')) {
    return (
      <>
        <path d={path`M${x - 8} ${y - 10}h118l6 10v6h-130z`} fill="#3a4050" />
        <circle cx={x + 78} cy={y - 46} r="42" fill="#11141b" />
        <circle cx={x + 78} cy={y - 46} r="20" fill={`url(#${id}stud)`} />
      </>
    )
  }
  if (extras.has('wallFoot')) {
    return <path d={path`M${x - 26} ${y - 92}h12v14h22v12h-22v14h-12z`} fill="#3a4050" />
  }
  if (!extras.has('crossFoot')) return null
  const rings = extras.get('waterRing') ?? 0
  return (
    <>
      <path
        d={path`M${x - 78} ${y + 8}L${x} ${y - 8}L${x + 78} ${y + 8}M${x - 46} ${y - 12}L${x} ${y - 8}L${x + 46} ${y - 12}`}
        fill="none"
        stroke="#5f6675"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {Array.from({ length: Math.min(rings, 3) }, (_, index) => (
        <ellipse
          key={index}
          cx={x}
          cy={y - 6 - index * 13}
          rx={46}
          ry={11}
          fill="none"
          stroke={index % 2 === 0 ? '#2130c8' : '#18249e'}
          strokeWidth="13"
        />
      ))}
    </>
  )
}

const Bag = () => (
  <g>
    <rect x="420" y="408" width="150" height="26" rx="13" fill="#11141b" />
    <path d="M460 408q34 -30 70 0" fill="none" stroke="#3a4050" strokeWidth="5" />
  </g>
)
