import { createContext, useEffect, useState } from 'react'
import { api } from '#app/lib/api/api.ts'

/** The pictures of the customer's own designs on the two sides; null where the demo's ink is shown. */
export type OwnArtwork = { readonly front: string | null; readonly back: string | null }

const NONE: OwnArtwork = { front: null, back: null }
export const OwnArtworkContext = createContext<OwnArtwork>(NONE)

/** The designs that are linked to the line that is being changed; none for a new line, and where they cannot be read. */
export function useOwnArtwork(lineId: string | null): OwnArtwork {
  const [artwork, setArtwork] = useState(NONE)
  useEffect(() => {
    if (lineId === null) return
    let isGone = false
    void api
      .getCart()
      .then(({ orderLineGroups }) => {
        const group = orderLineGroups.find(({ lines }) => lines.some(({ id }) => id === lineId))
        const line = group?.lines.find(({ designs }) => designs.length > 0)
        if (isGone || !line) return
        setArtwork({
          front: line.designs.find(({ previewUrl }) => previewUrl !== null)?.previewUrl ?? null,
          back: line.backDesign?.previewUrl ?? null,
        })
      })
      // The picture is complete without them.
      .catch(() => null)
    return () => {
      isGone = true
    }
  }, [lineId])
  return artwork
}
