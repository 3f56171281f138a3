import type { DrawComposed } from '#domain/configurator/draw-composed.ts'
import { pictured } from './drawing/pictured.ts'
import { PictureDefs } from './picture/picture-defs.tsx'
import letters from './picture/picture.module.css'
import { SCENES } from './product-picture.tsx'

type Asked = Parameters<DrawComposed>
type ComposedImageProps = { readonly drawing: Asked[0]; readonly evaluation: Asked[1] }

const ID = 'p'
/** Of letters in the drawing; beside a page its own styles are not there. */
const STYLES = `.${letters.lettering}{font:800 100px sans-serif}.${letters.figure}{font:700 20px sans-serif;text-anchor:end}`

/** The live picture as a document of its own: what was composed, without its dimensions. */
export function ComposedImage({ drawing, evaluation }: ComposedImageProps) {
  const shown = { ...pictured(drawing, evaluation), isMeasured: false }
  const Scene = SCENES[shown.kind]
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480">
      <style>{STYLES}</style>
      <PictureDefs id={ID} />
      <Scene shown={shown} id={ID} />
    </svg>
  )
}
