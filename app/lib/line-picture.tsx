import { classNames } from '#app/ui/class-names.ts'
import { RegistrationMark } from '#app/ui/registration-mark.tsx'
import styles from './line-picture.module.css'
import { Thumbnail } from './thumbnail.tsx'

type LinePictureProps = {
  readonly line: {
    readonly imageUrl: string | null
    readonly designs: readonly { readonly previewUrl: string | null }[]
  }
  readonly widthPx: number
  readonly heightPx: number
  readonly className?: string | undefined
}

/** What a line looks like: with the customer's own artwork where there is any, else as the product is drawn. */
export function LinePicture({ line, widthPx, heightPx, className }: LinePictureProps) {
  const drawing = <Drawing url={line.imageUrl} {...{ widthPx, heightPx, className }} />
  const artwork = line.designs.find(({ previewUrl }) => previewUrl !== null)?.previewUrl
  if (artwork == null) return drawing
  return (
    <Thumbnail
      src={artwork}
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
