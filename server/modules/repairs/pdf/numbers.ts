import { PDFArray, type PDFDict, PDFName, PDFNumber, type PDFObject } from '@cantoo/pdf-lib'

/** The number of an entry; 0 where there is none. */
export function numberIn(dict: PDFDict, name: string): number {
  const value = dict.lookup(PDFName.of(name))
  return value instanceof PDFNumber ? value.asNumber() : 0
}

/** The numbers of an array, 0 for what is none; null for anything else. */
export function numbersIn(object: PDFObject | undefined): readonly number[] | null {
  if (!(object instanceof PDFArray)) return null
  return Array.from({ length: object.size() }, (_, at) => {
    const value = object.lookup(at)
    return value instanceof PDFNumber ? value.asNumber() : 0
  })
}
