// arrow-down-to-line of Lucide (lucide.dev), ISC licence: see the package lucide-react.
export const arrowDownToLineIcon: string = 'M12 17V3m6 8-6 6-6-6m13 10H5'
