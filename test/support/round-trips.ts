import { Client } from 'pg'

type Connected = Client & { readonly connectionParameters: { readonly application_name?: string } }

/** The queries that the shop sends while `work` runs; the job queue works on connections of its own, which are left out. */
export async function roundTripsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const sent: string[] = []
  const original = Reflect.get(Client.prototype, 'query') as (...args: unknown[]) => unknown
  function counting(this: Connected, ...args: unknown[]): unknown {
    const [query] = args
    if (this.connectionParameters.application_name === 'paskruis')
      sent.push(typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? ''))
    return Reflect.apply(original, this, args)
  }
  Reflect.set(Client.prototype, 'query', counting)
  try {
    await work()
  } finally {
    Reflect.set(Client.prototype, 'query', original)
  }
  return sent
}
