import { type Endpoint, pathText, type Webhook } from "#engine/model";
import { firstSentence, htmlToMarkdown, plainLine } from "#ui/text";

/** The most characters of a sentence that may stand as a name: three lines of the side list. */
const maxNameLength = 80;

/**
 * The name of an endpoint for people: its own; else the words of its id, where somebody chose them; else the first
 * sentence of its description, where that is short; else its path. An id such as `calendar.acl.update` comes after the
 * description. The method is beside it as a badge, so the name does
 * not repeat it. A method of JSON-RPC is named as calls name it.
 */
export function endpointTitle({ displayName, description, id, method, path, protocol }: Endpoint): string {
  if (protocol.kind === "openrpc" && (displayName ?? id) === protocol.methodName) return protocol.methodName;
  if (displayName !== undefined && !isId(displayName, id)) return withoutMethod(shortName(displayName), method);
  const address = pathText(path);
  const chosen = isMade(id, method, address) ? undefined : withoutMethodPrefix(id, method);
  const sentence = sentenceAsName(description);
  // The parts of such an id are names of one inside the other, which make no sentence: "Calendar acl rules update".
  const isNested = id.split(".").length > 2;
  return (
    (isNested && sentence) ||
    (wordsOf(chosen, severalWords) ?? sentence ?? wordsOf(chosen, oneWord) ?? (address || "/"))
  );
}

/** The own name of an endpoint in full, if its title is only a part of it and its description does not repeat it. */
export function fullName({ displayName, description }: Endpoint): string | undefined {
  if (displayName === undefined || description?.includes(displayName) === true) return undefined;
  return shortName(displayName) === withoutPeriod(plainLine(displayName)) ? undefined : displayName;
}

/** Returns true if a description says no more than the title above it. */
export const isTitle = (description: string, endpoint: Endpoint): boolean =>
  withoutPeriod(plainLine(htmlToMarkdown(description))) === endpointTitle(endpoint);

/** Returns true if a name repeats an id of several words: `listPets` or `listPets()`. */
const isId = (name: string, id: string): boolean => severalWords.test(id) && (name === id || name === `${id}()`);

/** Returns the first line of a name, or its first sentence if that line is long, as plain text without a final period. */
function shortName(name: string): string {
  const line = plainLine(name.trim().split(/\s*\n\s*|\s{3,}/)[0] ?? name);
  const short = line.length > maxNameLength ? (firstSentence(line) ?? line) : line;
  return withoutPeriod(short) || name;
}

/** Removes a final period, but not an ellipsis or the period of `etc.`. */
const withoutPeriod = (text: string): string => text.replace(/(?<!\.|\betc)\.$/, "");

/** Removes the method at the start of `GET /pets`, `[GET] List pets` and `GET: List pets`. */
function withoutMethod(name: string, method: string): string {
  const rest = name.replace(new RegExp(`^(?:\\[${method}\\]|${method}(?::|\\s+[-\u2013\u2014]\\s|(?=\\s+/)))\\s*`), "");
  return rest === "" ? name : rest;
}

/** Removes the method at the start of ids such as `GET_ListPets`, which name two methods of one operation. */
const withoutMethodPrefix = (id: string, method: string): string =>
  id.startsWith(`${method}_`) || id.startsWith(`${method}-`) ? id.slice(method.length + 1) : id;

/**
 * Returns true if an id was generated from method and path, such as `PostCustomersCustomer` from `POST
 * /v1/customers/{customer}`. An id in the case of a function that names no parameter, such as `getDnsZones`, was chosen.
 */
function isMade(id: string, method: string, path: string): boolean {
  const [name, call, literal] = [id, path, path.replace(/^.*\}/, "")].map((text) =>
    text.toLowerCase().replace(/[^a-z0-9]/g, ""),
  );
  const start = method.toLowerCase();
  if (name?.startsWith(start) !== true) return false;
  const rest = name.slice(start.length);
  const isChosen = /^[a-z]+(?:[A-Z][A-Za-z]*)+$/.test(id) && literal?.endsWith(rest) === true;
  return !isChosen && call?.endsWith(rest) === true;
}

/** The name of a webhook for people: its own, a short first sentence, or the words of its id. */
export const webhookTitle = ({ displayName, description, id }: Webhook): string =>
  (displayName === undefined ? undefined : shortName(displayName)) ??
  sentenceAsName(description) ??
  wordsOf(id, severalWords) ??
  words(id);

function sentenceAsName(description: string | undefined): string | undefined {
  const sentence = firstSentence(description)?.replace(/[.:;,]+$/, "");
  // One word says less than an id.
  return sentence !== undefined && sentence.length <= maxNameLength && /\p{L}\s+\p{L}/u.test(sentence)
    ? sentence
    : undefined;
}

/** Ids of several words: `createCustomer`, `list_pets`, `list-pets`, `pets.list`, `pets/list`. */
const severalWords = /^(?=.*[a-z][A-Z]|.*[A-Za-z0-9][-_./])[A-Za-z][A-Za-z0-9]*(?:[-_./]+[A-Za-z0-9]+)*$/;

/** Ids of one word, such as `login`. */
const oneWord = /^[A-Za-z]{3,}$/;

const wordsOf = (id: string | undefined, pattern: RegExp): string | undefined =>
  id !== undefined && pattern.test(id) ? words(id.replace(/[./]+/g, " ")) : undefined;

/** `issue-comment-created` and `issueCommentCreated` as `Issue comment created`. */
function words(id: string): string {
  const parted = id
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .replace(/(?<=[A-Za-z0-9])[-_]+(?=[A-Za-z0-9])/g, " ");
  const plain = parted.replace(/ [A-Z](?=[a-z ])/g, (start) => start.toLowerCase());
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
