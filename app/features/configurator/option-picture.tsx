import type { OfferedOption } from '#contract/configurator.ts'
import { classNames } from '#app/ui/class-names.ts'
import styles from './configurator.module.css'

export type Thumbnail = OfferedOption['thumbnail']

type OptionPictureProps = { readonly thumbnail: Thumbnail; readonly className: string | undefined }

/** What an option looks like; crossed out for no choice among others that have a picture. */
export const OptionPicture = ({ thumbnail, className }: OptionPictureProps) => (
  <span className={classNames(className, !thumbnail && styles.nothing)}>
    {thumbnail && <img src={thumbnail.url} alt="" width={320} height={240} loading="lazy" />}
  </span>
)
