/** Each kind of document counts by itself, anew each year. */
export const NUMBER_SERIES = { invoice: 'FAC', credit_note: 'CRE' } as const

/** 'FAC-2026-00012': series, year, and a number without gaps. */
export const documentNumber = (series: string, year: number, count: number): string =>
  `${series}-${year}-${String(count).padStart(5, '0')}`
