import { fitInto, inset, path, type Box } from '../drawing/geometry.ts'
import { straight } from '../drawing/outlines.ts'
import { ringSpots } from '../drawing/ring-spots.ts'
import { DimensionLines } from './dimension-lines.tsx'
import { EdgeFinishes } from './edge-finishes.tsx'
import type { SceneProps } from './flat-scene.tsx'
import { Backdrop, Print, Rail, Tube } from './print.tsx'

const AREA = { x: 172, y: 92, width: 380, height: 270 }
/** Beside a wall there is less room, and the pole leans out of it. */
const FACADE_AREA = { x: 110, y: 150, width: 270, height: 190 }
const SLANT = 24
const HOLDER = { x: 88, y: 392 }

/** A flag beside its mast, or on a slanting pole at a facade. */
export function FlagScene({ shown, id }: SceneProps) {
  const { widthMm, heightMm, extras, edges } = shown
  const isFacade = extras.has('facade')
  const { box, perMm } = fitInto(isFacade ? FACADE_AREA : AREA, widthMm, heightMm)
  const d = isFacade || extras.has('bannerArm') ? straight(box) : waving(box)
  return (
    <>
      <Backdrop wall="#e9eef3" />
      {isFacade ? <Facade hasHolder={extras.has('poleHolder')} /> : <Mast id={id} box={box} />}
      <g transform={isFacade ? leaning(box) : undefined}>
        {extras.has('pole') && isFacade && (
          <Tube
            id={id}
            box={{ x: box.x - 9, y: box.y - 24, width: 9, height: box.height + POLE_BELOW + 24 }}
          />
        )}
        {extras.has('bannerArm') && (
          <Rail id={id} box={{ x: box.x - 16, y: box.y - 8, width: box.width + 22, height: 7 }} />
        )}
        <path d={d} transform="translate(8 12)" fill="#11141b" opacity=".1" />
        <Print id={id} d={d} box={inset(box, -8)} surface={shown.surface} />
        <path d={d} fill={`url(#${id}folds)`} />
        {(isFacade || extras.has('bannerArm')) && (
          <EdgeFinishes id={id} box={box} perMm={perMm} edges={edges} />
        )}
        {!isFacade && !extras.has('bannerArm') && (
          <EdgeFinishes
            id={id}
            box={box}
            perMm={perMm}
            edges={edges.filter(({ finish }) => finish !== 'hem')}
          />
        )}
        <Attachments shown={shown} box={box} />
        {shown.isMeasured && (
          <DimensionLines box={box} widthMm={widthMm} heightMm={heightMm} away={isFacade ? 30 : 52} />
        )}
      </g>
    </>
  )
}

const POLE_BELOW = 76

/** The foot of the pole into its holder, and then out of the wall. */
function leaning({ x, y, height }: Box): string {
  const foot = path`translate(${HOLDER.x - x + 4} ${HOLDER.y - y - height - POLE_BELOW})`
  return path`rotate(${SLANT} ${HOLDER.x} ${HOLDER.y})` + foot
}

/** Two waves across, as deep as the cloth is wide. */
function waving({ x, y, width, height }: Box): string {
  const deep = Math.min(width / 14, 18)
  const half = width / 2
  return path`M${x} ${y}q${half / 2} ${-deep} ${half} 0t${half} 0v${height}q${-half / 2} ${deep} ${-half} 0t${-half} 0z`
}

function Mast({ id, box }: { readonly id: string; readonly box: Box }) {
  const x = box.x - 22
  return (
    <>
      <Tube id={id} box={{ x, y: 38, width: 11, height: 460 }} />
      <circle cx={x + 5.5} cy={34} r="9" fill="#ffd900" stroke="#b8966a" />
      <path d={path`M${box.x - 6} 46V470`} stroke="#838a99" strokeWidth="1.4" />
    </>
  )
}

function Facade({ hasHolder }: { readonly hasHolder: boolean }) {
  const joints = Array.from({ length: 12 }, (_, index) => path`M-640 ${index * 40}H62`).join('')
  return (
    <>
      <path d="M-640 0H62v480H-640z" fill="#c99a80" />
      <path d={joints} stroke="#e8d0c2" strokeWidth="2" />
      {hasHolder && <path d="M62 368h22l10 20-14 26-8-14H62z" fill="#3a4050" />}
    </>
  )
}

function Attachments({ shown, box }: Pick<SceneProps, 'shown'> & { readonly box: Box }) {
  const { rings, fixings } = shown
  const clips = rings.flatMap((row) => ringSpots(row, shown, box))
  const hooks = fixings.some(({ fixing }) => fixing === 'hook')
    ? ([
        [box.x, box.y + 8],
        [box.x, box.y + box.height - 8],
      ] as const)
    : []
  return (
    <path
      d={[...clips, ...hooks].map(([x, y]) => path`M${x + 5} ${y - 4}h-22v8h22z`).join('')}
      fill="#3a4050"
      stroke="#fff"
      strokeWidth=".8"
    />
  )
}
