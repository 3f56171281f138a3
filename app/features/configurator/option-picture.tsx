import type { OfferedOption } from '#contract/configurator.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Picture } from '#app/ui/picture.tsx'
import styles from './configurator.module.css'

export type Thumbnail = OfferedOption['thumbnail']

type OptionPictureProps = { readonly thumbnail: Thumbnail; readonly className: string | undefined }

/** Of a picture at an address of which nothing is known; its box says how large it is shown. */
const USUAL = { width: 320, height: 240 }
/** In a tile it is as wide as that, in a row or beside a field less. */
const SIZES = '(min-width: 640px) 240px, 96px'

/** What an option looks like; crossed out for no choice among others that have a picture. */
export function OptionPicture({ thumbnail, className }: OptionPictureProps) {
  if (!thumbnail) return <span className={classNames(className, styles.nothing)} />
  const { width = USUAL.width, height = USUAL.height } = thumbnail
  return (
    <span className={className}>
      <Picture image={{ ...thumbnail, width, height }} alt="" sizes={SIZES} loading="lazy" />
    </span>
  )
}
