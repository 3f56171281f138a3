import type { Picture } from '../picture.ts'
import { INK, STEEL, STEEL_DARK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, eyelets, groundShadow, person, pole, rail, room, sizeLines } from '../shapes.ts'
import type { Spot } from '../shapes.ts'
import { box, edges, filled, glaze, line, moved, placed, repeat, shape, svg } from '../svg.ts'

const WIRES = `M30 54v182${'m12.6-182v182'.repeat(27)}`

/** One unit is 10.8 mm: a site fence of 350 by 200 cm with its concrete feet. */
const fence = (scene: Scene) =>
  line(WIRES, '#A3A9B6', 1.3) +
  line('M30 54h340M30 128h340M30 236h340', '#8C93A3', 2.6) +
  pole(scene, 26, 46, 7, 216) +
  pole(scene, 367, 46, 7, 216) +
  filled('#9DA2AD', 'M12 258h50l8 14H6zM338 258h50l6 14h-62z') +
  filled('#B7BBC4', 'M12 258h50l2 4H10zM338 258h50l2 4h-54z')

const COVER = box(42, 60, 316, 161)

/** So many rings along the upper and lower edge, and between them on either side. */
function rings(along: number, aside: number): readonly Spot[] {
  const { x, y, width, height } = COVER
  return [
    ...Array.from({ length: along }, (_, index) => x + 8 + ((width - 16) * index) / (along - 1)).flatMap(
      (at): Spot[] => [
        [at, y + 8],
        [at, y + height - 8],
      ],
    ),
    ...Array.from({ length: aside }, (_, index) => y + (height * (index + 1)) / (aside + 1)).flatMap(
      (at): Spot[] => [
        [x + 8, at],
        [x + width - 8, at],
      ],
    ),
  ]
}

const CLOTHS = {
  /** Threads that cross in a coarse grid, against tearing. */
  woven: (scene: Scene) =>
    filled(
      scene.pattern(
        9,
        9,
        '<path d="M0 .5h9M.5 0v9" stroke="#fff" opacity=".3"/><path d="M0 1.500h9M1.500 0v9" stroke="#11141B" stroke-width=".6" opacity=".2"/>',
      ),
      edges(COVER),
    ),
  /** Holes through which the wires of the fence are seen. */
  mesh: (scene: Scene) =>
    line(
      'M55.200 60v161m12.600-161v161m12.600-161v161m12.600-161v161m12.600-161v161m12.600-161v161m12.600-161v161m12.600-161v161m12.600-161v161m12.600-161v161m12.600-161v161m12.600-161v161m12.600-161v161m12.600-161v161m12.600-161v161m12.600-161v161m12.600-161v161m12.600-161v161m12.600-161v161m12.600-161v161m12.600-161v161m12.600-161v161m12.600-161v161m12.600-161v161',
      INK,
      1.3,
      ' stroke-opacity=".16"',
    ) +
    filled(
      scene.pattern(4.5, 4.5, svg`<path d="M1 1h2.400v2.400h-2.400z" fill="${INK}" opacity=".4"/>`),
      edges(box(52, 70, 296, 141)),
    ) +
    line(edges(box(47, 65, 306, 151)), '#fff', 9, ' stroke-opacity=".32"'),
  closed: () =>
    line(edges(box(46, 64, 308, 153)), INK, 8, ' stroke-opacity=".14"') +
    line(edges(box(51, 69, 298, 143)), '#fff', 1.2, ' stroke-opacity=".6" stroke-dasharray="5 3.500"'),
} as const satisfies Record<string, (scene: Scene) => string>

/** Closed cloth catches wind: its fence stands with a strut behind it. */
const strut = (scene: Scene) =>
  placed('rotate(-31 364 92)', pole(scene, 360, 84, 8, 186)) +
  placed('rotate(31 36 92)', pole(scene, 32, 84, 8, 186)) +
  filled('#8C929E', 'M-70 254h44l6 10h-56zM426 254h44l6 10h-56z')

/** Cloth on a site fence, by what it is woven of. */
export function fenceCover(scene: Scene, { cloth }: { readonly cloth: keyof typeof CLOTHS }): Picture {
  const along = { woven: 8, mesh: 5, closed: 8 }[cloth]
  return {
    drawn:
      room(scene, 240) +
      castShadow(scene, shape('M6 262h68v10H6zM332 262h64v10h-64z'), {
        blur: 'tight',
        dx: 4,
        dy: 4,
        opacity: 0.3,
      }) +
      (cloth === 'closed'
        ? placed('translate(40 24)scale(.8 .92)', strut(scene) + fence(scene))
        : fence(scene)) +
      (cloth === 'closed'
        ? placed('translate(40 24)scale(.8 .92)', coverOn(scene, cloth, along))
        : coverOn(scene, cloth, along)),
    close: cloth === 'closed' ? [104, 96, 2.8] : [72, 84, 2.8],
  }
}

const coverOn = (scene: Scene, cloth: keyof typeof CLOTHS, along: number) =>
  castShadow(scene, shape(edges(COVER)), { blur: 'tight', dx: 3, dy: 6, opacity: 0.3 }) +
  scene.print(shape(edges(COVER)), COVER) +
  CLOTHS[cloth](scene) +
  filled(scene.use('folds'), edges(COVER)) +
  eyelets(scene, rings(along, cloth === 'mesh' ? 1 : 2), 4.4, '#5F6675')

/** Two fences in a row, each with a design of its own and the number it was given. */
export function fenceRow(scene: Scene): Picture {
  const one = (x: number, y: number, variant: number) =>
    placed(
      svg`translate(${x} ${y})scale(.56)`,
      fence(scene) +
        scene.print(shape(edges(COVER)), COVER, variant) +
        filled(scene.use('folds'), edges(COVER)) +
        eyelets(scene, rings(5, 0), 5, '#5F6675') +
        `<circle cx="326" cy="90" r="21" fill="#fff"/>` +
        line(
          variant === 0 ? 'M320 84l8-6v25' : 'M318 83q8-11 16-2q3 7-16 21h17',
          INK,
          5,
          ' stroke-linejoin="round"',
        ),
    )
  return {
    drawn:
      room(scene, 206) +
      groundShadow(scene, 110, 238, 110, 6) +
      groundShadow(scene, 290, 238, 110, 6) +
      one(-10, 84, 0) +
      one(186, 84, 1) +
      moved(0, 0, line('M13 98H197M13 92v12M197 92v12', INK, 1.4)),
    close: [196, 134, 2.2],
  }
}

/** A sleeve over a crowd barrier of 250 by 110 cm: it hangs down on either side of the upper bar. */
export function barrierSleeve(scene: Scene): Picture {
  const cover = 'M62 92Q62 78 78 78H322Q338 78 338 92V206H62z'
  const bars = repeat(16, (index) => svg`M${64 + index * 18} 96V236`)
  return {
    drawn:
      room(scene, 216) +
      groundShadow(scene, 206, 264, 156, 7) +
      line(bars, '#A3A9B6', 3) +
      line('M44 262V98Q44 76 66 76H334Q356 76 356 98V262M44 236H356', '#8C93A3', 6.5) +
      line('M45 262V98Q45 77 66 77H334', '#F1F3F6', 1.6) +
      filled(STEEL_DARK, 'M20 258h62l6 8H14zM318 258h62l6 8H312z') +
      castShadow(scene, shape('M62 92H338V210H62z'), { dx: 3, dy: 8, blur: 'tight', opacity: 0.28 }) +
      filled('#DDE1E8', 'M68 200H346V214H68z') +
      scene.print(shape(cover), box(62, 78, 276, 130)) +
      filled(scene.use('folds'), cover) +
      glaze('M62 92Q62 78 78 78H322Q338 78 338 92z', 0.3, '#fff') +
      line('M66 199H334', '#fff', 1.4, ' stroke-opacity=".7" stroke-dasharray="5 3.500"'),
    close: [326, 92, 2.4],
  }
}

/** Cloth that lets wind through, on a scaffold of ten by eight metres; one unit is 36 mm. */
export function scaffoldCloth(scene: Scene): Picture {
  const sheet = box(56, 42, 270, 190)
  const { x, y, width, height } = sheet
  const tubes =
    repeat(8, (index) => svg`M${x - 12 + index * 42} 24V262`) +
    repeat(5, (index) => svg`M${x - 24} ${48 + index * 46}H${x + width + 34}`)
  return {
    drawn:
      room(scene, 252) +
      line(tubes, '#8C93A3', 3.4) +
      filled(
        '#C9A878',
        svg`M${x - 20} 36h${width + 50}v5h-${width + 50}zM${x - 20} 240h${width + 50}v5h-${width + 50}z`,
      ) +
      castShadow(scene, shape(edges(sheet)), { dx: 5, dy: 7, opacity: 0.2 }) +
      scene.print(shape(edges(sheet)), sheet) +
      filled(
        scene.pattern(4, 4, svg`<path d="M1 1h1.900v1.900h-1.900z" fill="${INK}" opacity=".36"/>`),
        edges(sheet),
      ) +
      filled(scene.use('folds'), edges(sheet)) +
      line(
        svg`M${x + width / 3} ${y}v${height}M${x + (width * 2) / 3} ${y}v${height}`,
        '#fff',
        2,
        ' stroke-opacity=".55"',
      ) +
      line(edges(box(x + 2, y + 2, width - 4, height - 4)), '#fff', 4, ' stroke-opacity=".8"') +
      line(
        repeat(10, (index) => svg`M${x + index * 30} ${y + 2}l-4-9M${x + index * 30} ${y + height - 2}l-4 9`),
        INK,
        1.6,
      ) +
      person(366, 282, 0.0278),
    close: [x + 20, y + 12, 3],
  }
}

/** Mesh laced between scaffold tubes, made to size. */
export function lacedMesh(scene: Scene): Picture {
  const sheet = box(92, 80, 240, 136)
  const { x, y, width, height } = sheet
  const holes = svg`M1 1h2.600v2.600h-2.600z`
  return {
    behind: room(scene, 262),
    stands: true,
    drawn:
      pole(scene, x - 30, 20, 9, 262) +
      pole(scene, x + width + 20, 20, 9, 262) +
      rail(scene, 40, y - 26, 340, 8) +
      rail(scene, 40, y + height + 18, 340, 8) +
      filled(STEEL, svg`M${x - 34} ${y - 30}h17v16h-17zM${x + width + 16} ${y - 30}h17v16h-17z`) +
      castShadow(scene, shape(edges(sheet)), { opacity: 0.16 }) +
      scene.print(shape(edges(sheet)), sheet) +
      filled(
        scene.pattern(5, 5, svg`<path d="${holes}" fill="${INK}" opacity=".42"/>`),
        edges(box(x + 11, y + 11, width - 22, height - 22)),
      ) +
      filled(scene.use('folds'), edges(sheet)) +
      line(edges(box(x + 5, y + 5, width - 10, height - 10)), '#fff', 10, ' stroke-opacity=".4"') +
      line(
        repeat(
          6,
          (index) =>
            svg`M${x + 7 + index * 45.2} ${y + 6}l-10-30M${x + 7 + index * 45.2} ${y + 6}l10-30M${x + 7 + index * 45.2} ${y + height - 6}l-10 30M${x + 7 + index * 45.2} ${y + height - 6}l10 30`,
        ),
        INK,
        1.5,
      ) +
      eyelets(
        scene,
        Array.from({ length: 6 }, (_, index) => x + 7 + index * 45.2).flatMap((at): Spot[] => [
          [at, y + 6],
          [at, y + height - 6],
        ]),
        3.8,
      ) +
      sizeLines(sheet, 44),
    close: [x + 20, y + 14, 2.8],
  }
}

/** Green netting of 1.8 m high on a roll, the end of it standing off, with buttonholes along its edges. */
export function gauzeRoll(scene: Scene): Picture {
  const green = '#3F8A5C'
  const net = 'M132 62H352V236Q300 244 240 238T132 240z'
  const weave = scene.pattern(6, 6, '<path d="M1.200 1.200h3.400v3.400H1.200z" fill="#fff" opacity=".38"/>')
  return {
    drawn:
      room(scene, 206) +
      `<path d="M60 236L128 258L360 244V232z" fill="${INK}" opacity=".26" filter="${scene.use('tight')}"/>` +
      filled(green, net) +
      filled(weave, net) +
      filled(scene.use('folds'), net) +
      filled('#2C6A45', 'M132 62H352V74H132zM132 228Q186 232 240 226T352 224V236Q300 244 240 238T132 240z') +
      repeat(
        9,
        (index) =>
          svg`<path d="M${154 + index * 23} 68h9" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/>`,
      ) +
      svg`<path d="M62 62V236Q98 256 134 236V62z" fill="${green}"/>` +
      filled(weave, 'M62 62V236Q98 256 134 236V62z') +
      glaze('M62 62V236Q72 246 84 246V62z', 0.28, '#fff') +
      glaze('M112 62V248Q126 246 134 236V62z', 0.34) +
      `<ellipse cx="98" cy="62" rx="36" ry="13" fill="#2C6A45"/><ellipse cx="98" cy="62" rx="26" ry="9" fill="none" stroke="#3F8A5C" stroke-width="2"/><ellipse cx="98" cy="62" rx="13" ry="5" fill="#D3B48A"/><ellipse cx="98" cy="62" rx="9" ry="3.200" fill="#8A6B43"/>`,
    close: [176, 82, 2.8],
  }
}
