import sanitizeHtml from 'sanitize-html'
import type { HeadPart, Theme } from '#contract/config.ts'
import { ownerHosts } from '#domain/shop/owner-hosts.ts'

const ATTRIBUTES = {
  script: ['src', 'type', 'async', 'defer', 'crossorigin', 'integrity', 'id', 'data-*'],
  style: ['media', 'id'],
  link: ['rel', 'href', 'type', 'media', 'sizes', 'as', 'crossorigin', 'integrity', 'hreflang'],
  meta: ['name', 'property', 'content', 'media'],
  noscript: [],
}
const PART = /<(script|style|noscript)([^>]*)>([^]*?)<\/\1>|<(meta|link)([^>]*?)\/?>/g
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

type Added = Pick<Theme, 'chat' | 'headHtml'>

const isLocal = (url: string) => /^\/(?!\/)/.test(url)

/** Whether a script comes from the shop itself or from a host that the owner named. */
function mayLoad(src: string, hosts: readonly string[]): boolean {
  const url = isLocal(src) ? null : URL.parse(src)
  return isLocal(src) || hosts.some((host) => isBelow(url, host))
}

function isBelow(url: URL | null, host: string): boolean {
  if (url?.protocol !== 'https:') return false
  const [all, name = ''] = /^https:\/\/(?:\*\.)?(.+)$/.exec(host) ?? []
  return all?.includes('*') ? url.host.endsWith(`.${name}`) : url.host === name
}

const asText = (value: string) =>
  value.replaceAll(/&(amp|lt|gt|quot);/g, (_all, name: string) => CHARACTERS[name] ?? '')

/** A snippet as elements of a head: what belongs in none is left out, and so is a script from a host that nobody named. */
function partsOf(html: string, hosts: readonly string[]): readonly Omit<HeadPart, 'loads'>[] {
  const clean = sanitizeHtml(html, {
    allowedTags: Object.keys(ATTRIBUTES),
    allowedAttributes: ATTRIBUTES,
    allowVulnerableTags: true,
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    nonTextTags: [],
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'script' && attribs['src'] !== undefined && !mayLoad(attribs['src'], hosts),
  })
  const parts = [...clean.matchAll(PART)].map(
    ([, paired, ofPaired = '', text = '', single, ofSingle = '']) => ({
      tag: (paired ?? single) as HeadPart['tag'],
      attributes: Object.fromEntries(
        [...(ofPaired + ofSingle).matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
          name,
          asText(value),
        ]),
      ),
      text,
    }),
  )
  // What is left of a script whose address was none.
  return parts.filter(({ tag, attributes, text }) => tag !== 'script' || text !== '' || 'src' in attributes)
}

/** The hosts that a page with the owner's additions may call. */
export function addedHosts({ chat, headHtml }: Added): readonly string[] {
  const script = chat?.script
  const own = script ? [URL.parse(script.url)?.host ?? '', ...script.hosts] : []
  return ownerHosts([...(headHtml?.hosts ?? []), ...own])
}

/**
 * What the owner adds to the head of a page: his snippet and the script of his chat widget. Without consent go metas and what he
 * marked as functional; a noscript can ask for none, so it stays away where consent is needed.
 */
export function headParts({ chat, headHtml }: Added): readonly HeadPart[] {
  const parts: HeadPart[] = []
  for (const part of headHtml ? partsOf(headHtml.html, addedHosts({ chat: null, headHtml })) : []) {
    const loads = part.tag === 'meta' ? 'functional' : (headHtml?.loads ?? 'consent')
    if (part.tag !== 'noscript' || loads === 'functional') parts.push({ ...part, loads })
  }
  const script = chat?.script
  if (chat && script && mayLoad(script.url, addedHosts({ chat, headHtml: null }))) {
    parts.push({ tag: 'script', attributes: { src: script.url, async: '' }, text: '', loads: chat.loads })
  }
  return parts
}
