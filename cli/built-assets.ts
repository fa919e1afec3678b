import { join } from "node:path";
import { type Assets, openAssets } from "#docs-host/server";
import { packageFolder } from "./package-folder.ts";

/** Opens the files of the pages that the build of this package has made. */
export const builtAssets = (): Promise<Assets> => openAssets(join(packageFolder(import.meta.dirname), "dist/client"));
