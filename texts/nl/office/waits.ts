import type { Wait } from '#domain/delivery/how-late.ts'
import { formatNumber } from '../format.ts'

const counted = (count: number, one: string, more: string) =>
  count === 1 ? `1 ${one}` : `${formatNumber(count)} ${more}`

const UNITS = {
  minutes: ['minuut', 'minuten'],
  hours: ['uur', 'uur'],
  days: ['dag', 'dagen'],
  workingDays: ['werkdag', 'werkdagen'],
} as const

/** How long something has waited: '3 uur', '2 dagen'. */
function lengthText(count: number, unit: keyof typeof UNITS): string {
  const [one, more] = UNITS[unit]
  return counted(count, one, more)
}

function dueText(inDays: number): string {
  if (inDays === 0) return 'vandaag'
  return inDays === 1 ? 'morgen' : `over ${formatNumber(inDays)} dagen`
}

/** How long something waits, how late it is, or how soon its day comes. */
export function waitText(wait: Wait): string {
  switch (wait.kind) {
    case 'waits':
      return wait.unit === 'minutes' && wait.count === 0
        ? 'zojuist'
        : `wacht ${lengthText(wait.count, wait.unit)}`
    case 'late':
      return `${lengthText(wait.count, wait.unit)} te laat`
    case 'due':
      return dueText(wait.inDays)
  }
}

/** The same of the first of several. */
export function firstWaitText(wait: Wait): string {
  switch (wait.kind) {
    case 'waits':
      return wait.unit === 'minutes' && wait.count === 0 ? 'Zojuist' : `Oudste ${waitText(wait)}`
    case 'late':
      return `Oudste ${waitText(wait)}`
    case 'due':
      return `Eerste ${dueText(wait.inDays)}`
  }
}
