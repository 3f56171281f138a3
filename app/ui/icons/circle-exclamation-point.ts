// circle-exclamation-point of Lucide (lucide.dev), ISC licence: see the package lucide-react.
export const circleExclamationPointIcon: string =
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 8L12 12M12 16L12.01 16'
