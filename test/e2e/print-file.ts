const POINTS_PER_MM = 72 / 25.4

/** A sound PDF of one page with a field of colour and a square on it, a size in mm; `name` makes its bytes its own. */
export const printFile = (name: string, widthMm: number, heightMm: number, paddingBytes = 0) =>
  printPages(name, [[widthMm, heightMm]], paddingBytes)

/** The same of several pages. */
export function printPages(
  name: string,
  sizesMm: readonly (readonly [width: number, height: number])[],
  paddingBytes = 0,
) {
  const pages = sizesMm.flatMap((sizeMm, index) => {
    const [width, height] = sizeMm.map((mm) => (mm * POINTS_PER_MM).toFixed(3))
    const drawing = `0.2 0.4 0 0 k 0 0 ${width} ${height} re f 0 0.9 0.8 0 k 0 0 99 99 re f\n%${name}${' '.repeat(paddingBytes)}\n`
    return [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Resources<<>>/Contents ${4 + 2 * index} 0 R>>`,
      `<</Length ${drawing.length}>>\nstream\n${drawing}endstream`,
    ]
  })
  const kids = sizesMm.map((_, index) => `${3 + 2 * index} 0 R`).join(' ')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${sizesMm.length}>>`,
    ...pages,
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = text.length
  text += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') }
}
