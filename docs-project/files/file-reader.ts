import { createHash } from "node:crypto";
import { imageSize } from "image-size";
import mime from "mime";
import type { ProjectFile } from "../project.ts";
import type { CachedFiles } from "../project-files.ts";

interface Known {
  readonly version: string;
  readonly file: ProjectFile;
}

/** Creates a reader of the files that pages show; a file is read again when its version changes. */
export function createFileReader(files: CachedFiles) {
  const known = new Map<string, Known>();
  const readOne = async (path: string): Promise<ProjectFile | undefined> => {
    const info = await files.info(path);
    if (info?.kind !== "file") return undefined;
    const old = known.get(path);
    if (old?.version === info.version) return old.file;
    const bytes = await files.read(path);
    const mediaType = mime.getType(path) ?? "application/octet-stream";
    const size = mediaType.startsWith("image/") ? sizeOf(bytes) : undefined;
    const hash = createHash("sha256").update(bytes).digest("hex");
    const file = { path, hash, mediaType, ...(size && { size }), read: () => files.read(path) };
    known.set(path, { version: info.version, file });
    return file;
  };
  return {
    readAll: async (paths: Iterable<string>): Promise<readonly ProjectFile[]> => {
      const read = await Promise.all([...paths].map(readOne));
      return read.filter((file) => file !== undefined);
    },
  };
}

/** Returns the size of an image in pixels; undefined if its format is unknown or its content broken. */
function sizeOf(bytes: Uint8Array): ProjectFile["size"] {
  try {
    const { width, height } = imageSize(bytes);
    return { width, height };
  } catch {
    // The library throws for every content that it can't read; such a file is served without a size.
    return undefined;
  }
}
