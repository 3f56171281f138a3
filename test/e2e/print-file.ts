const POINTS_PER_MM = 72 / 25.4

/** A sound PDF of one page with a field of colour and a square on it, a size in mm; `name` makes its bytes its own. */
export function printFile(name: string, widthMm: number, heightMm: number, paddingBytes = 0) {
  const [width, height] = [widthMm, heightMm].map((mm) => (mm * POINTS_PER_MM).toFixed(3))
  const drawing = `0.2 0.4 0 0 k 0 0 ${width} ${height} re f 0 0.9 0.8 0 k 0 0 99 99 re f\n%${name}${' '.repeat(paddingBytes)}\n`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Resources<<>>/Contents 4 0 R>>`,
    `<</Length ${drawing.length}>>\nstream\n${drawing}endstream`,
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = text.length
  text += `xref\n0 5\n0000000000 65535 f \n${offsets.join('')}trailer\n<</Size 5/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') }
}
