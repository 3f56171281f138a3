import type { Picture } from '../picture.ts'
import { STEEL_DARK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { LOW_CAST, castShadow, tableTop } from '../shapes.ts'
import { filled, glaze, line, moved, placed, repeat, shape, svg } from '../svg.ts'

type Standoff = {
  readonly diameterMm: number
  readonly depthMm: number
  readonly metal: 'steel' | 'aluminium'
}

/** Four spacers at four times their size: cap, slot for the panel, barrel; the last one is taken apart. */
export function standoffs(scene: Scene, { diameterMm, depthMm, metal }: Standoff): Picture {
  const [r, deep] = [diameterMm * 1.9, depthMm * 3.6]
  const tube = metal === 'steel' ? scene.use('tubeDown') : scene.use('metalDown')
  const brushed =
    metal === 'aluminium'
      ? ''
      : line(
          repeat(5, (index) => svg`M36 ${-r + 6 + index * r * 0.42}h${deep - 6}`),
          '#fff',
          0.8,
          ' stroke-opacity=".5"',
        )
  const cap =
    svg`<rect x="-8" y="-${r}" width="24" height="${r * 2}" rx="3" fill="${tube}"/><ellipse cx="-8" rx="${r * 0.36}" ry="${r}" fill="${scene.use('stud')}"/>` +
    (metal === 'aluminium' ? line('M-12 0h8', STEEL_DARK, 2.4) : '')
  const barrel = (x: number) =>
    moved(
      x,
      0,
      svg`<rect x="0" y="-${r * 0.86}" width="${deep}" height="${r * 1.72}" rx="4" fill="${tube}"/><path d="M${deep} -${r * 0.86}q${r * 0.34} ${r * 0.86} 0 ${r * 1.72}h-8q${r * 0.34}-${r * 0.86} 0-${r * 1.72}z" fill="#6A7181"/>`,
    )
  const whole = (x: number, y: number) =>
    moved(
      x,
      y,
      castShadow(scene, shape(svg`M-10 ${-r}h${deep + 36}v${2 * r}h-${deep + 36}z`), LOW_CAST) +
        filled('#5F6675', 'M14-11h14v22h-14z') +
        barrel(26) +
        (metal === 'steel' ? brushed : '') +
        cap,
    )
  const screw = (x: number, y: number) =>
    moved(
      x,
      y,
      castShadow(scene, shape('M0-4h58v8h-58z'), LOW_CAST) +
        filled(scene.use('metalDown'), 'M0-9l8 5h46l8 4-8 4h-46l-8 5z') +
        line('M16-4v8M24-4v8M32-4v8M40-4v8M48-4v8', STEEL_DARK, 1.2),
    )
  return {
    drawn:
      tableTop(scene) +
      whole(72, 74) +
      whole(250, 92) +
      whole(66, 190) +
      moved(
        210,
        214,
        castShadow(scene, shape(svg`M-10 ${-r}h${deep + 76}v${2 * r}h-${deep + 76}z`), LOW_CAST) +
          filled(scene.use('metalDown'), 'M12-7h44v14h-44z') +
          line('M20-7v14M28-7v14M36-7v14M44-7v14', STEEL_DARK, 1.4) +
          barrel(60) +
          cap,
      ) +
      screw(96, 264) +
      screw(180, 276),
    close: [238, 214, 2.2],
  }
}

/** Screws with their plugs and the caps that cover their heads. */
export const boardScrews = (scene: Scene): Picture => {
  const screw = (x: number, y: number, turn: number) =>
    placed(
      svg`translate(${x} ${y})rotate(${turn})`,
      castShadow(scene, shape('M-4-8h110V8H-4z'), LOW_CAST) +
        filled(scene.use('metalDown'), 'M0-16l12 10h88l14 6-14 6H12L0 16z') +
        line(
          repeat(9, (index) => svg`M${34 + index * 8}-7l5 14`),
          STEEL_DARK,
          1.8,
        ) +
        svg`<ellipse rx="6" ry="16" fill="${scene.use('stud')}"/><path d="M-2-6l4 12M3-6l-5 12" stroke="${STEEL_DARK}" stroke-width="2"/>`,
    )
  const plug = (x: number, y: number, turn: number) =>
    placed(
      svg`translate(${x} ${y})rotate(${turn})`,
      castShadow(scene, shape('M0-9h84V9H0z'), LOW_CAST) +
        filled('#A9AFBC', 'M0-10h8v20H0zM8-8h62l14 8-14 8H8z') +
        line('M20-8v16M32-8v16M44-8v16M56-7v14M8 0h64', '#6F7686', 1.8) +
        filled('#C8CCD5', 'M8-8h62v4H8z'),
    )
  const cap = (x: number, y: number) =>
    moved(
      x,
      y,
      castShadow(scene, '<circle r="17"/>', LOW_CAST) +
        svg`<circle r="17" fill="${scene.use('stud')}"/><circle r="17" fill="none" stroke="#6F7686"/><path d="M-10-6a12 12 0 0 1 12-7" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`,
    )
  return {
    drawn:
      tableTop(scene) +
      screw(52, 64, 10) +
      screw(44, 136, -8) +
      screw(60, 214, 6) +
      plug(216, 66, -8) +
      plug(206, 138, 9) +
      plug(222, 214, -4) +
      cap(344, 74) +
      cap(356, 128) +
      cap(334, 178) +
      cap(352, 232),
    close: [92, 136, 2.3],
  }
}

/** A roll of white foam tape with a red liner, the end of it stuck down and its liner peeling. */
export const foamTape = (scene: Scene): Picture => ({
  drawn:
    tableTop(scene) +
    castShadow(scene, '<circle cx="138" cy="130" r="94"/>', { dx: 14, dy: 18, opacity: 0.3 }) +
    '<path d="M138 36A94 94 0 0 1 232 130L250 142A94 94 0 0 1 156 242A94 94 0 0 1 60 196z" fill="#B0151E"/>' +
    '<circle cx="138" cy="130" r="94" fill="#F4F5F7"/>' +
    repeat(
      5,
      (index) =>
        svg`<circle cx="138" cy="130" r="${90 - index * 7}" fill="none" stroke="#C8141E" stroke-width="1.5"/>`,
    ) +
    '<circle cx="138" cy="130" r="54" fill="#D3B48A"/><circle cx="138" cy="130" r="46" fill="#8A6B43"/>' +
    scene.clip(
      '<circle cx="138" cy="130" r="46"/>',
      `<circle cx="152" cy="142" r="46" fill="${scene.tint.wall}"/>`,
    ) +
    castShadow(scene, shape('M150 224L372 224V252L168 252z'), LOW_CAST) +
    filled('#F4F5F7', 'M150 222H372V240H164z') +
    filled('#C3C8D1', 'M160 240H372V252H172z') +
    filled(
      scene.pattern(
        8,
        6,
        '<circle cx="2" cy="2" r=".9" fill="#8C93A3"/><circle cx="6" cy="4" r=".7" fill="#8C93A3"/>',
      ),
      'M160 240H372V252H172z',
    ) +
    filled('#C8141E', 'M150 219H292Q320 219 330 196L340 178Q350 186 344 200Q330 226 300 226H150z') +
    glaze('M292 219Q320 219 330 196L340 178L330 176Q316 212 286 219z', 0.35, '#fff'),
  close: [320, 214, 2.3],
})
