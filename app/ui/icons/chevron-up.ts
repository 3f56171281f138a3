// chevron-up of Lucide (lucide.dev), ISC licence: see the package lucide-react.
export const chevronUpIcon: string = 'M18 15l-6-6-6 6'
