import { CYAN, INK, MAGENTA } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow } from '../shapes.ts'
import { filled, glaze, line, shape, svg } from '../svg.ts'
import type { Swatch } from '../swatch.ts'

type Profile = Extract<Swatch, { kind: 'profile' }>

/** A sawn end of a frame profile and the cloth in its groove; two grooves carry a cloth on either side. */
export function drawProfile(scene: Scene, { depthMm, grooves }: Profile): string {
  const depth = depthMm * 2.4
  const [x, y] = [96 - depth / 4, 84]
  const wide = 74
  const end = svg`M${x} ${y}h${wide}v${depth}h-${wide}z`
  const length = svg`M${x} ${y}l120-52h${wide}l-120 52z`
  const flank = svg`M${x + wide} ${y}l120-52v${depth}l-120 52z`
  const groove = (top: number) => svg`M${x + 8} ${top}h10v12h-10z`
  const cloth = (top: number, lift: number) =>
    filled('#FDFDFE', svg`M${x + 11} ${top}l120-52h4l-120 52z`) +
    filled(CYAN, svg`M${x + 11} ${top}l120-52v-${lift}l-120 52z`) +
    filled(MAGENTA, svg`M${x + 11} ${top - lift * 0.35}l120-52v-${lift * 0.3}l-120 52z`)
  return (
    castShadow(scene, shape(svg`M${x} ${y}l120-52h${wide}v${depth}l-120 52h-${wide}z`), { dx: 10, dy: 16 }) +
    filled(scene.use('metalAcross'), length) +
    filled(scene.use('metalDown'), flank) +
    glaze(flank, 0.22) +
    filled('#E1E4EA', end) +
    filled('#8C93A3', svg`M${x + 26} ${y + 8}h${wide - 36}v${depth - 16}h-${wide - 36}z`) +
    filled('#5F6675', svg`M${x + 30} ${y + 12}h${wide - 44}v${depth - 24}h-${wide - 44}z`) +
    filled(INK, groove(y)) +
    (grooves === 2 ? filled(INK, groove(y + depth - 12)) : '') +
    cloth(y, 28) +
    line(end, '#fff', 1.4) +
    (grooves === 2 ? filled(CYAN, svg`M${x + 11} ${y + depth}h4v26h-4z`) : '')
  )
}
