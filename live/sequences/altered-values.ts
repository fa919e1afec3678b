import { equalJson, exactText, isExact, isList, isObject, type Json, own, printJson } from "#engine/json";
import { formatPath, type Path } from "#engine/shape";
import { type Answer, type Violation, violation } from "../checks/index.ts";
import { createMessage } from "../finding-message.ts";
import { damagedScalars, idText } from "../resources/index.ts";
import type { Target } from "../targets/index.ts";
import { declaredAt, isReadable, isSecretName, projects, type ShownValues } from "./shown-values.ts";

/** A thing as it was sent, and as one answer shows it. */
export interface ShownThing {
  readonly id: Json;
  readonly sent: Json;
  readonly got: Json;
  /** The endpoint that was sent the thing. */
  readonly writer: Target;
}

/** Different values, or different things with one of a few values, that have to be altered. Own choice. */
const minAltered = 3;

/** Names of what servers often set or move on by themselves, although descriptions don't mark it as read-only. */
const ownedName =
  /^(?:is|has)?[_-]?(?:id|uuid|guid|key|state|status|phase|stage|revision|version|etag|href|url|link|self|owner|author|creator|user|account|tenant|roles?|permissions|active|enabled|verified|default|primary|archived|total|count|balance|position|rank|score)$|^(?:created|updated|modified|changed|deleted|registered|joined|last|expires)|(?:status|state|version)$/i;

/** Names of texts without a case of their own, which servers store in upper or lower case. */
const caselessName =
  /mail|user|login|handle|nick|slug|tag|label|keyword|code|currency|country|region|locale|lang|zone|host|domain|ur[il]|link|address|mac|iban|bic|vin|isbn|sku|plate|postal|zip|hash|digest|sum|colou?r|hex|method|header|mime|unit|symbol|ticker/i;

/** Texts without a case: addresses, UUIDs and hexadecimal digits. */
const caselessText = /@|:\/\/|^[\da-f-]+$/i;

/** A secret of which a server shows stars. */
const masked = /[*•●x]{3}/i;

/** Half of a cent: prices are often stored with two digits. */
const roundedBy = 0.005;

/**
 * Returns a text without the differences that servers may make: white space, invisible characters, tags, and the forms in
 * which Unicode writes one character.
 */
const plainText = (text: string): string =>
  text
    .replace(/<[^>]*>/g, "")
    .normalize("NFKC")
    .replace(/[\p{C}\p{M}\s]/gu, "");

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
  if (one === "" || one === other || masked.test(got) || isSameMeaning(sent, got)) return true;
  return one.toLowerCase() === other.toLowerCase() && (caselessName.test(name) || caselessText.test(one));
}

const isNumeric = (value: Json): boolean => typeof value === "number" || isExact(value);

const numberOf = (value: Json): number => Number(isExact(value) ? exactText(value) : value);

const isScalar = (value: Json): boolean => value !== null && ((!isObject(value) && !isList(value)) || isExact(value));

/** A scalar that was sent, and the one that is read in its place. */
interface Pair {
  readonly at: Path;
  readonly value: Json;
  readonly now: Json;
}

/**
 * Lists the scalars of a sent value that are read as scalars. Longer lists are left out, since servers may store sets
 * and sort them.
 */
function scalarsIn(value: Json, now: Json | undefined, at: Path = []): readonly Pair[] {
  if (now === undefined || now === null || now === "") return [];
  if (isScalar(value) && isScalar(now)) return [{ at, value, now }];
  if (isList(value) && isList(now)) {
    const [only] = value;
    return value.length === 1 && now.length === 1 && only !== undefined ? scalarsIn(only, now[0], [...at, 0]) : [];
  }
  if (!isObject(value) || !isObject(now)) return [];
  return Object.entries(value).flatMap(([key, member]) => scalarsIn(member, own(now, key), [...at, key]));
}

/**
 * Lists the properties that an answer shows with other values than were sent, for different values or, of the few that a
 * flag or an enum has, for different things. Servers may set some properties by themselves, so that one value may have a
 * reason.
 */
export function alteredProperties(
  target: Target,
  answer: Answer,
  { id, sent, got, writer }: ShownThing,
  values: ShownValues,
): readonly Violation[] {
  const { shape } = answer.documented;
  if (shape === undefined || projects(target)) return [];
  return scalarsIn(sent, got).flatMap(({ at, value, now }): readonly Violation[] => {
    const declared = declaredAt(target.types)(shape)(at);
    const name = String(at.findLast((step) => typeof step === "string"));
    if (declared === undefined || ownedName.test(name) || isSecretName(name)) return [];
    const isChoice = declared.kind === "choice";
    const place = `${writer.name} ${target.name} ${declared.name}${isChoice ? ` ${printJson(value)}` : ""}`;
    if (isKept(value, now, name)) {
      if (isChoice) values.show(place);
      return [];
    }
    if (values.isShown(place) || !isReadable(answer, got, at, value)) return [];
    if (values.count(place, isChoice ? idText(id) : printJson(value)) < minAltered) return [];
    const message = createMessage(
      "{} was sent as {}, and {} is read.",
      printJson(value),
      formatPath(at),
      printJson(now),
    );
    return [{ ...violation("update-lost", `altered ${declared.name}`, message), at }];
  });
}
