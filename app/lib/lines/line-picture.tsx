import { classNames } from '#app/ui/class-names.ts'
import { RegistrationMark } from '#app/ui/registration-mark.tsx'
import { Thumbnail } from '#app/lib/designs/thumbnail.tsx'
import styles from './line-picture.module.css'

type LinePictureProps = {
  readonly line: {
    readonly imageUrl: string | null
    readonly pictureUrl: string | null
  }
  readonly widthPx: number
  readonly heightPx: number
  readonly className?: string | undefined
}

/** What a line looks like: the article with the customer's own artwork on it where there is any, else as it is drawn. */
export function LinePicture({ line, widthPx, heightPx, className }: LinePictureProps) {
  const drawing = <Drawing url={line.imageUrl} {...{ widthPx, heightPx, className }} />
  if (line.pictureUrl === null) return drawing
  return (
    <Thumbnail
      src={line.pictureUrl}
      alt=""
      {...{ widthPx, heightPx }}
      className={classNames(className, styles.artwork)}
      missing={drawing}
    />
  )
}

type DrawingProps = Omit<LinePictureProps, 'line'> & { readonly url: string | null }

function Drawing({ url, widthPx, heightPx, className }: DrawingProps) {
  if (url === null)
    return (
      <span className={className}>
        <RegistrationMark sizePx={28} quiet />
      </span>
    )
  return <img src={url} alt="" width={widthPx} height={heightPx} loading="lazy" className={className} />
}
