// info of Lucide (lucide.dev), ISC licence: see the package lucide-react.
export const infoIcon: string = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 16v-4M12 8h.01'
