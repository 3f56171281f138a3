import type { FileFacts } from '#domain/designs/facts.ts'
import { FileBytes } from './file-bytes.ts'
import type { Preview } from './previews.ts'
import { recognise } from './recognise.ts'

/** A file under the name that its owner gave it, and where its previews go. */
export type Order = { readonly path: string; readonly name: string; readonly previewFolder: string }

/**
 * Measures a print file in this very process, with no more than the engine that it needs; only a process that may die should do
 * so. Says when the header told nothing absurd.
 */
export async function inspectFile(
  { path, name, previewFolder }: Order,
  opened: () => void,
): Promise<{ facts: FileFacts; previews: Preview[] }> {
  const type = typeOf(path, name)
  switch (type) {
    case 'jpeg':
    case 'tiff': {
      const { inspectRaster } = await import('./inspect-raster.ts')
      return await inspectRaster(path, type, previewFolder, opened)
    }
    case 'pdf':
    case 'ai': {
      const { inspectDocument } = await import('./pdf/inspect-document.ts')
      return await inspectDocument(path, name, previewFolder, opened)
    }
    case 'psb':
    case 'psd': {
      const { inspectPhotoshop } = await import('./inspect-photoshop.ts')
      return await inspectPhotoshop(path, type, previewFolder, opened)
    }
  }
}

function typeOf(path: string, name: string) {
  const file = new FileBytes(path)
  try {
    return recognise(file, name)
  } finally {
    file.close()
  }
}
