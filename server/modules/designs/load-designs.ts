import type { Executor } from '../../db/database.ts'
import { findDesigns, findFacts, findNamedDesigns, listLibrary } from './design-store.ts'
import type { StoredDesign } from './stored-design.ts'

/** What was measured in the file of a design, with the places of what is in it; any other way to load one leaves those out. */
export const loadFactsWithPlaces = (executor: Executor, designId: string) => findFacts(executor, designId)

/** These designs of a company, soft-deleted ones too; ids of another company's are not among them. */
export const loadDesigns = (
  executor: Executor,
  companyId: string,
  ids: readonly string[],
): Promise<readonly StoredDesign[]> => findDesigns(executor, companyId, ids)

/** All that a company has uploaded, newest first; without what was deleted, and without repaired files. */
export const loadLibrary = (executor: Executor, companyId: string): Promise<readonly StoredDesign[]> =>
  listLibrary(executor, companyId)

/** What of a company's library has one of these names, whatever their capitals. */
export const loadNamedDesigns = (
  executor: Executor,
  companyId: string,
  names: readonly string[],
): Promise<readonly StoredDesign[]> => findNamedDesigns(executor, companyId, names)

/** These designs of whichever company, for staff. */
export const loadDesignsOfAll = (
  executor: Executor,
  ids: readonly string[],
): Promise<readonly StoredDesign[]> => findDesigns(executor, null, ids)
