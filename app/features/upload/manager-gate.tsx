import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { LinkProduct } from '#domain/designs/manager-state.ts'
import type { DesignCard } from '#domain/designs/merge-uploads.ts'
import { withoutUploadQuery, type UploadPlace } from '#app/lib/designs/upload-address.ts'
import type { RepairOnLine } from '#app/lib/designs/repaired-line.ts'
import { useCall } from '#app/lib/calls/use-call.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { uploadTexts } from '#texts/nl/upload.ts'
import { loadProduct } from './load-manager.ts'
import { UploadManager } from './upload-manager.tsx'

type ManagerGateProps = {
  readonly place: UploadPlace
  readonly repairOf?: ((card: DesignCard, line: RepairOnLine) => ReactNode) | undefined
}

/** Opens the manager that the address asks for, once it is known for which product. */
export function ManagerGate({ place, ...passed }: ManagerGateProps) {
  const { pathname, search, hash } = useLocation()
  const closedAddress = `${pathname}${withoutUploadQuery(new URLSearchParams(search))}${hash}`
  if (place.mode === 'library') return <UploadManager product={null} {...{ closedAddress, ...passed }} />
  const { lineId, side, orderId } = place
  return <LineManager key={`${lineId} ${side}`} {...{ lineId, side, orderId, closedAddress, ...passed }} />
}

type LineManagerProps = Omit<ManagerGateProps, 'place'> &
  Omit<Extract<UploadPlace, { readonly mode: 'link' }>, 'mode'> & { readonly closedAddress: string }

function LineManager({ lineId, side, orderId, closedAddress, ...passed }: LineManagerProps) {
  const [product, setProduct] = useState<LinkProduct | null>(null)
  const runCall = useCall()
  const navigate = useNavigate()

  useEffect(() => {
    let isGone = false
    void runCall(async () => ({ product: await loadProduct({ mode: 'link', lineId, side, orderId }) })).then(
      (found) => {
        if (isGone) return
        if (found?.product) return setProduct(found.product)
        // A failed call has been told already.
        if (found)
          showToast({
            tone: 'warning',
            title: orderId === null ? uploadTexts.notFound : uploadTexts.notWanted,
          })
        void navigate(closedAddress, { replace: true, preventScrollReset: true })
      },
    )
    return () => {
      isGone = true
    }
  }, [lineId, side, orderId, closedAddress, runCall, navigate])

  /** The same product while its size stays, or all would be read again. */
  async function reread() {
    const now = await runCall(() => loadProduct({ mode: 'link', lineId, side, orderId }))
    if (now) setProduct((known) => (known && isOfSize(known, now) ? known : now))
  }

  return product && <UploadManager {...{ product, closedAddress, ...passed }} onLineChanged={reread} />
}

const isOfSize = (one: LinkProduct, { width, height }: LinkProduct) =>
  one.width === width && one.height === height
