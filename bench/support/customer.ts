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
          cookie: cookieHeader(cookies),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
      return (await answer.json()) as Record<string, unknown>
    },
  }
}

/** The cookies of somebody who logs in, by name. */
async function logIn(url: string, username: string, password: string): Promise<ReadonlyMap<string, string>> {
  const answer = await fetch(`${url}/api/customer/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  if (!answer.ok) throw new Error(`the login of ${username} answered ${answer.status}`)
  const pairs = answer.headers.getSetCookie().map((cookie) => /^([^=]+)=([^;]*)/.exec(cookie) ?? [])
  return new Map(pairs.map(([, name = '', value = '']) => [name, value]))
}

const cookieHeader = (cookies: ReadonlyMap<string, string>): string =>
  [...cookies].map((pair) => pair.join('=')).join('; ')

/** What the browser of the demo's customer sends as cookie. */
export const cookieOfDemo = async (url: string): Promise<string> =>
  cookieHeader(await logIn(url, 'klant@demo.example', 'Paskruis-demo-1'))

export const customerOf = async (port: number, username: string, password: string): Promise<Asking> =>
  visitorOf(port, await logIn(`http://127.0.0.1:${port}`, username, password))
