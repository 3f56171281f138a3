import { useSearchParams } from 'react-router'
import { AUDITED_KINDS } from '#domain/access/audited.ts'
import type { AuditView } from '../../work/audit.ts'

/** What each filter is called in the address. */
const NAMES = {
  thing: 'zoek',
  who: 'wie',
  kind: 'soort',
  from: 'van',
  until: 'tot',
} as const satisfies Record<keyof AuditView, string>

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The filters as the address says them; what it says wrongly is no filter. Another filter is no step to go back to. */
export function useAuditView() {
  const [address, setAddress] = useSearchParams()
  const text = (name: keyof AuditView) => (address.get(NAMES[name]) ?? '').slice(0, 60)
  const day = (name: 'from' | 'until') =>
    DAY.test(text(name)) && !Number.isNaN(Date.parse(text(name))) ? text(name) : ''
  const view: AuditView = {
    thing: text('thing'),
    who: text('who'),
    kind: AUDITED_KINDS.find((kind) => kind === address.get(NAMES.kind)) ?? '',
    from: day('from'),
    until: day('until'),
  }
  return {
    view,
    change: (changes: Partial<Record<keyof AuditView, string>>) => {
      // Of two changes in quick succession the second comes before the first is drawn: the address knows both.
      const next = new URLSearchParams(window.location.search)
      for (const [name, value] of Object.entries(changes) as [keyof AuditView, string][]) {
        if (value === '') next.delete(NAMES[name])
        else next.set(NAMES[name], value)
      }
      setAddress(next, { replace: true })
    },
  }
}

/** The address of the log of one thing. */
export const historyOf = (id: string): string => `?${String(new URLSearchParams({ [NAMES.thing]: id }))}`
