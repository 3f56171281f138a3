/** A file that cannot be read: since it was chosen it was changed, moved or taken away. */
export class NotReadable extends Error {
  override readonly name = 'NotReadable'
}

/** What is in a file now. */
export async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  const content = await file.arrayBuffer().catch(() => {
    throw new NotReadable()
  })
  return new Uint8Array(content)
}

/** A file as it is now, whatever becomes of it on the disk. */
export const fileInMemory = async (file: File): Promise<File> => new File([await bytesOf(file)], file.name)
