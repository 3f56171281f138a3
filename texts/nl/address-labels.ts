/** What is stuck on a parcel. */
export const addressLabelTexts = {
  title: (number: string) => `Adreslabels ${number}`,
  titleOfMany: (count: number) => `Adreslabels van ${count} orders`,
  fileName: (number: string) => `Adreslabels ${number}.pdf`,
  fileNameOfMany: 'Adreslabels.pdf',
  nothing: 'Er zijn geen adreslabels te maken: alles van deze orders is geannuleerd.',
  tooMany: (most: number) => `Kies hoogstens ${most} orders om er in één keer adreslabels van te maken.`,
  from: 'Afzender',
  to: 'Aan',
  fetched: 'Wordt afgehaald',
  order: (number: string) => `Order ${number}`,
  parcelOf: (parcel: number, count: number) => `${parcel} van ${count}`,
  deliverOn: (date: string) => `Bezorgen op ${date}`,
  fetchFrom: (date: string) => `Afhalen vanaf ${date}`,
  contact: (name: string) => `Bij levering: ${name}`,
} as const
