const MASK = '…'

const ADDRESS = /https?:\/\/[^\s"'<>)]+/g
/** In a query everything long is taken for a secret: words for people are short there. */
const IN_QUERY = /(?<==)[\w.~%-]{20,}/g
/** In a path a secret has capitals or is one long number in hex; words of a page's address have neither. */
const IN_PATH = /(?<=\/)(?:(?=[\w-]*[A-Z])[\w-]{24,}|[\da-f]{32,})(?=\/|$)/g
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
/** An address for mail, as a query writes it. */
const MAILBOX = /%40/

const hidden = (value: string) => (UUID.test(value) || MAILBOX.test(value) ? value : MASK)

function maskAddress(address: string): string {
  const from = address.search(/[?#]/)
  const [path, rest] = from === -1 ? [address, ''] : [address.slice(0, from), address.slice(from)]
  return path.replaceAll(IN_PATH, hidden) + rest.replaceAll(IN_QUERY, hidden)
}

/**
 * The text of a mail, plain or HTML, without what in its links opens something for who holds it: staff read mails of others,
 * and may not take over an account by one.
 */
export const maskSecrets = (text: string): string => text.replaceAll(ADDRESS, maskAddress)

/** Whether a text has links that open something for who holds them. */
export const holdsSecrets = (text: string): boolean => maskSecrets(text) !== text
