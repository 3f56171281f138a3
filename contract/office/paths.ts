/** The addresses of the back office that stand outside of it, on papers. */
export const officePaths = {
  scan: (code: string) => `/beheer/scan/${code}`,
} as const
