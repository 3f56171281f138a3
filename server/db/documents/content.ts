import { VersionContent } from '#contract/office/content-versions.ts'
import { stored } from './stored.ts'

/** A block, menu, category or mail as it once was. */
export const contentVersion = stored<VersionContent>('content_versions.document', VersionContent)
