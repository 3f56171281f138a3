import type { ComponentProps } from 'react'

type PictureProps = Pick<ComponentProps<'img'>, 'alt' | 'loading' | 'fetchPriority' | 'className'> & {
  readonly image: {
    readonly url: string
    readonly width: number
    readonly height: number
    readonly sources?: readonly { readonly type: string; readonly srcset: string }[] | undefined
  }
  /** How wide it is shown, as in the attribute of that name; of no use to a drawing. */
  readonly sizes: string
}

/** A drawing, or a photograph of which the browser takes the best type and width. */
export function Picture({ image, sizes, alt, ...rest }: PictureProps) {
  const { url, width, height, sources = [] } = image
  const img = <img src={url} alt={alt} width={width} height={height} {...rest} />
  if (sources.length === 0) return img
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      {img}
    </picture>
  )
}
