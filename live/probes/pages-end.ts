import { isObject, type Json, own, printJson } from "#engine/json";
import { valueAt } from "#engine/shape";
import type { Call, Step, StepInput } from "../call.ts";
import { type Violation, violation } from "../checks/index.ts";
import type { Exchange } from "../exchange.ts";
import { createMessage } from "../finding-message.ts";
import { hasPages, idText, itemsOf, nextPage, nextPlace, withPageSize } from "../resources/index.ts";
import type { Probe, ProbeDeps } from "./probe.ts";

/** Pages that are read. Own choice: more would only say that the list is long. */
const maxPages = 30;
/** Items of a page where that can be chosen: the fewest that show a shared item. */
const pageSize = 2;

/** Returns true if an item has an id; others, such as two equal events, may be equal. */
const hasId = (item: Json | undefined): boolean =>
  item !== undefined && isObject(item) && ["id", "_id"].some((key) => own(item, key) !== undefined);

/** Reads a list page by page, to its end. */
export const pagesEnd: Probe = {
  checks: ["pages-never-end", "pages-overlap", "pages-skip", "wrong-body"],
  isFor: (target) => target.endpoint.method === "GET" && hasPages(target),
  run: async ({ prober, target, call: base }) => {
    const pages: ReadPage[] = [];
    const report = (found: Violation, before: readonly ReadPage[], exchange: Exchange): void => {
      const shown = before.some(({ cursor }) => cursor !== undefined) ? before : before.slice(-1);
      prober.report(target, found, [...shown.map((page) => page.exchange), exchange], stepsOf(shown, exchange, 0));
    };
    let call: Call | undefined = withPageSize(target, base, pageSize) ?? base;
    while (call !== undefined && pages.length < maxPages) {
      const { answer, exchange } = await prober.send(target, call);
      const parsed = answer?.json();
      if (answer === undefined || answer.status > 299 || !parsed?.ok) return;
      const values = itemsOf(parsed.value) ?? [];
      const items = values.map((item) => printJson(item));
      const before = pages.at(-1);
      const next: Call | undefined = nextPage(
        target,
        { call, headers: answer.headers, body: parsed.value },
        pages.length + 1,
      );
      const isRepeated = next !== undefined && printJson(next.form.value) === printJson(call.form.value);
      const isSame = before !== undefined && items.length > 0 && items.join("\n") === before.items.join("\n");
      if (isRepeated || isSame) {
        const messageParts = createMessage("A page links to itself, so the list never ends.");
        const at = isSame ? undefined : nextPlace(parsed.value);
        report({ ...violation("pages-never-end", "page", messageParts), ...(at && { at }) }, pages, exchange);
        return;
      }
      const twice = items.find((item, position) => items.indexOf(item) !== position && hasId(values[position]));
      if (twice !== undefined) {
        const messageParts = createMessage("Page {} has an item twice.", `${pages.length + 1}`);
        report(violation("pages-overlap", "same page", messageParts), pages, exchange);
        return;
      }
      const shared = before?.items.find((item) => items.includes(item));
      if (before !== undefined && shared !== undefined) {
        const messageParts = createMessage("Page {} has an item of the page before.", `${pages.length + 1}`);
        report(violation("pages-overlap", "item", messageParts), pages, exchange);
        return;
      }
      pages.push({ exchange, items, cursor: next && cursorOf(next, parsed.value) });
      call = next;
    }
    if (call === undefined && pages.length > 1) await compareWithWhole({ prober, target, call: base }, pages);
  },
};

interface ReadPage {
  readonly exchange: Exchange;
  readonly items: readonly string[];
  /** The value of this page that the call of the next one has. */
  readonly cursor: Omit<StepInput, "step"> | undefined;
}

/** Finds the value of a page in the query of the next one. */
function cursorOf({ form }: Call, body: Json): ReadPage["cursor"] {
  const path = nextPlace(body);
  const token = path && valueAt(body, path);
  const query = isObject(form.value) ? own(form.value, "queryParameters") : undefined;
  const found = isObject(query)
    ? Object.entries(query).find(([, value]) => token && idText(value) === idText(token))
    : undefined;
  return path && found && { from: { kind: "body", path }, to: ["queryParameters", found[0]] };
}

/** Returns the steps that read some pages and the one after them; the first of them has a position. */
function stepsOf(pages: readonly ReadPage[], last: Exchange, first: number): readonly Step[] {
  return [...pages.map(({ exchange }) => exchange), last].map(({ call }, i): Step => {
    const cursor = pages[i - 1]?.cursor;
    return { call, takes: cursor === undefined ? [] : [{ ...cursor, step: first + i - 1 }] };
  });
}

/** Compares small pages with a page of the default size: each of its items must be on a small page. */
async function compareWithWhole(
  { prober, target, call }: Pick<ProbeDeps, "prober" | "target" | "call">,
  pages: readonly ReadPage[],
): Promise<void> {
  const { answer, exchange } = await prober.send(target, call);
  const parsed = answer !== undefined && answer.status < 300 ? answer.json() : undefined;
  const whole = parsed?.ok ? (itemsOf(parsed.value) ?? []) : [];
  const paged = new Set(pages.flatMap(({ items }) => items));
  const skipped = whole.findIndex((item) => hasId(item) && !paged.has(printJson(item)));
  if (skipped === -1) return;
  const message = `Item ${skipped + 1} of the list is on none of its ${pages.length} pages of ${pageSize}.`;
  const [last] = pages.slice(-1);
  if (last === undefined) return;
  prober.report(
    target,
    violation("pages-skip", "item", message),
    [exchange, ...pages.map((page) => page.exchange)],
    [{ call: exchange.call, takes: [] }, ...stepsOf(pages.slice(0, -1), last.exchange, 1)],
  );
}
