import { equalJson, type Json, printJson } from "#engine/json";
import type { Call, CallCredentials } from "../call.ts";
import { callOf, plainForm } from "../cases/index.ts";
import { itemsOf } from "../list-items.ts";
import {
  cursorOf,
  findValues,
  hasPages,
  idText,
  nextPage,
  parameterOf,
  propertyNames,
  slotsOf,
  withLargestPages,
} from "../resources/index.ts";
import type { Target } from "../targets/index.ts";
import { withValueAt } from "../with-value-at.ts";
import type { InstanceCall } from "./instance-call.ts";
import { bodyOf, isFine, type ListedIds, makeStep, type Running } from "./sequence-state.ts";

/** Pages that are read to find a thing. Own choice. */
const maxPages = 25;

/** Returns the call of the list in which a thing was created. */
export function listCall(
  { resource }: Running,
  list: Target,
  created: Call,
  credentials: CallCredentials = "own",
): InstanceCall | undefined {
  const form = plainForm(list);
  if (form === undefined) return undefined;
  const outer = slotsOf(resource.create.endpoint);
  const value = slotsOf(list.endpoint).reduce((filled, { key, prefix }) => {
    const known = parameterOf(created.form.value, outer.find((one) => one.prefix === prefix)?.key ?? "");
    return known === undefined ? filled : withValueAt(filled, ["pathParameters", key], known);
  }, form.value);
  const call: Call = { ...callOf(list, { ...form, value }), credentials };
  return { step: { call, takes: [] }, call };
}

/** Reads a list to its end, each page as a step; undefined if its items are without the id of a slot. */
export async function readList(
  running: Running,
  list: Target,
  { step, call: plain }: InstanceCall,
  slot = running.resource.slot,
): Promise<ListedIds | undefined> {
  const [ids, repeated] = [new Map<string, Json>(), new Map<string, boolean>()];
  let call: Call = withLargestPages(list, plain) ?? plain;
  let { takes } = step;
  for (let page = 0; page < maxPages; page += 1) {
    const answer = await makeStep(running, list, { call, takes }, call);
    const body = answer === undefined || !isFine(answer) ? undefined : bodyOf(answer);
    const items = body === undefined ? undefined : itemsOf(body);
    if (answer === undefined || body === undefined || items === undefined) return undefined;
    for (const item of items) {
      const [found] = findValues(item, propertyNames(slot));
      if (found === undefined) return undefined;
      const id = idText(found.value);
      const before = ids.get(id);
      if (before === undefined) ids.set(id, item);
      else repeated.set(id, (repeated.get(id) ?? true) && equalJson(before, item));
    }
    const next: Call | undefined = nextPage(list, { call, headers: answer.headers, body }, page + 1);
    if (next === undefined || printJson(next.form.value) === printJson(call.form.value)) {
      // Without a way to the next page, a list with pages may have more.
      return { ids, repeated, isComplete: page > 0 || !hasPages(list) || saysEnd(body) };
    }
    const cursor = cursorOf(next, body);
    takes = [...step.takes, ...(cursor === undefined ? [] : [{ ...cursor, step: running.steps.length - 1 }])];
    call = next;
  }
  return { ids, repeated, isComplete: false };
}

/** Returns true if a page says that there is none after it, such as `"next": null`. */
const saysEnd = (body: unknown): boolean =>
  typeof body === "object" &&
  body !== null &&
  Object.entries(body).some(
    ([key, value]) => /next|cursor|has_?more/i.test(key) && (value === null || value === false || value === ""),
  );
