const SPACE = '\u00a0'
const SIZE = /(\d) × (?=\d)/g
const UNIT = new RegExp(`(×${SPACE}[\\d.,]+) (?=(?:mm|cm|m)\\b)`, 'g')

/** The same data with every size in its texts held together, so that '300 × 100 cm' breaks over no two lines. */
export function withWholeSizes<Data>(data: Data): Data {
  return JSON.parse(JSON.stringify(data), (_key, value: unknown) =>
    typeof value === 'string'
      ? value.replace(SIZE, `$1${SPACE}×${SPACE}`).replace(UNIT, `$1${SPACE}`)
      : value,
  ) as Data
}
