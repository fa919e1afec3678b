import { slug as slugOf } from "github-slugger";
import { stringify } from "yaml";
import { openTag } from "#docs-project";
import type { ConvertedItem, PlacedPage } from "./converted-site.ts";
import { joinPath, type SourceFolder } from "./source-folder.ts";
import { textAt } from "./values.ts";

/** Where the pages of a part of Docusaurus are. */
interface Place {
  readonly folder: SourceFolder;
  /** Folder of the pages, and its address. */
  readonly root: string;
  readonly base: string;
}

/** Returns a list of pages; undefined if `link` is something else. */
export type ListPage = (link: unknown, label: string, items: readonly ConvertedItem[]) => PlacedPage | undefined;

/**
 * Creates the function that returns the generated list of a category of Docusaurus as a page of cards. Categories with the
 * same name have lists with numbers.
 */
export function listPages({ folder, root, base }: Place): ListPage {
  const taken = new Set<string>();
  return (link, label, items) => {
    if (textAt(link, "type") !== "generated-index") return undefined;
    const title = textAt(link, "title") ?? label;
    // An address has no `..` above the site, and a file has a name.
    const stated = joinPath("/", textAt(link, "slug") ?? `category/${slugOf(label)}`).slice(1);
    const wanted = stated === "" || stated === "category" ? "category/list" : stated;
    let slug = wanted;
    for (let count = 1; taken.has(slug); count++) slug = `${wanted}-${count}`;
    taken.add(slug);
    const path = ["", "-list"].map((end) => joinPath(root, `${slug}${end}.md`)).find((one) => !folder.isFile(one));
    if (path === undefined) return undefined;
    const cards = items.flatMap((item) => {
      const href = hrefOf(item);
      return href === undefined || item.kind === "endpoint"
        ? []
        : [`  ${openTag("Card", { title: item.title, href }).replace(/>$/, " />")}`];
    });
    const description = textAt(link, "description");
    const matter = stringify({ title, ...(description !== undefined && { subtitle: description }) }).trimEnd();
    const text = ["---", matter, "---", "", "<CardGroup cols={2}>", ...cards, "</CardGroup>", ""].join("\n");
    return { title, path, address: joinPath(base, slug), text };
  };
}

/** Returns the address of an item. A section without a page has the address of its first page. */
function hrefOf(item: ConvertedItem): string | undefined {
  if (item.kind === "link") return item.href;
  if (item.kind === "page") return `/${item.address}`;
  if (item.kind !== "section") return undefined;
  if (item.page !== undefined) return `/${item.page.address}`;
  return item.items.map(hrefOf).find((href) => href !== undefined);
}
