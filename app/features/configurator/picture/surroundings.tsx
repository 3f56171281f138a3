import type { ComponentType } from 'react'
import { type Box, path } from '../drawing/geometry.ts'
import { straight } from '../drawing/outlines.ts'
import type { Pictured } from '../drawing/pictured.ts'
import { Backdrop, Rail, Tube } from './print.tsx'

type SurroundingsProps = {
  readonly shown: Pictured
  readonly id: string
  readonly box: Box
  readonly hasRings: boolean
}

/** Where a flat product hangs or lies. */
export function Surroundings(props: SurroundingsProps) {
  const Place = PLACES[props.shown.kind] ?? Wall
  return <Place {...props} />
}

const Wall = () => <Backdrop wall="#e9eef3" />

const Table = () => <Backdrop wall="#eaf1ea" />

const Outside = ({ shown, box, hasRings }: SurroundingsProps) => (
  <>
    <Backdrop wall="#f3ece2" />
    {hasRings && <Ropes box={box} isElastic={shown.extras.has('tensioners')} />}
  </>
)

const Room = ({ box }: SurroundingsProps) => (
  <>
    <Backdrop wall="#edebf6" floor="#cfc3b4" floorY={box.y + box.height} />
    <path d={path`M-640 ${box.y + box.height}h1920`} stroke="#fff" strokeWidth="10" />
  </>
)

/** From the corners to beyond the picture. */
function Ropes({ box, isElastic }: { readonly box: Box; readonly isElastic: boolean }) {
  const { x, y, width, height } = box
  const [right, bottom] = [x + width, y + height]
  const d = path`M${x + 8} ${y + 8}l-400 -260M${right - 8} ${y + 8}l400 -260M${x + 8} ${bottom - 8}l-400 260M${right - 8} ${bottom - 8}l400 260`
  return (
    <>
      <path d={d} stroke={isElastic ? '#11141b' : '#5f6675'} strokeWidth={isElastic ? 4 : 2} />
      {isElastic && <path d={d} stroke="#e5007d" strokeWidth="1.6" strokeDasharray="6 6" />}
    </>
  )
}

const WIRE_UNITS = 12

/** A building fence: tubes, wire and feet. */
function Fence({ id, box }: { readonly id: string; readonly box: Box }) {
  const frame: Box = { x: box.x - 14, y: box.y - 10, width: box.width + 28, height: box.height + 44 }
  const [right, bottom] = [frame.x + frame.width, frame.y + frame.height]
  const wires = Array.from(
    { length: Math.floor(frame.width / WIRE_UNITS) },
    (_, index) => path`M${frame.x + (index + 1) * WIRE_UNITS} ${frame.y}v${frame.height}`,
  )
  return (
    <>
      <Backdrop wall="#eaf1ea" floor="#d8e3d8" floorY={bottom + 8} />
      <path d={wires.join('')} stroke="#a9afbc" strokeWidth="1" />
      <Rail id={id} box={{ x: frame.x, y: frame.y, width: frame.width, height: 7 }} />
      <Rail id={id} box={{ x: frame.x, y: bottom - 10, width: frame.width, height: 7 }} />
      {[frame.x - 3, right - 5].map((x) => (
        <Tube key={x} id={id} box={{ x, y: frame.y - 6, width: 8, height: frame.height + 22 }} />
      ))}
      {[frame.x, right].map((x) => (
        <path key={x} d={straight({ x: x - 34, y: bottom + 12, width: 68, height: 14 })} fill="#838a99" />
      ))}
    </>
  )
}

/** A shop window: what is behind shows through clear film. */
function Window({ box }: { readonly box: Box }) {
  const glass: Box = { x: box.x - 22, y: box.y - 18, width: box.width + 60, height: box.height + 48 }
  const floorY = glass.y + glass.height * 0.72
  return (
    <>
      <Backdrop wall="#edebf6" />
      <path d={straight(glass)} fill="#c9dbe3" />
      <path d={straight({ ...glass, y: floorY, height: glass.y + glass.height - floorY })} fill="#b4c7cf" />
      <path
        d={path`M${glass.x + glass.width * 0.12} ${floorY}v${-glass.height * 0.3}h${glass.width * 0.18}v${glass.height * 0.3}zM${glass.x + glass.width * 0.62} ${floorY}v${-glass.height * 0.46}h${glass.width * 0.22}v${glass.height * 0.46}z`}
        fill="#a3b8c2"
      />
      <path
        d={path`M${glass.x} ${glass.y + glass.height * 0.6}L${glass.x + glass.width * 0.42} ${glass.y}h${glass.width * 0.16}L${glass.x} ${glass.y + glass.height * 0.86}z`}
        fill="#fff"
        opacity=".28"
      />
      <path d={straight(glass)} fill="none" stroke="#3a4050" strokeWidth="9" />
      <path
        d={straight({ x: glass.x - 16, y: glass.y + glass.height + 4, width: glass.width + 32, height: 10 })}
        fill="#fff"
        stroke="#c3c7d0"
      />
    </>
  )
}

const PLACES: Readonly<Partial<Record<Pictured['kind'], ComponentType<SurroundingsProps>>>> = {
  banner: Outside,
  fence: Fence,
  window: Window,
  wallpaper: Room,
  sticker: Table,
}
