import type { PdfFile } from './pdf-file.ts'
import { type Dict, Name, type Value } from './values.ts'

/** What a content stream calls by a name; null where there is no such thing. */
export const namedResource = (pdf: PdfFile, resources: Dict, kind: string, name: Value | undefined): Value =>
  name instanceof Name ? pdf.resolve(pdf.dict(resources, kind)?.get(name.value)) : null
