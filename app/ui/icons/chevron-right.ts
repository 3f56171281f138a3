// chevron-right of Lucide (lucide.dev), ISC licence: see the package lucide-react.
export const chevronRightIcon: string = 'M9 18l6-6-6-6'
