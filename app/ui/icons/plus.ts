// plus of Lucide (lucide.dev), ISC licence: see the package lucide-react.
export const plusIcon: string = 'M5 12h14M12 5v14'
