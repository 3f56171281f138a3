import { RUBBER } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, gloss, groundShadow, room, wall } from '../shapes.ts'
import { filled, glaze, line, moved, shape, svg } from '../svg.ts'
import type { KindDrawing } from './kind-drawing.ts'

const WOOD = '#D9C6A3'

/** The weave of canvas. */
const linen = (scene: Scene, pitch: number) =>
  scene.pattern(
    pitch,
    pitch,
    svg`<path d="M0 .5h${pitch}M.5 0v${pitch}" stroke="#fff" stroke-width=".8" opacity=".2"/>`,
  )

export const poster: KindDrawing = {
  front: (scene) => {
    const sheet = 'M128 36H272V262H128z'
    const batten = (y: number) =>
      castShadow(scene, shape(svg`M122 ${y}h156v13h-156z`), { dx: 3, dy: 6, blur: 'tight' }) +
      filled(WOOD, svg`M122 ${y}h156v13h-156z`) +
      filled('#EBDDC0', svg`M122 ${y}h156v4h-156z`)
    return (
      wall(scene) +
      castShadow(scene, shape(sheet), { opacity: 0.26 }) +
      line('M126 32L200 6L274 32', RUBBER, 1.4) +
      `<circle cx="200" cy="7" r="4" fill="${scene.use('stud')}"/>` +
      scene.print(shape(sheet), { x: 128, y: 38, width: 144, height: 218 }) +
      filled(scene.use('curl'), sheet) +
      batten(30) +
      batten(254)
    )
  },
  detail: (scene) => {
    const tube = (x: number, y: number, variant: number) =>
      moved(
        x,
        y,
        scene.print(shape('M0 14V190Q32 206 64 190V14z'), { x: 0, y: 0, width: 64, height: 210 }, variant) +
          glaze('M0 14V190Q10 196 18 198V14z', 0.2, '#fff') +
          glaze('M46 14V198Q58 196 64 190V14z', 0.24) +
          '<ellipse cx="32" cy="14" rx="32" ry="12" fill="#fff"/><ellipse cx="32" cy="14" rx="32" ry="12" fill="none" stroke="#C3C8D1"/><ellipse cx="32" cy="14" rx="25" ry="9" fill="none" stroke="#C3C8D1"/><ellipse cx="32" cy="14" rx="19" ry="6.600" fill="#838A99"/><path d="M13 14a19 6.600 0 0 1 38 0q-19-7-38 0z" fill="#4A5162"/>',
      )
    return (
      room(scene, 214) +
      groundShadow(scene, 216, 264, 140, 12) +
      tube(84, 60, 0) +
      tube(236, 44, 2) +
      tube(158, 74, 1)
    )
  },
}

export const canvas: KindDrawing = {
  front: (scene) => {
    const face = 'M82 46h222v182H82z'
    return (
      wall(scene) +
      castShadow(scene, shape('M86 50h236v190H86z'), { dx: 10, dy: 16, opacity: 0.3 }) +
      scene.print(shape('M304 46l16 10v182l-16-10z'), { x: 300, y: 46, width: 222, height: 182 }) +
      glaze('M304 46l16 10v182l-16-10z', 0.38) +
      scene.print(shape('M82 228h222l16 10H98z'), { x: 82, y: 228, width: 222, height: 186 }) +
      glaze('M82 228h222l16 10H98z', 0.22) +
      scene.print(shape(face), { x: 82, y: 46, width: 222, height: 182 }) +
      filled(linen(scene, 3), face) +
      gloss('M82 46h90L104 228H82z', 0.08)
    )
  },
  detail: (scene) => {
    const face = 'M-10 -10H236V180H-10z'
    const side = 'M236 -10L306 26V240L236 180z'
    const foot = 'M-10 180H236L306 240H-10z'
    return (
      wall(scene) +
      castShadow(scene, shape('M-10 40H306V240H-10z'), { dx: 16, dy: 22, opacity: 0.34 }) +
      scene.print(shape(side), { x: 230, y: -20, width: 466, height: 380 }) +
      glaze(side, 0.4) +
      scene.print(shape(foot), { x: -230, y: 180, width: 466, height: 380 }) +
      glaze(foot, 0.2) +
      filled('#fff', 'M236 180l70 60v-22z') +
      glaze('M236 180l70 60v-22z', 0.22) +
      scene.print(shape(face), { x: -230, y: -200, width: 466, height: 380 }) +
      filled(linen(scene, 5), 'M-10 -10H236L306 26V240H-10z') +
      line('M236 180l70 60M236 -10V180H-10', '#11141B', 1.5, ' stroke-opacity=".35"')
    )
  },
}
