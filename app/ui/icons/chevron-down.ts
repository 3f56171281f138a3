// chevron-down of Lucide (lucide.dev), ISC licence: see the package lucide-react.
export const chevronDownIcon: string = 'M6 9l6 6 6-6'
