// x of Lucide (lucide.dev), ISC licence: see the package lucide-react.
export const xIcon: string = 'M18 6 6 18M6 6l12 12'
