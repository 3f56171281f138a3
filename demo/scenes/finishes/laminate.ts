import { INK, MAGENTA, REFLEX, YELLOW } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow } from '../shapes.ts'
import { box, edges, filled, glaze, line, moved, placed, shape, svg } from '../svg.ts'
import { inks } from './press.ts'

type Laminate = {
  readonly on: 'panel' | 'sticker' | 'card' | 'wallpaper'
  readonly film: keyof typeof FILMS
}

const FACE = box(56, 44, 208, 152)
const ROUND = 'M160 38a82 82 0 1 1-.1 0z'

/** A window reflected: sharp where it shines. */
const PANES =
  'M92 62L126 54V92L92 98zM132 53L168 45V85L132 91zM92 104L126 98V136L92 140zM132 97L168 91V131L132 135z'

const wiper = (x: number, y: number, colour: string) =>
  moved(
    x,
    y,
    svg`<rect x="-38" y="-22" width="76" height="44" rx="9" fill="${colour}"/><rect x="-38" y="6" width="76" height="16" rx="7" fill="${INK}" opacity=".18"/><path d="M-26-12h30" stroke="#fff" stroke-width="4" stroke-opacity=".6" stroke-linecap="round"/>`,
  )

const FILMS = {
  none: () => '',
  gloss: () => glaze(PANES, 0.88, '#fff') + glaze('M196 44H226L140 196H110z', 0.3, '#fff'),
  /** The same window, scattered. */
  matt: (scene: Scene) =>
    glaze('M0 0H320V240H0z', 0.2, '#fff') +
    `<ellipse cx="132" cy="100" rx="62" ry="50" fill="#fff" opacity=".75" filter="${scene.use('glow')}"/>`,
  /** Paint sprayed over it, and the part that was wiped clean. */
  graffiti: (scene: Scene) => {
    const spray =
      'M70 96Q92 58 104 96T136 96Q146 70 158 96T194 92Q204 72 214 104T250 96M74 140Q104 116 128 142T190 136T252 144'
    const wiped = 'M216 0H320V240H160z'
    return (
      line(spray, '#1D8A3C', 26, ` stroke-linecap="round" opacity=".3" filter="${scene.use('tight')}"`) +
      line(spray, '#1D8A3C', 13, ' stroke-linecap="round" stroke-linejoin="round"') +
      scene.clip(shape(wiped), filled('#FDFDFE', edges(FACE)) + inks(scene, shape(edges(FACE)), FACE)) +
      wiper(212, 148, YELLOW)
    )
  },
  /** A dark card that a finger strokes. */
  soft: (scene: Scene) =>
    filled('#2B303B', edges(FACE)) +
    `<ellipse cx="128" cy="92" rx="76" ry="44" fill="#fff" opacity=".3" filter="${scene.use('glow')}"/>` +
    line(
      'M92 82Q130 60 172 82M84 106Q128 82 166 104',
      '#fff',
      3,
      ' stroke-opacity=".5" stroke-linecap="round"',
    ) +
    placed(
      'translate(186 118)rotate(-32)',
      castShadow(scene, '<path d="M-22 4Q-22-24 0-24T22 4V130H-22z"/>', {
        dx: 8,
        dy: 6,
        blur: 'tight',
        opacity: 0.5,
      }) +
        filled('#E3A987', 'M-22 4Q-22-24 0-24T22 4V130H-22z') +
        filled('#F3CDB5', 'M-13-2Q-13-18 0-18T13-2V8Q0 16-13 8z') +
        line('M-10 34Q0 38 10 34M-10 40Q0 44 10 40', '#B77B58', 2),
    ),
  /** Written on with a marker. */
  whiteboard: (scene: Scene) =>
    glaze('M0 0H320V240H0z', 0.55, '#fff') +
    line(
      'M78 84l12 14 22-30M128 88h78M78 132l12 14 22-30M128 136h52',
      REFLEX,
      7,
      ' stroke-linecap="round" stroke-linejoin="round"',
    ) +
    placed(
      'translate(186 136)rotate(38)',
      castShadow(scene, '<path d="M8-13H112V13H8z"/>', { dx: 4, dy: 8, blur: 'tight', opacity: 0.35 }) +
        filled(INK, 'M0-3L14-9V9L0 3z') +
        filled(REFLEX, 'M14-13H40V13H14z') +
        filled('#fff', 'M40-13H112V13H40z') +
        filled(REFLEX, 'M104-13h10V13h-10z') +
        glaze('M14 4H114V13H14z', 0.15),
    ),
  /** Drops that stand on it, and the cloth that takes them off. */
  washable: () =>
    glaze('M196 44H226L140 196H110z', 0.24, '#fff') +
    [
      [92, 84, 12],
      [128, 132, 9],
      [84, 154, 15],
      [146, 76, 7],
      [118, 176, 8],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          svg`<circle cx="${x + 2}" cy="${y + 3}" r="${r}" fill="${INK}" opacity=".25"/><circle cx="${x}" cy="${y}" r="${r}" fill="#D9F1FB" opacity=".85"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.35}" r="${r * 0.32}" fill="#fff"/>`,
      )
      .join('') +
    wiper(210, 128, '#00A7E1'),
} as const satisfies Record<string, (scene: Scene) => string>

const hasCorner = (film: Laminate['film']) =>
  film === 'gloss' || film === 'matt' || film === 'soft' || film === 'washable'

/** What is printed, under the film that protects it; its last corner is still loose. */
export function laminate(scene: Scene, { on, film }: Laminate): string {
  const outline = on === 'sticker' ? ROUND : edges(FACE)
  const paper = scene.pattern(
    16,
    16,
    '<path d="M2 3h1.500v1.500H2zM9 1h1.500v1.500H9zM13 7h1.500v1.500H13zM5 9h1.500v1.500H5zM10 13h1.500v1.500h-1.500zM1 14h1.500v1.500H1z" fill="#5F6675" opacity=".4"/>',
  )
  return (
    (on === 'panel'
      ? castShadow(scene, shape(outline), { dx: 10, dy: 13, blur: 'tight', opacity: 0.32 }) +
        filled('#8C93A3', 'M264 44l9 8V204H65l-9-8H264z')
      : castShadow(scene, shape(outline), { dx: 5, dy: 8, blur: 'tight', opacity: 0.28 })) +
    (on === 'card' ? filled('#D6D9E0', 'M264 50h5V202H62v-6H264z') : '') +
    filled('#FDFDFE', outline) +
    inks(scene, shape(outline), on === 'sticker' ? box(78, 38, 164, 164) : FACE) +
    (on === 'sticker' ? filled(MAGENTA, 'M160 92l11 22 24 3-18 17 5 24-22-12-22 12 5-24-18-17 24-3z') : '') +
    scene.clip(shape(outline), FILMS[film](scene)) +
    (film === 'none' ? filled(paper, outline) : '') +
    (hasCorner(film)
      ? on === 'sticker'
        ? castShadow(scene, shape('M214 66Q196 88 240 112Q238 88 214 66z'), {
            dx: -2,
            dy: 4,
            blur: 'tight',
          }) +
          filled('#F7F8FA', 'M214 66Q194 90 240 112Q238 88 214 66z') +
          line('M214 66Q194 90 240 112', '#A9AFBC', 1.6)
        : filled('#FDFDFE', 'M216 44H264V92z') +
          castShadow(scene, shape('M216 44Q214 84 264 92Z'), {
            dx: -3,
            dy: 5,
            blur: 'tight',
            opacity: 0.35,
          }) +
          filled('#E9EDF2', 'M216 44Q210 88 264 92L216 44z') +
          line('M216 44Q210 88 264 92', '#fff', 2.4)
      : '')
  )
}
