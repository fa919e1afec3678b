import { commit, type FormState, formShape, redo, seedForm, undo } from "#engine/form";
import { type Json, printJson } from "#engine/json";
import type { ApiModel, Endpoint, PathPart } from "#engine/model";
import { checkRequest, planRequest, type RequestPlan } from "#engine/request";
import {
  fold,
  leaves,
  type ObjectShape,
  type Property,
  type Shape,
  type TypeId,
  type Types,
  typesFrom,
} from "#engine/shape";
import { BrokenLawError, interpreters } from "#engine/testing";
import { curlSnippet } from "#snippets";

/** What is checked: the product's own parts. A test lends a wrong one, to show that a law bites. */
export const productParts = { ...interpreters, commit, undo, redo, planRequest, checkRequest, seedForm, curlSnippet };

/** The parts that a law asks. */
export type Parts = typeof productParts;

/** One endpoint with what its laws need. */
export interface Target {
  readonly endpoint: Endpoint;
  readonly globalHeaders: readonly Property[];
  readonly types: Types;
  /** The shape of the whole form. */
  readonly shape: ObjectShape;
  /** Keys of read-only properties: a form may hold them, a request never does. */
  readonly readOnly: ReadonlySet<string>;
  /** Whether values may stand for several variants, so that what was sent need not be read back as it was. */
  readonly ambiguous: boolean;
  readonly use: Parts;
}

/** Makes the targets of an API, in its order. */
export function targetsOf(model: ApiModel, use: Parts = productParts): readonly Target[] {
  const types = typesFrom(model.types);
  const { globalHeaders } = model;
  const findingsOf = traits(types);
  return model.endpoints.map((endpoint) => {
    const shape = formShape(endpoint, globalHeaders);
    const { readOnly, ambiguous } = findingsOf(shape);
    return { endpoint, globalHeaders, types, shape, readOnly, ambiguous, use };
  });
}

/** How an endpoint is called on the command line and in the table: `POST /plants/{id}`. */
export const endpointName = ({ method, path }: Pick<Endpoint, "method" | "path">): string =>
  `${method} ${path.map(partName).join("")}`;

const partName = (part: PathPart): string => (part.kind === "literal" ? part.value : `{${part.key}}`);

/** Where requests of a check would go; nothing is sent. */
export const baseUrl = "https://api.example.com/v1";

/** Plans the request of a form. */
export const planOf = ({ endpoint, globalHeaders, types, use }: Target, form: FormState): RequestPlan =>
  use.planRequest({ endpoint, globalHeaders, types, form, credentials: [], baseUrl });

/** Gives a form of this value, in which unions are taken for the variants that it suggests. */
export const formOf = ({ shape, types, use }: Target, value: Json): FormState => ({
  value,
  choices: use.choicesIn(types)(shape)(value),
});

/** Ends a law when something does not hold. */
export function must(holds: boolean, how: () => string): asserts holds {
  if (!holds) throw new BrokenLawError(how());
}

/** Writes a value for a message, cut where it is long. */
export const show = (value: Json | undefined): string => cut(value === undefined ? "nothing" : printJson(value));

/** Cuts a text for a message: 200 characters are enough to recognise it; the replay file has it whole. */
export const cut = (text: string): string => (text.length <= 200 ? text : `${text.slice(0, 200)}…`);

interface Traits {
  readonly readOnly: ReadonlySet<string>;
  readonly ambiguous: boolean;
}

/** Looks through a shape and all types that it reaches, each once. */
function traits(types: Types): (shape: Shape) => Traits {
  return (root) => {
    const readOnly = new Set<string>();
    const seen = new Set<TypeId>();
    let ambiguous = false;
    const look = fold<() => void>(types, {
      ...leaves(() => {}),
      nullable: ({ item }, recur) => recur(item),
      list: ({ item }, recur) => recur(item),
      set: ({ item }, recur) => recur(item),
      map: ({ value }, recur) => recur(value),
      object: ({ properties, extra }, recur) => {
        for (const { key, access } of properties) if (access === "READ_ONLY") readOnly.add(key);
        return all([...properties.map(({ shape }) => recur(shape)), ...(extra ? [recur(extra)] : [])]);
      },
      discriminatedUnion: ({ variants }, recur) => all(variants.map(({ shape }) => recur(shape))),
      undiscriminatedUnion: ({ variants }, recur) => {
        ambiguous = true;
        return all(variants.map(({ shape }) => recur(shape)));
      },
      ref: (id, force) => () => {
        if (seen.has(id)) return;
        seen.add(id);
        force()();
      },
    });
    look(root)();
    return { readOnly, ambiguous };
  };
}

const all = (looks: readonly (() => void)[]) => (): void => {
  for (const look of looks) look();
};
