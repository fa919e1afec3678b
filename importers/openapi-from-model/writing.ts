import type { Json, JsonObject } from "#engine/json";
import { exact } from "#engine/json";
import type { Endpoint, ParameterStyle, Webhook } from "#engine/model";
import { bodiesOf } from "#engine/request";
import type { Path, TypeId, TypeTable } from "#engine/shape";
import { claimName } from "#engine/text";
import { countLoss, type Losses } from "../registry-api/write/writing.ts";

/** The state that the writers of one document share. */
export interface Writing {
  readonly types: TypeTable;
  /** Names that OpenAPI allows, by the ids of types and of schemes. */
  readonly typeNames: ReadonlyMap<TypeId, string>;
  readonly schemeNames: ReadonlyMap<string, string>;
  /** Responses that have a name, by name. The document stores them among its components. */
  readonly namedAnswers: Map<string, JsonObject>;
  /** Callbacks by the id of their endpoint, with their paths in the model. */
  readonly callbacks: ReadonlyMap<string, readonly { readonly webhook: Webhook; readonly at: Path }[]>;
  readonly losses: Losses;
}

/** Counts a part that OpenAPI can't represent. */
export const reportLoss = ({ losses }: Writing, at: Path, message: string): void => countLoss(losses, at, message);

/** Returns true if OpenAPI allows a text as a component name. */
export const isPlain = (name: string): boolean => /^[A-Za-z0-9._-]+$/.test(name);

/**
 * Turns ids into component names, which may have letters, digits, dots, underscores and dashes (OpenAPI 3.1 §4.8.7).
 */
export function plainNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const names = new Map<string, string>();
  // An id that is a valid name keeps it, also if another id comes first.
  for (const id of ids) if (isPlain(id)) names.set(id, id);
  for (const name of names.values()) taken.add(name);
  for (const id of ids) {
    if (names.has(id)) continue;
    const base = id.replace(/[^A-Za-z0-9._-]+/g, "_").replace(/^_+|_+$/g, "") || "unnamed";
    names.set(id, claimName(taken, base, "_"));
  }
  return names;
}

/** Returns an object without its members that are `undefined`. */
export const compact = (members: { readonly [key: string]: Json | undefined }): JsonObject =>
  Object.fromEntries(Object.entries(members).filter((entry): entry is [string, Json] => entry[1] !== undefined));

/** Returns digits as a JSON number that keeps all of them. */
export const numberToken = (digits: string | undefined): Json | undefined => {
  if (digits === undefined) return undefined;
  const number = Number(digits);
  return String(number) === digits ? number : exact(digits);
};

/** Returns the name of a style in OpenAPI 3, which has commas in place of tabs. */
export const styleName = (style: ParameterStyle["style"]): string => (style === "tabDelimited" ? "form" : style);

/** Returns true if an endpoint has lists with tabs between their items (OpenAPI 2.0 `tsv`). */
export function hasTabs({ parameterStyles = {}, request }: Pick<Endpoint, "parameterStyles" | "request">): boolean {
  const inBody = bodiesOf(request === undefined ? {} : { request }).flatMap((body) => {
    if (body.kind === "urlencoded") return Object.values(body.styles);
    return body.kind === "form-data" ? Object.values(body.parts).flatMap(({ style = [] }) => style) : [];
  });
  return [...Object.values(parameterStyles).flatMap((styles) => Object.values(styles)), ...inBody].some(
    ({ style }) => style === "tabDelimited",
  );
}
