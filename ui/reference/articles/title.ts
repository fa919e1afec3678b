import { type Endpoint, pathText, type Webhook } from "#engine/model";
import { firstSentence } from "#ui/text";

/** The most characters of a sentence that may stand as a name: three lines of the side list. */
const longestName = 80;

/**
 * The name of an endpoint for people: its own; else the words of its id, where somebody thought of them; else the
 * first sentence of its description, where that is short; else method and path, as words where the id has them so.
 */
export function endpointTitle(endpoint: Endpoint): string {
  const { displayName, description, id, method } = endpoint;
  const path = pathText(endpoint.path);
  const inWords = wordsOfId(id);
  const thoughtOf = isMade(id, method, path) ? undefined : inWords;
  return displayName ?? thoughtOf ?? sentenceAsName(description) ?? inWords ?? `${method} ${path}`;
}

/**
 * Returns true if an id was generated from method and path, such as `PostCustomersCustomer` from `POST
 * /v1/customers/{customer}`.
 */
function isMade(id: string, method: string, path: string): boolean {
  const [name, call] = [id, path].map((text) => text.toLowerCase().replace(/[^a-z0-9]/g, ""));
  const start = method.toLowerCase();
  return name?.startsWith(start) === true && call?.endsWith(name.slice(start.length)) === true;
}

/** The name of a webhook for people: its own, a short first sentence, or the words of its id. */
export const webhookTitle = ({ displayName, description, id }: Webhook): string =>
  displayName ?? sentenceAsName(description) ?? words(id);

function sentenceAsName(description: string | undefined): string | undefined {
  const sentence = firstSentence(description)?.replace(/[.:;,]+$/, "");
  // One word says less than an id.
  return sentence !== undefined && sentence.length <= longestName && /\p{L}\s+\p{L}/u.test(sentence)
    ? sentence
    : undefined;
}

/** `PostCustomersSearch` as `Post customers search`; `undefined` if an id is not put together from words. */
const wordsOfId = (id: string): string | undefined =>
  /^[A-Za-z][A-Za-z0-9]*$/.test(id) && /[a-z][A-Z]/.test(id) ? words(id) : undefined;

/** `issue-comment-created` and `issueCommentCreated` as `Issue comment created`. */
function words(id: string): string {
  const parted = id
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .replace(/(?<=[A-Za-z0-9])[-_]+(?=[A-Za-z0-9])/g, " ");
  const plain = parted.replace(/ [A-Z](?=[a-z ])/g, (start) => start.toLowerCase());
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
