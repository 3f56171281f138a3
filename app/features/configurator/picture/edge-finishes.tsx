import type { EdgeFinish } from '#domain/configurator/drawing.ts'
import type { Box } from '../drawing/geometry.ts'
import { seen } from '../drawing/geometry.ts'
import { edgeLines, edgeStrips } from '../drawing/outlines.ts'
import type { Pictured } from '../drawing/pictured.ts'

type EdgeFinishesProps = {
  readonly id: string
  readonly box: Box
  readonly perMm: number
  readonly edges: Pictured['edges']
}

/** Hems, pockets, keder and the rest, along the edges that have them. */
export function EdgeFinishes({ id, box, perMm, edges }: EdgeFinishesProps) {
  return edges.map(({ finish, edges: sides }) => (
    <Finish
      key={`${finish}${sides.join('')}`}
      id={id}
      finish={finish}
      box={box}
      perMm={perMm}
      sides={sides}
    />
  ))
}

type FinishProps = Omit<EdgeFinishesProps, 'edges'> & {
  readonly finish: EdgeFinish
  readonly sides: Pictured['edges'][number]['edges']
}

function Finish({ id, finish, box, perMm, sides }: FinishProps) {
  const most = Math.min(box.width, box.height) / 4
  const wide = (mm: number, atLeast: number) => Math.min(seen(mm, perMm, atLeast), most)
  switch (finish) {
    case 'hem': {
      const hem = wide(30, 13)
      return (
        <>
          <path d={edgeStrips(sides, box, hem)} fill="#11141b" opacity=".1" />
          <path
            d={edgeLines(sides, box, hem)}
            fill="none"
            stroke="#fff"
            strokeOpacity=".8"
            strokeWidth="1.3"
            strokeDasharray="6 4"
          />
        </>
      )
    }
    case 'pocket': {
      const pocket = wide(80, 20)
      return (
        <>
          <path d={edgeStrips(sides, box, pocket)} fill="#11141b" opacity=".22" />
          <path d={edgeStrips(sides, box, pocket * 0.5)} fill="#fff" opacity=".22" />
          <path
            d={edgeLines(sides, box, pocket)}
            fill="none"
            stroke="#fff"
            strokeWidth="1.6"
            strokeDasharray="7 4"
          />
        </>
      )
    }
    case 'keder':
      return (
        <path
          d={edgeStrips(sides, box, wide(8, 7))}
          fill={`url(#${id}metal)`}
          stroke="#6f7686"
          strokeWidth=".6"
        />
      )
    case 'rope':
      return (
        <>
          <path d={edgeLines(sides, box, wide(12, 6))} fill="none" stroke="#4a5162" strokeWidth="5" />
          <path
            d={edgeLines(sides, box, wide(12, 6))}
            fill="none"
            stroke="#dbdde3"
            strokeWidth="3"
            strokeDasharray="4 3"
          />
        </>
      )
    case 'webbing':
      return (
        <>
          <path d={edgeStrips(sides, box, wide(40, 12))} fill="#fff" opacity=".92" />
          <path d={edgeLines(sides, box, wide(40, 12))} fill="none" stroke="#838a99" strokeDasharray="4 3" />
        </>
      )
    case 'velcro':
      return <path d={edgeStrips(sides, box, wide(50, 10))} fill="#11141b" opacity=".72" />
    case 'polished':
      return (
        <path d={edgeLines(sides, box, 1)} fill="none" stroke="#fff" strokeOpacity=".9" strokeWidth="3" />
      )
  }
}
