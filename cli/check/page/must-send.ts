import type { Page } from "playwright";
import type { FormState } from "#engine/form";
import type { Issue } from "#engine/interpret";
import { headerKey, type RequestPlan } from "#engine/request";
import { read } from "#engine/secret";
import { pointer, spoken } from "#engine/shape";
import { show } from "../target.ts";
import { otherBody } from "./compare-bodies.ts";
import type { FormModel } from "./form-model.ts";
import { playgroundOf } from "./gestures.ts";
import type { SentRequest, Stage } from "./stage.ts";
import { until } from "./until.ts";

/** The summary lists as many faults one by one. */
const listed = 10;

/** Presses Send: the faults are told as the engine finds them, and without any the planned request is sent. */
export async function mustSend({ page, patience, sent }: Stage, model: FormModel, state: FormState): Promise<void> {
  const issues = model.issues(state);
  const plan = model.plan(state);
  sent.forget();
  await playgroundOf(page).getByRole("button", { name: "Send Request", exact: true }).click();
  if (issues.length === 0) {
    await until(
      patience,
      async () => {
        const request = sent.last();
        if (request === undefined) return "nothing was sent, though there are no faults";
        return otherThan(plan, request) ?? (await otherBody(plan.body, request));
      },
      (fault) => `after Send, ${fault}`,
    );
    return;
  }
  const count = issues.length === 1 ? "1 value needs attention" : `${issues.length} values need attention`;
  const expected = issues
    .slice(0, listed)
    .map(({ at, message }) => [spoken(at), sentence(message)].filter(Boolean).join(" "));
  await until(
    patience,
    async () => {
      const summary = playgroundOf(page).getByRole("group", { name: count, exact: true });
      if ((await summary.count()) === 0) return `there is no summary that says: ${count}: ${expected.join(" ")}`;
      const items = (await summary.getByRole("listitem").allInnerTexts()).map((text) =>
        text.trim().replace(/\s+/g, " "),
      );
      const at = expected.findIndex((text, i) => items[i] !== text.replace(/\s+/g, " "));
      if (at >= 0) return `the summary says ${show(items[at])}, expected ${show(expected[at])}`;
      return besideFields(await faultsShown(page), issues);
    },
    (fault) => `after Send, ${fault}`,
  );
}

/** Tells what of a request, but for its body, is not as it was planned. */
function otherThan({ method, url, headers }: RequestPlan, request: SentRequest): string | undefined {
  if (request.method !== method) return `${request.method} was sent, expected ${method}`;
  if (request.url !== url) return `it went to ${request.url}, expected ${url}`;
  for (const { name, value } of headers) {
    const [text, found] = [read(value, "reveal").trim(), request.headers[headerKey(name)]];
    // Other characters are bytes by the time they are seen here.
    if (/^[\x20-\x7e]*$/.test(text) && found !== text)
      return `the header ${name} is ${show(found)}, expected ${show(text)}`;
  }
  return undefined;
}

/** Each fault that stands beside a field has to be one that the engine finds at its place. */
function besideFields(found: ReadonlyMap<string, string>, issues: readonly Issue[]): string | undefined {
  const known = new Map<string, string[]>();
  for (const { at, message } of issues) {
    const place = pointer(at);
    known.set(place, [...(known.get(place) ?? []), sentence(message)]);
  }
  for (const [place, text] of found) {
    const texts = [...known].filter(([at]) => at === place || at.startsWith(`${place}/`)).flatMap(([, all]) => all);
    if (!texts.some((one) => text.includes(one))) {
      return `the field at ${place} says ${show(text)}, of which the engine knows nothing`;
    }
  }
  return undefined;
}

/** The faults beside the fields, by the JSON pointer of their place. */
async function faultsShown(page: Page): Promise<ReadonlyMap<string, string>> {
  const all = await page.evaluate(() =>
    [...document.querySelectorAll('[role="dialog"] [id^="fault:"]')].map(
      (one) => [one.id.slice("fault:".length), one.textContent ?? ""] as const,
    ),
  );
  return new Map(all.map(([place, text]) => [decodeURIComponent(place), text]));
}

/** A message as it stands alone. */
const sentence = (message: string): string => {
  const text = message.charAt(0).toUpperCase() + message.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
};
