import { isList, isObject, type Json, own, printJson } from "#engine/json";
import { isCredentialMember } from "#engine/request";
import { formatPath, isPathWithin, type Path, valueAt } from "#engine/shape";
import { type Answer, type Violation, violation, writeOnlyPaths } from "../checks/index.ts";
import { declaredAt } from "../declared-at.ts";
import { createMessage } from "../finding-message.ts";
import type { Target } from "../targets/index.ts";
import { withoutValue, withValueAt } from "../with-value-at.ts";

/** A text that was sent in a write-only property. */
export interface SentSecret {
  readonly key: string;
  readonly text: string;
}

/**
 * Facts about the values that a server has shown in one run. One value may be the same by chance, so that only several
 * different ones count.
 */
export interface ShownValues {
  /** Notes a value of a place, and returns the number of different values there. */
  readonly count: (place: string, value: string) => number;
  /** Notes that a place has shown a value as it was sent. */
  readonly show: (place: string) => void;
  readonly isShown: (place: string) => boolean;
}

/** Creates an empty collection. */
export function shownValues(): ShownValues {
  const values = new Map<string, Set<string>>();
  const shown = new Set<string>();
  return {
    count: (place, value) => {
      const known = values.get(place) ?? new Set();
      values.set(place, known.add(value));
      return known.size;
    },
    show: (place) => void shown.add(place),
    isShown: (place) => shown.has(place),
  };
}

/** The shortest text that is searched in answers, in characters. Own choice: shorter ones are in answers by chance. */
const minSecretLength = 4;

/** Lists the texts in the write-only properties of a body, without ones that other properties have too. */
export function secretsIn({ endpoint, types }: Target, body: Json): readonly SentSecret[] {
  const sent = endpoint.request?.body;
  if (sent?.kind !== "json") return [];
  const paths = writeOnlyPaths(types, sent.shape)(body);
  return paths.flatMap((at): readonly SentSecret[] => {
    const [text, key] = [valueAt(body, at), at.findLast((step) => typeof step === "string")];
    if (typeof text !== "string" || text.length < minSecretLength || typeof key !== "string") return [];
    return placesOf(body, text).length === 1 ? [{ key, text }] : [];
  });
}

/** Lists the places of a text in a value. */
function placesOf(value: Json, text: string, at: Path = []): readonly Path[] {
  if (value === text) return [at];
  if (isList(value)) return value.flatMap((item, i) => placesOf(item, text, [...at, i]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) => placesOf(member, text, [...at, key]));
}

/** Two values at one place are no chance; the check of every answer finds them under their own name. */
const minSecrets = 2;

/**
 * Lists the secrets that an answer shows under another name: in a property that is not documented, or anywhere if their
 * name is of a credential. The result of a write-only value, such as an address to import from, may be shown.
 */
export function shownSecrets(
  target: Target,
  answer: Answer,
  body: Json,
  secrets: readonly SentSecret[],
  values: ShownValues,
): readonly Violation[] {
  const { shape } = answer.documented;
  return secrets.flatMap(({ key, text }) =>
    placesOf(body, text).flatMap((at): readonly Violation[] => {
      const isDocumented = shape !== undefined && declaredAt(target.types)(shape)(at) !== undefined;
      if (isDocumented && (at.at(-1) === key || !isSecretName(key))) return [];
      const place = at.map((step) => (typeof step === "number" ? "*" : step)).join(".");
      if (values.count(`${target.name} ${key} as ${place}`, text) < minSecrets) return [];
      const message = createMessage("The answer has the value of {}, which is write-only, as {}.", key, formatPath(at));
      return [{ ...violation("write-only-shown", `${key} as ${place}`, message), at }];
    }),
  );
}

/** Returns true for the name of a credential or of a code that only its owner knows. */
export const isSecretName = (name: string): boolean =>
  isCredentialMember(name) || /(?:^|[_-]|[a-z](?=[A-Z]))(?:pin|cvv|cvc|otp|passcode)$/i.test(name);

/** Different values that have to be missing, of a flag both. Own choice: one may mean nothing to a server. */
const minMissing = 3;

/** Names of flags and commands to the server, which are no part of a thing. */
const commandName =
  /^(?:send|notify|skip|dry_?run|confirm|validate|force|upsert|redirect|callback|return|accept|agree|captcha|locale)/i;

/** Query parameters that choose the properties of an answer. */
const projection = /^\$?(?:fields?|include|expand|select|embed|view|projection|with)$/i;

/** Returns true for reads of chosen properties. */
export const projects = ({ endpoint }: Target): boolean =>
  endpoint.queryParameters.some(({ key }) => projection.test(key));

const isMissing = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === "" || (isList(value) && value.length === 0);

/**
 * Lists the properties of a created thing that no read has ever shown, although they are documented there. Flags and
 * commands, write-only properties and reads of chosen properties are left out.
 */
export function unreadProperties(
  target: Target,
  thing: ShownThing,
  { sent, secret }: { readonly sent: Json; readonly secret: ReadonlySet<string> },
  values: ShownValues,
): readonly Violation[] {
  const { shape } = thing.answer.documented;
  if (shape === undefined || projects(target)) return [];
  const find = declaredAt(target.types)(shape);
  return pairsOf(sent, thing.value).flatMap(({ at, value, now }): readonly Violation[] => {
    const place = formatPath(at);
    const name = `${target.name} ${place} unread`;
    if (!isMissing(now)) values.show(name);
    const isCommand = at.some((key) => commandName.test(String(key)));
    if (
      isMissing(value) ||
      isCommand ||
      secret.has(String(at.at(-1))) ||
      values.isShown(name) ||
      find([...thing.at, ...at]) === undefined
    )
      return [];
    const count = values.count(name, printJson(value));
    // A property that is sent as a number and read as an object can't have the same value.
    if (count < (typeof value === "boolean" ? 2 : minMissing) || !isReadable(thing, at, value)) return [];
    const message = createMessage(
      "{} was sent with {} different values, and no read has ever shown one.",
      place,
      `${count}`,
    );
    return [{ ...violation("update-lost", `unread ${place}`, message), at }];
  });
}

/** A thing in an answer. */
export interface ShownThing {
  readonly answer: Answer;
  readonly body: Json;
  /** The path of its properties in the body: within an envelope, or of `attributes`. */
  readonly at: Path;
  readonly value: Json;
}

/** Returns true if a value may be at a place of a thing, by the documentation of its answer. */
export function isReadable({ answer, body, at: outer }: ShownThing, inner: Path, value: Json): boolean {
  const at = [...outer, ...inner];
  return answer.documented.check?.(withValueAt(body, at, value)).every(({ path }) => !isPathWithin(path, at)) ?? true;
}

/** Returns true if a thing may be without the value at a place, by the documentation of its answer. */
export function isOptional({ answer, body, at: outer }: ShownThing, inner: Path): boolean {
  const { check } = answer.documented;
  return check === undefined || check(withoutValue(body, [...outer, ...inner])).length <= check(body).length;
}

/** A member of a sent object, and what is read in its place. */
interface Pair {
  readonly at: Path;
  readonly value: Json;
  readonly now: Json | undefined;
}

/** Lists the members of a sent object and of the objects in it that are read as objects. */
function pairsOf(sent: Json, got: Json, at: Path = []): readonly Pair[] {
  if (!isObject(sent) || !isObject(got)) return [];
  return Object.entries(sent).flatMap(([key, value]): readonly Pair[] => {
    const [now, place] = [own(got, key), [...at, key]];
    return isObject(value) && isObject(now) ? pairsOf(value, now, place) : [{ at: place, value, now }];
  });
}

/** Returns true if the JSON that an endpoint is sent has a list at a path; the items of a set have no order. */
export function isOrdered({ endpoint, types }: Target, at: Path): boolean {
  const sent = endpoint.request?.body;
  return sent?.kind === "json" && declaredAt(types)(sent.shape)(at)?.kind === "list";
}
