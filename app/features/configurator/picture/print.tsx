import { use } from 'react'
import type { Surface } from '#domain/configurator/drawing.ts'
import { tiles } from '../drawing/artwork.ts'
import { type Box } from '../drawing/geometry.ts'
import { rounded, straight } from '../drawing/outlines.ts'
import { OwnArtworkContext } from '../own-artwork.ts'

type Look = {
  /** What shows where nothing is printed, and through what is. */
  readonly ground: string
  readonly groundOpacity?: number
  readonly inkOpacity?: number
  /** What lies over the print: names of what picture-defs has. */
  readonly over?: readonly string[]
  readonly veil?: readonly [colour: string, opacity: number]
}

const METAL = 'metal'
/** The back of what has two sides is drawn with ink of its own. */
const BACK_SEED = 7

const LOOKS: Readonly<Record<Surface, Look>> = {
  paper: { ground: '#ffffff' },
  plain: { ground: '#ffffff' },
  film: { ground: '#ffffff' },
  gloss: { ground: '#ffffff', over: ['gloss'] },
  recycled: { ground: '#e9e0cf', inkOpacity: 0.86, veil: ['#b9a67f', 0.14] },
  weave: { ground: '#ffffff', over: ['weave'] },
  mesh: { ground: '#ffffff', over: ['mesh'] },
  textile: { ground: '#ffffff', over: ['textile'] },
  clearFilm: { ground: '#ffffff', groundOpacity: 0.16, inkOpacity: 0.62 },
  etched: { ground: '#f4f8fa', groundOpacity: 0.8, inkOpacity: 0.5, veil: ['#ffffff', 0.3] },
  perforated: { ground: '#ffffff', over: ['perforated'] },
  reflective: { ground: '#e3e6ec', inkOpacity: 0.88, over: ['reflective', 'gloss'] },
  brushed: { ground: METAL, inkOpacity: 0.72, over: ['brushed'] },
  clear: { ground: '#dff1f5', groundOpacity: 0.5, inkOpacity: 0.72, over: ['gloss'] },
  opal: { ground: '#ffffff', inkOpacity: 0.7, veil: ['#ffffff', 0.25], over: ['gloss'] },
  chalk: { ground: '#262b30', inkOpacity: 0 },
  none: { ground: '#e9eaee', groundOpacity: 0.5, inkOpacity: 0 },
}

type PrintProps = {
  readonly id: string
  readonly d: string
  readonly box: Box
  readonly surface: Surface
  readonly seed?: number
  /** White behind the ink: see-through material carries full colours. */
  readonly isWhiteUnder?: boolean
}

/** The print on its material, cut along an outline. */
export function Print({ id, d, box, surface, seed = 1, isWhiteUnder = false }: PrintProps) {
  const { ground, groundOpacity, inkOpacity = 1, over = [], veil } = LOOKS[surface]
  const own = use(OwnArtworkContext)[seed === BACK_SEED ? 'back' : 'front']
  const clip = `${id}clip${seed}`
  const inkShows = isWhiteUnder ? 1 : inkOpacity
  return (
    <>
      <clipPath id={clip}>
        <path d={d} />
      </clipPath>
      <path
        d={d}
        fill={ground === METAL ? `url(#${id}metal)` : ground}
        opacity={isWhiteUnder ? 1 : groundOpacity}
      />
      {inkShows > 0 && (
        <g clipPath={`url(#${clip})`} opacity={inkShows === 1 ? undefined : inkShows}>
          {own !== null && <image href={own} {...box} preserveAspectRatio="none" />}
          {own === null && <Ink box={box} seed={seed} />}
        </g>
      )}
      {veil && <path d={d} fill={veil[0]} opacity={veil[1]} />}
      {over.map((name) => (
        <path key={name} d={d} fill={`url(#${id}${name})`} />
      ))}
    </>
  )
}

/** The demo's ink; the place of the front is marked for who lays a customer's artwork there. */
function Ink({ box, seed }: Required<Pick<PrintProps, 'box' | 'seed'>>) {
  const ink = tiles(box, seed).map(({ fill, d, isGround }) => (
    <path
      key={`${fill}${String(isGround)}`}
      d={d}
      fill={fill}
      shapeRendering={isGround ? 'crispEdges' : undefined}
    />
  ))
  if (seed === BACK_SEED) return ink
  const { x, y, width, height } = box
  return (
    <svg data-print="" x={x} y={y} width={width} height={height}>
      <g transform={`translate(${-x} ${-y})`}>{ink}</g>
    </svg>
  )
}

type ShadowProps = { readonly d: string; readonly dx?: number; readonly dy?: number }

/** The one light stands at the top left; two steps are softer than one, and cheaper to paint than a blur. */
export const Shadow = ({ d, dx = 8, dy = 12 }: ShadowProps) => (
  <g fill="#11141b">
    <path d={d} transform={`translate(${dx} ${dy})`} opacity=".08" />
    <path d={d} transform={`translate(${dx * 0.6} ${dy * 0.6})`} opacity=".1" />
  </g>
)

type BarProps = { readonly id: string; readonly box: Box; readonly round?: number }

/** An upright round tube. */
export const Tube = ({ id, box, round = box.width / 3 }: BarProps) => (
  <path d={rounded(box, round)} fill={`url(#${id}tube)`} />
)

/** A lying round tube. */
export const Rail = ({ id, box, round = box.height / 3 }: BarProps) => (
  <path d={rounded(box, round)} fill={`url(#${id}rail)`} />
)

/** The dark under something that stands. */
export const GroundShadow = ({
  x,
  y,
  reach,
}: {
  readonly x: number
  readonly y: number
  readonly reach: number
}) => (
  <>
    <ellipse cx={x} cy={y} rx={reach} ry={9} fill="#11141b" opacity=".1" />
    <ellipse cx={x} cy={y} rx={reach * 0.8} ry={5} fill="#11141b" opacity=".14" />
  </>
)

type BackdropProps = { readonly wall: string; readonly floor?: string; readonly floorY?: number }

export const Backdrop = ({ wall, floor, floorY = 400 }: BackdropProps) => (
  <>
    <path d={straight({ x: -640, y: 0, width: 1920, height: 480 })} fill={wall} />
    {floor && <path d={straight({ x: -640, y: floorY, width: 1920, height: 480 - floorY })} fill={floor} />}
  </>
)
