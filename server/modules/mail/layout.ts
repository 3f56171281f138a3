import type { MailMessage } from './outbox-store.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char)

export type MailTable = { readonly rows: readonly (readonly [label: string, value: string])[] }
export type MailPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  /** Figures, which stand in a column at the right. */
  | ({ readonly kind: 'amounts'; readonly isTotal?: boolean } & MailTable)
  /** Texts beside their labels. */
  | ({ readonly kind: 'facts' } & MailTable)

type MailDocument = {
  readonly subject: string
  readonly title: string
  readonly parts: readonly MailPart[]
  readonly shop: { readonly name: string; readonly footer: string }
  /** A page on which who gets this ends it, for mails that were asked for and can be ended. */
  readonly unsubscribe?: { readonly label: string; readonly url: string }
}

const INK = '#11141B'
const GREY = '#565D6D'
const LINE = '#DBDDE3'
const FONT = "font-family:'Hanken Grotesk',Arial,Helvetica,sans-serif"

/** Colours for who reads in the dark. Clients without style sheets show the light ones, which stand at each element. */
const DARK = `
.pk-page{background:#0E1117 !important;color:#F2F3F5 !important}
.pk-card{background:#1A1E27 !important;color:#F2F3F5 !important}
.pk-quiet,.pk-quiet a{color:#AEB4C0 !important}
.pk-cell{border-color:#363C49 !important}
.pk-button{background:#AAB4FF !important;color:#0E1117 !important}`
const STYLES = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.pk-page{padding:0 !important}.pk-inner{padding:24px 16px !important}.pk-fact{display:block !important;width:auto !important}.pk-fact-text{display:block !important;border-top:0 !important;padding-top:0 !important}}
@media (prefers-color-scheme:dark){${DARK}
}
${DARK.replaceAll('\n.', '\n[data-ogsc] .').replaceAll(',.', ',[data-ogsc] .')}`

const cell = (padding: string) => `padding:${padding};border-top:1px solid ${LINE};vertical-align:top`
const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')
const table = (rows: readonly string[]) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 16px">${rows.join('')}</table>`

function partHtml(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return `<p style="margin:0 0 16px;overflow-wrap:anywhere">${lines(part.text)}</p>`
    case 'heading':
      return `<h2 style="margin:28px 0 8px;font-size:18px;line-height:1.3">${escapeHtml(part.text)}</h2>`
    case 'link':
      return `<p style="margin:20px 0"><a class="pk-button" href="${escapeHtml(part.url)}" style="display:inline-block;padding:13px 22px;border-radius:8px;background:#2130C8;color:#ffffff;font-weight:bold;text-decoration:none">${escapeHtml(part.label)}</a></p>`
    case 'amounts': {
      const weight = `font-weight:${part.isTotal ? 'bold' : 'normal'}`
      return table(
        part.rows.map(
          ([label, value]) =>
            `<tr><td class="pk-cell" style="${cell('8px 12px 8px 0')};${weight};overflow-wrap:anywhere">${lines(label)}</td><td class="pk-cell" align="right" style="${cell('8px 0')};${weight};white-space:nowrap">${escapeHtml(value)}</td></tr>`,
        ),
      )
    }
    case 'facts':
      return table(
        part.rows.map(
          ([label, value]) =>
            `<tr><td class="pk-cell pk-fact pk-quiet" width="34%" style="${cell('8px 12px 8px 0')};color:${GREY};overflow-wrap:anywhere">${escapeHtml(label)}</td><td class="pk-cell pk-fact-text" style="${cell('8px 0')};overflow-wrap:anywhere">${lines(value)}</td></tr>`,
        ),
      )
  }
}

function partText(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'heading':
      return `\n${part.text}\n${'-'.repeat(part.text.length)}`
    case 'link':
      return `${part.label}: ${part.url}`
    case 'amounts':
    case 'facts':
      return part.rows
        .map(([label, value]) => `${label.replaceAll('\n', '\n  ')}: ${value.replaceAll('\n', '\n  ')}`)
        .join('\n')
  }
}

/** One look for every mail, in HTML that common clients show, light and dark, and in text that says the same. */
export function mailMessage({ subject, title, parts, shop, unsubscribe }: MailDocument): MailMessage {
  const ending = unsubscribe
    ? `<br><a href="${escapeHtml(unsubscribe.url)}" style="color:${GREY}">${escapeHtml(unsubscribe.label)}</a>`
    : ''
  const html = `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${STYLES}</style></head>
<body class="pk-page" style="margin:0;padding:24px 12px;background:#F6F5F1;color:${INK};${FONT};font-size:16px;line-height:1.55">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" class="pk-card" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%;background:#ffffff;border-radius:8px;color:${INK}"><tr><td class="pk-inner" style="padding:32px">
<p style="margin:0 0 24px;font-size:20px;font-weight:bold">${escapeHtml(shop.name)}</p>
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.15">${escapeHtml(title)}</h1>
${parts.map(partHtml).join('\n')}
</td></tr></table>
<p class="pk-quiet" style="margin:20px 12px;color:${GREY};font-size:13px">${lines(shop.footer)}${ending}</p>
</td></tr></table></body></html>`
  const foot = [
    `-- \n${shop.name}\n${shop.footer}`,
    ...(unsubscribe ? [partText({ kind: 'link', ...unsubscribe })] : []),
  ]
  const text = [title, ...parts.map(partText), ...foot].join('\n\n')
  return { subject, html, text }
}
