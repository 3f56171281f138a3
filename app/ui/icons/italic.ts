// italic of Lucide (lucide.dev), ISC licence: see the package lucide-react.
export const italicIcon: string = 'M19 4L10 4M14 20L5 20M15 4L9 20'
