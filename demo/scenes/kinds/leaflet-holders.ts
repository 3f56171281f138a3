import type { Picture } from '../picture.ts'
import type { Scene } from '../scene.ts'
import { castShadow, gloss, groundShadow, room } from '../shapes.ts'
import { filled, glaze, line, repeat, shape, svg, warped } from '../svg.ts'

const CLEAR = '#BFE3EE'

/** Clear plastic: a tint over what lies behind, with bright edges. */
const clear = (d: string, opacity = 0.4) =>
  glaze(d, opacity, CLEAR) + line(d, '#fff', 1.6, ' stroke-opacity=".9"')

/** A clear pocket for A4 leaning back on a broad foot, filled with a stack of leaflets. */
export function leafletHolder(scene: Scene): Picture {
  const sheets = repeat(4, (index) =>
    filled(index % 2 === 0 ? '#FDFDFE' : '#CBCFD8', svg`M${150 + index * 3} ${56 - index * 3}h122v150h-122z`),
  )
  const front = 'M142 118h126v120H142z'
  return {
    drawn:
      room(scene, 216) +
      groundShadow(scene, 214, 258, 100, 9) +
      clear('M154 40h134v206h-134z', 0.3) +
      sheets +
      `<path d="M268 238l24-14V92l-24 26z" fill="${CLEAR}" opacity=".6"/>` +
      line('M268 238l24-14V92', '#fff', 1.6) +
      glaze('M146 60h122v150h-122z', 0.06) +
      filled('#FDFDFE', 'M146 66h120v168H146z') +
      filled('#2130C8', 'M146 66h120v46H146z') +
      `<circle cx="238" cy="90" r="15" fill="#FFD900"/>` +
      filled('#A9AFBC', 'M158 130h92v6h-92zM158 144h80v6h-80zM158 158h88v6h-88zM158 172h60v6h-60z') +
      clear(front, 0.34) +
      gloss('M142 118h60l-40 120h-20z', 0.4) +
      clear('M130 238h162l20 18H118z', 0.5) +
      filled('#8FCFE0', 'M118 256h194v4H118z'),
    close: [262, 226, 2.2],
  }
}

/** Two sheets of acrylic upright in a slot of a flat foot, a card between them. */
export function tStand(scene: Scene): Picture {
  const card = 'M142 44h112v160H142z'
  return {
    drawn:
      room(scene, 176) +
      groundShadow(scene, 212, 252, 108, 10) +
      castShadow(scene, shape('M150 60h116v150H150z'), { dx: 14, dy: 12, opacity: 0.14 }) +
      filled('#FDFDFE', card) +
      filled('#E5007D', 'M142 44h112v74H142z') +
      `<circle cx="198" cy="92" r="27" fill="#FFD900"/>` +
      filled('#A9AFBC', 'M156 134h84v6h-84zM156 148h66v6h-66zM156 162h76v6h-76z') +
      clear('M134 36h128v190H134z', 0.22) +
      filled('#8FCFE0', 'M262 36l4 3v187h-4z') +
      gloss('M134 36h64l-64 130z', 0.45) +
      clear('M104 220h188l26 26H78z', 0.5) +
      filled('#8FCFE0', 'M78 246h240v6H78z') +
      line('M134 226h128', '#5FB2CB', 2.4),
    close: [250, 226, 2.3],
  }
}

/** Card folded over its long side into a roof, readable from either side. */
export function tentCard(scene: Scene): Picture {
  const face = shape('M0 0H210V148H0z')
  return {
    drawn:
      room(scene, 150) +
      `<path d="M70 230L270 264L352 214L300 190z" fill="#11141B" opacity=".24" filter="${scene.use('tight')}"/>` +
      filled('#FDFDFE', 'M282 96L338 214L272 252z') +
      glaze('M282 96L338 214L272 252z', 0.22) +
      line('M282 96L338 214', '#C8CCD5', 2.4) +
      warped(
        [0.96, 0.12, -0.1, 0.97, 82, 72],
        scene.print(face, { x: 0, y: 0, width: 210, height: 148 }) + glaze('M0 0H210V10H0z', 0.3, '#fff'),
      ) +
      line('M82 72L283.600 97', '#fff', 2.4) +
      line('M67 215L270 241', '#A9AFBC', 1.6),
    close: [282, 112, 2.4],
  }
}
