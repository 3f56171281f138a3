import { INK, RUBBER } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, gloss, groundShadow, room, wall } from '../shapes.ts'
import { filled, glaze, line, moved, shape } from '../svg.ts'
import type { KindDrawing } from './kind-drawing.ts'

export const rollup: KindDrawing = {
  front: (scene) => {
    const sheet = 'M136 32h128v222H136z'
    return (
      room(scene) +
      groundShadow(scene, 208, 272, 112) +
      glaze('M264 40l12 12v202h-12z', 0.1) +
      scene.print(shape(sheet), { x: 136, y: 30, width: 128, height: 214 }) +
      filled(scene.use('curl'), sheet) +
      `<rect x="132" y="24" width="136" height="9" rx="2" fill="${scene.use('metalDown')}"/>` +
      `<rect x="118" y="251" width="164" height="19" rx="5" fill="${scene.use('metalDown')}"/>` +
      glaze('M128 250h144v4H128z', 0.4) +
      filled(RUBBER, 'M130 270h26v4h-26zM244 270h26v4h-26z')
    )
  },
  detail: (scene) => {
    const sheet = 'M-10 -10H250V196H-10z'
    return (
      room(scene, 170) +
      castShadow(scene, shape('M-10 200H330V262H-10z'), { dx: 10, dy: 16, opacity: 0.34 }) +
      scene.print(shape(sheet), { x: -230, y: -330, width: 480, height: 500 }) +
      filled(scene.use('curl'), sheet) +
      glaze('M-10 180H250V196H-10z', 0.2) +
      `<path d="M-10 192H300Q316 192 316 208V240Q316 254 300 254H-10z" fill="${scene.use('metalDown')}"/>` +
      glaze('M-10 192H262v8H-10z', 0.75) +
      `<path d="M290 192H304Q320 192 320 208V240Q320 254 304 254H290z" fill="#4A5162"/>` +
      `<circle cx="305" cy="223" r="6" fill="${scene.use('stud')}"/>` +
      filled(RUBBER, 'M214 254h64l22 14h-88zM14 254h64l22 14H12z')
    )
  },
}

const spotLight = (x: number) =>
  moved(
    x,
    22,
    line('M0 16V4Q0-4 9-4h8', RUBBER, 3) +
      filled(INK, 'M10-9h20l6 12H10z') +
      glaze('M12 3h24l34 62H-18z', 0.2, '#fff'),
  )

export const beurswand: KindDrawing = {
  front: (scene) => {
    const face = 'M60 38h280v214H60z'
    return (
      room(scene, 232) +
      groundShadow(scene, 202, 257, 152) +
      filled(RUBBER, 'M64 250H44v7h52v-7zM304 250h52v7h-52z') +
      filled('#838A99', 'M340 38l8 5v206l-8 3z') +
      scene.print(shape(face), { x: 60, y: 38, width: 280, height: 214 }) +
      filled(scene.use('curl'), face) +
      line('M60 38h280v214H60z', '#fff', 2, ' stroke-opacity=".5"') +
      spotLight(130) +
      spotLight(250)
    )
  },
  detail: (scene) => {
    const face = 'M44 46Q200 92 356 46V240Q200 288 44 240Z'
    return (
      room(scene, 214) +
      groundShadow(scene, 204, 266, 172, 10) +
      glaze('M44 46Q200 14 356 46Q200 92 44 46z', 0.42, '#5F6675') +
      scene.print(shape(face), { x: 44, y: 46, width: 312, height: 224 }) +
      glaze('M44 46Q96 61 140 66V263Q92 256 44 240zM356 46Q304 61 260 66V263Q308 256 356 240z', 0.13) +
      glaze('M140 66Q200 72 260 66V263Q200 272 140 263z', 0.08, '#fff') +
      line('M44 46Q200 92 356 46', '#fff', 2.5, ' stroke-opacity=".7"') +
      line('M44 46V240M356 46V240', '#838A99', 3)
    )
  },
}

export const stoepbord: KindDrawing = {
  front: (scene) => {
    const sheet = 'M146 52h108l11 196H134z'
    return (
      room(scene, 222) +
      `<path d="M118 270h196l30-10-70-8z" fill="${INK}" opacity=".32" filter="${scene.use('tight')}"/>` +
      filled('#4E5565', 'M262 44l30 14 24 202h-24z') +
      `<path d="M134 38h132l15 226H119z" fill="${scene.use('metalAcross')}"/>` +
      line('M184 38q2-14 16-14t16 14', RUBBER, 6) +
      scene.print(shape(sheet), { x: 132, y: 50, width: 136, height: 200 }) +
      gloss('M146 52h52L150 248h-16z', 0.12) +
      line('M145 51h110l11 198H133z', '#6F7686', 1) +
      filled(RUBBER, 'M118 264h14v6h-14zM268 264h14v6h-14z')
    )
  },
  detail: (scene) => {
    const sheet = 'M-10 -10H262V220H-10z'
    return (
      room(scene, 250) +
      castShadow(scene, shape('M-10 -10H318V280H-10z'), { dx: 14, dy: 10, opacity: 0.3 }) +
      `<path d="M262 -10h52V272l-52-52z" fill="${scene.use('tube')}"/>` +
      `<path d="M-10 220H262l52 52H-10z" fill="${scene.use('tubeDown')}"/>` +
      scene.print(shape(sheet), { x: -220, y: -270, width: 482, height: 490 }) +
      gloss('M-10 -10H120L-10 170z', 0.16) +
      line('M-10 220H262V-10', '#4E5565', 2.5) +
      line('M262 220l52 52', '#5F6675', 1.5) +
      `<path d="M314 272v-44q10 2 10 14v20q0 20-20 20h-24q-12 0-14-10z" fill="#3A4050"/>` +
      `<circle cx="290" cy="248" r="7" fill="${scene.use('stud')}"/>`
    )
  },
}

export const textielframe: KindDrawing = {
  front: (scene) => {
    const face = 'M75 51h250v182H75z'
    return (
      wall(scene) +
      glaze('M-200 0h800v300h-800z', 0.06) +
      `<path d="M58 36h284v214H58z" fill="#fff" filter="${scene.use('glow')}"/>` +
      castShadow(scene, shape('M66 42h268v200H66z'), { opacity: 0.2 }) +
      `<path d="M66 42h268v200H66z" fill="${scene.use('metalDown')}"/>` +
      line('M66 42l9 9M334 42l-9 9M66 242l9-9M334 242l-9-9', '#6F7686', 1) +
      scene.print(shape(face), { x: 75, y: 51, width: 250, height: 182 }) +
      filled(scene.use('curl'), face) +
      line(face, INK, 1, ' stroke-opacity=".25"')
    )
  },
  detail: (scene: Scene) => {
    const face = 'M-10 -10H250V190H-10z'
    return (
      wall(scene) +
      glaze('M0 0h400v300H0z', 0.08) +
      `<path d="M-40 -40H330V270H-40z" fill="#fff" filter="${scene.use('glow')}"/>` +
      filled('#8C93A3', 'M296 -10l18 10V252l-18-16zM-10 236H296l18 16H-10z') +
      `<path d="M250 -10h46V236l-46-46z" fill="${scene.use('tube')}"/>` +
      `<path d="M-10 190H250l46 46H-10z" fill="${scene.use('tubeDown')}"/>` +
      line('M250 190l46 46', '#5F6675', 1.5) +
      scene.print(shape(face), { x: -240, y: -200, width: 490, height: 390 }) +
      glaze('M-10 178H238V-10h12V190H-10z', 0.16) +
      line('M-10 194H254V-10', INK, 5, ' stroke-opacity=".65"')
    )
  },
}
