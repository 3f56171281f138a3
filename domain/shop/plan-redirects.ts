import { pagePathOf, pastedPath } from './redirect-path.ts'

/** Why an old address cannot lead to a page; the first word says at which of both the fault is. */
export const REDIRECT_FAULTS = [
  'FromEmpty',
  'FromUnreadable',
  'FromReserved',
  'FromLiving',
  'FromLedTo',
  'FromTwice',
  'ToEmpty',
  'ToUnreadable',
  'ToElsewhere',
  'ToItself',
  'ToLoop',
  'ToLeadsOn',
  'ToUnknown',
] as const
export type RedirectFault = (typeof REDIRECT_FAULTS)[number]

export const faultyField = (fault: RedirectFault): 'from' | 'to' => (fault.startsWith('From') ? 'from' : 'to')

/** A redirect as somebody wrote it, and in which row of his list it stands. */
export type WrittenRedirect = { readonly row: number; readonly from: string; readonly to: string }

/** What is known of the addresses of a shop. */
export type PathFacts = {
  /** The site of the shop itself. */
  readonly host: string
  /** The shop uses it for itself. */
  isReserved(path: string): boolean
  /** Customers see a page there. */
  isLiving(path: string): boolean
  /** Where a redirect leads. */
  redirectFrom(path: string): string | null
  /** Where an address leads by a redirect, or as what replaces its product. */
  leadsOn(path: string): string | null
  /** The addresses that lead here. */
  ledFrom(path: string): readonly string[]
}

export type PlannedRedirect = {
  readonly row: number
  readonly from: string
  readonly to: string
  /** Where it leads now. */
  readonly was: string | null
  readonly outcome: 'new' | 'changed' | 'same'
  readonly isCut: boolean
}

export type WrongRedirect = {
  readonly row: number
  readonly from: string
  readonly to: string
  readonly fault: RedirectFault
  /** What the fault is about: an address, or an earlier row. */
  readonly about: string
}

/** The addresses of which a plan has to know what lies there. */
export function pathsOf(written: readonly WrittenRedirect[]): {
  readonly froms: readonly string[]
  readonly tos: readonly string[]
} {
  const froms = written.flatMap(({ from }) => [from.trim(), ...readPath(from)])
  const tos = written.flatMap(({ to }) => readPath(to)).flatMap((path) => [path, pagePathOf(path)])
  return { froms: [...new Set(froms)], tos: [...new Set(tos)] }
}

const readPath = (text: string): readonly string[] => {
  const pasted = pastedPath(text)
  return pasted ? [pasted.path] : []
}

/** What a list of redirects does, row by row: a redirect leads to a page at once, and from where no page is. */
export function planRedirects(
  written: readonly WrittenRedirect[],
  facts: PathFacts,
): { readonly planned: readonly PlannedRedirect[]; readonly wrong: readonly WrongRedirect[] } {
  const planned: PlannedRedirect[] = []
  const wrong: WrongRedirect[] = []
  const earlier = new Map<string, PlannedRedirect>()
  for (const one of written) {
    const found = planOne(one, facts, earlier)
    const before = 'fault' in found ? undefined : earlier.get(found.from)
    if ('fault' in found) wrong.push(found)
    else if (before && before.to !== found.to)
      wrong.push({ ...one, fault: 'FromTwice', about: String(before.row) })
    else {
      planned.push(before ? { ...found, outcome: 'same' } : found)
      earlier.set(found.from, before ?? found)
    }
  }
  return { planned, wrong }
}

function planOne(
  written: WrittenRedirect,
  facts: PathFacts,
  earlier: ReadonlyMap<string, PlannedRedirect>,
): PlannedRedirect | WrongRedirect {
  const wrong = (fault: RedirectFault, about = ''): WrongRedirect => ({ ...written, fault, about })
  if (written.from.trim() === '') return wrong('FromEmpty')
  if (written.to.trim() === '') return wrong('ToEmpty')
  const old = oldPath(written.from.trim(), facts)
  const aim = pastedPath(written.to)
  if (!old) return wrong('FromUnreadable')
  if (!aim) return wrong('ToUnreadable')
  if (aim.host !== null && aim.host !== facts.host) return wrong('ToElsewhere', facts.host)
  const from = old.path
  const to = facts.isLiving(aim.path) ? aim.path : pagePathOf(aim.path)
  if (from === to || from === aim.path) return wrong('ToItself')
  if (facts.isReserved(from)) return wrong('FromReserved')
  if (facts.isLiving(from)) return wrong('FromLiving')
  if (!facts.isLiving(to)) {
    const on = facts.leadsOn(aim.path) ?? facts.leadsOn(to)
    if (on === null) return wrong('ToUnknown')
    return on === from ? wrong('ToLoop') : wrong('ToLeadsOn', on)
  }
  const was = facts.redirectFrom(from)
  const planned = { row: written.row, from, to, was, isCut: old.isCut || aim.isCut }
  if (was === to) return { ...planned, outcome: 'same' }
  // What an earlier row leads elsewhere leads here no longer.
  const ledFrom = facts.ledFrom(from).find((path) => !earlier.has(path))
  if (ledFrom !== undefined) return wrong('FromLedTo', ledFrom)
  return { ...planned, outcome: was === null ? 'new' : 'changed' }
}

/** What leads somewhere already is meant as it is: an import may have left what nobody would paste. */
const oldPath = (from: string, facts: PathFacts) =>
  facts.redirectFrom(from) === null ? pastedPath(from) : { path: from, isCut: false }
