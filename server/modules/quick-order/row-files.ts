import type { ProductFacts } from '#domain/catalogue/product-facts.ts'
import { cleanFileName } from '#domain/designs/file-name.ts'
import { rowFileTexts } from '#texts/nl/quick-order.ts'
import type { Executor } from '../../db/database.ts'
import { loadNamedDesigns } from '../designs/load-designs.ts'
import type { StoredDesign } from '../designs/stored-design.ts'

export type DesignsByName = (name: string) => readonly StoredDesign[]

const plainName = (name: string) => cleanFileName(name).toLowerCase()

/** The designs of a company that go by these names. */
export async function readNamedDesigns(
  executor: Executor,
  companyId: string,
  names: readonly string[],
): Promise<DesignsByName> {
  const asked = [...new Set(names.map(plainName))].filter((name) => name !== '')
  const designs = await loadNamedDesigns(executor, companyId, asked)
  const byName = Map.groupBy(designs, ({ fileName }) => plainName(fileName))
  return (name) => byName.get(plainName(name)) ?? []
}

/** What becomes of the file that a row names, before it is in the cart; null when it names none. */
export function fileVerdict(
  fileName: string | null,
  { needsPrintFiles }: Pick<ProductFacts, 'needsPrintFiles'>,
  named: DesignsByName,
) {
  if (fileName === null) return null
  const designs = named(fileName)
  const state: keyof typeof rowFileTexts = !needsPrintFiles ? 'not_needed' : fileState(designs)
  return { state, message: rowFileTexts[state](fileName) }
}

function fileState(designs: readonly StoredDesign[]): keyof typeof rowFileTexts {
  const [design] = designs
  if (!design) return 'unknown'
  if (designs.length > 1) return 'several'
  return design.status === 'invalid' || design.status === 'error' ? 'unusable' : 'found'
}
