/** One tab at a time does what has this name. Without locks, on plain http to another machine, each does it at once:
 * what is done so must hold then too. */
export async function inTurn<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? await navigator.locks.request(name, run) : await run()
}
