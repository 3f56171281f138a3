import type { Picture } from '../picture.ts'
import { INK, RUBBER, STEEL_DARK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, eyelets, groundShadow, pole, printed, room } from '../shapes.ts'
import { box, edges, filled, glaze, line, shape, standingBox, svg } from '../svg.ts'

/** One unit is 10 mm. */
const SCALE = 0.1

type Size = { readonly widthMm: number; readonly heightMm: number }

/** The bag that it travels in, lying on the floor. */
const bag = (x: number, y: number) =>
  svg`<rect x="${x}" y="${y}" width="96" height="17" rx="8" fill="${RUBBER}"/><path d="M${x + 26} ${y}q22-18 44 0" fill="none" stroke="${INK}" stroke-width="3"/><path d="M${x + 8} ${y + 5}h80" stroke="#7B8292" stroke-dasharray="3 1.5"/><path d="M${x + 26} ${y}v17M${x + 70} ${y}v17" stroke="${INK}" stroke-width="3"/>`

/** A spring cassette on the floor, out of which the print is pulled up to a rail. */
export function rollUp(scene: Scene, { widthMm, heightMm }: Size): Picture {
  const sheet = standingBox(170, 256, widthMm * SCALE, heightMm * SCALE)
  const { x, y, width } = sheet
  return {
    behind: room(scene),
    stands: true,
    drawn:
      groundShadow(scene, 178, 272, width * 0.8) +
      glaze(svg`M${x + width} ${y + 8}l9 9V254h-9z`, 0.1) +
      printed(scene, sheet) +
      filled(scene.use('curl'), edges(sheet)) +
      svg`<rect x="${x - 3}" y="${y - 6}" width="${width + 6}" height="8" rx="2" fill="${scene.use('metalDown')}"/><rect x="${x - 9}" y="252" width="${width + 18}" height="17" rx="4" fill="${scene.use('metalDown')}"/>` +
      filled(RUBBER, svg`M${x} 269h20v4h-20zM${x + width - 20} 269h20v4h-20z`),
    before: groundShadow(scene, 300, 270, 50, 5) + bag(252, 252),
    close: [x + width - 14, 238, 2.6],
  }
}

/** The print alone: the upper part stands up, the rest is still rolled on the floor. */
export function loosePrint(scene: Scene, { widthMm, heightMm }: Size): Picture {
  const width = widthMm * SCALE
  const sheet = standingBox(190, 252, width, heightMm * SCALE * 0.88)
  const { x, y } = sheet
  const roll = svg`M${x - 2} 246H${x + width + 8}V266H${x - 2}z`
  return {
    behind: room(scene),
    stands: true,
    drawn:
      groundShadow(scene, 204, 268, 62) +
      castShadow(scene, shape(edges(sheet)), { dx: 12, dy: 6, opacity: 0.16 }) +
      printed(scene, sheet) +
      filled(scene.use('curl'), edges(sheet)) +
      filled('#FDFDFE', roll) +
      filled(scene.use('fade'), roll) +
      svg`<ellipse cx="${x + width + 8}" cy="256" rx="7" ry="10" fill="#F7F7F5" stroke="#A9AFBC"/><path d="M${x + width + 8} 251a3.500 5 0 1 1-3 5" fill="none" stroke="#7B8292" stroke-width="1.4"/>` +
      filled('#FDFDFE', svg`M${x + width} ${y}l-22 0q10 4 22 20z`) +
      glaze(svg`M${x + width} ${y + 20}q-10-14-22-20q4 12 6 18q6 2 16 2z`, 0.22),
    close: [x + width - 8, 244, 2.6],
  }
}

/** Four thin legs in a cross behind a cloth that hangs on them by its four rings. */
export function xBanner(scene: Scene, { widthMm, heightMm }: Size): Picture {
  const cloth = standingBox(200, 248, widthMm * SCALE * 1.25, heightMm * SCALE * 1.25)
  const { x, y, width, height } = cloth
  const [left, right, foot] = [x + 4, x + width - 4, y + height - 4]
  return {
    behind: room(scene),
    stands: true,
    drawn:
      groundShadow(scene, 204, 270, 76, 6) +
      line(
        svg`M${left} ${y + 4}L218 150L${right} ${y + 4}M218 150L${x - 22} 266M218 150L${x + width + 26} 272M218 150L248 252`,
        RUBBER,
        4.5,
        ' stroke-linecap="round"',
      ) +
      castShadow(scene, shape(edges(cloth)), { dx: 10, dy: 8, opacity: 0.16 }) +
      printed(scene, cloth) +
      filled(scene.use('curl'), edges(cloth)) +
      line(
        svg`M${left} ${foot}L${x - 14} 262M${right} ${foot}L${x + width + 16} 266`,
        RUBBER,
        4.5,
        ' stroke-linecap="round"',
      ) +
      eyelets(
        scene,
        [
          [left, y + 4],
          [right, y + 4],
          [left, foot],
          [right, foot],
        ],
        3.6,
        RUBBER,
      ) +
      svg`<path d="M${left - 4} ${y}l-4-7M${right + 4} ${y}l4-7" stroke="${RUBBER}" stroke-width="4" stroke-linecap="round"/>`,
    close: [x + width - 4, foot - 8, 2.6],
  }
}

/** A foot filled with water, a mast that gives, and a cloth clamped on either side of it. */
export function outdoorBanner(scene: Scene, { widthMm, heightMm }: Size): Picture {
  const front = standingBox(188, 238, widthMm * SCALE, heightMm * SCALE)
  const { x, y, width, height } = front
  const back = box(x + 22, y + 5, width, height - 10)
  const clamp = (at: number) =>
    svg`<rect x="${x - 4}" y="${at}" width="${width + 8}" height="8" rx="3" fill="${RUBBER}"/>`
  return {
    behind: room(scene, 226),
    stands: true,
    drawn:
      groundShadow(scene, 206, 272, 96, 9) +
      glaze(svg`M${back.x + width} ${back.y}l6 6v${height - 16}l-6 4z`, 0.1) +
      printed(scene, back, 1) +
      glaze(edges(back), 0.3) +
      pole(scene, 203, y - 8, 7, 240) +
      printed(scene, front) +
      filled(scene.use('folds'), edges(front)) +
      clamp(y - 5) +
      clamp(y + height - 3) +
      filled('#2B303B', 'M118 270q0-20 30-22h104q32 2 34 22z') +
      filled(RUBBER, 'M126 262q8-12 28-14h96q20 2 26 12z') +
      filled('#2B303B', 'M118 270h168l-4 7H122z') +
      `<ellipse cx="256" cy="254" rx="9" ry="4" fill="#00A7E1"/><ellipse cx="256" cy="252.5" rx="7" ry="3" fill="#7FD3F0"/>` +
      line('M140 258h60', STEEL_DARK, 2),
    close: [232, 240, 2.4],
  }
}
