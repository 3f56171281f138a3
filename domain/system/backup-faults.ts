/** Why a backup can't be made, or restored to see whether that works. */
export const BACKUP_FAULTS = [
  /** Its content is not what was written, or ends early. */
  'broken',
  /** Its file is in the storage no more. */
  'gone',
  /** It was made by a newer shop. */
  'tooNew',
  /** The tables of its time are not the ones that this shop makes for that time. */
  'otherTables',
  /** The queue of work had another shape in the shop that made it. */
  'otherQueue',
  /** There is something in the database already. */
  'notEmpty',
  /** The user of the database may not make another database. */
  'mayNotCreate',
  /** The rows that came back are not the ones that were written. */
  'differs',
  /** A disk has not enough room for it. */
  'noRoom',
  'storageAway',
  'databaseAway',
  /** The shop was stopped meanwhile. */
  'stopped',
  /** Nothing was heard of the work any more. */
  'lost',
  'unexpected',
] as const
export type BackupFaultCode = (typeof BACKUP_FAULTS)[number]

/** So many that can be restored are kept; an older one goes when a new one was made. */
export const KEPT_BACKUPS = 5
