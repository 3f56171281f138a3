/** What a PDF says of itself. */
export type PdfFacts = {
  readonly title: string
  readonly author: string
  readonly madeAt: Date
}

const PRODUCER = 'Paskruis'

let profile: Promise<Buffer> | null = null

/** The sRGB profile that comes with libvips: what the colours of a paper mean, wherever it is opened. */
export function srgbProfile(): Promise<Buffer> {
  profile ??= readProfile()
  return profile
}

async function readProfile(): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const dot = { width: 1, height: 1, channels: 3, background: '#fff' } as const
  const picture = await sharp({ create: dot }).withIccProfile('srgb').png().toBuffer()
  const { icc } = await sharp(picture).metadata()
  if (!icc) throw new Error('libvips gave no sRGB profile')
  return icc
}

const pad = (value: number) => String(value).padStart(2, '0')

/** A moment as PDF writes it, in UTC. */
export const pdfDate = (moment: Date): string =>
  `(D:${moment.getUTCFullYear()}${[moment.getUTCMonth() + 1, moment.getUTCDate(), moment.getUTCHours(), moment.getUTCMinutes(), moment.getUTCSeconds()].map(pad).join('')}Z)`

const xmpDate = (moment: Date): string => moment.toISOString().replace(/\.\d{3}Z$/, 'Z')

/** The document facts that PDF/A-3b wants, the same as in the information dictionary; `escape` is that of XML. */
export function xmpPacket({ title, author, madeAt }: PdfFacts, escape: (text: string) => string): string {
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
<pdfaid:part>3</pdfaid:part>
<pdfaid:conformance>B</pdfaid:conformance>
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escape(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escape(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>nl-NL</rdf:li></rdf:Bag></dc:language>
<pdf:Producer>${PRODUCER}</pdf:Producer>
<xmp:CreateDate>${xmpDate(madeAt)}</xmp:CreateDate>
<xmp:ModifyDate>${xmpDate(madeAt)}</xmp:ModifyDate>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`
}

export const producer = PRODUCER
