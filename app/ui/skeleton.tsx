import type { ReactNode } from 'react'

import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'
import { useDelayedFlag } from './use-delayed-flag.ts'

type SkeletonProps = { readonly shape: 'picture' | 'line' | 'half' | 'price' | 'row' | 'button' }

/** A grey piece of the exact shape of what comes: a 4:3 well, a line, a price. */
export function Skeleton({ shape }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, styles[shape])} />
}

type SkeletonRegionProps = {
  readonly loading: boolean
  readonly skeleton: ReactNode
  readonly children: ReactNode
  readonly className?: string
}

/** Keeps the room of what loads, draws its skeleton after 200 ms, and then for at least 300 ms. */
export function SkeletonRegion({ loading, skeleton, children, className }: SkeletonRegionProps) {
  const drawn = useDelayedFlag(loading)
  const waits = loading || drawn
  return (
    <div aria-busy={waits || undefined} className={className}>
      {waits ? <div className={classNames(!drawn && styles.unseen)}>{skeleton}</div> : children}
    </div>
  )
}
