import type { MailMessage, MailPicture } from '../../db/documents/mails.ts'
import { contentId, LOGO } from './mail-picture.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char)

type Row = readonly [label: string, value: string, picture?: MailPicture | null]
export type MailTable = { readonly rows: readonly Row[] }
export type MailPart =
  /** Words, with the place to read on behind them. */
  | {
      readonly kind: 'text'
      readonly text: string
      readonly link?: { readonly label: string; readonly url: string }
      /** The owner's words may stand in its place. */
      readonly isProse?: boolean
    }
  | { readonly kind: 'heading'; readonly text: string }
  /** The first of a mail is its button, further ones are links. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  /** A picture as wide as the mail; who does not see it reads `alt`. */
  | { readonly kind: 'picture'; readonly picture: MailPicture; readonly alt: string }
  /** Figures, which stand in a column at the right. */
  | ({ readonly kind: 'amounts'; readonly isTotal?: boolean } & MailTable)
  /** Texts beside their labels, or below them where pictures stand before both. */
  | ({ readonly kind: 'facts' } & MailTable)

type MailDocument = {
  readonly subject: string
  readonly title: string
  readonly parts: readonly MailPart[]
  readonly shop: {
    readonly name: string
    /** A picture of its own says the name of the shop by itself. */
    readonly hasOwnLogo: boolean
    /** Of the button: its surface, and what is written on it. */
    readonly colours: { readonly surface: string; readonly onSurface: string }
    readonly footer: string
    /** Stands on one line, however narrow the mail is shown. */
    readonly phone: string
    readonly email: string
  }
  /** A page on which who gets this ends it, for mails that were asked for and can be ended. */
  readonly unsubscribe?: { readonly label: string; readonly url: string }
}

const INK = '#11141B'
const GREY = '#565D6D'
const LINE = '#DBDDE3'
const PAPER = '#F6F5F1'
const FONT = "font-family:'Hanken Grotesk',Arial,Helvetica,sans-serif"
const HEAD_FONT = "font-family:'Bricolage Grotesque',Arial,Helvetica,sans-serif;letter-spacing:-0.02em"
/** The inks of a press, side by side, as on the shop's pages. */
const PROCESS_COLOURS = ['#00A7E1', '#E5007D', '#FFD900', INK]

/** Colours for who reads in the dark. Clients without style sheets show the light ones, which stand at each element. */
const DARK = `
.pk-page{background:#0E1117 !important;color:#F2F3F5 !important}
.pk-card{background:#1A1E27 !important;color:#F2F3F5 !important}
.pk-quiet,.pk-quiet a{color:#AEB4C0 !important}
.pk-cell{border-color:#363C49 !important}
.pk-link{color:#AAB4FF !important}
.pk-button{background:#AAB4FF !important;color:#0E1117 !important}`
const STYLES = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.pk-page{padding:0 !important}.pk-card{border-radius:0 !important}.pk-inner{padding:24px 16px !important}.pk-button{display:block !important;text-align:center !important}.pk-fact{display:block !important;width:auto !important}.pk-fact-text{display:block !important;border-top:0 !important;padding-top:0 !important}}
@media (prefers-color-scheme:dark){${DARK}
}
${DARK.replaceAll('\n.', '\n[data-ogsc] .').replaceAll(',.', ',[data-ogsc] .')}`

const cell = (padding: string) => `padding:${padding};border-top:1px solid ${LINE};vertical-align:top`
const whole = (html: string) => `<span style="white-space:nowrap">${html}</span>`
/** A date stays on its line, which mail programs would break after a hyphen. */
const words = (text: string) => escapeHtml(text).replace(/\d{2}-\d{2}-\d{4}/g, whole)
const lines = (text: string) => words(text).replaceAll('\n', '<br>')
const table = (rows: readonly string[]) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 16px">${rows.join('')}</table>`

const link = ({ label, url }: { readonly label: string; readonly url: string }) =>
  `<a class="pk-link" href="${escapeHtml(url)}" style="color:#2130C8;font-weight:bold">${escapeHtml(label)}</a>`

/** A cell of its own for colour too: some programs paint no background of a link. */
const button = (
  { label, url }: { readonly label: string; readonly url: string },
  { surface, onSurface }: MailDocument['shop']['colours'],
) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td class="pk-button" bgcolor="${surface}" style="border-radius:8px;background:${surface}"><a class="pk-button" href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:${surface};color:${onSurface};font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`

/** What lies in the first cell of a row: the article, described by what stands beside it. */
const pictureCell = (picture: MailPicture): string =>
  `<td class="pk-cell" width="112" style="${cell('12px 16px 12px 0')};width:96px"><img src="cid:${contentId(picture)}" width="96" height="72" alt="" style="display:block;width:96px;height:72px;border:0;border-radius:6px"></td>`

const hasPicture = ([, , picture]: Row): boolean => Boolean(picture)
/** A row without a picture takes the room of those beside it. */
const acrossPictures = (rows: readonly Row[]): string => (rows.some(hasPicture) ? ' colspan="2"' : '')

/** The first line of a label that has more is what it is about. */
function labelHtml(label: string): string {
  const [first = '', ...details] = label.split('\n')
  if (details.length === 0) return words(first)
  const rest = details.map(
    (detail) => `<br><span class="pk-quiet" style="color:${GREY};font-size:14px">${words(detail)}</span>`,
  )
  return `<strong>${escapeHtml(first)}</strong>${rest.join('')}`
}

function partHtml(part: MailPart, isButton: boolean, shop: MailDocument['shop']): string {
  switch (part.kind) {
    case 'text':
      return `<p style="margin:0 0 16px;overflow-wrap:anywhere">${lines(part.text)}${part.link ? ` ${link(part.link)}` : ''}</p>`
    case 'heading':
      return `<h2 style="margin:32px 0 8px;${HEAD_FONT};font-size:20px;line-height:1.2">${escapeHtml(part.text)}</h2>`
    case 'picture':
      return `<p style="margin:0 0 16px"><img src="cid:${contentId(part.picture)}" width="536" alt="${escapeHtml(part.alt)}" style="display:block;width:100%;max-width:536px;height:auto;border:0"></p>`
    case 'link':
      return isButton ? button(part, shop.colours) : `<p style="margin:0 0 16px">${link(part)}</p>`
    case 'amounts': {
      const weight = `font-weight:${part.isTotal ? 'bold' : 'normal'}`
      const across = acrossPictures(part.rows)
      return table(
        part.rows.map(
          ([label, value, picture]) =>
            `<tr>${picture ? pictureCell(picture) : ''}<td class="pk-cell"${picture ? '' : across} style="${cell('12px 12px 12px 0')};${weight};overflow-wrap:anywhere">${labelHtml(label)}</td><td class="pk-cell" align="right" style="${cell('12px 0')};${weight};white-space:nowrap">${escapeHtml(value)}</td></tr>`,
        ),
      )
    }
    case 'facts':
      return table(part.rows.map((row) => factHtml(row, acrossPictures(part.rows))))
  }
}

function factHtml([label, value, picture]: Row, across: string): string {
  if (across !== '')
    return `<tr>${picture ? pictureCell(picture) : ''}<td class="pk-cell"${picture ? '' : across} style="${cell('12px 0')};overflow-wrap:anywhere"><strong>${escapeHtml(label)}</strong><br>${lines(value)}</td></tr>`
  return `<tr><td class="pk-cell pk-fact pk-quiet" width="34%" style="${cell('12px 12px 12px 0')};color:${GREY};overflow-wrap:anywhere">${escapeHtml(label)}</td><td class="pk-cell pk-fact-text" style="${cell('12px 0')};overflow-wrap:anywhere">${lines(value)}</td></tr>`
}

function partText(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return part.link ? `${part.text} ${part.link.url}` : part.text
    case 'heading':
      return `\n${part.text}\n${'-'.repeat(part.text.length)}`
    case 'picture':
      return part.alt
    case 'link':
      return `${part.label}: ${part.url}`
    case 'amounts':
      return part.rows
        .map(([label, value]) => {
          const [first = '', ...details] = label.split('\n')
          return [`${first}: ${value}`, ...details.map((detail) => `  ${detail}`)].join('\n')
        })
        .join('\n')
    case 'facts':
      return part.rows.map(([label, value]) => `${label}: ${value.replaceAll('\n', '\n  ')}`).join('\n')
  }
}

const picturesOf = (parts: readonly MailPart[]): readonly MailPicture[] =>
  parts.flatMap((part) => {
    if (part.kind === 'picture') return [part.picture]
    return part.kind === 'amounts' || part.kind === 'facts'
      ? part.rows.flatMap(([, , picture]) => picture ?? [])
      : []
  })

/** One look for every mail, in HTML that common clients show, light and dark, and in text that says the same. */
export function mailMessage({ subject, title, parts, shop, unsubscribe }: MailDocument): MailMessage {
  const ending = unsubscribe
    ? `<br><a href="${escapeHtml(unsubscribe.url)}" style="color:${GREY}">${escapeHtml(unsubscribe.label)}</a>`
    : ''
  const buttonAt = parts.findIndex(({ kind }) => kind === 'link')
  const pictures = [...new Map([LOGO, ...picturesOf(parts)].map((one) => [contentId(one), one])).values()]
  const logo = shop.hasOwnLogo
    ? `<img src="cid:${contentId(LOGO)}" width="240" height="44" alt="${escapeHtml(shop.name)}" style="display:block;width:240px;height:44px;border:0">`
    : `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="padding-right:12px"><img src="cid:${contentId(LOGO)}" width="44" height="44" alt="" style="display:block;width:44px;height:44px;border:0"></td><td style="${HEAD_FONT};font-size:24px;font-weight:bold">${escapeHtml(shop.name)}</td></tr></table>`
  const colours = PROCESS_COLOURS.map(
    (colour) =>
      `<td height="6" bgcolor="${colour}" style="height:6px;font-size:0;line-height:0;background:${colour}">&nbsp;</td>`,
  )
  const html = `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${STYLES}</style></head>
<body class="pk-page" style="margin:0;padding:24px 12px;background:${PAPER};color:${INK};${FONT};font-size:16px;line-height:1.55">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" class="pk-card" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%;background:#ffffff;border-radius:8px;overflow:hidden;color:${INK};${FONT};font-size:16px;line-height:1.55;text-align:left">
<tr><td><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${colours.join('')}</tr></table></td></tr>
<tr><td class="pk-inner" style="padding:28px 32px 32px">
${logo}
<h1 style="margin:28px 0 16px;${HEAD_FONT};font-size:28px;line-height:1.12">${escapeHtml(title)}</h1>
${parts.map((part, index) => partHtml(part, index === buttonAt, shop)).join('\n')}
</td></tr></table>
<p class="pk-quiet" style="margin:20px 12px;color:${GREY};font-size:13px">${lines(shop.footer)}<br>${shop.phone && `${whole(escapeHtml(shop.phone))} | `}<a href="mailto:${escapeHtml(shop.email)}" style="color:${GREY}">${escapeHtml(shop.email)}</a>${ending}</p>
</td></tr></table></body></html>`
  const foot = [
    `-- \n${shop.name}\n${shop.footer}\n${[shop.phone, shop.email].filter(Boolean).join(' | ')}`,
    ...(unsubscribe ? [partText({ kind: 'link', ...unsubscribe })] : []),
  ]
  const text = [title, ...parts.map(partText), ...foot].join('\n\n')
  return { subject, html, text, pictures }
}
