import { brotliCompressSync } from 'node:zlib'
import { record, type Recorded } from './recorded.ts'
import type { Visit } from './visit.ts'

const ACCEPTED = { 'accept-encoding': 'br', accept: 'image/avif,image/webp,*/*' }

const pathOf = (url: string) => url.slice(new URL(url).origin.length)

const asHtmlText = (words: string) => words.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The least that could show what a visitor saw: a page of plain HTML with the same picture, or the same words. */
export async function plainAnswers(
  port: number,
  path: string,
  { picture, words }: Visit,
): Promise<Recorded[]> {
  const shown = picture
    ? `<img src="${pathOf(picture.url)}" width="${picture.widthPx}" height="${picture.heightPx}" alt="">`
    : `<p>${asHtmlText(words)}</p>`
  const html = `<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Paskruis</title>${shown}`
  const headers = { 'content-type': 'text/html', 'content-encoding': 'br' }
  const page = { path, headers, body: brotliCompressSync(html) }
  return picture ? [page, await record(port, pathOf(picture.url), ACCEPTED)] : [page]
}
