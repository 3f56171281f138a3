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
  | ({ readonly kind: 'amounts'; readonly isTotal?: boolean } & MailTable)

type MailDocument = {
  readonly subject: string
  readonly title: string
  readonly parts: readonly MailPart[]
  readonly shop: { readonly name: string; readonly footer: string }
}

const INK = '#11141B'
const GREY = '#565D6D'
const FONT = "font-family:'Hanken Grotesk',Arial,Helvetica,sans-serif"

function partHtml(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${escapeHtml(part.text).replaceAll('\n', '<br>')}</p>`
    case 'heading':
      return `<h2 style="margin:28px 0 8px;font-size:18px;line-height:1.3">${escapeHtml(part.text)}</h2>`
    case 'link':
      return `<p style="margin:20px 0"><a href="${escapeHtml(part.url)}" style="display:inline-block;padding:13px 22px;border-radius:8px;background:#2130C8;color:#ffffff;font-weight:bold;text-decoration:none">${escapeHtml(part.label)}</a></p>`
    case 'amounts': {
      const weight = part.isTotal ? 'bold' : 'normal'
      const rows = part.rows.map(
        ([label, value]) =>
          `<tr><td style="padding:8px 12px 8px 0;border-top:1px solid #DBDDE3;font-weight:${weight};vertical-align:top">${escapeHtml(label).replaceAll('\n', '<br>')}</td><td align="right" style="padding:8px 0;border-top:1px solid #DBDDE3;font-weight:${weight};white-space:nowrap;vertical-align:top">${escapeHtml(value)}</td></tr>`,
      )
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">${rows.join('')}</table>`
    }
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
      return part.rows.map(([label, value]) => `${label.replaceAll('\n', '\n  ')}: ${value}`).join('\n')
  }
}

/** One look for every mail, in HTML that common clients show and in text that says the same. */
export function mailMessage({ subject, title, parts, shop }: MailDocument): MailMessage {
  const html = `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#F6F5F1;color:${INK};${FONT};font-size:16px;line-height:1.55">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%;background:#ffffff;border-radius:8px;color:${INK}"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:20px;font-weight:bold">${escapeHtml(shop.name)}</p>
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.15">${escapeHtml(title)}</h1>
${parts.map(partHtml).join('\n')}
</td></tr></table>
<p style="margin:20px 0 0;color:${GREY};font-size:13px">${escapeHtml(shop.footer).replaceAll('\n', '<br>')}</p>
</td></tr></table></body></html>`
  const text = [title, ...parts.map(partText), `-- \n${shop.name}\n${shop.footer}`].join('\n\n')
  return { subject, html, text }
}
