import { join } from "node:path";
import { cwd, env } from "node:process";
import { openLanguagesHere, packageFolder, readByProcess } from "#cli/reading";
import { openAssets } from "#docs-host/server";
import type { createDocs as createDocsType } from "#package/server";
import { createDocsWith } from "./create-docs.ts";

export { expressDocs, fastifyDocs, honoDocs, koaDocs, nestDocs, nextDocs, nodeDocs } from "./adapters.ts";

/** Milliseconds for which a description counts as unchanged. */
const checkedFor = 1000;

/** Creates the docs of an API with the files of this package. */
export const createDocs: typeof createDocsType = (options) => {
  openLanguagesHere();
  return createDocsWith(options, {
    readDescription: readByProcess,
    folder: cwd(),
    now: () => performance.now(),
    openAssets: () => openAssets(join(packageFolder(import.meta.dirname), "dist/client")),
    checkedFor,
    isProduction: env.NODE_ENV === "production",
  });
};
