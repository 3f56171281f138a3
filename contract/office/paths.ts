/** The addresses of the back office that stand outside of it, on papers. */
export const officePaths = {
  scan: (code: string) => `/beheer/scan/${code}`,
  /** Behind the #, where no server and no log sees it. */
  invitation: (token: string) => `/beheer/uitnodiging#code=${token}`,
} as const
