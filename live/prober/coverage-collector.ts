import { headersOf } from "#engine/form";
import { isObject, own } from "#engine/json";
import type { Shape } from "#engine/shape";
import type { Call } from "../call.ts";
import { messageReader } from "../channels/check-conversation.ts";
import { framesOf } from "../channels/frames.ts";
import type { Answer } from "../checks/index.ts";
import type { Coverage, CoverageItem, SeenProperty } from "../coverage/index.ts";
import type { Target } from "../targets/index.ts";
import { type ValueItems, valueItemsOf } from "./value-items.ts";

/** Collects the coverage of a run. */
export interface CoverageCollector {
  readonly add: (target: Target, call: Call, answer: Answer) => void;
  readonly read: () => Coverage;
}

/** An item of an endpoint, or an optional property of its answers. */
interface Item {
  readonly kind: CoverageItem["kind"] | "optional property";
  readonly name: string;
}

/** The open items of one endpoint. */
interface EndpointItems {
  readonly all: readonly Item[];
  readonly known: ReadonlySet<string>;
  readonly covered: Set<string>;
  readonly form: ValueItems;
  /** Returns the kinds of the messages of a connection, as items name them. */
  readonly messagesOf: (answer: Answer) => readonly string[];
  /** The items of the body of a status. */
  readonly bodyOf: (answer: Answer) => { readonly items: ValueItems; readonly prefix: string } | undefined;
}

const keyOf = (kind: string, name: string): string => `${kind}\n${name}`;

const sections = ["headers", "pathParameters", "queryParameters"] as const;

/**
 * Creates the collector of coverage for the endpoints of a run; with `seesProperties` it lists the optional properties of
 * their answers too.
 */
export function coverageCollector(targets: readonly Target[], seesProperties = false): CoverageCollector {
  const byTarget = new Map(targets.map((target) => [target, itemsOf(target, seesProperties)]));
  return {
    add: (target, call, answer) => {
      const items = byTarget.get(target);
      if (items === undefined || items.covered.size === items.all.length) return;
      cover(items, call, answer);
    },
    read: () => {
      const items: CoverageItem[] = [];
      const properties: SeenProperty[] = [];
      for (const [{ name: endpoint }, { all, covered }] of byTarget) {
        for (const { kind, name } of all) {
          const part = { endpoint, name, isCovered: covered.has(keyOf(kind, name)) };
          if (kind === "optional property") properties.push(part);
          else items.push({ kind, ...part });
        }
      }
      return { items, ...(seesProperties && { properties }) };
    },
  };
}

function cover(
  { known, covered, form, bodyOf, messagesOf }: EndpointItems,
  { form: { value } }: Call,
  answer: Answer,
): void {
  const mark = (kind: string, name: string): void => {
    const key = keyOf(kind, name);
    if (known.has(key)) covered.add(key);
  };
  mark("operation", "called");
  for (const section of sections) {
    const part = isObject(value) ? own(value, section) : undefined;
    if (isObject(part)) for (const key of Object.keys(part)) mark("parameter", `${section}.${key}`);
  }
  form.visit(value, ({ kind, name }) => mark(kind, `request ${name}`));
  for (const name of messagesOf(answer)) mark("message", name);
  const { status, documented } = answer;
  if (documented.bodies !== undefined) mark("status", String(status));
  const body = bodyOf(answer);
  if (body === undefined || answer.bytes.length === 0) return;
  const parsed = answer.json();
  if (!parsed.ok) return;
  if (status >= 400 && documented.check?.(parsed.value).length === 0) mark("error shape", String(status));
  body.items.visit(parsed.value, ({ kind, name }) => mark(kind, `${body.prefix} ${name}`));
}

/** Returns the function that names the documented messages of a connection, as items do. */
function messageKinds({ channel, types }: Target): (answer: Answer) => readonly string[] {
  if (channel === undefined) return () => [];
  const readers = (["client", "server"] as const).map((side) => {
    const read = messageReader(
      channel.messages.filter(({ origin }) => origin === side),
      types,
    );
    return { side, read };
  });
  return ({ status, headers, bytes, time }) =>
    framesOf({ kind: "answer", status, headers, body: bytes, time }).flatMap((frame) => {
      const found = "text" in frame ? readers.find(({ side }) => side === frame.from)?.read(frame.text) : undefined;
      return found?.ok ? [`${frame.from} ${found.type}`] : [];
    });
}

function itemsOf(target: Target, seesProperties: boolean): EndpointItems {
  const { endpoint, globalHeaders, types, shape, documented } = target;
  const form = valueItemsOf(types)(shape);
  const valuesOf = valueItemsOf(types, seesProperties);
  const bodies = new Map<Shape, { readonly items: ValueItems; readonly prefix: string }>();
  // A range such as `4XX` names no status that could be covered.
  const statuses = [...endpoint.responses, ...endpoint.errors].filter(({ statusRange }) => statusRange === undefined);
  const numbers = [...new Set(statuses.map(({ statusCode }) => statusCode))];
  for (const number of numbers) {
    const { shape: body } = documented(number);
    if (body !== undefined) bodies.set(body, { items: valuesOf(body), prefix: String(number) });
  }
  const all: readonly Item[] = [
    { kind: "operation", name: "called" },
    ...(target.channel?.messages ?? []).map(
      ({ type, origin }): Item => ({ kind: "message", name: `${origin} ${type}` }),
    ),
    ...sections.flatMap((section) =>
      (section === "headers" ? headersOf(endpoint, globalHeaders) : endpoint[section]).map(
        ({ key }): Item => ({ kind: "parameter", name: `${section}.${key}` }),
      ),
    ),
    ...form.items.map(({ kind, name }) => ({ kind, name: `request ${name}` })),
    ...numbers.map((number): Item => ({ kind: "status", name: String(number) })),
    ...numbers.flatMap((number): readonly Item[] =>
      number >= 400 && documented(number).shape !== undefined ? [{ kind: "error shape", name: String(number) }] : [],
    ),
    ...[...bodies.values()].flatMap(({ items, prefix }) =>
      items.items.map(({ kind, name }) => ({ kind, name: `${prefix} ${name}` })),
    ),
  ];
  const distinct = new Map(all.map((item) => [keyOf(item.kind, item.name), item]));
  return {
    all: [...distinct.values()],
    known: new Set(distinct.keys()),
    covered: new Set(),
    form,
    messagesOf: messageKinds(target),
    bodyOf: ({ documented: { shape: body } }) => (body === undefined ? undefined : bodies.get(body)),
  };
}
