import { createElement } from 'react'
import type { HeadPart } from '#contract/config.ts'

/** What React calls otherwise than HTML does. */
const NAMES: Readonly<Record<string, string>> = { crossorigin: 'crossOrigin', hreflang: 'hrefLang' }
const SWITCHES: ReadonlySet<string> = new Set(['async', 'defer'])

type HeadPartsProps = {
  readonly parts: readonly HeadPart[]
  readonly nonces: { readonly script: string; readonly style: string }
}

/** The owner's elements that need no consent, in the head that the server renders. */
export const HeadParts = ({ parts, nonces }: HeadPartsProps) =>
  parts
    .filter(({ loads }) => loads === 'functional')
    .map(({ tag, attributes, text }, index) => {
      const named = Object.entries(attributes).map(([name, value]) => [
        NAMES[name] ?? name,
        SWITCHES.has(name) || value,
      ])
      return createElement(tag, {
        ...Object.fromEntries(named),
        key: index,
        suppressHydrationWarning: true,
        ...((tag === 'script' || tag === 'style') && { nonce: nonces[tag] }),
        ...(text !== '' && { dangerouslySetInnerHTML: { __html: text } }),
      })
    })
