import type { Word, Yaml } from "#codegen/reading";
import { inFolder, resolvePath } from "../project-files.ts";
import type { LibraryItem } from "../settings/navigation-items.ts";
import { member, readYamlFile, wordOf } from "../settings/yaml-file.ts";
import type { Entry, SectionEntry } from "./entries.ts";
import { type Place, restrictedOf } from "./place.ts";

/** The file in which a generator of pages of a library lists them. */
const listName = "_navigation.yml";

/** Finds the pages of a library, as their generator has listed them in the folder of its output. */
export async function libraryEntry(item: LibraryItem, place: Place): Promise<SectionEntry | undefined> {
  const { text: name, span } = item.library;
  const library = place.libraries?.get(name);
  if (library?.output === undefined) {
    const known = [...(place.libraries?.keys() ?? [])].join(", ");
    place.notes.note(span, {
      code: "conflict",
      message: `there is no library ${name} with an output under libraries`,
      advice: known === "" ? "declare it under `libraries`" : `the libraries are ${known}`,
    });
    return undefined;
  }
  const folder = resolvePath(place.root, library.output.path.text);
  const path = inFolder(folder, listName);
  const text = await place.files.text(path);
  if (text === undefined) {
    place.notes.note(span, {
      code: "missing-file",
      message: `there is no file ${path}`,
      advice: "generate the pages of the library with `fern docs md generate`, and keep them with the project",
    });
    return undefined;
  }
  const list = readYamlFile({ path, text }, place.notes);
  const found = (one: string): Promise<string | undefined> => pageAt(folder, one, place);
  const first = itemsOf(list).flatMap((one) => wordOf(member(one, "slug"))?.text ?? [])[0];
  const above = first?.split("/").slice(0, -1).join("/") ?? "";
  return {
    ...restrictedOf(item),
    ...{ kind: "section", title: item.title ?? name, slug: item.slug, skipSlug: false },
    ...{ name: `library/${name}`, hidden: false },
    overview: above === "" ? undefined : ((await found(`${above}/index.mdx`)) ?? (await found(`${above}.mdx`))),
    contents: await entriesIn(list, folder, { ...place, span }),
  };
}

const itemsOf = (node: Yaml | undefined): readonly Yaml[] => (node?.kind === "list" ? node.items : []);

async function pageAt(folder: string, name: string, { files }: Place): Promise<string | undefined> {
  const path = resolvePath(folder, name);
  return (await files.info(path))?.kind === "file" ? path : undefined;
}

/** Reads a part of the list. Its addresses start below the site or the version. */
async function entriesIn(
  list: Yaml | undefined,
  folder: string,
  place: Place & { readonly span: Word["span"] },
): Promise<readonly Entry[]> {
  const entries = await Promise.all(
    itemsOf(list).map(async (node): Promise<Entry | undefined> => {
      const [type, title, slug, page] = ["type", "title", "slug", "pageId"].map(
        (key) => wordOf(member(node, key))?.text,
      );
      if (title === undefined || slug === undefined) return undefined;
      if (type !== "section") {
        if (page === undefined) return undefined;
        const id = resolvePath(folder, page);
        place.page(id, place.span);
        return { kind: "page", title, id, wholeSlug: slug, hidden: false };
      }
      const overview =
        (await pageAt(folder, `${slug}/index.mdx`, place)) ?? (await pageAt(folder, `${slug}.mdx`, place));
      const inside = await entriesIn(member(node, "children"), folder, place);
      const contents = inside.filter((one) => one.kind !== "page" || one.wholeSlug !== slug);
      const own = { name: `library-section/${slug}`, hidden: false, skipSlug: false };
      return { ...own, kind: "section", title, wholeSlug: slug, overview, contents };
    }),
  );
  return entries.filter((entry) => entry !== undefined);
}
