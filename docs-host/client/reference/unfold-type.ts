import { enableExpand } from "./expand.ts";

/** Pages by their addresses: the page of a type that contains itself is read once. */
const pages = new Map<string, Promise<Document | undefined>>();

/**
 * Resolves to a page of the site, or to undefined if it can't be read. The browser parses it as the response of a
 * request: it is not a text of the page's scripts (Trusted Types), and its scripts don't run.
 */
function readPage(href: string): Promise<Document | undefined> {
  const known = pages.get(href);
  if (known !== undefined) return known;
  const page = new Promise<Document | undefined>((done) => {
    const request = new XMLHttpRequest();
    request.open("GET", href);
    request.responseType = "document";
    request.addEventListener("loadend", () => {
      if (request.status !== 200) pages.delete(href);
      done(request.status === 200 ? (request.responseXML ?? undefined) : undefined);
    });
    request.send();
  });
  pages.set(href, page);
  return page;
}

/** The id of a type's body on its own page; the ids of its rows begin with it (`TypeArticle`). */
const definition = "definition";

/** Reads the page of a type. */
type ReadPage = (href: string) => Promise<Document | undefined>;

/** Where the body of a type is added, and what must be in it. */
interface Unfolding {
  /** The link to the type's page. */
  readonly link: HTMLAnchorElement;
  /** The id of the row around the link, the start of the ids of all rows that are added. */
  readonly at: string;
  /** The id of a row that must be added, itself or one around it. */
  readonly wanted?: string;
}

/**
 * Adds the body of a type below the row that links to it. Resolves to the added part, or to undefined if the page of
 * the type can't be read or has no wanted rows.
 */
export async function unfoldType(
  { link, at, wanted }: Unfolding,
  read: ReadPage = readPage,
): Promise<HTMLDetailsElement | undefined> {
  const href = new URL(link.href);
  href.hash = "";
  // A long list shows the part with the row that its address names.
  if (wanted !== undefined) href.searchParams.set("list", definition + wanted.slice(at.length));
  const page = await read(href.href);
  const body = page?.getElementById(definition)?.closest("section")?.querySelector<HTMLElement>(".shape");
  if (body == null || !link.isConnected) return undefined;
  const copy = moved(document.importNode(body, true), at, href.href);
  const isWanted = ({ id }: Element): boolean => wanted === id || wanted?.startsWith(`${id}.`) === true;
  if (wanted !== undefined && ![...copy.querySelectorAll("[id]")].some(isWanted)) return undefined;
  const part = partOf(link, copy);
  link.closest("dd, li")?.append(part);
  dropFromList(link);
  const shape = part.closest(".shape");
  if (shape?.parentElement) enableExpand(shape.parentElement);
  return part;
}

/** Removes the link to a type that is open now from the list of those that are not. */
function dropFromList(link: HTMLAnchorElement): void {
  const list = link.closest(".more-types");
  if (list === null) return;
  const [before, after] = [link.previousSibling, link.nextSibling];
  // Between two links is a comma; before the first one is the word for all.
  (after ?? before)?.remove();
  link.remove();
  if (list.querySelector("a") === null) list.remove();
}

/** Gives a copied body the ids of its new place, and its links the addresses that they have on the page they are of. */
function moved(body: HTMLElement, at: string, page: string): HTMLElement {
  const inPlace = (id: string): string => at + id.slice(definition.length);
  for (const element of body.querySelectorAll("[id]"))
    if (element.id.startsWith(`${definition}.`)) element.id = inPlace(element.id);
  for (const link of body.querySelectorAll<HTMLAnchorElement>("a[href]")) {
    const href = link.getAttribute("href") ?? "";
    if (href.startsWith(`#${definition}.`)) share(link, inPlace(href.slice(1)));
    else link.setAttribute("href", new URL(href, page).href);
  }
  // The search and the id of a long list belong to its own page.
  for (const element of body.querySelectorAll(".list-search")) element.remove();
  for (const list of body.querySelectorAll(".long-list")) list.removeAttribute("id");
  return body;
}

/**
 * Gives the name of a property its address. The one that is copied asks for the row, so that readers without scripts get
 * it too.
 */
function share(link: HTMLAnchorElement, id: string): void {
  link.setAttribute("href", `#${id}`);
  const url = new URL(location.href);
  url.searchParams.set("list", id);
  url.hash = id;
  link.dataset.shared = url.href;
}

/** Creates a part that can be closed, as the server draws it for types that open in place. */
function partOf(link: HTMLAnchorElement, body: HTMLElement): HTMLDetailsElement {
  const part = document.createElement("details");
  part.className = "nested";
  part.open = true;
  const summary = document.createElement("summary");
  summary.textContent = link.textContent;
  part.append(summary, ...body.childNodes);
  return part;
}
