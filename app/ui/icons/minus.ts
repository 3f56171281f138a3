// minus of Lucide (lucide.dev), ISC licence: see the package lucide-react.
export const minusIcon: string = 'M5 12h14'
