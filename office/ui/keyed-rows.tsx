import type { ReactNode } from 'react'
import { useRowKeys } from './use-row-keys.ts'

type KeyedRowsProps = { readonly className?: string | undefined; readonly children: ReactNode }

/** Lists that are shown whole: j and k go through their rows, from one list to the next, Enter opens what has the focus. */
export const KeyedRows = ({ className, children }: KeyedRowsProps) => (
  <div ref={useRowKeys()} className={className}>
    {children}
  </div>
)
