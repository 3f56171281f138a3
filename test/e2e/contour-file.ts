import { samplePdf, sampleStream } from '#test/support/sample-files.ts'

const pt = (mm: number) => ((mm * 72) / 25.4).toFixed(4)

/** A banner of 2,5 x 1,25 m with a cut line, a picture of 20 ppi on it, and text in a typeface that it does not bring. */
export function contourFile(name: string) {
  const picture = sampleStream(
    '/Type /XObject /Subtype /Image /Width 400 /Height 200 /BitsPerComponent 8 /ColorSpace /DeviceGray',
    Buffer.alloc(80_000, 90),
  )
  const tint = '<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 1 0 0] /N 1 >>'
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
  const resources =
    '/XObject << /X 100 0 R >> /ColorSpace << /Cut [/Separation /CutContour /DeviceCMYK 101 0 R] >> /Font << /F 102 0 R >>'
  const content = [
    `0.1 0.3 0 0 k 0 0 ${pt(2500)} ${pt(1250)} re f`,
    `q ${pt(500)} 0 0 ${pt(250)} ${pt(250)} ${pt(875)} cm /X Do Q`,
    `/Cut CS 1 SCN ${pt(1500)} ${pt(250)} m ${pt(2250)} ${pt(250)} l ${pt(2250)} ${pt(750)} l s`,
    `BT /F ${pt(100)} Tf ${pt(250)} ${pt(250)} Td 0 0 0 1 k (Kermis) Tj ET`,
  ].join('\n')
  const page = { entries: `/MediaBox [0 0 ${pt(2500)} ${pt(1250)}]`, resources, content }
  const buffer = Buffer.from(samplePdf({ pages: [page], objects: [picture, tint, font] }))
  return { name, mimeType: 'application/pdf', buffer }
}
