// list-x of Lucide (lucide.dev), ISC licence: see the package lucide-react.
export const listXIcon: string = 'M16 5H3M11 12H3M16 19H3M15.5 9.5l5 5M20.5 9.5l-5 5'
