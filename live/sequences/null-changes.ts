import { decoder } from "#engine/interpret";
import { isObject, type Json, objectOf, own, parseJson, printJson } from "#engine/json";
import { memoizeWeak } from "#engine/memoize-weak";
import { mediaType } from "#engine/request";
import { fold, isOfKind, leaves, type Shape, type Types } from "#engine/shape";
import { plainForm, seedFor, validCases } from "../cases/index.ts";
import type { Resource } from "../resources/index.ts";
import type { Target } from "../targets/index.ts";
import { withValueAt } from "../with-value-at.ts";
import type { Operation } from "./operation.ts";

type Create = Extract<Operation, { readonly kind: "create" }>;
type Change = Extract<Operation, { readonly kind: "update" }>;

/** Properties that are set to null, and values of each before that. Own choices. */
const maxKeys = 10;
const valuesBefore = 2;
/** Forms that are drawn to find values of a property. Own choice. */
const maxDraws = 40;

/**
 * Lists creations with a value of a property, each with a PATCH that sets it to null. Null removes a member of a merge
 * patch (RFC 7396); elsewhere it counts only if the thing documents null there too.
 */
export function nullChanges(
  { create, read, updates }: Resource,
  seed: number,
  creationOf: (form: Create["form"]) => Create,
): readonly (readonly [Create, Change])[] {
  if (read === undefined) return [];
  const drawn = validCases(create, seedFor(seed, create.endpoint.id, "before null"));
  const forms = Array.from({ length: maxDraws }, (_, position) => drawn(position)?.call.form);
  return updates
    .filter(({ endpoint }) => endpoint.method === "PATCH")
    .flatMap((target) => {
      const body = target.endpoint.request?.body;
      if (body?.kind !== "json") return [];
      const isMerge = mediaType(body.contentType) === "application/merge-patch+json";
      const answers = read.endpoint.responses.flatMap((one) => (one.body.kind === "json" ? [one.body.shape] : []));
      const shown = new Set(answers.flatMap((shape) => nullableKeys(read.types)(thingShape(read.types)(shape))));
      const keys = nullableKeys(target.types)(body.shape).filter((key) => isMerge || shown.has(key));
      return keys.slice(0, maxKeys).flatMap((key) => {
        const form = nullForm(target, key);
        if (form === undefined) return [];
        const before = new Map(
          forms.flatMap((one) => {
            const value = one && valueIn(one.value, key);
            return one === undefined || value === undefined || value === null ? [] : [[printJson(value), one]];
          }),
        );
        return [...before.values()]
          .slice(0, valuesBefore)
          .map((one) => [creationOf(one), { kind: "update", of: 0, target, form }] as const);
      });
    });
}

const bodyOf = (value: Json): Json | undefined => (isObject(value) ? own(value, "body") : undefined);

function valueIn(form: Json, key: string): Json | undefined {
  const body = bodyOf(form);
  return body !== undefined && isObject(body) ? own(body, key) : undefined;
}

/** Returns the plain form with null in a property; undefined if that is not sent as a valid request. */
function nullForm(target: Target, key: string): Change["form"] | undefined {
  const [plain, body] = [plainForm(target), target.endpoint.request?.body];
  if (plain === undefined || body?.kind !== "json") return undefined;
  const planned = textOf(target, plain);
  const sent = planned === undefined ? undefined : parseJson(planned);
  const before = sent?.ok && isObject(sent.value) ? Object.entries(sent.value).filter(([name]) => name !== key) : [];
  const wanted = decoder(target.types)(body.shape)(objectOf([...before, [key, null]]));
  const form = target.formOf(withValueAt(plain.value, ["body"], wanted));
  if (!target.isValid(form)) return undefined;
  const text = textOf(target, form);
  const parsed = text === undefined ? undefined : parseJson(text);
  return parsed?.ok && isObject(parsed.value) && own(parsed.value, key) === null ? form : undefined;
}

function textOf(target: Target, form: Change["form"]): string | undefined {
  const { body } = target.plan({ form, credentials: [], baseUrl: "http://callboard.example" });
  return body.kind === "text" ? body.text : undefined;
}

/** Returns the shape of a thing in an answer, without the object around it that has nothing but the thing. */
const thingShape =
  (types: Types) =>
  (shape: Shape): Shape => {
    const named = shape.kind === "ref" ? types.get(shape.id)?.shape : shape;
    const [only, more] = named !== undefined && isOfKind(named, "object") ? named.properties : [];
    const isEnvelope = only !== undefined && more === undefined && envelopeName.test(only.key);
    return isEnvelope ? only.shape : shape;
  };

/** Names of the only member of an object around a thing. */
const envelopeName = /^(?:data|item|result|payload|record|object)$/i;

const none: readonly string[] = [];

/** Lists the properties of a shape that may be null. */
const nullableKeys = memoizeWeak((types: Types) =>
  fold<readonly string[]>(types, {
    ...leaves<readonly string[]>(none),
    nullable: ({ item }, recur) => recur(item),
    list: () => none,
    set: () => none,
    map: () => none,
    object: ({ properties }) =>
      properties.flatMap(({ key, access, shape }) =>
        isOfKind(shape, "nullable") && access !== "READ_ONLY" ? [key] : [],
      ),
    discriminatedUnion: () => none,
    undiscriminatedUnion: () => none,
    ref: (_id, force) => force(),
  }),
);
