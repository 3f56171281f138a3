import sanitizeHtml from 'sanitize-html'
import type { HeadPart, Theme } from '#contract/config.ts'
import type { LeftOut } from '#contract/office/head-html.ts'
import { ownerHosts } from '#domain/shop/owner-hosts.ts'

const ATTRIBUTES = {
  script: ['src', 'type', 'async', 'defer', 'crossorigin', 'integrity', 'id', 'data-*'],
  style: ['media', 'id'],
  link: ['rel', 'href', 'type', 'media', 'sizes', 'as', 'crossorigin', 'integrity', 'hreflang'],
  meta: ['name', 'property', 'content', 'media'],
  noscript: [],
}
/** What a browser fetches for a link; other links only name a page or open a line. */
const FETCHED = /^(?:stylesheet|icon|apple-touch-icon|preload|modulepreload|prefetch)$/
const PART = /<(script|style|noscript)([^>]*)>([^]*?)<\/\1>|<(meta|link)([^>]*?)\/?>/g
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g
/** Which of the tags as they were written an element is: it is on none of them in the end. */
const MARK = 'data-written-as'
const MARKS = new RegExp(` ${MARK}="\\d+"`, 'g')
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const LONGEST_TOLD = 160

type Added = Pick<Theme, 'chat' | 'headHtml'>
type Part = Omit<HeadPart, 'loads'>
type Written = { readonly tag: string; readonly attributes: Readonly<Record<string, string>> }
type Judged<P> = { readonly parts: readonly P[]; readonly leftOut: readonly LeftOut[] }

const isLocal = (url: string) => /^\/(?!\/)/.test(url)

/** Whether something comes from the shop itself or from a host that the owner named. */
function mayLoad(src: string, hosts: readonly string[]): boolean {
  const url = isLocal(src) ? null : URL.parse(src)
  return isLocal(src) || hosts.some((host) => isBelow(url, host))
}

function isBelow(url: URL | null, host: string): boolean {
  if (url?.protocol !== 'https:') return false
  const [all, name = ''] = /^https:\/\/(?:\*\.)?(.+)$/.exec(host) ?? []
  return all?.includes('*') ? url.host.endsWith(`.${name}`) : url.host === name
}

/** What a browser would fetch for a tag; null for nothing. */
function fetchedFor({ tag, attributes }: Written): string | null {
  if (tag === 'script') return attributes['src'] ?? null
  const rels = tag === 'link' ? (attributes['rel'] ?? '').toLowerCase().split(/\s+/) : []
  return rels.some((rel) => FETCHED.test(rel)) ? (attributes['href'] ?? null) : null
}

const asText = (value: string) =>
  value.replaceAll(/&(amp|lt|gt|quot);/g, (_all, name: string) => CHARACTERS[name] ?? '')

/** The elements of clean HTML, each with the number of the tag as it was written. */
const elementsIn = (clean: string) =>
  [...clean.matchAll(PART)].map(([, paired, ofPaired = '', text = '', single, ofSingle = '']) => {
    const { [MARK]: mark, ...attributes } = Object.fromEntries(
      [...(ofPaired + ofSingle).matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
        name,
        asText(value),
      ]),
    )
    return { mark: Number(mark), tag: (paired ?? single) as HeadPart['tag'], attributes, text }
  })

/** A snippet as elements of a head: what belongs in none is left out, and so is what comes from a host that nobody named. */
function partsOf(html: string, hosts: readonly string[]): Judged<Part> {
  const written: Written[] = []
  const clean = sanitizeHtml(html, {
    allowedTags: Object.keys(ATTRIBUTES),
    allowedAttributes: Object.fromEntries(
      Object.entries(ATTRIBUTES).map(([tag, names]) => [tag, [...names, MARK]]),
    ),
    allowVulnerableTags: true,
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    nonTextTags: [],
    transformTags: {
      '*': (tagName, attribs) => {
        written.push({ tag: tagName, attributes: attribs })
        return { tagName, attribs: { ...attribs, [MARK]: String(written.length - 1) } }
      },
    },
    exclusiveFilter: ({ tag, attribs }) => {
      const fetched = fetchedFor({ tag, attributes: attribs })
      return fetched !== null && !mayLoad(fetched, hosts)
    },
  })
  const elements = elementsIn(clean)
    // What is left of a script whose address was none.
    .filter(({ tag, attributes, text }) => tag !== 'script' || text !== '' || 'src' in attributes)
  const within = elements.flatMap(({ tag, text }) => (tag === 'noscript' ? elementsIn(text) : []))
  const kept = new Map([...elements, ...within].map(({ mark, attributes }) => [mark, attributes]))
  const leftOut = written.flatMap((one, mark) => leftOutOf(one, kept.get(mark)))
  const isLoose = leftOut.length === 0 && clean.replaceAll(PART, '').trim() !== ''
  return {
    parts: elements.map(({ tag, attributes, text }) => ({
      tag,
      attributes,
      text: tag === 'noscript' ? text.replaceAll(MARKS, '') : text,
    })),
    leftOut: isLoose ? [{ reason: 'Text', what: '', host: null }] : leftOut,
  }
}

/** What of a tag as it was written is not in the pages, and why; `kept` is what of its attributes is. */
function leftOutOf(written: Written, kept: Readonly<Record<string, string>> | undefined): LeftOut[] {
  const { tag, attributes } = written
  const tagged = shortened(codeOf({ tag, attributes, text: '' }))
  if (kept)
    return Object.keys(attributes)
      .filter((name) => !(name in kept))
      .map((name) => ({
        reason: name.startsWith('on') ? 'Handler' : 'Attribute',
        what: shortened(`${name}="${attributes[name] ?? ''}"`),
        host: null,
      }))
  if (!(tag in ATTRIBUTES)) return [{ reason: 'Tag', what: `<${tag}>`, host: null }]
  const fetched = fetchedFor(written)
  if (fetched === null) return [{ reason: 'Empty', what: tagged, host: null }]
  const url = URL.parse(fetched)
  if (url?.protocol !== 'https:') return [{ reason: 'NotHttps', what: tagged, host: null }]
  return [{ reason: 'Host', what: tagged, host: url.origin }]
}

const shortened = (code: string) => (code.length > LONGEST_TOLD ? `${code.slice(0, LONGEST_TOLD)}…` : code)

/** An element as its owner reads it. */
function codeOf({ tag, attributes, text }: Omit<Part, 'tag'> & { readonly tag: string }): string {
  const named = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${value}"`,
  )
  return `<${tag}${named.join('')}>${text === '' ? '' : `${text}</${tag}>`}`
}

/** The hosts that a page with the owner's additions may call. */
export function addedHosts({ chat, headHtml }: Added): readonly string[] {
  const script = chat?.script
  const own = script ? [...ownerHosts([URL.parse(script.url)?.host ?? '']), ...ownerHosts(script.hosts)] : []
  return [...new Set([...ownerHosts(headHtml?.hosts ?? []), ...own])]
}

/**
 * The owner's snippet as it comes in the pages. Without consent go metas and what he marked as functional; a noscript can ask
 * for none, so it stays away where consent is needed.
 */
function headHtmlParts(headHtml: NonNullable<Theme['headHtml']>): Judged<HeadPart> {
  const { parts, leftOut } = partsOf(headHtml.html, addedHosts({ chat: null, headHtml }))
  const marked = parts.map((part) => ({
    ...part,
    loads: part.tag === 'meta' ? ('functional' as const) : headHtml.loads,
  }))
  const mute = marked.filter(isMute).map((part) => {
    return { reason: 'Noscript' as const, what: shortened(codeOf(part)), host: null }
  })
  return { parts: marked.filter((part) => !isMute(part)), leftOut: [...leftOut, ...mute] }
}

const isMute = ({ tag, loads }: HeadPart) => tag === 'noscript' && loads === 'consent'

/** What of a snippet would be in the pages, as its owner reads it, and what would not. */
export function judgeHeadHtml(headHtml: NonNullable<Theme['headHtml']>) {
  const { parts, leftOut } = headHtmlParts(headHtml)
  return {
    parts: parts.map((part) => ({ code: shortened(codeOf(part)), loads: part.loads })),
    leftOut: [...leftOut],
  }
}

/** What the owner adds to the head of a page: his snippet and the script of his chat widget. */
export function headParts({ chat, headHtml }: Added): readonly HeadPart[] {
  const parts = headHtml ? [...headHtmlParts(headHtml).parts] : []
  const script = chat?.script
  if (chat && script && mayLoad(script.url, addedHosts({ chat, headHtml: null }))) {
    parts.push({ tag: 'script', attributes: { src: script.url, async: '' }, text: '', loads: chat.loads })
  }
  return parts
}
