// undo-2 of Lucide (lucide.dev), ISC licence: see the package lucide-react.
export const undo2Icon: string = 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11'
