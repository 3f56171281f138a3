import type { ReactNode } from 'react'
import { type Box, circles, fitInto, path, seen } from '../drawing/geometry.ts'
import { outlineOf, straight } from '../drawing/outlines.ts'
import type { Pictured } from '../drawing/pictured.ts'
import { DimensionLines } from './dimension-lines.tsx'
import type { SceneProps } from './flat-scene.tsx'
import { Backdrop, Print, Shadow } from './print.tsx'

const PANELS = { foldSingle: 2, foldLetter: 3, foldZigzag: 3 } as const
type Fold = keyof typeof PANELS

/** Printed matter on a table: a pile, its back beside it, or a folder standing open. */
export function PaperScene({ shown, id }: SceneProps) {
  const fold = (Object.keys(PANELS) as readonly Fold[]).find((one) => shown.extras.has(one))
  return (
    <>
      <Backdrop wall="#f3ece2" />
      <path d="M0 480L640 96V480z" fill="#e6dbcb" opacity=".55" />
      {fold ? <Folder shown={shown} id={id} fold={fold} /> : <Sheets shown={shown} id={id} />}
    </>
  )
}

const AREA = { x: 120, y: 92, width: 300, height: 320 }

function Sheets({ shown, id }: SceneProps) {
  const { widthMm, heightMm, outline, radiusMm, surface, extras, printSides } = shown
  const { box, perMm } = fitInto(AREA, widthMm, heightMm)
  const d = outlineOf(outline, box, radiusMm > 0 ? seen(radiusMm, perMm, 8) : 0)
  const back: Box = { ...box, x: box.x + Math.min(box.width * 0.55, 150), y: box.y + 26 }
  return (
    <>
      <g transform={path`rotate(9 ${back.x + back.width / 2} ${back.y + back.height / 2})`}>
        <Back shown={shown} id={id} box={back} perMm={perMm} isPrinted={printSides === 2} />
      </g>
      <Pile d={d} />
      <Print id={id} d={d} box={box} surface={surface} />
      {extras.has('spot') && (
        <path
          d={path`M${box.x} ${box.y + box.height}L${box.x + box.width * 0.5} ${box.y}h${box.width * 0.3}L${box.x + box.width * 0.3} ${box.y + box.height}z`}
          fill="#fff"
          opacity=".42"
        />
      )}
      {extras.has('binderHoles') && (
        <path
          d={circles(
            [
              [box.x + 16, box.y + box.height / 2 - 36],
              [box.x + 16, box.y + box.height / 2 + 36],
            ],
            5,
          )}
          fill="#e6dbcb"
          stroke="#11141b"
          strokeOpacity=".4"
        />
      )}
      {extras.has('perforation') && (
        <path
          d={path`M${box.x} ${box.y + box.height * 0.72}h${box.width}`}
          stroke="#fff"
          strokeWidth="2.6"
          strokeDasharray="3 5"
        />
      )}
      {extras.has('bundle') && (
        <>
          <path d={straight({ ...box, y: box.y + box.height * 0.44, height: 26 })} fill="#f5f6f8" />
          <path
            d={path`M${box.x} ${box.y + box.height * 0.44}h${box.width}m0 26h${-box.width}`}
            stroke="#c3c7d0"
          />
        </>
      )}
      {shown.isMeasured && <DimensionLines box={box} widthMm={widthMm} heightMm={heightMm} />}
    </>
  )
}

/** The sheets below show as edges. */
const Pile = ({ d }: { readonly d: string }) => (
  <>
    <Shadow d={d} dx={12} dy={16} />
    {[9, 6, 3].map((by) => (
      <path
        key={by}
        d={d}
        transform={`translate(${by} ${by})`}
        fill="#fff"
        stroke="#c3c7d0"
        strokeWidth=".8"
      />
    ))}
  </>
)

type BackProps = {
  readonly shown: Pictured
  readonly id: string
  readonly box: Box
  readonly perMm: number
  readonly isPrinted: boolean
}

function Back({ shown, id, box, perMm, isPrinted }: BackProps) {
  const d = outlineOf(shown.outline, box, shown.radiusMm > 0 ? seen(shown.radiusMm, perMm, 8) : 0)
  return (
    <>
      <Shadow d={d} />
      {isPrinted ? (
        <Print id={id} d={d} box={box} surface={shown.surface} seed={7} />
      ) : (
        <path d={d} fill={shown.surface === 'recycled' ? '#e9e0cf' : '#fff'} stroke="#dbdde3" />
      )}
    </>
  )
}

type FolderProps = SceneProps & { readonly fold: Fold }

/** Panels that stand at an angle; delivered flat, with lines where it is folded later. */
function Folder({ shown, id, fold }: FolderProps) {
  const { widthMm, heightMm, surface, extras } = shown
  const panels = PANELS[fold]
  const isFlat = extras.has('unfolded')
  const { box } = fitInto({ x: 116, y: 100, width: 440, height: 290 }, widthMm * panels, heightMm)
  const panelWidth = box.width / panels
  const slant = isFlat ? 0 : SLANT[fold]
  return (
    <>
      {Array.from({ length: panels }, (_, index) => {
        const at: Box = { ...box, x: box.x + index * panelWidth, width: panelWidth }
        const isRising = index % 2 === 1
        // Of a letter fold the last panel lies inward, half covered by its own angle.
        const narrow = !isFlat && fold === 'foldLetter' && index === 2 ? 0.72 : 1
        return (
          <Panel key={index} at={at} slant={isRising ? slant : -slant} narrow={narrow} isRising={isRising}>
            <Print
              id={`${id}p${index}`}
              d={straight(at)}
              box={box}
              surface={surface === 'gloss' ? 'paper' : surface}
              seed={1}
            />
            {!isFlat && (
              <path d={straight(at)} fill={isRising ? '#11141b' : '#fff'} opacity={isRising ? 0.2 : 0.1} />
            )}
          </Panel>
        )
      })}
      {isFlat && (
        <path
          d={Array.from(
            { length: panels - 1 },
            (_, index) => path`M${box.x + (index + 1) * panelWidth} ${box.y}v${box.height}`,
          ).join('')}
          stroke="#fff"
          strokeWidth="2.4"
          strokeDasharray="8 5"
        />
      )}
      {shown.isMeasured && (
        <DimensionLines
          box={isFlat ? box : { ...box, width: panelWidth }}
          widthMm={isFlat ? widthMm * panels : widthMm}
          heightMm={heightMm}
          away={isFlat ? 30 : 44}
        />
      )}
    </>
  )
}

const SLANT: Readonly<Record<Fold, number>> = { foldSingle: 9, foldLetter: 8, foldZigzag: 11 }

type PanelProps = {
  readonly at: Box
  readonly slant: number
  readonly narrow: number
  readonly isRising: boolean
  readonly children: ReactNode
}

/** Neighbours meet at the fold: one falls from it, the next rises to it. */
function Panel({ at, slant, narrow, isRising, children }: PanelProps) {
  const hinge = isRising ? at.x + at.width : at.x
  return (
    <g
      transform={
        path`translate(${hinge} 0)` + `skewY(${-slant})scale(${narrow} 1)` + path`translate(${-hinge} 0)`
      }
    >
      {children}
    </g>
  )
}
