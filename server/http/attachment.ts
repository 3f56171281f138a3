/** A Content-Disposition that saves under this name (RFC 6266): as it is, and plain for what reads no other. */
export const attachment = (name: string): string => named('attachment', name)

/** One that opens in the browser, and is saved under this name from there. */
export const inline = (name: string): string => named('inline', name)

function named(disposition: 'attachment' | 'inline', name: string): string {
  const safe = name.replace(/[\p{Cc}/\\]/gu, '_').toWellFormed()
  const plain = safe
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["%]/g, '_')
  const exact = encodeURIComponent(safe).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${exact}`
}
