/** A Content-Disposition that saves under this name (RFC 6266): as it is, and plain for what reads no other. */
export function attachment(name: string): string {
  const safe = name.replace(/[\p{Cc}/\\]/gu, '_').toWellFormed()
  const plain = safe
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["%]/g, '_')
  const exact = encodeURIComponent(safe).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}
