import { CYAN, MAGENTA, YELLOW } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, gloss } from '../shapes.ts'
import { filled, glaze, line, moved, shape } from '../svg.ts'
import type { Swatch } from '../swatch.ts'

type Film = Extract<Swatch, { kind: 'film' }>

const SHEET = 'M36 30H284V210H36z'
/** The film, peeled back from the upper right corner of its backing. */
const FILM = 'M36 30H176Q196 84 240 100Q266 112 284 140V210H36z'
const PEEL = 'M176 30Q196 84 240 100Q266 112 284 140Q238 128 206 104Q178 80 176 30z'

const LETTER = 'M0 96V0H30L68 56V0H96V96H66L28 40V96z'
const BADGE = 'M96 48q0-34 44-34t44 34v50q0 34-44 34t-44-34z'

function printOf(scene: Scene, { look, colour }: Film): string {
  if (look === 'plain') return moved(76, 74, filled(colour, LETTER) + gloss(LETTER, 0.06))
  if (look === 'contour') {
    const badge =
      filled(colour, BADGE) +
      filled(YELLOW, 'M96 74L184 46V76L96 104z') +
      glaze('M96 48q0-34 44-34V132q-44 0-44-34z', 0.12, '#fff')
    return moved(
      -16,
      46,
      scene.clip(shape(BADGE), badge) + line(BADGE, '#11141B', 1.2, ' stroke-dasharray="5 4"'),
    )
  }
  return scene.clip(
    shape(FILM),
    filled(CYAN, 'M36 210V120L126 210z') +
      filled(MAGENTA, 'M36 178V146L100 210H68z') +
      filled(YELLOW, 'M36 196L50 210H36z'),
  )
}

const holes = (scene: Scene) =>
  filled(scene.pattern(8, 8, `<circle cx="4" cy="4" r="1.900" fill="#3A4050"/>`), FILM)

const onlyCut = ({ look }: Film) => look === 'plain' || look === 'contour'

export function drawFilm(scene: Scene, film: Film): string {
  const { look, colour, backing } = film
  const face = onlyCut(film) ? '#FDFDFE' : colour
  return (
    castShadow(scene, shape(SHEET), { dx: 6, dy: 9 }) +
    filled(backing, SHEET) +
    line('M202 44H270M216 58H270M232 72H270', '#11141B', 3, ' stroke-opacity=".14"') +
    (look === 'clear' ? glaze(FILM, 0.72, face) : filled(face, FILM)) +
    printOf(scene, film) +
    (look === 'perforated' ? holes(scene) : '') +
    gloss('M96 30H146L66 210H36V166z', look === 'clear' ? 0.5 : 0.22) +
    castShadow(scene, shape(PEEL), { dx: -4, dy: 6, blur: 'tight', opacity: 0.3 }) +
    filled(onlyCut(film) || look === 'perforated' ? '#E3E6EC' : colour, PEEL) +
    filled(scene.use('curl'), PEEL) +
    line('M176 30Q178 80 206 104Q238 128 284 140', '#fff', 1.6)
  )
}
