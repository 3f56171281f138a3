// crop of Lucide (lucide.dev), ISC licence: see the package lucide-react.
export const cropIcon: string = 'M6 2v14a2 2 0 0 0 2 2h14M18 22V8a2 2 0 0 0-2-2H2'
