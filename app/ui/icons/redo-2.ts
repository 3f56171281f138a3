// redo-2 of Lucide (lucide.dev), ISC licence: see the package lucide-react.
export const redo2Icon: string = 'M15 14l5-5-5-5M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13'
