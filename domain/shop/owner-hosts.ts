const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const HOST = new RegExp(`^(?:https://)?((?:\\*\\.)?(?:${LABEL}\\.)+[a-z]${LABEL}(?::\\d{1,5})?)/?$`, 'i')
/** How many hosts the owner may name in one place. */
export const MOST_HOSTS = 20

/**
 * A host that the owner's head HTML may call, as 'https://host': a name with at least one dot, with or without https
 * before it, a '*.' for all below it, and a port. Null for anything else, so for http, paths, addresses in numbers and
 * whatever could end the directive of a policy.
 */
export function ownerHost(text: string): string | null {
  const [, host] = HOST.exec(text.trim()) ?? []
  return host === undefined ? null : `https://${host.toLowerCase()}`
}

/** Whether a script may be taken from there: an https address at a host that the owner could name. */
export function isScriptAddress(text: string): boolean {
  const [, host] = /^https:\/\/([^/?#\s*]+)[/?#]\S*$/i.exec(text) ?? []
  return host !== undefined && ownerHost(host) !== null
}

/** The hosts of a list, each once and at most 20; what is none is left out. */
export function ownerHosts(texts: readonly string[]): readonly string[] {
  const hosts = texts.map(ownerHost).filter((host) => host !== null)
  return [...new Set(hosts)].slice(0, MOST_HOSTS)
}
