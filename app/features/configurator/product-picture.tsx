import type { ComponentType } from 'react'
import { configuratorTexts } from '#texts/nl/configurator.ts'
import { formatSizeCm } from '#texts/nl/format-size.ts'
import { useComposing } from './composing-context.ts'
import { pictured, type Pictured } from './drawing/pictured.ts'
import { OwnArtworkContext, useOwnArtwork } from './own-artwork.ts'
import { BeachFlagScene } from './picture/beach-flag-scene.tsx'
import { FrameScene, PavementSignScene, RollUpScene } from './picture/display-scenes.tsx'
import { FlagScene } from './picture/flag-scene.tsx'
import { FlatScene, type SceneProps } from './picture/flat-scene.tsx'
import { LetteringScene } from './picture/lettering-scene.tsx'
import { PaperScene } from './picture/paper-scene.tsx'
import { PictureDefs } from './picture/picture-defs.tsx'
import styles from './picture/picture.module.css'

export const SCENES: Readonly<Record<Pictured['kind'], ComponentType<SceneProps>>> = {
  banner: FlatScene,
  fence: FlatScene,
  panel: FlatScene,
  window: FlatScene,
  wallpaper: FlatScene,
  sticker: FlatScene,
  sheet: FlatScene,
  lettering: LetteringScene,
  paper: PaperScene,
  flag: FlagScene,
  beachFlag: BeachFlagScene,
  rollUp: RollUpScene,
  frame: FrameScene,
  pavementSign: PavementSignScene,
}

type ProductPictureProps = {
  readonly title: string
  /** Begins the names within the drawing; what says `#<id>scene` shows it once more. */
  readonly id: string
  readonly isHidden: boolean
}

/** The product to scale, as it was composed so far: size, material, finishing and what comes with it. */
export function ProductPicture({ title, id, isHidden }: ProductPictureProps) {
  const { configurator, evaluation, lineId } = useComposing()
  const artwork = useOwnArtwork(lineId ?? null)
  const shown = pictured(configurator.drawing, evaluation)
  const Scene = SCENES[shown.kind]
  const name = shown.isMeasured ? formatSizeCm(shown.widthMm, shown.heightMm) : configuratorTexts.picture
  return (
    <figure className={styles.picture} aria-hidden={isHidden || undefined}>
      <figcaption className="visually-hidden">{configuratorTexts.pictureOf(title, name)}</figcaption>
      <svg viewBox="0 0 640 480" aria-hidden="true">
        <PictureDefs id={id} />
        <g id={`${id}scene`}>
          <OwnArtworkContext value={artwork}>
            <Scene shown={shown} id={id} />
          </OwnArtworkContext>
        </g>
      </svg>
    </figure>
  )
}
