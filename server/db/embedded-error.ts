/** A failure of the embedded PostgreSQL, told so that the owner can act on it: DATABASE_URL is always the way out. */
export class EmbeddedPostgresError extends Error {
  constructor(problem: string, cause?: unknown) {
    const detail = cause instanceof Error ? ` (${cause.message})` : ''
    super(
      `${problem}${detail} Met DATABASE_URL gebruikt Paskruis een eigen PostgreSQL-server (15 of nieuwer).`,
      { cause },
    )
    this.name = 'EmbeddedPostgresError'
  }
}
