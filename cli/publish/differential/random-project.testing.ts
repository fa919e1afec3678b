import { posix } from "node:path";
import fc from "fast-check";
import { stringify } from "yaml";
import type { ProjectFiles } from "../../../registry/publishers/fern-cli.testing.ts";
import { anyNavigation, type FileDraft, type FolderDraft } from "./random-navigation.testing.ts";
import type { PageDraft } from "./random-pages.testing.ts";
import { anySettings } from "./random-settings.testing.ts";
import { assets, plantApi } from "./settings-project.testing.ts";

type Draft = PageDraft | FolderDraft | FileDraft;

const isDraft = (value: object): value is Draft =>
  "kind" in value && ["page draft", "folder draft", "file draft"].includes(String(value.kind));

/** Gives paths to the drafts of a project, and collects their files. */
function placed(docsYml: object): ProjectFiles {
  const files = new Map<string, string>();
  const pages: { readonly path: string; readonly text: string }[] = [];
  const addPage = (path: string, { text }: PageDraft): void => void pages.push({ path, text });
  const pathOf = (draft: Draft, from: string): string => {
    if (draft.kind === "page draft") {
      const path = `${draft.folder}/p${pages.length}.${draft.extension}`;
      addPage(path, draft);
      return posix.relative(from, path);
    }
    const number = files.size + pages.length;
    if (draft.kind === "folder draft") {
      const folder = `${draft.name}${number}`;
      for (const [name, page] of Object.entries(draft.files)) addPage(`${folder}/${name}`, page);
      return `./${posix.relative(from, folder)}`;
    }
    const path = posix.join(draft.folder, `n${number}.yml`);
    files.set(path, "");
    files.set(path, stringify(place(draft.value, draft.folder)));
    return posix.relative(from, path);
  };
  const place = (value: unknown, from: string): unknown => {
    if (typeof value === "string") return value.replaceAll(/@asset:([^@]+)@/g, (_, path) => posix.relative(from, path));
    if (Array.isArray(value)) return value.map((one) => place(one, from));
    if (typeof value !== "object" || value === null) return value;
    if (isDraft(value)) return pathOf(value, from);
    const entries = Object.entries(value).filter(([, member]) => member !== undefined);
    return Object.fromEntries(entries.map(([key, member]) => [key, place(member, from)]));
  };
  files.set("docs.yml", stringify(place(docsYml, "")));
  for (const { path, text } of pages) files.set(path, linked(text, path, pages));
  return Object.fromEntries([...files].map(([path, text]) => [`fern/${path}`, text]));
}

/** Puts the paths of pages and files into a text: `@page:3@` and `@file:NAME@`. */
function linked(text: string, path: string, pages: readonly { readonly path: string }[]): string {
  const from = posix.dirname(path);
  const to = (target: string): string =>
    posix
      .relative(from, target)
      .replace(/^(?!\.)/, "./")
      .replaceAll(" ", "%20");
  return text
    .replaceAll(/@page:(\d+)@/g, (_, number) => to(pages[Number(number) % pages.length]?.path ?? ""))
    .replaceAll(/@rootpage:(\d+)@/g, (_, n) => `/${pages[Number(n) % pages.length]?.path ?? ""}`.replaceAll(" ", "%20"))
    .replaceAll(/@file:([^@]+)@/g, (_, file) => to(file));
}

/** Projects with any settings, navigation and pages. */
export const randomProject: fc.Arbitrary<ProjectFiles> = fc
  .record({ settings: anySettings, navigation: anyNavigation })
  .map(({ settings, navigation }) => ({ ...assets, ...plantApi, ...placed({ ...settings, ...navigation }) }));
