// table of Lucide (lucide.dev), ISC licence: see the package lucide-react.
export const tableIcon: string =
  'M12 3v18M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM3 9h18M3 15h18'
