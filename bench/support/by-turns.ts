/** Many short ones, each of both servers: what else the machine does then falls on both, and the median forgets the rest. */
const ROUNDS = 15
const ROUND_MS = 250
const WARM_UP_MS = 1_500

/** Requests per second of two servers, measured by turns, so that neither always comes second. */
export async function byTurns(
  measure: (port: number, forMs: number) => Promise<number>,
  ourPort: number,
  theirPort: number,
): Promise<readonly { readonly ours: number; readonly theirs: number }[]> {
  for (const port of [ourPort, theirPort]) await measure(port, WARM_UP_MS)
  const rounds: { ours: number; theirs: number }[] = []
  while (rounds.length < ROUNDS) {
    if (rounds.length % 2 === 0) {
      const ours = await measure(ourPort, ROUND_MS)
      rounds.push({ ours, theirs: await measure(theirPort, ROUND_MS) })
    } else {
      const theirs = await measure(theirPort, ROUND_MS)
      rounds.push({ ours: await measure(ourPort, ROUND_MS), theirs })
    }
  }
  return rounds
}
