/** A file that was chosen or dropped; `path` is its path in a chosen folder, else empty. */
export interface ChosenFile {
  readonly file: File;
  readonly path: string;
}

/** Lists the files of a file dialog. */
export const filesOfInput = (files: Iterable<File>): readonly ChosenFile[] =>
  [...files].map((file) => ({ file, path: file.webkitRelativePath }));

/** Reads a folder completely: each call of its reader returns only the next part. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<readonly FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return all;
    all.push(...part);
  }
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

async function filesBelow(entry: FileSystemEntry, inFolder: boolean): Promise<readonly ChosenFile[]> {
  if (isFolder(entry)) {
    const inside = await entriesOf(entry);
    return (await Promise.all(inside.map((one) => filesBelow(one, true)))).flat();
  }
  if (!isFile(entry)) return [];
  const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
  return [{ file, path: inFolder ? entry.fullPath.replace(/^\//, "") : "" }];
}

/** Lists the files of a drop, those in folders too. Rejects when the system does not hand one out. */
export async function filesOfDrop(dropped: DataTransfer): Promise<readonly ChosenFile[]> {
  // Both lists are empty once the event is over, so they are read before the first pause.
  const files = filesOfInput(dropped.files);
  const entries = [...(dropped.items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some(isFolder)) return files;
  return (await Promise.all(entries.map((entry) => filesBelow(entry, false)))).flat();
}
