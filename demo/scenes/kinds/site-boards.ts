import type { Picture } from '../picture.ts'
import { INK, STEEL_DARK, WHITE } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { bricks, castShadow, gloss, grass, groundShadow, knob, person, pole, room, wall } from '../shapes.ts'
import {
  box,
  edges,
  filled,
  glaze,
  line,
  moved,
  placed,
  rect,
  repeat,
  shape,
  standingBox,
  svg,
  warped,
} from '../svg.ts'
import { cornersOf, slab } from './slab.ts'

/** Two printed faces at an angle, fixed to a front by their outer edges and read from either side of the street. */
export function vBoard(scene: Scene): Picture {
  const half = (
    matrix: readonly [number, number, number, number, number, number],
    x: number,
    shade: number,
  ) =>
    warped(
      matrix,
      scene.print(shape('M0 0H110V150H0z'), box(x, 0, 220, 150)) + glaze('M0 0H110V150H0z', shade),
    )
  const flutes = repeat(
    19,
    (index) => svg`M${98 + index * 5.5} ${222 + index * 1.5}v3M${208 + index * 5.5} ${250 - index * 1.5}v3`,
  )
  return {
    drawn:
      wall(scene) +
      bricks(scene, 34, 14) +
      filled('#fff', 'M316 22H420V212H316z') +
      filled('#BFD3E2', 'M326 32H420V202H326z') +
      castShadow(scene, shape('M96 70L340 60V244L96 250z'), { dx: 16, dy: 14, opacity: 0.3 }) +
      filled(STEEL_DARK, 'M84 78h14v10H84zM84 206h14v10H84zM310 78h14v10h-14zM310 206h14v10h-14z') +
      half([1, 0.24, 0, 1, 96, 70], 0, 0) +
      half([1, -0.24, 0, 1, 206, 96.4], -110, 0.2) +
      filled('#A9C0CC', 'M96 220L206 246.400L316 220v6L206 252L96 226z') +
      line(flutes, '#5F7F8E', 1) +
      line('M206 96V246', WHITE, 1.6, ' stroke-opacity=".7"'),
    close: [206, 232, 2.4],
  }
}

/** A flat board on two pins in the grass of a front garden. */
export function gardenBoard(scene: Scene): Picture {
  const face = box(92, 62, 200, 150)
  return {
    drawn:
      wall(scene) +
      filled('#C9CFC2', 'M-200 190Q0 172 200 186T600 180V300H-200z') +
      grass(214) +
      groundShadow(scene, 200, 266, 106, 6) +
      line('M128 90V268M256 90V268', STEEL_DARK, 5, ' stroke-linecap="round"') +
      castShadow(scene, shape(edges(face)), { dx: 6, dy: 8, blur: 'tight', opacity: 0.24 }) +
      slab(scene, face, 'fluted', 5) +
      line(
        'M124 262l-8-14M132 266l9-16M252 262l-7-13M262 266l8-15M178 276l-6-12M188 278l6-14M330 262l-5-12M340 262l6-12M60 270l-5-12M68 272l6-13',
        '#6FA081',
        2.4,
        ' stroke-linecap="round"',
      ),
    close: [262, 216, 2.4],
  }
}

/** A strip stuck slantwise over the board of an estate agent, and a pile of such strips. */
export function soldStrip(scene: Scene): Picture {
  const strip = (transform: string, variant: number) =>
    placed(
      transform,
      castShadow(scene, shape('M-114-28.500H114V28.500H-114z'), {
        dx: 3,
        dy: 5,
        blur: 'tight',
        opacity: 0.3,
      }) + scene.print(shape('M-114-28.500H114V28.500H-114z'), box(-114, -28.5, 228, 57), variant),
    )
  return {
    drawn:
      wall(scene) +
      castShadow(scene, shape('M62 24H308V208H62z')) +
      filled('#FDFDFE', 'M62 24H308V208H62z') +
      filled('#2130C8', 'M62 24H308V66H62z') +
      filled('#A9AFBC', 'M84 164h120v10H84zM84 182h84v8H84z') +
      filled('#DBDDE3', 'M140 118l46-32 46 32v38h-92z') +
      filled('#A9AFBC', 'M176 128h20v28h-20zM128 122l58-42 58 42-5 6-53-38-53 38z') +
      strip('translate(190 118)rotate(-20)', 0) +
      repeat(
        5,
        (index) =>
          svg`<path d="M216 ${276 - index * 4}h162v4h-162z" fill="${index % 2 === 0 ? '#F7F7F5' : '#C3C8D1'}"/>`,
      ) +
      placed(
        'translate(297 244)scale(.71)',
        scene.print(shape('M-114-22H114V18H-114z'), box(-114, -22, 228, 57), 0),
      ),
    close: [266, 102, 2.2],
  }
}

/** A panel of two by one metre with a hole in each corner, on the hoarding of a site; one unit is 9 mm. */
export function projectBoard(scene: Scene): Picture {
  const face = box(64, 66, 222, 111)
  return {
    drawn:
      room(scene, 246) +
      filled('#D9C6A3', 'M-200 34h800v212h-800z') +
      line(
        repeat(20, (index) => svg`M${index * 40 - 200} 34v212`),
        '#B98F5E',
        1.4,
        ' stroke-opacity=".6"',
      ) +
      filled('#B98F5E', 'M-200 56h800v7h-800zM-200 214h800v7h-800z') +
      castShadow(scene, shape(edges(face)), { dx: 5, dy: 7, blur: 'tight', opacity: 0.34 }) +
      slab(scene, face, 'sandwich', 3) +
      cornersOf(face, 9)
        .map(
          ([x, y]) =>
            svg`<circle cx="${x}" cy="${y}" r="4.4" fill="#fff"/>` +
            knob(scene, x, y, 3.4) +
            line(svg`M${x - 2} ${y}h4`, STEEL_DARK, 1),
        )
        .join('') +
      person(334, 272, 0.111),
    close: [270, 84, 2.6],
  }
}

/** Two panels side by side on a frame of steel with struts behind it; one unit is 14 mm. */
export function siteBoard(scene: Scene): Picture {
  const face = box(66, 36, 216, 144)
  return {
    drawn:
      wall(scene) +
      grass(234) +
      groundShadow(scene, 190, 268, 140, 6) +
      line('M92 60L66 266M258 60L330 262', STEEL_DARK, 5) +
      pole(scene, 86, 26, 9, 244) +
      pole(scene, 170, 26, 9, 244) +
      pole(scene, 254, 26, 9, 244) +
      filled('#8C93A3', 'M66 204H282v7H66z') +
      castShadow(scene, shape(edges(face)), { dx: 6, dy: 8, opacity: 0.24 }) +
      slab(scene, face, 'sandwich', 3) +
      line('M174 36V180', INK, 1.4, ' stroke-opacity=".5"') +
      line('M175.500 36V180', '#fff', 1, ' stroke-opacity=".7"') +
      repeat(
        3,
        (index) => knob(scene, 90.5 + index * 84, 46, 2.6) + knob(scene, 90.5 + index * 84, 170, 2.6),
      ) +
      filled('#9DA2AD', 'M76 262h28l4 10H72zM160 262h28l4 10h-36zM244 262h28l4 10h-36z') +
      person(356, 274, 0.072),
    close: [176, 168, 2.3],
  }
}

const woodenPost = (x: number) =>
  filled('#C9A878', svg`M${x} 44h13v226h-13z`) + filled('#A98A5C', svg`M${x + 9} 44h4v226h-4z`)

/** Plywood with a dark film on either side, screwed to two posts in the ground; one unit is 11 mm. */
export function postBoard(scene: Scene): Picture {
  const face = standingBox(176, 176, 228, 114)
  return {
    drawn:
      wall(scene) +
      grass(226) +
      groundShadow(scene, 188, 268, 120, 6) +
      woodenPost(92) +
      woodenPost(246) +
      castShadow(scene, shape(edges(face)), { dx: 6, dy: 8, opacity: 0.26 }) +
      slab(scene, face, 'filmedPly', 18) +
      [98, 252].map((x) => knob(scene, x, 76, 3.4) + knob(scene, x, 162, 3.4)).join('') +
      person(340, 270, 0.091),
    close: [280, 168, 2.5],
  }
}

/** A small plate with rounded corners and four screws beside a door with its bell. */
export function namePlate(scene: Scene): Picture {
  const plate = box(68, 62, 174, 116)
  return {
    behind:
      wall(scene) +
      bricks(scene, 58, 25) +
      filled('#fff', 'M292 0h20v300h-20z') +
      filled('#2F4858', 'M312 0h110v300H312z') +
      filled('#3F5B6D', 'M334 30h66v104h-66zM334 166h66v104h-66z') +
      `<circle cx="326" cy="152" r="6" fill="${scene.use('stud')}"/><rect x="252" y="112" width="20" height="34" rx="4" fill="${scene.use('metalDown')}"/><circle cx="262" cy="129" r="6" fill="#fff"/>`,
    drawn:
      castShadow(scene, rect(plate, 14), { dx: 5, dy: 7, blur: 'tight', opacity: 0.34 }) +
      moved(3, 3, `<g fill="#5F6675">${rect(plate, 14)}</g>`) +
      scene.print(rect(plate, 14), plate) +
      gloss('M82 62h80L96 178H82q-14 0-14-14V76q0-14 14-14z', 0.12) +
      cornersOf(plate, 14)
        .map(([x, y]) => knob(scene, x, y, 5) + line(svg`M${x - 3} ${y}h6`, STEEL_DARK, 1.4))
        .join(''),
    close: [222, 160, 2.8],
  }
}

/** A narrow plate on a low post at the head of a parking place. */
export function parkingPlate(scene: Scene): Picture {
  const plate = box(76, 106, 230, 46)
  return {
    drawn:
      room(scene, 196) +
      line('M40 300L96 196M200 300V196M360 300L304 196', '#fff', 5, ' stroke-opacity=".9"') +
      groundShadow(scene, 200, 262, 30, 5) +
      pole(scene, 186, 92, 14, 170) +
      `<ellipse cx="193" cy="92" rx="7" ry="3" fill="#565D6D"/>` +
      castShadow(scene, rect(plate, 7), { dx: 5, dy: 7, blur: 'tight', opacity: 0.3 }) +
      moved(2.5, 2.5, `<g fill="#5F6675">${rect(plate, 7)}</g>`) +
      scene.print(rect(plate, 7), plate) +
      svg`<rect x="${plate.x + 3}" y="${plate.y + 3}" width="${plate.width - 6}" height="${plate.height - 6}" rx="5" fill="none" stroke="${INK}" stroke-width="2.4"/>` +
      knob(scene, 193, 114, 3.6) +
      knob(scene, 193, 144, 3.6),
    close: [200, 130, 2.2],
  }
}

/** A sign that forbids, of reflecting film on aluminium, clamped to a post. */
export function prohibitionSign(scene: Scene): Picture {
  const plate = box(138, 26, 124, 186)
  const cells = scene.pattern(
    12,
    20.8,
    '<path d="M0 3.500l6-3.500 6 3.500v7l-6 3.500-6-3.500zM6 14v6.800" fill="none" stroke="#7B8292" stroke-width=".7" opacity=".55"/>',
  )
  return {
    drawn:
      room(scene, 250) +
      groundShadow(scene, 208, 284, 26, 4) +
      pole(scene, 192, 10, 16, 276) +
      castShadow(scene, rect(plate, 10), { dx: 6, dy: 9, opacity: 0.3 }) +
      moved(3, 3, `<g fill="#5F6675">${rect(plate, 10)}</g>`) +
      `<g fill="#FDFDFE">${rect(plate, 10)}</g>` +
      svg`<circle cx="200" cy="88" r="44" fill="#fff" stroke="#C8141E" stroke-width="13"/><path d="M170 118L230 58" stroke="#C8141E" stroke-width="12"/>` +
      filled(INK, 'M194 66h12v10h-12zM188 78h24l-3 24h-5v20h-8v-20h-5z') +
      scene.motif(shape('M152 154H248V198H152z'), box(152, 154, 96, 44)) +
      `<g fill="${cells}">${rect(plate, 10)}</g>` +
      gloss('M148 26h58l-68 110V36q0-10 10-10z', 0.4) +
      filled(scene.use('metalDown'), 'M176 222h48v10h-48z'),
    close: [232, 60, 2.6],
  }
}
