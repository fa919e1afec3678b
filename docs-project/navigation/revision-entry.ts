import type { Word } from "#codegen/reading";
import { readDocsYml } from "../settings/docs-yml.ts";
import { readYamlFile, withVariables } from "../settings/yaml-file.ts";
import { type Place, pageEntry } from "./place.ts";
import { navigationFile, sidebar } from "./sidebar.ts";

/**
 * Finds the navigation of a version at a git revision: in the first version there, or in docs.yml. Its pages, files and
 * APIs are also read at the revision.
 */
export async function revisionEntry({ text: ref, span }: Word, place: Place): ReturnType<typeof navigationFile> {
  const { files, notes, env } = place;
  const root = await files.revision?.(ref);
  if (typeof root === "object") {
    notes.note(span, { code: "missing-file", message: `the git revision ${ref} can't be read`, advice: root.error });
    return undefined;
  }
  if (root === undefined) {
    notes.note(span, {
      code: "missing-file",
      message: `there is no git revision ${ref} here`,
      advice: "fetch it first, with `git fetch --tags --unshallow` in a shallow clone, or name a file by `path`",
    });
    return undefined;
  }
  const path = `${root}/docs.yml`;
  const text = await files.text(path);
  const yaml = text === undefined ? undefined : readYamlFile({ path, text }, notes);
  const docs = yaml && readDocsYml(withVariables(yaml, env, notes), notes.report);
  const inside: Place = {
    ...place,
    ...{ root, folder: root, libraries: docs?.libraries, apiKey: await place.apiKeyIn(root) },
  };
  const file = docs?.versions?.[0]?.path;
  if (file !== undefined) return navigationFile(file, inside);
  if (docs?.navigation !== undefined) {
    const landingPage = docs["landing-page"] && pageEntry(docs["landing-page"], inside);
    return { landingPage, sidebar: await sidebar(docs.navigation, docs.tabs, inside) };
  }
  notes.note(span, {
    code: "conflict",
    message: `the revision ${ref} has no navigation in docs.yml`,
    advice: "choose a revision with docs.yml in the same folder, and `navigation` or `versions` with a `path` in it",
  });
  return undefined;
}
