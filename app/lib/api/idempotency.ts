type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type StoredKey = { readonly content: string; readonly key: string }

/** A key that no other request has. `randomUUID` itself is absent on plain http to another machine. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * One key per content: sending the same again, after a double click, a lost answer or a reload, carries the same key,
 * so that the server does it once. Other content is another request and gets a key of its own.
 */
export function idempotencyKeyFor(name: string, content: unknown, store: KeyStore): string {
  const text = JSON.stringify(content)
  const kept = readKey(name, store)
  if (kept?.content === text) return kept.key
  const key = newIdempotencyKey()
  keep(name, { content: text, key }, store)
  return key
}

/** The request was answered: the same content sent once more is meant as a new one. */
export function forgetIdempotencyKey(name: string, store: KeyStore): void {
  try {
    store.removeItem(name)
  } catch {
    return
  }
}

function readKey(name: string, store: KeyStore): StoredKey | null {
  try {
    const kept: unknown = JSON.parse(store.getItem(name) ?? 'null')
    return isStored(kept) ? kept : null
  } catch {
    return null
  }
}

function isStored(value: unknown): value is StoredKey {
  if (typeof value !== 'object' || value === null) return false
  return (
    'content' in value && typeof value.content === 'string' && 'key' in value && typeof value.key === 'string'
  )
}

/** Where storage is full or forbidden the key lasts as long as its request. */
function keep(name: string, kept: StoredKey, store: KeyStore): void {
  try {
    store.setItem(name, JSON.stringify(kept))
  } catch {
    return
  }
}
