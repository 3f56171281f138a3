const MM_PER = { mm: 1, cm: 10, m: 1000 } as const
const NUMBER = /^(\d{1,3}(?:\.\d{3})+|\d{1,9})(?:([.,])(\d{1,6}))?$/

/**
 * A number as the Dutch write it, in thousandths: '1.250' is 1250 and '1,5' one and a half; a point before anything but
 * three digits is a decimal point. Null for what is no number.
 */
function readThousandths(text: string): number | null {
  const [, whole, mark, fraction = ''] = NUMBER.exec(text.replace(/\s/gu, '')) ?? []
  if (whole === undefined) return null
  if (mark === '.' && whole.includes('.')) return null
  if (fraction.length > 3 && /[1-9]/.test(fraction.slice(3))) return null
  return Number(whole.replaceAll('.', '')) * 1000 + Number(fraction.slice(0, 3).padEnd(3, '0'))
}

/** A size in whole mm, of '1000', '1.000 mm', '100 cm' or '1,5 m'; null for what is no whole number of mm. */
export function readMillimetres(text: string): number | null {
  const [, number = '', unit = 'mm'] = /^(.*?)\s*(mm|cm|m)?$/iu.exec(text.trim()) ?? []
  const thousandths = readThousandths(number)
  if (thousandths === null) return null
  const mm = (thousandths * MM_PER[unit.toLowerCase() as keyof typeof MM_PER]) / 1000
  return Number.isSafeInteger(mm) ? mm : null
}

/** A whole number of pieces, of '4', '1.000', '4 stuks' or '4x'; null for what is none. */
export function readPieces(text: string): number | null {
  const thousandths = readThousandths(text.trim().replace(/\s*(?:stuks?|st\.?|x|×)$/iu, ''))
  const pieces = thousandths === null ? null : thousandths / 1000
  return pieces !== null && Number.isSafeInteger(pieces) ? pieces : null
}
