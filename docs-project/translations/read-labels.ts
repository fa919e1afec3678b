import type { Yaml } from "#codegen/reading";
import type { Notes } from "../diagnostic.ts";
import { type CachedFiles, folderOf, resolvePath } from "../project-files.ts";
import { member, readYamlFile, wordOf } from "../settings/yaml-file.ts";
import { translationFolder } from "./translated-path.ts";

/** Translated labels of a navigation, by the labels of the first language. */
export type Labels = { readonly [label: string]: string };

/** Keys with texts for readers. */
const labelKeys = [
  ...["page", "section", "folder", "api", "link", "changelog", "title", "subtitle", "display-name"],
  // Of the announcement, the links of the header, and the settings.
  ...["message", "text", "search-text"],
];
/** Keys of a navigation that hold further parts of it, and of docs.yml that hold texts. */
const partKeys = [
  ...["navigation", "contents", "layout", "variants", "versions", "products", "tabs", "landing-page"],
  ...["announcement", "navbar-links", "links", "settings"],
];

/**
 * Reads the labels of a language: of a `docs.yml` in its folder, and of the files of versions and products that it names.
 * They have the order of the navigation that they translate; labels without a counterpart are left out.
 */
export async function readLabels(tag: string, files: CachedFiles, notes: Notes): Promise<Labels> {
  const labels = new Map<string, string>();
  /** The files that were read: one may name itself. */
  const known = new Set<string>();
  const yamlAt = async (path: string): Promise<Yaml | undefined> => {
    const text = await files.text(path);
    return text === undefined ? undefined : readYamlFile({ path, text }, notes);
  };
  const pair = async (own: Yaml | undefined, other: Yaml | undefined, at: string): Promise<void> => {
    if (own?.kind === "list" && other?.kind === "list") {
      for (const [index, item] of own.items.entries()) await pair(item, other.items[index], at);
      return;
    }
    if (own?.kind !== "map" || other?.kind !== "map") return;
    for (const key of labelKeys) {
      const [from, to] = [wordOf(member(own, key))?.text, wordOf(member(other, key))?.text];
      if (from !== undefined && to !== undefined && from !== to && !labels.has(from)) labels.set(from, to);
    }
    for (const key of partKeys) {
      const [from, to] = [member(own, key), member(other, key)];
      if (key === "tabs") await pairTabs(from, to);
      else await pair(from, to, at);
    }
    const path = wordOf(member(own, "path"))?.text;
    if (path !== undefined && /\.ya?ml$/.test(path)) {
      const file = resolvePath(at, path);
      if (known.has(file)) return;
      known.add(file);
      await pair(await yamlAt(file), await yamlAt(`${translationFolder(tag)}/${file}`), folderOf(file));
    }
  };
  const pairTabs = async (own: Yaml | undefined, other: Yaml | undefined): Promise<void> => {
    if (own?.kind !== "map") return;
    for (const { key, value } of own.entries) await pair(value, member(other, key.text), "");
  };
  await pair(await yamlAt("docs.yml"), await yamlAt(`${translationFolder(tag)}/docs.yml`), "");
  return Object.fromEntries(labels);
}
