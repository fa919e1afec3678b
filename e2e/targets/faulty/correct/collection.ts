import { isObject, type JsonObject } from "#engine/json";
import type { Api, Called } from "../http/create-handle.ts";
import type { Description, Operation, Parameter, Schema } from "../http/description.ts";
import { errors, problemSchema } from "../http/documented-errors.ts";
import { empty, type Outcome } from "../http/exchange.ts";
import { json, problem } from "../http/json-answer.ts";
import type { Time } from "../http/time.ts";

type Properties = { readonly [name: string]: Schema };

/** A collection of things, each with parts, and where it differs from others. */
export interface CollectionOptions {
  /** Its path without a slash. */
  readonly name: string;
  /** The name of the parts in the path. */
  readonly parts: string;
  /** The properties that a client sends. */
  readonly sent: Properties;
  readonly required: readonly string[];
  /** The properties of a PATCH; those that are sent by default. */
  readonly changed?: Properties;
  /** The properties that are shown besides the id. */
  readonly shown: Properties;
  readonly patchType: "application/json" | "application/merge-patch+json";
  /** Returns the stored value of a sent one; `before` if it changes a thing. */
  readonly store: (sent: JsonObject, before: JsonObject | undefined) => JsonObject;
  /** Returns a stored value as it is shown, without its id. */
  readonly show: (value: JsonObject) => JsonObject;
  /** Removes a thing in another way: with a mark that it shows, or not at all while it has parts. */
  readonly removes?: "with-mark" | "when-empty";
  /** Milliseconds after which the parts of a removed thing are gone. */
  readonly cascade?: number;
}

const idOf = (name: string): Parameter => ({
  ...{ name, in: "path", required: true },
  schema: { type: "integer", minimum: 1, maximum: 1_000_000_000 },
});

const part: Schema = {
  type: "object",
  required: ["id", "label"],
  properties: { id: { type: "integer", readOnly: true }, label: { type: "string", minLength: 1, maxLength: 20 } },
};

/** Describes a collection. */
function descriptionOf({
  name,
  parts,
  sent,
  required,
  changed = sent,
  shown,
  patchType,
  removes,
}: CollectionOptions): Description {
  const thing: Schema = { type: "object", required: ["id"], properties: { id: { type: "integer" }, ...shown } };
  const body = (
    properties: Properties,
    needed: readonly string[],
    type = "application/json",
  ): Pick<Operation, "requestBody"> => ({
    requestBody: {
      required: true,
      content: { [type]: { schema: { type: "object", required: needed, properties, additionalProperties: false } } },
    },
  });
  const ok = (schema: Schema, description = "It.") => ({ description, content: { "application/json": { schema } } });
  const operation = (id: string, rest: Omit<Operation, "operationId" | "summary">): Operation => ({
    ...{ operationId: id, summary: id },
    ...rest,
  });
  const [id, partId] = [idOf("id"), idOf("partId")];
  return {
    openapi: "3.1.0",
    info: { title: name, version: "1" },
    paths: {
      [`/${name}`]: {
        get: operation("list", { responses: { "200": ok({ type: "array", items: thing }), ...errors(406) } }),
        post: operation("create", {
          ...body(sent, required),
          responses: { "201": ok(thing), ...errors(400, 406, 413, 415) },
        }),
      },
      [`/${name}/{id}`]: {
        get: operation("read", { parameters: [id], responses: { "200": ok(thing), ...errors(400, 404, 406) } }),
        patch: operation("change", {
          ...{ parameters: [id], ...body(changed, [], patchType) },
          responses: { "200": ok(thing), ...errors(400, 404, 406, 413, 415) },
        }),
        delete: operation("remove", {
          parameters: [id],
          responses: {
            "204": { description: "It is gone." },
            ...errors(400, 404),
            ...(removes === "when-empty" && { "409": { description: "It has parts." } }),
          },
        }),
      },
      [`/${name}/{id}/${parts}`]: {
        post: operation("createPart", {
          ...{ parameters: [id], requestBody: { required: true, content: { "application/json": { schema: part } } } },
          responses: { "201": ok(part), ...errors(400, 404, 406, 413, 415) },
        }),
      },
      [`/${name}/{id}/${parts}/{partId}`]: {
        get: operation("readPart", {
          parameters: [id, partId],
          responses: { "200": ok(part), ...errors(400, 404, 406) },
        }),
        delete: operation("removePart", {
          parameters: [id, partId],
          responses: { "204": { description: "It is gone." }, ...errors(400, 404) },
        }),
      },
    },
    components: { schemas: { Problem: problemSchema } },
  };
}

interface Stored {
  readonly value: JsonObject;
  /** The time when it was removed. */
  readonly removedAt?: number;
}

/** Creates the API of a collection. */
export function collectionApi(options: CollectionOptions, { now }: Time): Api {
  const things = new Map<number, Stored>();
  const parts = new Map<string, JsonObject>();
  const { store, show, removes, cascade = 0 } = options;
  let last = 0;
  const keyOf = ({ path }: Called): number => Number(path.id);
  const partKey = ({ path }: Called): string => `${path.id}/${path.partId}`;
  const shown = (key: number, { value }: Stored): JsonObject => ({ id: key, ...show(value) });
  const isThere = (one: Stored | undefined): one is Stored =>
    one !== undefined && (one.removedAt === undefined || removes === "with-mark");
  const onThing = (answer: (one: Stored, called: Called) => Outcome) => (called: Called) => {
    const one = things.get(keyOf(called));
    return isThere(one) ? answer(one, called) : problem(404, "There is no such thing.");
  };
  const onPart = (answer: (one: JsonObject, called: Called) => Outcome) => (called: Called) => {
    const [thing, one] = [things.get(keyOf(called)), parts.get(partKey(called))];
    const isGone = thing?.removedAt !== undefined && removes === undefined && now() - thing.removedAt >= cascade;
    return thing === undefined || isGone || one === undefined
      ? problem(404, "There is no such part.")
      : answer(one, called);
  };
  const sent = ({ body }: Called): JsonObject => (body !== undefined && isObject(body) ? body : {});
  return {
    description: descriptionOf(options),
    operations: {
      list: () =>
        json(
          200,
          [...things].flatMap(([key, one]) => (isThere(one) ? [shown(key, one)] : [])),
        ),
      create: (called) => {
        last += 1;
        const one = { value: store(sent(called), undefined) };
        things.set(last, one);
        return json(201, shown(last, one));
      },
      read: onThing((one, called) => json(200, shown(keyOf(called), one))),
      change: onThing((before, called) => {
        const one = { ...before, value: store(sent(called), before.value) };
        things.set(keyOf(called), one);
        return json(200, shown(keyOf(called), one));
      }),
      remove: onThing((one, called) => {
        const key = keyOf(called);
        const hasParts = [...parts.keys()].some((name) => name.startsWith(`${key}/`));
        if (removes === "when-empty" && hasParts) return { kind: "answer", status: 409, headers: {}, body: "" };
        const mark = removes === "with-mark" ? { isArchived: true } : {};
        things.set(key, { value: { ...one.value, ...mark }, removedAt: one.removedAt ?? now() });
        return empty(204);
      }),
      createPart: onThing((_, called) => {
        last += 1;
        const { id: _id, ...rest } = sent(called);
        const one = { id: last, ...rest };
        parts.set(`${keyOf(called)}/${last}`, one);
        return json(201, one);
      }),
      readPart: onPart((one) => json(200, one)),
      removePart: onPart((_, called) => {
        parts.delete(partKey(called));
        return empty(204);
      }),
    },
  };
}
