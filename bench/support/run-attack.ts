// One attack in a process of its own: it asks without a pause until its time is over, and answers how often.
import { ATTACKS, type Target } from './attacks.ts'
import { answerParent } from '#test/support/child.ts'

export type AttackOrder = { readonly name: string; readonly target: Target; readonly forMs: number }

answerParent(
  async ({ name, target, forMs }: AttackOrder) => {
    const attack = ATTACKS.find((one) => one.name === name)
    if (!attack) throw new Error(`No such attack: ${name}`)
    const endsAt = performance.now() + forMs
    let count = 0
    const connection = async () => {
      while (performance.now() < endsAt) {
        count += 1
        // A connection that is cut off is what the shop may do.
        await attack.once(target, count).catch(() => undefined)
      }
    }
    await Promise.all(Array.from({ length: attack.connections }, connection))
    return count
  },
  async () => undefined,
)
