import { INK, REFLEX } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, gloss, studs, tableTop, wall } from '../shapes.ts'
import { filled, line, moved, placed, shape } from '../svg.ts'
import type { KindDrawing } from './kind-drawing.ts'

/** A spacer seen from the front and slightly from the left: cap, gap for the panel, barrel. */
const spacer = (scene: Scene, x: number, y: number, scale: number) =>
  placed(
    `translate(${x} ${y})scale(${scale})`,
    castShadow(scene, shape('M-10-30H96V30H-10z'), { dx: 4, dy: 12, blur: 'tight' }) +
      `<rect x="24" y="-26" width="72" height="52" rx="4" fill="${scene.use('tubeDown')}"/>` +
      `<path d="M96-26q10 26 0 52h-8q10-26 0-52z" fill="#6A7181"/>` +
      `<rect x="14" y="-15" width="12" height="30" fill="#5F6675"/>` +
      `<rect x="-8" y="-30" width="24" height="60" rx="3" fill="${scene.use('tubeDown')}"/>` +
      `<ellipse cx="-8" rx="11" ry="30" fill="${scene.use('stud')}"/>`,
  )

export const standoff: KindDrawing = {
  front: (scene) =>
    tableTop(scene) +
    spacer(scene, 84, 84, 1.1) +
    spacer(scene, 236, 112, 1.1) +
    spacer(scene, 68, 204, 1.1) +
    spacer(scene, 222, 230, 1.1),
  detail: (scene) => {
    return (
      wall(scene) +
      castShadow(scene, shape('M30 90H320V310H30z'), { dx: 14, dy: 12, opacity: 0.28 }) +
      filled('#8C93A3', 'M236 60l14 6V310h-14z') +
      scene.print(shape('M-10 60H236V310H-10z'), { x: -220, y: 60, width: 456, height: 320 }) +
      gloss('M-10 60H236V110L60 310H-10z', 0.1) +
      studs(scene, [[182, 124]], 34) +
      `<circle cx="182" cy="124" r="34" fill="none" stroke="#6F7686"/>` +
      placed(
        'translate(318 124)scale(.74)',
        `<rect x="-92" y="-26" width="100" height="52" rx="4" fill="${scene.use('tubeDown')}"/>`,
      )
    )
  },
}

const PROFILE = 'M0 0H70V18H52V34H70V52H88V70H0V52H18V34H0z'

export const profiel: KindDrawing = {
  front: (scene) => {
    const bar = (x: number, y: number) =>
      moved(
        x,
        y,
        castShadow(scene, shape('M0 40L240-56V-10L40 92z'), { dx: 8, dy: 14, blur: 'tight', opacity: 0.26 }) +
          filled('#E9EBEF', 'M0 0L216-94L276-76L60 22z') +
          filled('#F8F9FB', 'M20-9L236-102l14 4L34-2z') +
          filled('#9BA1AF', 'M60 22L276-76V-14L60 84z') +
          filled('#5F6675', 'M60 42L276-56v12L60 54z') +
          filled('#C8CCD5', 'M60 66L276-32v5L60 72z') +
          filled('#D6D9E0', 'M0 0L60 22V84L0 60z') +
          filled('#3A4050', 'M10 14L50 28V36L10 22zM10 32L50 46V70L10 54z') +
          filled('#D6D9E0', 'M24 34L34 38V66L24 62z') +
          line('M0 0L60 22V84L0 60z', '#6F7686', 1),
      )
    return tableTop(scene) + bar(42, 116) + bar(92, 196)
  },
  detail: (scene) =>
    wall(scene) +
    placed(
      'translate(96 56)scale(2.300 2.600)',
      castShadow(scene, shape(PROFILE), { dx: 7, dy: 8, blur: 'tight', opacity: 0.3 }) +
        placed('translate(4 4)', filled('#8C93A3', PROFILE)) +
        `<path d="${PROFILE}" fill="${scene.use('metalDown')}" stroke="#6F7686" stroke-width=".8"/>` +
        filled(scene.tint.wall, 'M7 7H63V12H7zM7 58H80V63H7zM24 40H46V47H24z') +
        line('M7 7H63V12H7zM7 58H80V63H7zM24 40H46V47H24z', '#6F7686', 0.6) +
        filled(INK, 'M54 22h18v8H54z') +
        filled(REFLEX, 'M72 20h5v34h-5z'),
    ),
}
