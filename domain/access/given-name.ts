/** What customers know somebody of the staff by: the first word of the name. */
export const givenName = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
