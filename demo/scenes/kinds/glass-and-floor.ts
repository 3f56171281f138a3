import type { Picture } from '../picture.ts'
import { INK, MAGENTA, REFLEX, YELLOW } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { bricks, castShadow, gloss, room, sizeLines, wall } from '../shapes.ts'
import { box, edges, filled, glaze, line, placed, rect, shape, svg } from '../svg.ts'

const glass = 'M76 44h248v188H76z'

/** A window with its frame and sill, the street seen through it, and what is stuck on the glass. */
const windowWith = (scene: Scene, stuck: string) =>
  wall(scene) +
  castShadow(scene, shape('M62 30h276v216H62z'), { dx: 5, dy: 8 }) +
  filled('#fff', 'M62 30h276v216H62z') +
  line('M62 30h276v216H62z', '#838A99', 2) +
  filled('#CBE2F1', glass) +
  filled('#E2F0F8', 'M76 44h248v92H76z') +
  filled('#BFD8C6', 'M76 206q60-26 120-8t128-10v44H76z') +
  filled('#A9CDB4', 'M266 200q-26-14-12-40q22-30 40 0q12 26-14 40z') +
  stuck +
  gloss('M76 44h66L76 158zM324 150v82h-66z', 0.34) +
  line(glass, '#A9AFBC', 1.5) +
  filled('#fff', 'M48 246h304v13H48z') +
  glaze('M48 259h304v6H48z', 0.16)

/** Film to the size of a pane: printed, its corner not yet pressed down, the measures of the glass beside it. */
export function windowFilm(scene: Scene): Picture {
  const film = 'M92 60H308V172Q286 176 274 190T262 216H92z'
  const flap = 'M308 172Q286 176 274 190T262 216Q290 220 304 208Q316 190 308 172z'
  return {
    drawn:
      windowWith(
        scene,
        scene.print(shape(film), box(92, 60, 216, 156)) +
          castShadow(scene, shape(flap), { dx: -3, dy: 4, blur: 'tight', opacity: 0.36 }) +
          filled('#FDFDFE', flap) +
          filled(scene.use('curl'), flap),
      ) + sizeLines(box(76, 44, 248, 188), 28),
    close: [284, 196, 2.6],
  }
}

/** Clear film: only what is printed shows, the street between it, and the bright edge of the film. */
export function clearWindowFilm(scene: Scene): Picture {
  const film = box(98, 66, 204, 140)
  return {
    drawn: windowWith(
      scene,
      glaze(edges(film), 0.16, '#fff') +
        scene.motif('<circle cx="200" cy="124" r="44"/>', box(156, 80, 88, 88)) +
        filled(REFLEX, 'M140 178h120v9H140zM160 192h80v6h-80z') +
        line(edges(film), '#fff', 1.8) +
        gloss('M98 66h40L98 150zM170 66h14l-60 140h-14z', 0.4),
    ),
    close: [286, 84, 2.6],
  }
}

/** Frosted film across a glass door at the height of the eye, a figure cut clear out of it. */
export function frostedFilm(scene: Scene): Picture {
  return {
    drawn:
      room(scene, 262) +
      filled('#8FA9B8', 'M84 16H316V270H84z') +
      filled('#CFE0E8', 'M94 26H306V264H94z') +
      filled('#A9C2CE', 'M94 200q60-14 120-4t92-6v74H94z') +
      filled('#7F9BAA', 'M132 150h44v114h-44zM140 118a14 14 0 1 1 28 0a14 14 0 1 1-28 0z') +
      `<path fill-rule="evenodd" d="M94 84H306V196H94zM200 102a38 38 0 1 0 .1 0zM120 150h34v10h-34zM120 168h34v8h-34zM248 108h40v8h-40zM248 124h30v8h-30z" fill="#F4F8FA" opacity=".9"/>` +
      scene.motif('<circle cx="200" cy="140" r="26"/>', box(174, 114, 52, 52)) +
      filled(
        scene.pattern(5, 5, '<path d="M1 1h1v1H1zM3.500 3h1v1h-1z" fill="#8FA9B8" opacity=".5"/>'),
        'M94 84H306V196H94z',
      ) +
      line('M94 84H306M94 196H306', '#fff', 1.6) +
      gloss('M94 26h60L94 150zM306 170v94h-60z', 0.34) +
      `<rect x="286" y="214" width="8" height="40" rx="4" fill="${scene.use('metalAcross')}"/>` +
      line('M84 16H316V270H84z', '#6F8796', 3),
    close: [238, 176, 2.4],
  }
}

const paving = (top: number) =>
  line(
    svg`M-400 300L-70 ${top}M-280 300L-16 ${top}M-160 300L38 ${top}M-40 300L92 ${top}M80 300L146 ${top}M200 300V${top}M320 300L254 ${top}M440 300L308 ${top}M560 300L362 ${top}M680 300L416 ${top}M800 300L470 ${top}M-200 ${top + 26}h800M-200 ${top + 68}h800M-200 ${top + 128}h800`,
    INK,
    1,
    ' stroke-opacity=".09"',
  )

/** A round sticker with a rough, non-slip face on the floor of a shop, shelves behind it. */
export function floorSticker(scene: Scene): Picture {
  const disc = '<circle r="128"/>'
  return {
    drawn:
      room(scene, 112) +
      filled('#A9AFBC', 'M30 0h340v112H30z') +
      filled('#DBDDE3', 'M38 0h156v40H38zM206 0h156v40H206zM38 48h156v52H38zM206 48h156v52H206z') +
      filled(MAGENTA, 'M50 12h22v28H50zM220 60h26v40h-26z') +
      filled(REFLEX, 'M80 6h26v34H80zM290 66h30v34h-30zM226 8h22v32h-22z') +
      filled(YELLOW, 'M116 16h30v24h-30zM58 64h34v36H58zM258 14h24v26h-24z') +
      filled('#00A7E1', 'M102 58h24v42h-24zM154 10h24v30h-24zM330 72h22v28h-22z') +
      filled('#7B8292', 'M30 100h340v12H30z') +
      paving(112) +
      placed(
        'matrix(1 0 -.28 .54 226 212)',
        castShadow(scene, disc, { dx: 3, dy: 6, blur: 'tight' }) +
          `<circle r="128" fill="#fff"/>` +
          scene.print('<circle r="118"/>', box(-118, -118, 236, 236)) +
          `<circle r="128" fill="${scene.pattern(7, 7, '<path d="M1 1h1.600v1.600H1zM4.500 4.500h1.600v1.600h-1.600z" fill="#fff" opacity=".5"/><path d="M2 2h1v1H2z" opacity=".25"/>')}"/>`,
      ),
    close: [310, 236, 2.5],
  }
}

/** Foil that follows the joints and the grain of the pavement, by the kerb. */
export function streetSticker(scene: Scene): Picture {
  const square = box(-106, -106, 212, 212)
  const tiles =
    'M-400 150L600 96M-400 214L600 152M-400 288L600 226M-60 330L60 60M100 330L176 60M260 330L292 60M420 330L408 60'
  return {
    drawn:
      wall(scene) +
      filled('#C9CDD2', 'M-200 80h800v220h-800z') +
      filled(
        scene.pattern(
          11,
          9,
          '<path d="M1 2h1.400v1.400H1zM6 5h1.200v1.200H6zM9 1h1v1H9z" fill="#7B8292" opacity=".45"/><path d="M3 6h1v1H3z" fill="#fff"/>',
        ),
        'M-200 80h800v220h-800z',
      ) +
      bricks(scene, 30, 13).replace('h800v300h-800z', 'h800v60h-800z') +
      filled('#8C93A3', 'M-200 60h800v20h-800z') +
      line(tiles, '#7B8292', 3) +
      placed(
        'matrix(.98 -.06 -.24 .66 212 190)',
        `<g fill="#B3B8C4">${rect(box(-110, -110, 220, 220), 14)}</g>` +
          scene.print(rect(square, 10), square) +
          `<g fill="${scene.pattern(6, 6, '<path d="M1 1h1.500v1.500H1zM4 4h1.500v1.500H4z" fill="#11141B" opacity=".26"/><path d="M3 1h1v1H3z" fill="#fff" opacity=".6"/>')}">${rect(square, 10)}</g>`,
      ) +
      line(tiles, INK, 2.4, ' stroke-opacity=".2"') +
      line('M352 60q10 8 6 20', '#7B8292', 2),
    close: [292, 226, 2.5],
  }
}
