/** The header's link to the uploads; apart, as it is on every page of a customer. */
export const uploadsLinkTexts = {
  openLibrary: 'Mijn bestanden',
  underWay: (count: number, percent: number) =>
    `${count === 1 ? '1 bestand' : `${count} bestanden`} uploaden, ${percent}% klaar`,
} as const
