import type { Fixing } from '#domain/configurator/drawing.ts'
import { type Box, circles, inset, path, seen, type Spot } from '../drawing/geometry.ts'
import type { Pictured } from '../drawing/pictured.ts'
import { fixingSpots } from '../drawing/ring-spots.ts'

type FixingPointsProps = {
  readonly id: string
  readonly box: Box
  readonly perMm: number
  readonly shown: Pictured
}

const USUAL_INSET_MM = 25

/** Holes and what holds the product through them; what is chosen later lies over it. */
export function FixingPoints({ id, box, perMm, shown }: FixingPointsProps) {
  const most = Math.min(box.width, box.height) / 5
  const away = Math.min(seen(shown.insetMm ?? USUAL_INSET_MM, perMm, 12), most)
  // Stand-offs go into holes: where holes are numbered, as many as there are holes.
  const holes = shown.fixings.find(({ fixing }) => fixing === 'hole')?.count
  return shown.fixings.map(({ fixing, count, diameterMm }) => {
    const radius = Math.min(seen(diameterMm / 2, perMm, SMALLEST[fixing], 14), most / 2)
    const spots = fixingSpots(
      fixing === 'standoff' || fixing === 'screw' ? (holes ?? count) : count,
      inset(box, away),
    )
    return <Points key={fixing} id={id} fixing={fixing} spots={spots} radius={radius} box={box} />
  })
}

const SMALLEST: Readonly<Record<Fixing, number>> = {
  hole: 4,
  standoff: 8,
  screw: 5,
  clamp: 8,
  hook: 6,
  clip: 5,
}

type PointsProps = {
  readonly id: string
  readonly fixing: Fixing
  readonly spots: readonly Spot[]
  readonly radius: number
  readonly box: Box
}

function Points({ id, fixing, spots, radius, box }: PointsProps) {
  switch (fixing) {
    case 'hole':
      return (
        <>
          <path d={circles(spots, radius)} fill="#6b6357" />
          <path d={circles(spots, radius)} fill="none" stroke="#fff" strokeOpacity=".7" />
        </>
      )
    case 'standoff':
      return (
        <>
          <path d={circles(spots, radius)} transform="translate(2 4)" fill="#11141b" opacity=".3" />
          <path d={circles(spots, radius)} fill={`url(#${id}stud)`} stroke="#6f7686" strokeWidth=".8" />
          <path d={circles(spots, radius * 0.55)} fill="none" stroke="#fff" strokeOpacity=".8" />
        </>
      )
    case 'screw':
      return (
        <>
          <path d={circles(spots, radius)} fill={`url(#${id}stud)`} stroke="#6f7686" strokeWidth=".6" />
          <path
            d={spots
              .map(
                ([x, y]) =>
                  path`M${x - radius * 0.6} ${y}h${radius * 1.2}M${x} ${y - radius * 0.6}v${radius * 1.2}`,
              )
              .join('')}
            stroke="#3a4050"
            strokeWidth="1.4"
          />
        </>
      )
    case 'clamp': {
      const [y, bottom] = [box.y, box.y + box.height]
      const at = [0.2, 0.8].map((share) => box.x + box.width * share)
      return (
        <path
          d={at.map((x) => path`M${x - 12} ${y - 7}h24v11h-24zM${x - 12} ${bottom - 4}h24v11h-24z`).join('')}
          fill={`url(#${id}metal)`}
          stroke="#6f7686"
          strokeWidth=".8"
        />
      )
    }
    case 'hook':
    case 'clip':
      return <path d={circles(spots, radius)} fill="none" stroke="#5f6675" strokeWidth="2.4" />
  }
}
