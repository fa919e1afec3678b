import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { errorText } from "../start/error-text.ts";
import type { Deployment, DoctorDeps } from "./deps.ts";
import { type Finding, ok, problem } from "./finding.ts";

const mib = 1024 * 1024;
/** Free bytes below which writes soon fail, and below which it is time to act: an upload has up to 50 MiB; our choice. */
const [leastBytes, fewBytes] = [100 * mib, 1024 * mib];
/** Free files below which it is time to act: a publication has some hundred; our choice. */
const fewFiles = 10_000;

/** Checks the free space of the disk with the data. */
export async function checkDisk({ store }: Deployment, { space }: DoctorDeps): Promise<readonly Finding[]> {
  const folder = existingFolder(store.dataFolder);
  const fix = "free space on this disk, or move the data to another one: CALLBOARD_DATA=<folder>";
  try {
    const { free, size, freeFiles } = await space(folder);
    const text = `${sizeText(free)} of ${sizeText(size)} are free in ${folder}`;
    if (free < leastBytes) return [problem("disk", "failed", text, fix)];
    if (free < fewBytes) return [problem("disk", "warning", text, fix)];
    if (freeFiles !== undefined && freeFiles < fewFiles) {
      return [problem("disk", "warning", `${folder} has room for ${freeFiles} more files`, fix)];
    }
    return [ok("disk", text)];
  } catch (error) {
    return [problem("disk", "warning", `the free space of ${folder} is unknown (${errorText(error)})`, "use df")];
  }
}

/** Returns the folder itself, or the nearest one above it. */
function existingFolder(path: string): string {
  let folder = resolve(path);
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

const sizeText = (bytes: number): string =>
  bytes < 1024 * mib ? `${Math.floor(bytes / mib)} MiB` : `${(bytes / (1024 * mib)).toFixed(1)} GiB`;
