/** Someone who asks the shop over HTTP, from another address each time, so that no limit is met. */
export type Asking = {
  call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Record<string, unknown>>
}

let asked = 0

export function visitorOf(port: number, cookies: ReadonlyMap<string, string> = new Map()): Asking {
  return {
    async call(method, path, body) {
      asked += 1
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: {
          'x-forwarded-for': `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
          cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
      return (await answer.json()) as Record<string, unknown>
    },
  }
}

export async function customerOf(port: number, username: string, password: string): Promise<Asking> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/customer/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  if (!answer.ok) throw new Error(`the login of ${username} answered ${answer.status}`)
  const pairs = answer.headers.getSetCookie().map((cookie) => /^([^=]+)=([^;]*)/.exec(cookie) ?? [])
  return visitorOf(port, new Map(pairs.map(([, name = '', value = '']) => [name, value])))
}
