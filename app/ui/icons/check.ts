// check of Lucide (lucide.dev), ISC licence: see the package lucide-react.
export const checkIcon: string = 'M20 6 9 17l-5-5'
