/** A file that cannot be read: since it was chosen it was changed, moved or taken away. */
export class NotReadable extends Error {
  override readonly name = 'NotReadable'
}

/** A file as it is now, whatever becomes of it on the disk. */
export async function fileInMemory(file: File): Promise<File> {
  const content = await file.arrayBuffer().catch(() => {
    throw new NotReadable()
  })
  return new File([content], file.name)
}
