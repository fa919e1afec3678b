import { equalJson, exactText, isExact, isList, isObject, type Json, own, printJson } from "#engine/json";
import { memoizeWeak } from "#engine/memoize-weak";
import { fold, formatPath, leaves, type Path, type Shape, type Types } from "#engine/shape";
import { type Violation, violation } from "../checks/index.ts";
import { declaredAt } from "../declared-at.ts";
import { createMessage } from "../finding-message.ts";
import { damagedScalars, idText } from "../resources/index.ts";
import type { Target } from "../targets/index.ts";
import { isReadable, isSecretName, projects, type ShownThing, type ShownValues } from "./shown-values.ts";

/** A thing as it was sent. */
export interface SentThing {
  readonly id: Json;
  readonly sent: Json;
  /** The endpoint that was sent the thing. */
  readonly writer: Target;
  /** True if it was sent whole, so that missing properties have their defaults. */
  readonly isWhole: boolean;
}

/** Different values, or different things with one of a few values, that have to be altered. Own choice. */
const minAltered = 3;

/** Names of what servers often set or move on by themselves, although descriptions don't mark it as read-only. */
const ownedName =
  /^(?:is|has)?[_-]?(?:id|uuid|guid|key|state|status|phase|stage|revision|version|etag|href|url|link|self|owner|author|creator|user|account|tenant|roles?|permissions|active|enabled|verified|default|primary|archived|total|count|balance|position|rank|score)$|^(?:created|updated|modified|changed|deleted|registered|joined|last|expires)|(?:status|state|version)$/i;

/** Names of texts that servers store in upper or lower case. */
const caselessName =
  /mail|user|login|handle|nick|slug|tag|label|keyword|code|currency|country|region|locale|lang|zone|host|domain|ur[il]|link|address|mac|iban|bic|vin|isbn|sku|plate|postal|zip|hash|digest|sum|colou?r|hex|method|header|mime|unit|symbol|ticker/i;

/** Texts without a case: addresses, UUIDs and hexadecimal digits. */
const caselessText = /@|:\/\/|^[\da-f-]+$/i;

/** A secret of which a server shows stars. */
const masked = /[*•●x]{3}/i;

/** Half of a cent: prices are often stored with two digits. */
const roundedBy = 0.005;

/** Returns a text without white space, invisible characters and tags, which servers remove. */
const plainText = (text: string): string => text.replace(/<[^>]*>/g, "").replace(/[\p{C}\s]/gu, "");

const isDate = /^\d{4}-\d\d-\d\d/;

/** The precision and the zone of a moment may be lost if its type is a day. In milliseconds. */
const dayLength = 86_400_000;

/** Returns true for two ways to write one moment, number or address. */
function isSameMeaning(sent: string, got: string): boolean {
  if (sent.trim() !== "" && Number(sent) === Number(got)) return true;
  const apart = isDate.test(sent) && isDate.test(got) ? Math.abs(Date.parse(sent) - Date.parse(got)) : Infinity;
  if (Number.isNaN(apart) || apart <= dayLength) return true;
  const digits = sent.replace(/\D/g, "");
  if (digits !== "" && /^[+\d\s().-]+$/.test(sent) && digits === got.replace(/\D/g, "")) return true;
  return URL.canParse(sent) && URL.canParse(got) && new URL(sent).href === new URL(got).href;
}

/** Returns true if a value is read as it was sent, or in a form that means the same. */
function isKept(sent: Json, got: Json, name: string): boolean {
  if (equalJson(sent, got) || damagedScalars(sent, got).length > 0) return true;
  if (isNumeric(sent) && isNumeric(got)) return Math.abs(numberOf(sent) - numberOf(got)) <= roundedBy;
  if (typeof sent !== "string" || typeof got !== "string") return false;
  const [one, other] = [plainText(sent), plainText(got)];
  if (one === "" || masked.test(got) || isSameMeaning(sent, got)) return true;
  // Servers may compose the characters of Unicode.
  const forms = [one, one.normalize("NFC"), one.normalize("NFKC")];
  if (forms.includes(other)) return true;
  const isCaseless = caselessName.test(name) || caselessText.test(one);
  return isCaseless && forms.some((form) => form.toLowerCase() === other.toLowerCase());
}

const isNumeric = (value: Json): boolean => typeof value === "number" || isExact(value);

const numberOf = (value: Json): number => Number(isExact(value) ? exactText(value) : value);

/** A `null` that was written as a text. */
const nullText = /^(?:null|none|nil|undefined)$/i;

const isScalar = (value: Json): boolean => value !== null && ((!isObject(value) && !isList(value)) || isExact(value));

/** A scalar that was sent, and the one that is read in its place. */
interface Pair {
  readonly at: Path;
  readonly value: Json;
  readonly now: Json;
  /** True if the value is the default of a property that was not sent. */
  readonly isDefault?: true;
}

/**
 * Lists the scalars of a sent value that are read as scalars, each `null` that is read as a text, 0 or false, and the lists
 * that are read without some of their items. Servers may store sets, sort them, and add items.
 */
function scalarsIn(value: Json, now: Json | undefined, at: Path = []): readonly Pair[] {
  if (now === undefined || now === null || now === "") return [];
  const isText = value === null && typeof now === "string" && nullText.test(now);
  const isEmpty = value === null && (now === 0 || now === false);
  if (isText || isEmpty || (isScalar(value) && isScalar(now))) return [{ at, value, now }];
  if (isList(value) && isList(now)) {
    const [only] = value;
    if (value.length === 1 && now.length === 1 && only !== undefined) return scalarsIn(only, now[0], [...at, 0]);
    const isLost = now.length < new Set(value.filter((item) => !isBlank(item)).map(plainItem)).size;
    return value.every(isScalar) && isLost ? [{ at, value, now }] : [];
  }
  if (!isObject(value) || !isObject(now)) return [];
  return Object.entries(value).flatMap(([key, member]) => scalarsIn(member, own(now, key), [...at, key]));
}

/** Returns the text by which a server may find an item again. */
const plainItem = (item: Json): string => (typeof item === "string" ? plainText(item).toLowerCase() : printJson(item));

const isBlank = (value: Json): boolean => typeof value === "string" && plainText(value) === "";

/** Lists the scalars that are read where a property with a default was not sent. */
const defaultsIn = ({ endpoint, types }: Target, sent: Json, got: Json): readonly Pair[] => {
  const body = endpoint.request?.body;
  if (body?.kind !== "json" || !isObject(sent) || !isObject(got)) return [];
  return [...declaredDefaults(types)(body.shape)].flatMap(([key, value]): readonly Pair[] => {
    const now = own(got, key);
    // Large integers have defaults as texts.
    if (own(sent, key) !== undefined || typeof now !== typeof value || now === undefined) return [];
    return [{ at: [key], value, now, isDefault: true }];
  });
};

type Defaults = ReadonlyMap<string, Json>;

/** Returns the function that lists the scalar defaults of the properties of a shape. */
const declaredDefaults = memoizeWeak((types: Types) =>
  memoizeWeak(
    fold<Defaults>(types, {
      ...leaves<Defaults>(new Map()),
      nullable: ({ item }, recur) => recur(item),
      list: () => new Map(),
      set: () => new Map(),
      map: () => new Map(),
      object: ({ properties }) =>
        new Map(
          properties.flatMap((property): readonly (readonly [string, Json])[] => {
            const { key, shape, access } = property;
            const value = property.default ?? ("default" in shape ? shape.default : undefined);
            return value === undefined || !isScalar(value) || access !== undefined ? [] : [[key, value]];
          }),
        ),
      discriminatedUnion: () => new Map(),
      undiscriminatedUnion: () => new Map(),
      ref: (_id, force) => force(),
    }) as (shape: Shape) => Defaults,
  ),
);

/**
 * Lists the properties that an answer shows with other values than were sent: for different values or, of defaults and
 * the few values that a flag or an enum has, for different things, and of `null` once. Servers may set some properties by themselves, so
 * that one value may have a reason.
 */
export function alteredProperties(
  target: Target,
  thing: ShownThing,
  { id, sent, writer, isWhole }: SentThing,
  values: ShownValues,
): readonly Violation[] {
  const { value: got } = thing;
  const { shape } = thing.answer.documented;
  if (shape === undefined || projects(target)) return [];
  const pairs = [...scalarsIn(sent, got), ...(isWhole ? defaultsIn(writer, sent, got) : [])];
  return pairs.flatMap(({ at, value, now, isDefault = false }): readonly Violation[] => {
    const declared = declaredAt(target.types)(shape)([...thing.at, ...at]);
    const name = String(at.findLast((step) => typeof step === "string"));
    if (declared === undefined || (ownedName.test(name) && !isDefault) || isSecretName(name)) return [];
    const isChoice = isDefault || value === null || declared.kind === "choice";
    const kind = isDefault ? "default" : "altered";
    const place = `${writer.name} ${target.name} ${kind} ${declared.name}${isChoice ? ` ${printJson(value)}` : ""}`;
    if (isKept(value, now, name)) {
      if (isChoice) values.show(place);
      return [];
    }
    if (values.isShown(place) || !isReadable(thing, at, value)) return [];
    const count = values.count(place, isChoice ? idText(id) : printJson(value));
    if (count < (value === null && typeof now === "string" ? 1 : minAltered)) return [];
    const [was, is] = [printJson(value), printJson(now)];
    const message = isDefault
      ? createMessage("{} was not sent, and its default is {}; {} is read.", formatPath(at), was, is)
      : createMessage("{} was sent as {}, and {} is read.", was, formatPath(at), is);
    return [{ ...violation("update-lost", `${kind} ${declared.name}`, message), at }];
  });
}
