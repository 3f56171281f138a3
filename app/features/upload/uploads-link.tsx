import { Suspense, useEffect, type ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'
import { later } from '#app/lib/page-start/later.tsx'
import { useShop } from '#app/lib/shop/shop.ts'
import { readUploadQuery, withUploadQuery } from '#app/lib/designs/upload-address.ts'
import { useHydrated } from '#app/lib/page-start/use-hydrated.ts'
import { Icon, type IconLines } from '#app/ui/icon.tsx'
import { uploadsLinkTexts } from '#texts/nl/uploads-link.ts'
import { hasUnfinishedUploads, useUploadActivity } from './activity.ts'
import styles from './uploads-link.module.css'

const ManagerGate = later(async () => {
  const { ManagerGate: gate } = await import('./manager-gate.tsx')
  return gate
})

type UploadsLinkProps = Pick<ComponentProps<typeof ManagerGate>, 'repairOf'> & {
  /** Other pages show it too: it comes with the header, so that it is no file of its own. */
  readonly icon: IconLines
}

/** The uploads indicator of the header, with progress (spec 2), and the manager that it and other links open. */
export function UploadsLink({ repairOf, icon }: UploadsLinkProps) {
  const { config } = useShop()
  const { search } = useLocation()
  const activity = useUploadActivity()
  const isHydrated = useHydrated()
  const query = new URLSearchParams(search)
  const place = readUploadQuery(query)
  const uploadRoot = config?.uploadRoot

  useEffect(() => {
    if (uploadRoot === undefined || !hasUnfinishedUploads()) return
    // Without its code they wait until the manager is opened.
    import('./uploads.ts').then(({ startUploads }) => startUploads({ uploadRoot })).catch(() => {})
  }, [uploadRoot])

  const { openLibrary, underWay } = uploadsLinkTexts
  const label = activity ? `${openLibrary}, ${underWay(activity.count, activity.percent)}` : openLibrary
  return (
    <>
      <Link
        to={{ search: withUploadQuery(query, { mode: 'library' }) }}
        state={{ opensUploads: true }}
        // The page beneath stays as it is.
        defaultShouldRevalidate={false}
        preventScrollReset
        className={`icon-button ${styles.link}`}
        aria-label={label}
        aria-haspopup="dialog"
      >
        <Icon of={icon} />
        {activity && (
          <svg viewBox="0 0 40 40" className={styles.ring} aria-hidden="true" focusable="false">
            <circle cx="20" cy="20" r="18" />
            <circle
              className={styles.done}
              cx="20"
              cy="20"
              r="18"
              pathLength={100}
              strokeDasharray={`${activity.percent} 100`}
            />
          </svg>
        )}
      </Link>
      {isHydrated && place && (
        <Suspense>
          <ManagerGate {...{ place, repairOf }} />
        </Suspense>
      )}
    </>
  )
}
