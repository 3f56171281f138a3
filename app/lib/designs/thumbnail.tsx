import { useState, type ReactNode } from 'react'
import { readSession } from '#app/lib/session/session-storage.ts'
import { useHydrated } from '#app/lib/page-start/use-hydrated.ts'

/** A thumbnail belongs to its company: the upload token goes with it (spec 7). */
function withToken(src: string): string {
  const token = readSession()?.uploadToken
  if (token === undefined) return src
  return `${src}${src.includes('?') ? '&' : '?'}token=${encodeURIComponent(token)}`
}

type ThumbnailProps = {
  readonly src: string
  readonly alt: string
  readonly widthPx: number
  readonly heightPx: number
  readonly className?: string | undefined
  /** Stands where the picture turns out not to be there. */
  readonly missing?: ReactNode
}

/** A preview of a print file. The server has no token to show it with: it comes once the page is awake. */
export function Thumbnail(props: ThumbnailProps) {
  return useHydrated() ? <Shown key={props.src} {...props} /> : <span className={props.className} />
}

function Shown({ src, alt, widthPx, heightPx, className, missing = null }: ThumbnailProps) {
  // Kept for as long as it is shown, so that a new token loads no picture again.
  const [address, setAddress] = useState(() => withToken(src))
  const [isMissing, setIsMissing] = useState(false)
  function onError() {
    const renewed = withToken(src)
    if (renewed === address) setIsMissing(true)
    else setAddress(renewed)
  }
  if (isMissing) return missing
  return (
    <img
      src={address}
      alt={alt}
      width={widthPx}
      height={heightPx}
      loading="lazy"
      decoding="async"
      className={className}
      onError={onError}
    />
  )
}
