// scan-search of Lucide (lucide.dev), ISC licence: see the package lucide-react.
export const scanSearchIcon: string =
  'M3 7V5a2 2 0 0 1 2-2h2M17 3h2a2 2 0 0 1 2 2v2M21 17v2a2 2 0 0 1-2 2h-2M7 21H5a2 2 0 0 1-2-2v-2M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM16 16l-1.9-1.9'
