import { parseUrl } from "#engine/host";
import { isList, isObject, type Json, own, printJson } from "#engine/json";
import { formatPath, type Path } from "#engine/shape";
import type { Call, Step, StepInput } from "../call.ts";
import { type Violation, violation } from "../checks/index.ts";
import type { Exchange } from "../exchange.ts";
import { createMessage, type MessageParts } from "../finding-message.ts";
import { itemsOf } from "../list-items.ts";
import {
  cursorOf,
  hasPages,
  idNames,
  idText,
  nextLink,
  nextPage,
  nextPlace,
  saysMore,
  withPageSize,
} from "../resources/index.ts";
import type { Probe, ProbeDeps } from "./probe.ts";

/** Pages that are read. Own choice: more would only say that the list is long. */
const maxPages = 30;
/** Empty pages in a row after which a list never ends. Own choice: a server may skip items that a user can't see. */
const maxEmpty = 5;
/** Items of a page where that can be chosen: the fewest that show a shared item. */
const pageSize = 2;

/** Reads a list page by page, to its end: in small pages, or in larger ones if there are too many. */
export const pagesEnd: Probe = {
  checks: ["pages-never-end", "pages-overlap", "pages-skip", "wrong-body", "wrong-items", "link-broken"],
  isFor: (target) => target.endpoint.method === "GET" && hasPages(target),
  run: async ({ prober, target, call, all }) => {
    const small = withPageSize(target, call, pageSize);
    const idOf = idIn(idNames(target, all));
    const first = await readPages({ prober, target, idOf }, small ?? call);
    if (first === undefined) return;
    if (first.isEnd) compareTotals({ prober, target }, first);
    if (first.pages.length > 1) await compareWithWhole({ prober, target, call, idOf }, first);
    if (!first.isEnd && small !== undefined) await readPages({ prober, target, idOf }, call);
  },
};

/** Returns the id of an item as text; undefined for items such as events, which may be equal. */
type IdOf = (item: Json | undefined) => string | undefined;

const idIn =
  (names: readonly string[]): IdOf =>
  (item) => {
    const id = item !== undefined && isObject(item) ? names.map((name) => own(item, name)).find(isPresent) : undefined;
    return id === undefined ? undefined : idText(id);
  };

const isPresent = (id: Json | undefined): boolean => id !== undefined && id !== null;

/** Reads pages to the end of their list, or a number of them; undefined after a finding or an error. */
async function readPages(
  { prober, target, idOf }: Pick<ProbeDeps, "prober" | "target"> & { readonly idOf: IdOf },
  start: Call,
): Promise<ReadPages | undefined> {
  const pages: ReadPage[] = [];
  const report = (found: Violation, before: readonly ReadPage[], exchange: Exchange): void => {
    const shown = before.some(({ cursor }) => cursor !== undefined) ? before : before.slice(-1);
    prober.report(target, found, [...shown.map((page) => page.exchange), exchange], stepsOf(shown, exchange, 0));
  };
  let call: Call | undefined = start;
  while (call !== undefined && pages.length < maxPages) {
    const { answer, exchange } = await prober.send(target, call);
    const parsed = answer?.json();
    if (answer === undefined || answer.status > 299 || !parsed?.ok) return undefined;
    const values = itemsOf(parsed.value) ?? [];
    // A list of a thing need not be the list of the pages.
    if (target.endpoint.path.at(-1)?.kind !== "literal" && !isList(parsed.value) && idOf(values[0]) === undefined)
      return undefined;
    const items = values.map((item) => printJson(item));
    const before = pages.at(-1);
    const next: Call | undefined = nextPage(
      target,
      { call, headers: answer.headers, body: parsed.value },
      pages.length + 1,
    );
    const isSame = before !== undefined && items.length > 0 && items.join("\n") === before.items.join("\n");
    if (pages.length === 0 && next !== undefined) {
      await followNext({ prober, target }, { exchange, next, link: nextLink(answer.headers, parsed.value) });
    }
    const from = next && firstOfLoop(pages, call, next);
    const isEmpty = from === undefined && next !== undefined && emptyPages([...pages, { items }]) >= maxEmpty;
    if (items.length === 0 && saysMore(target, parsed.value)) {
      const message = createMessage("An empty page says that there are more, so the list never ends.");
      report(violation("pages-never-end", "empty page", message), pages, exchange);
      return undefined;
    }
    if (isSame || from !== undefined || isEmpty) {
      const start = isSame ? pages.length : (from ?? pages.length - maxEmpty + 1);
      const at = isSame ? undefined : nextPlace(parsed.value);
      const cause = isEmpty ? "empty pages" : start === pages.length ? "page" : "earlier page";
      const found = violation("pages-never-end", cause, endlessMessage(start, pages.length, isEmpty));
      report({ ...found, ...(at && { at }) }, pages, exchange);
      return undefined;
    }
    const twice = items.find(
      (item, position) => items.indexOf(item) !== position && idOf(values[position]) !== undefined,
    );
    if (twice !== undefined) {
      const messageParts = createMessage("Page {} has an item twice.", `${pages.length + 1}`);
      report(violation("pages-overlap", "same page", messageParts), pages, exchange);
      return undefined;
    }
    // Equal items without ids are inconclusive: a page may have several of them.
    const isDistinct = new Set(items).size === items.length && new Set(before?.items).size === before?.items.length;
    const shared = isDistinct ? before.items.find((item) => items.includes(item)) : undefined;
    if (before !== undefined && shared !== undefined) {
      const messageParts = createMessage("Page {} has an item of the page before.", `${pages.length + 1}`);
      report(violation("pages-overlap", "item", messageParts), pages, exchange);
      return undefined;
    }
    pages.push({
      exchange,
      items,
      total: totalIn(parsed.value),
      ids: values.map(idOf),
      cursor: next && cursorOf(next, parsed.value),
    });
    call = next;
  }
  return { pages, isEnd: call === undefined };
}

/** Returns the position of the page that is the next one again; undefined if it was not read before. */
function firstOfLoop(pages: readonly ReadPage[], call: Call, next: Call): number | undefined {
  const calls = [...pages.map(({ exchange }) => exchange.call), call];
  const found = calls.findIndex(({ form }) => printJson(form.value) === printJson(next.form.value));
  return found === -1 ? undefined : found;
}

/** Counts the empty pages at the end of some. */
const emptyPages = (pages: readonly Pick<ReadPage, "items">[]): number =>
  pages.length - 1 - pages.findLastIndex(({ items }) => items.length > 0);

const endlessMessage = (from: number, last: number, isEmpty: boolean): MessageParts => {
  if (isEmpty) {
    return createMessage(
      "{} pages in a row are empty and link to a next page, so the list never ends.",
      `${last - from + 1}`,
    );
  }
  return from === last
    ? createMessage("A page links to itself, so the list never ends.")
    : createMessage("Page {} links to page {}, so the list never ends.", `${last + 1}`, `${from + 1}`);
};

/** The pages of a list that were read; `isEnd` if these are all. */
interface ReadPages {
  readonly pages: readonly ReadPage[];
  readonly isEnd: boolean;
}

interface ReadPage {
  readonly exchange: Exchange;
  readonly items: readonly string[];
  /** The number of all items, as the page says. */
  readonly total: Total | undefined;
  /** The ids of its items: their other values may differ between two reads. */
  readonly ids: readonly (string | undefined)[];
  /** The value of this page that the call of the next one has. */
  readonly cursor: Omit<StepInput, "step"> | undefined;
}

interface Total {
  readonly at: Path;
  readonly count: number;
}

const totalName = /^total(?:_?(?:count|items|results|elements|records))?$/i;

/** Finds the number of all items, at the root of a page or in an object of it. */
function totalIn(body: Json): Total | undefined {
  if (!isObject(body)) return undefined;
  return Object.entries(body)
    .flatMap(([key, value]): readonly (readonly [Path, Json])[] =>
      isObject(value) ? Object.entries(value).map(([name, one]) => [[key, name], one]) : [[[key], value]],
    )
    .flatMap(([at, count]) =>
      totalName.test(String(at.at(-1))) && typeof count === "number" ? [{ at, count }] : [],
    )[0];
}

/** Compares the number of all items, which all pages have to agree on, with the number of their items. */
function compareTotals({ prober, target }: Pick<ProbeDeps, "prober" | "target">, { pages: all }: ReadPages): void {
  // A page beyond the end may have no total.
  const pages = all.slice(0, all.findLastIndex(({ items }) => items.length > 0) + 1);
  const totals = new Set(pages.map(({ total }) => total?.count));
  const [last] = pages.slice(-1);
  const count = pages.reduce((sum, { items }) => sum + items.length, 0);
  // Things may be created while the pages are read, unless each page counts its own items.
  const isOfPage = pages.every(({ total, items }) => total?.count === items.length);
  const isSteady = totals.size === 1 || isOfPage;
  if (last?.total === undefined || !isSteady || last.total.count === count) return;
  const [is, at] = [`${last.total.count}`, last.total.at];
  const message = createMessage("{} of the list is {}, and its pages have {} items.", formatPath(at), is, `${count}`);
  const found = { ...violation("wrong-items", "total", message), at };
  prober.report(
    target,
    found,
    pages.map(({ exchange }) => exchange),
    stepsOf(pages.slice(0, -1), last.exchange, 0),
  );
}

/** A page with the call of the next one, and its address. */
interface NextLink {
  readonly exchange: Exchange;
  readonly next: Call;
  readonly link: string | undefined;
}

/** Reads the next page at its address, if that is another path at the same server. */
async function followNext(
  { prober, target }: Pick<ProbeDeps, "prober" | "target">,
  { exchange, next, link }: NextLink,
): Promise<void> {
  const [from, to] = [parseUrl(exchange.request.url), link && parseUrl(link, exchange.request.url)];
  if (!link || !from || !to || to.host !== from.host || to.protocol !== from.protocol || to.pathname === from.pathname)
    return;
  const call: Call = { ...next, change: { kind: "url", value: `${to.pathname}${to.search}` } };
  const { answer, exchange: followed } = await prober.send(target, call);
  if (answer?.status !== 404 && answer?.status !== 410) return;
  const message = createMessage("The address {} of the next page was answered with {}.", link, `${answer.status}`);
  prober.report(target, violation("link-broken", "next page", message), [exchange, followed]);
}

/** Returns the steps that read some pages and the one after them; the first of them has a position. */
function stepsOf(pages: readonly ReadPage[], last: Exchange, first: number): readonly Step[] {
  return [...pages.map(({ exchange }) => exchange), last].map(({ call }, i): Step => {
    const cursor = pages[i - 1]?.cursor;
    return { call, takes: cursor === undefined ? [] : [{ ...cursor, step: first + i - 1 }] };
  });
}

/**
 * Compares small pages with a page of the default size: each of its items must be on a small page, and of a list that was
 * not read to its end, each before the last item that is.
 */
async function compareWithWhole(
  { prober, target, call, idOf }: Pick<ProbeDeps, "prober" | "target" | "call"> & { readonly idOf: IdOf },
  { pages, isEnd }: ReadPages,
): Promise<void> {
  const { answer, exchange } = await prober.send(target, call);
  const parsed = answer !== undefined && answer.status < 300 ? answer.json() : undefined;
  const all = parsed?.ok ? (itemsOf(parsed.value) ?? []) : [];
  const paged = new Set(pages.flatMap(({ ids }) => ids));
  const isPaged = (item: Json): boolean => paged.has(idOf(item));
  const whole = isEnd ? all : all.slice(0, all.findLastIndex(isPaged) + 1);
  const skipped = whole.findIndex((item) => idOf(item) !== undefined && !isPaged(item));
  if (skipped === -1) return;
  const message = createMessage(
    "Item {} of the list is on none of its {} pages of {}.",
    `${skipped + 1}`,
    `${pages.length}`,
    `${pageSize}`,
  );
  const [last] = pages.slice(-1);
  if (last === undefined) return;
  prober.report(
    target,
    violation("pages-skip", "item", message),
    [exchange, ...pages.map((page) => page.exchange)],
    [{ call: exchange.call, takes: [] }, ...stepsOf(pages.slice(0, -1), last.exchange, 1)],
  );
}
