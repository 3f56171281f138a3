/** The fewest characters of a new password. */
export const SHORTEST_PASSWORD = 10
