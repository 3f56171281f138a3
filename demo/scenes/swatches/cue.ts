import { INK, MAGENTA, STEEL_DARK, YELLOW } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow } from '../shapes.ts'
import { filled, glaze, line, moved, placed, repeat, svg } from '../svg.ts'

const inset = (scene: Scene, content: string) =>
  moved(
    270,
    190,
    castShadow(scene, '<circle r="34"/>', { dx: 3, dy: 5, blur: 'tight' }) +
      `<circle r="34" fill="#fff"/>${scene.clip('<circle r="31"/>', content)}`,
  )

/** What a material can do, or how it is made, that its face alone does not show. */
const CUES = {
  /** A flame held under it goes out. */
  flame: (scene: Scene) =>
    inset(
      scene,
      filled('#E6EAF0', 'M-40-40H40V-6Q0 2-40-6z') +
        filled('#565D6D', 'M-14-5Q0 2 14-5Q12 6 0 4T-14-5z') +
        filled('#F07D00', 'M0-6Q16 10 10 22Q6 30 0 30T-10 22Q-16 10 0-6z') +
        filled(YELLOW, 'M0 8Q8 18 5 25Q0 30-5 25Q-8 18 0 8z'),
    ),
  leaf: (scene: Scene) =>
    inset(
      scene,
      filled('#3F8A5C', 'M-20 20Q-24-18 20-22Q24 16-14 18z') +
        line('M-22 24L10-12M-8 8l-4-14M0 0l14 2', '#fff', 2.4, ' stroke-linecap="round"'),
    ),
  cycle: (scene: Scene) =>
    inset(
      scene,
      repeat(3, (index) =>
        placed(
          svg`rotate(${index * 120})`,
          line('M-12-17A20 20 0 0 1 15-14', '#1D6FA5', 5.5) + filled('#1D6FA5', 'M20-24l1 18-15-6z'),
        ),
      ),
    ),
  /** Both faces carry print, with a dark layer between them. */
  twoFaces: (scene: Scene) =>
    inset(
      scene,
      filled(MAGENTA, 'M-40-20H40V-14H-40z') +
        filled('#F7F8FA', 'M-40-14H40V-3H-40z') +
        filled('#22262F', 'M-40-3H40V5H-40z') +
        filled('#F7F8FA', 'M-40 5H40V16H-40z') +
        filled('#00A7E1', 'M-40 16H40V22H-40z'),
    ),
  /** Thick thread between two coats. */
  heavy: (scene: Scene) =>
    inset(
      scene,
      filled('#E4E7EC', 'M-40-16H40V16H-40z') +
        repeat(5, (index) => svg`<circle cx="${index * 16 - 32}" cy="0" r="7" fill="#A9AFBC"/>`) +
        line('M-40 0q8-14 16 0t16 0 16 0 16 0 16 0', STEEL_DARK, 3) +
        filled(MAGENTA, 'M-40-20H40V-16H-40z'),
    ),
  /** A belt sewn along its edge. */
  belt: (scene: Scene) =>
    inset(
      scene,
      filled('#DDE1E8', 'M-40-40H40V40H-40z') +
        filled('#22262F', 'M-40-8H40V14H-40z') +
        line('M-40-4H40M-40 10H40', '#fff', 1.6, ' stroke-dasharray="5 3"') +
        line('M-40 3H40', '#565D6D', 5, ' stroke-dasharray="3 2"'),
    ),
  /** A flat strip of silicone sewn to its edge. */
  strip: (scene: Scene) =>
    inset(
      scene,
      filled('#FAFAFB', 'M-40-40H40V6H-40z') +
        filled('#E9EBEF', 'M-40 0H40V18H-40z') +
        line('M-40 1H40', '#fff', 3) +
        line('M-40 9H40', STEEL_DARK, 1.6, ' stroke-dasharray="5 3"') +
        glaze('M-40 18H40V23H-40z', 0.2),
    ),
  /** It lies close over ridges and rivets. */
  curve: (scene: Scene) =>
    inset(
      scene,
      filled('#C3C8D1', 'M-40 40V12H-22Q-12-22 0-22T22 12H40V40z') +
        line('M-40 10H-23Q-12-24 0-24T23 10H40', MAGENTA, 5) +
        line('M-30 24H-26M26 24h4', STEEL_DARK, 3),
    ),
  /** It comes off whole and leaves nothing behind. */
  removable: (scene: Scene) =>
    inset(
      scene,
      filled('#E9EBEF', 'M-40 10H40V40H-40z') +
        filled(MAGENTA, 'M-40 6H-4V10H-40z') +
        line('M-5 8Q18 6 14-18', MAGENTA, 5) +
        line('M22-6V-26M22-28l-6 8M22-28l6 8', INK, 3, ' stroke-linecap="round"'),
    ),
  /** A thick coat of glue that fills a rough ground. */
  glue: (scene: Scene) =>
    inset(
      scene,
      filled('#A9AFBC', 'M-40 40V8l8-6 8 8 9-10 8 9 9-8 8 8 9-10 8 10 8-6 5 4V40z') +
        filled('#F0B73C', 'M-40 8l8-6 8 8 9-10 8 9 9-8 8 8 9-10 8 10 8-6 5 4V-8H-40z') +
        filled(MAGENTA, 'M-40-14H40V-8H-40z'),
    ),
  /** It clings to glass by itself: no glue between them. */
  static: (scene: Scene) =>
    inset(
      scene,
      filled('#CFE6F0', 'M-4-40H14V40H-4z') +
        filled('#fff', 'M-12-40h4V40h-4z') +
        line('M-26-22l8 8-10 4 9 9M-28 8l9 6-9 6 8 8', '#1D6FA5', 3, ' stroke-linejoin="round"') +
        glaze('M0-40h4V40H0z', 0.8, '#fff'),
    ),
  /** A grey layer behind the white one stops light. */
  blockout: (scene: Scene) =>
    inset(
      scene,
      filled(YELLOW, 'M-40-24L-8-8V10L-40 24z') +
        filled('#fff', 'M-8-40H2V40H-8z') +
        filled('#565D6D', 'M2-40H10V40H2z') +
        line('M-8-40V40M10-40V40', STEEL_DARK, 1.2),
    ),
  /** The core is mineral, and does not burn. */
  mineral: (scene: Scene) =>
    inset(
      scene,
      filled('#DDE1E8', 'M-40-20H40V20H-40z') +
        filled('#B98F6B', 'M-40-15H40V15H-40z') +
        repeat(
          14,
          (index) =>
            svg`<circle cx="${((index * 17) % 74) - 36}" cy="${((index * 11) % 24) - 12}" r="${1.6 + (index % 3)}" fill="#8A6B43"/>`,
        ) +
        filled('#F07D00', 'M0 14Q10 24 6 31H-6Q-10 24 0 14z'),
    ),
  /** Thin paper, folded sharp. */
  folded: (scene: Scene) =>
    inset(scene, line('M-34 14H20Q28 14 20 10L-30-14', STEEL_DARK, 3) + line('M-34 17H20', MAGENTA, 2)),
  /** Thicker paper, with a groove pressed into it where it folds. */
  scored: (scene: Scene) =>
    inset(
      scene,
      line('M-34 16H12Q20 16 22 10Q22 2 14 2L-30-18', '#A9AFBC', 9) +
        line('M-34 22H14Q28 20 28 8', MAGENTA, 2.4) +
        filled(INK, 'M31 8l9-5v10z'),
    ),
} as const satisfies Record<string, (scene: Scene) => string>

export type Cue = keyof typeof CUES

export const drawCue = (scene: Scene, cue: Cue): string => CUES[cue](scene)
