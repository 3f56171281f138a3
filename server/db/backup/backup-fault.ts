import type { BackupFaultCode } from '#domain/system/backup-faults.ts'

/** Why a backup can't be tried or restored, as far as the owner can do something about it. */
export class BackupFault extends Error {
  readonly code: BackupFaultCode

  constructor(code: BackupFaultCode, about: string, cause?: unknown) {
    super(`backup ${code}: ${about}`, { cause })
    this.name = 'BackupFault'
    this.code = code
  }
}
