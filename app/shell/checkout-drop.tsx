import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { DropOverlay } from '#app/features/upload/drop-overlay.tsx'
import { useFileDrop } from '#app/features/upload/use-file-drop.ts'
import { keepDroppedFiles, keptDrops } from '#app/lib/page-start/early-presses.ts'
import { withUploadQuery } from '#app/lib/designs/upload-address.ts'
import { paths } from '#app/paths.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { dropTexts } from '#texts/nl/drop.ts'

/** The checkout has no upload manager: files that are dropped on it are kept, and it is said where they can be sent. */
export function CheckoutDrop() {
  const navigate = useNavigate()
  const tell = useCallback(() => {
    const { length } = keptDrops()
    if (length === 0) return
    const search = withUploadQuery(new URLSearchParams(), { mode: 'library' })
    const openDesigns = () =>
      void navigate({ pathname: paths.account, search }, { state: { opensUploads: true } })
    showToast({
      tone: 'info',
      title: dropTexts.inCheckout(length),
      lines: [dropTexts.inCheckoutKept(length)],
      action: { label: dropTexts.toDesigns, onPress: openDesigns },
      key: 'drop',
    })
  }, [navigate])
  // What was dropped before this code was here.
  useEffect(tell, [tell])
  const isOver = useFileDrop({
    onFiles(files) {
      keepDroppedFiles(files)
      tell()
    },
    pastes: false,
  })
  return isOver && <DropOverlay />
}
