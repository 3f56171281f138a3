import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { OpenKind } from '#contract/office/open-desks.ts'
import { usersIcon } from '#app/ui/icons/users.ts'
import { Notice } from '#app/ui/notice.tsx'
import { openTexts as texts } from '#texts/nl/office/open-desks.ts'
import { leave, othersAt } from '../work/open-desks.ts'
import styles from './also-open.module.css'

type AlsoOpenProps = { readonly kind: OpenKind; readonly id: string }

/** Tells which colleagues have the same open, as long as this is seen. */
export function AlsoOpen({ kind, id }: AlsoOpenProps) {
  const { data: others = [] } = useQuery(othersAt(kind, id))
  useEffect(() => {
    const go = () => leave(kind, id)
    window.addEventListener('pagehide', go)
    return () => {
      window.removeEventListener('pagehide', go)
      go()
    }
  }, [kind, id])
  return (
    <output className={styles.others}>
      {others.length > 0 && (
        <Notice tone="info" icon={usersIcon}>
          {texts.alsoOpen(others, kind)}
        </Notice>
      )}
    </output>
  )
}
