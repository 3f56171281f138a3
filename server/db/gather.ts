/** What comes within this time is told at once. */
export const GATHER_MS = 200

/** Gathers what is heard and tells each thing once. */
export function gather<Heard>(tell: (heard: readonly Heard[]) => void): (heard: readonly Heard[]) => void {
  const gathered = new Set<Heard>()
  let timer: NodeJS.Timeout | null = null

  function tellAll() {
    timer = null
    const all = [...gathered]
    gathered.clear()
    tell(all)
  }
  return (heard) => {
    if (heard.length === 0) return
    for (const one of heard) gathered.add(one)
    timer ??= setTimeout(tellAll, GATHER_MS)
  }
}
