/** The name under which a backup is saved. */
export const backupFileName = (madeAt: Date): string =>
  `paskruis-${madeAt.toISOString().slice(0, 16).replaceAll(/[:T]/g, '-')}.sql.gz`
