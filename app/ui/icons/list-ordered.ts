// list-ordered of Lucide (lucide.dev), ISC licence: see the package lucide-react.
export const listOrderedIcon: string =
  'M11 5h10M11 12h10M11 19h10M4 4h1v5M4 9h2M6.5 20H3.4c0-1 2.6-1.925 2.6-3.5a1.5 1.5 0 0 0-2.6-1.02'
