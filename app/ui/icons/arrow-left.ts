// arrow-left of Lucide (lucide.dev), ISC licence: see the package lucide-react.
export const arrowLeftIcon: string = 'M12 19l-7-7 7-7M19 12H5'
