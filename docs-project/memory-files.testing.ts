import type { FolderEntry, ProjectFiles } from "./project-files.ts";

/** The content of files, by their paths. */
export type MemoryContent = { readonly [path: string]: string | Uint8Array };

/** Creates the files of a project in memory. `content` is asked again on each access, so that tests can change it. */
export function memoryFiles(content: () => MemoryContent): ProjectFiles {
  const isFolder = (path: string): boolean =>
    path === "" || Object.keys(content()).some((file) => file.startsWith(`${path}/`));
  return {
    info: async (path) => {
      const file = content()[path];
      if (file !== undefined) return { kind: "file", version: String(file) };
      return isFolder(path) ? { kind: "folder", version: "" } : undefined;
    },
    read: async (path) => {
      const file = content()[path] ?? "";
      return typeof file === "string" ? new TextEncoder().encode(file) : file;
    },
    list: async (path) => {
      const prefix = path === "" ? "" : `${path}/`;
      const entries = new Map<string, FolderEntry>();
      for (const file of Object.keys(content())) {
        if (!file.startsWith(prefix)) continue;
        const [name = "", ...rest] = file.slice(prefix.length).split("/");
        entries.set(name, { name, kind: rest.length > 0 ? "folder" : "file" });
      }
      return [...entries.values()];
    },
  };
}
