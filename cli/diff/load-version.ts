import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { isAddress } from "../serve/source.ts";
import type { RegistryAccess } from "./registered-version.ts";
import { type LoadedVersion, refused } from "./version.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Loads a version by an argument: the id of a registered API, a description in a file or at an address, an IDL folder,
 * or a git revision with a folder. Importers and the registry client are loaded on demand.
 */
export async function loadVersion(text: string, access: RegistryAccess): Promise<LoadedVersion> {
  if (uuid.test(text)) return (await import("./registered-version.ts")).registeredVersion(text, access);
  const path = resolve(access.folder, text);
  const kind = await kindOf(path);
  if (kind === "file" || isAddress(text))
    return (await import("./described-version.ts")).describedVersion(text, access);
  if (kind === "folder") return (await import("./idl-version.ts")).folderVersion(path, text);
  if (text.includes(":")) return (await import("./idl-version.ts")).revisionVersion(text, access.folder);
  return refused(
    `there is no folder and no file ${text} here`,
    "give a description such as openapi.yaml, an IDL folder, a git revision with its folder such as main:idl, or the id of a registered API",
  );
}

async function kindOf(path: string): Promise<"folder" | "file" | "nothing"> {
  try {
    return (await stat(path)).isDirectory() ? "folder" : "file";
  } catch {
    // A missing or unreadable path may still be a revision.
    return "nothing";
  }
}
