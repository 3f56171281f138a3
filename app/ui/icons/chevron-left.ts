// chevron-left of Lucide (lucide.dev), ISC licence: see the package lucide-react.
export const chevronLeftIcon: string = 'M15 18l-6-6 6-6'
