import { classNames } from '#app/ui/class-names.ts'
import { RegistrationMark } from '#app/ui/registration-mark.tsx'
import styles from './design-thumbnail.module.css'
import { Thumbnail } from './thumbnail.tsx'

type DesignThumbnailProps = {
  /** Null while there is no picture of it. */
  readonly src: string | null
  readonly large?: boolean
}

/** A small picture of a design beside its name; a mark where there is none. */
export function DesignThumbnail({ src, large = false }: DesignThumbnailProps) {
  const className = classNames(styles.thumbnail, large && styles.large)
  const mark = (
    <span className={className}>
      <RegistrationMark sizePx={28} quiet />
    </span>
  )
  if (src === null) return mark
  return <Thumbnail src={src} alt="" widthPx={88} heightPx={66} className={className} missing={mark} />
}
