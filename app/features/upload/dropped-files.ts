function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  return new Promise((resolve) => {
    const next = () =>
      reader.readEntries(
        (entries) => {
          all.push(...entries)
          // A browser gives them by a hundred, and none at the end.
          if (entries.length === 0) resolve(all)
          else next()
        },
        () => resolve(all),
      )
    next()
  })
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

async function filesOf(entry: FileSystemEntry): Promise<readonly File[]> {
  if (isFile(entry)) {
    return new Promise((resolve) =>
      entry.file(
        (file) => resolve([file]),
        () => resolve([]),
      ),
    )
  }
  if (!isFolder(entry)) return []
  const within: (readonly File[])[] = []
  for (const inner of await entriesOf(entry)) within.push(await filesOf(inner))
  // What an operating system leaves in its folders is no design.
  return within.flat().filter(({ name }) => !name.startsWith('.') && name !== 'Thumbs.db')
}

/** All files of a drop or paste; folders are emptied out, as deep as they go. */
export async function droppedFiles(transfer: DataTransfer): Promise<readonly File[]> {
  // Both are gone once the event is over.
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.() ?? null)
  const plain = [...transfer.files]
  const found = entries.filter((entry) => entry !== null)
  if (found.length === 0 || !found.some(isFolder)) return plain
  return (await Promise.all(found.map(filesOf))).flat()
}

export const carriesFiles = (transfer: DataTransfer | null): boolean =>
  transfer?.types.includes('Files') ?? false
