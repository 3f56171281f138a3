import { fitInto, path } from '../drawing/geometry.ts'
import { straight } from '../drawing/outlines.ts'
import { configuratorTexts } from '#texts/nl/configurator.ts'
import { DimensionLines } from './dimension-lines.tsx'
import type { SceneProps } from './flat-scene.tsx'
import { Backdrop } from './print.tsx'
import styles from './picture.module.css'

const AREA = { x: 128, y: 120, width: 420, height: 250 }
const LIGHT_INKS = new Set(['#ffffff', '#ffd900', '#a9afbc'])

/** Letters cut from film, on the side of a car; pale ones on a dark car. */
export function LetteringScene({ shown, id }: SceneProps) {
  const { widthMm, heightMm, ink, extras } = shown
  const { box } = fitInto(AREA, widthMm, heightMm)
  const { x, y, width, height } = box
  const isPale = LIGHT_INKS.has(ink.toLowerCase())
  const body = isPale ? '#2b3550' : '#f5f6f8'
  const middle = x + width / 2
  return (
    <>
      <Backdrop wall={isPale ? '#3a4568' : '#dbe2ea'} />
      <path d="M-10 60C120 20 420 8 650 46V430H-10z" fill={body} />
      <path d="M-10 404C180 418 460 418 650 400V430H-10z" fill="#11141b" opacity=".22" />
      <path d="M-10 82C160 52 430 46 650 70" fill="none" stroke="#fff" strokeOpacity=".5" strokeWidth="3" />
      <path
        d="M318 34V412M566 190h46v13h-46z"
        fill="none"
        stroke="#11141b"
        strokeOpacity=".3"
        strokeWidth="2"
      />
      <g transform={extras.has('mirrored') ? path`translate(${2 * middle} 0)scale(-1 1)` : undefined}>
        <svg x={x} y={y} width={width} height={height} viewBox="0 0 420 72" preserveAspectRatio="none">
          <text
            x="0"
            y="71"
            textLength="420"
            lengthAdjust="spacingAndGlyphs"
            fill={ink}
            className={styles.lettering}
          >
            {configuratorTexts.sampleLettering}
          </text>
        </svg>
      </g>
      {extras.has('transferTape') && (
        <>
          <path
            d={straight({ x: x - 12, y: y - 12, width: width + 24, height: height + 24 })}
            fill="#fff6d0"
            opacity=".34"
          />
          <path d={path`M${x + width + 12} ${y - 12}l-46 0q30 8 46 40z`} fill="#fffbe8" stroke="#dbdde3" />
        </>
      )}
      {extras.has('tool') && (
        <path d="M520 392l70-40 14 24-70 40z" fill={`url(#${id}metal)`} stroke="#6f7686" />
      )}
      <g className={isPale ? styles.onDark : undefined}>
        {shown.isMeasured && <DimensionLines box={box} widthMm={widthMm} heightMm={heightMm} />}
      </g>
    </>
  )
}
