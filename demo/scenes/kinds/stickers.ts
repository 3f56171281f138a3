import type { Scene } from '../scene.ts'
import { castShadow, gloss, tableTop, wall } from '../shapes.ts'
import { filled, glaze, line, moved, placed, rect, repeat, shape, svg } from '../svg.ts'
import type { Box } from '../svg.ts'
import type { KindDrawing } from './kind-drawing.ts'

type Cut = { readonly outer: string; readonly inner: string; readonly box: Box }

const disc = (r: number) => svg`<circle r="${r}"/>`

const round = (r: number, border = 10): Cut => ({
  outer: disc(r),
  inner: disc(r - border),
  box: { x: border - r, y: border - r, width: 2 * (r - border), height: 2 * (r - border) },
})

function pill(width: number, height: number, rounding: number): Cut {
  const box = { x: 10 - width / 2, y: 10 - height / 2, width: width - 20, height: height - 20 }
  return {
    outer: rect({ x: -width / 2, y: -height / 2, width, height }, rounding),
    inner: rect(box, Math.max(rounding - 10, 2)),
    box,
  }
}

function star(r: number, points: number): Cut {
  const outline = (radius: number) =>
    repeat(points * 2, (index) => {
      const reach = index % 2 === 0 ? radius : radius * 0.83
      const angle = (index * Math.PI) / points
      return svg`${index === 0 ? 'M' : 'L'}${Math.sin(angle) * reach} ${-Math.cos(angle) * reach}`
    })
  return {
    outer: shape(outline(r)),
    inner: shape(outline(r - 9)),
    box: { x: -r, y: -r, width: 2 * r, height: 2 * r },
  }
}

const stuck = (scene: Scene, cut: Cut, x: number, y: number, turn: number, variant: number) =>
  placed(
    `translate(${x} ${y})rotate(${turn})`,
    castShadow(scene, cut.outer, { dx: 4, dy: 7, blur: 'tight' }) +
      `<g fill="#fff">${cut.outer}</g>` +
      scene.print(cut.inner, cut.box, variant),
  )

export const sticker: KindDrawing = {
  front: (scene) =>
    wall(scene) +
    stuck(scene, round(74), 116, 110, -8, 0) +
    stuck(scene, pill(150, 104, 24), 284, 92, 9, 3) +
    stuck(scene, star(64, 14), 280, 212, -5, 2) +
    stuck(scene, pill(156, 62, 31), 138, 238, 6, 1),
  detail: (scene) => {
    const peel = 'M200 26Q230 84 324 150Q262 168 222 128T200 26z'
    return (
      wall(scene) +
      castShadow(scene, shape('M200 26A124 124 0 1 0 324 150Q290 70 200 26z'), { dx: 6, dy: 10 }) +
      filled('#fff', 'M200 26A124 124 0 1 0 324 150Q270 110 200 26z') +
      scene.print(shape('M200 38A112 112 0 1 0 312 150Q260 104 200 38z'), {
        x: 88,
        y: 38,
        width: 224,
        height: 224,
      }) +
      castShadow(scene, shape(peel), { dx: -4, dy: 8, blur: 'tight', opacity: 0.3 }) +
      filled('#F7F7F5', peel) +
      glaze('M200 26Q230 84 324 150Q300 152 272 140Q222 100 200 26z', 0.12) +
      gloss('M104 96Q124 62 160 50L112 170Q96 130 104 96z', 0.14)
    )
  },
}

export const stickervel: KindDrawing = {
  front: (scene) => {
    const sheet = 'M-124 -104H124V104H-124z'
    return (
      tableTop(scene) +
      placed(
        'translate(196 152)rotate(-5)',
        castShadow(scene, shape(sheet)) +
          filled('#fff', sheet) +
          line('M-124 -104H124V104H-124z', '#DBDDE3', 1) +
          repeat(12, (index) => {
            const spot = [(index % 4) * 58 - 87, Math.floor(index / 4) * 62 - 62] as const
            if (index === 7) {
              return svg`<circle cx="${spot[0]}" cy="${spot[1]}" r="24" fill="#EEF0F3" stroke="#DBDDE3"/>`
            }
            return moved(
              spot[0],
              spot[1],
              index === 0
                ? `<g id="s">${scene.print(disc(24), { x: -24, y: -24, width: 48, height: 48 })}${line('M-24 0a24 24 0 0 1 48 0a24 24 0 0 1-48 0z', '#fff', 2)}</g>`
                : '<use href="#s"/>',
            )
          }),
      ) +
      placed(
        'translate(340 86)rotate(14)',
        castShadow(scene, disc(27), { dx: 6, dy: 10, blur: 'tight', opacity: 0.3 }) +
          `<circle r="27" fill="#fff"/><use href="#s"/>`,
      )
    )
  },
  detail: (scene) => {
    const sheet = 'M-20 40L420 10V320H-20z'
    return (
      wall(scene) +
      castShadow(scene, shape(sheet), { dy: -6 }) +
      filled('#fff', sheet) +
      stuck(scene, round(88, 5), 104, 160, -4, 0) +
      `<circle cx="304" cy="146" r="88" fill="#EFF1F4" stroke="#D3D6DD" stroke-width="1.5"/>` +
      castShadow(scene, shape('M226 196A88 88 0 0 0 386 178Q300 190 226 196z'), { dy: 6, blur: 'tight' }) +
      scene.print(shape('M218 172A88 88 0 0 0 392 152Q300 190 218 172z'), {
        x: 216,
        y: 62,
        width: 176,
        height: 176,
      }) +
      filled('#F4F4F1', 'M218 172Q300 190 392 152Q374 108 318 112Q252 118 218 172z') +
      glaze('M218 172Q300 190 392 152Q300 168 218 172z', 0.2)
    )
  },
}
