import { inEnglish, type Phrase } from "#engine/interpret";

/** The English texts of findings of an endpoint; `{}` is a placeholder for a value. */
export const findingTexts = [
  "A request that keeps every rule of the description was refused with {}.",
  "A request that breaks the description ({}) was answered with {} instead of an error.",
  "The header {} is {}; HTTP expects {}.",
  'a text in quotes, such as "a1"',
  "a number of seconds or an HTTP date",
  "an HTTP date",
  "The documented header {} is missing.",
  "The header {} is missing; HTTP requires it in an answer with {}.",
  "The header {} is {}; {} is documented.",
  "another value",
  "The answer with {} has a body and no Content-Type; {} is documented.",
  "The body of the answer with {} is {}; {} is documented.",
  "The server did not answer in time.",
  "The server refused the connection, after it had answered before.",
  "The server closed the connection without an answer.",
  "The server sent something that is not an HTTP response.",
  "The host can't be found.",
  "No secure connection could be made.",
  "The answer with {} contains {}.",
  "a stack trace of {}",
  "an error of {}",
  "an error of a database",
  "The answer with {} contains the credential of the request.",
  "The server answered with {}; the description names {}.",
  "The server answered with {}.",
  "The server answered with {} to a valid request.",
  "The server answered with {} to a request that it should refuse ({}).",
  "The answer with {} has no body; {} is documented.",
  "The body of the answer with {} is not UTF-8, as JSON has to be (RFC 8259 section 8.1).",
  "The body of the answer with {} is not valid JSON.",
  "{} of the answer with {} is {}; {} is documented.",
  "The answer took {} ms; at most {} ms are allowed.",
  "event {} is {}; {} is documented.",
  "line {} is {}; {} is documented.",
  "{} of event {} is {}; {} is documented.",
  "{} of line {} is {}; {} is documented.",
  "The answer contains {}, which is write-only.",
  "The answer has the value of {}, which is write-only, as {}.",
  "A client that accepts only {} got {}; the description has 406 for it.",
  "A client that accepts only the documented {} got {}.",
  "A thing that still has the entity tag {} was sent again with {} instead of 304.",
  "A call without credentials was answered with {}; the description requires them.",
  "A call with credentials that are made up was answered with {}; the description requires them.",
  "HEAD was answered with {}, GET with {}.",
  "HEAD has the Content-Type {}, GET has {}.",
  "HEAD announces {} bytes, GET has {}.",
  "A repeated request with the same {} got another answer.",
  "A request with the same {} and another body was answered with {}.",
  "{} was answered with {}; the description does not have it at this path.",
  "{} got a 405 that does not name the methods of this path: it has no Allow (RFC 9110 section 15.5.6).",
  "OPTIONS lists {}; the description has {} too.",
  "A page links to itself, so the list never ends.",
  "Page {} links to page {}, so the list never ends.",
  "{} pages in a row are empty and link to a next page, so the list never ends.",
  "A job is still {} after {} seconds.",
  "Page {} has an item twice.",
  "Page {} has an item of the page before.",
  "The same request was answered with {}, then with {}.",
  "The same request was answered with the same items in another order.",
  "The server answered with 429 and does not say when to try again.",
  "The content that was sent is not the content that is read.",
  "A removed thing was answered with {}.",
  "A thing that was created was answered with {}.",
  "An update changed the thing, and its ETag is still {}.",
  "A thing of the first user was answered with {} to the second one.",
  "A change was answered with {}, although its If-Match does not hold.",
  "A removed thing was changed with {}.",
  "The answer to an update that changed {} has its old value.",
  "A part of a removed thing was answered with {}.",
  "A removed thing was removed again with {}.",
  "A thing of the first user is in the list of the second one, who can't read it.",
  "The thing {} was created, and is not in the list.",
  "The thing {} is in the list more than once.",
  "The thing {} was removed, and is in the list.",
  "The id {} also belongs to a removed thing.",
  "The id {} also belongs to another thing.",
  "Two requests at the same time created things with the id {}.",
  "The documented link {} was answered with {}.",
  "The Location {} of a new thing points to the thing {}.",
  "The Location {} of a new thing was answered with {}.",
  "{} was sent as {}, and {} is read.",
  "{} was sent as {}, and {} is read, which is another moment.",
  "{} was sent as {}, and {} is read, which is another day.",
  "{} was sent as {}, and {} is read: its letters beyond ASCII are not the same.",
  "The update replaced {}, and its old items are still read.",
  "The items of {} are read in another order than they were sent in.",
  "A text of length {} was sent as {}, and only its start of length {} is read.",
  "{} of the content is {}, and it was sent with {} bytes.",
  "Requests that only read have added to a list of {}: it has {} now.",
  "The update changed {}, and its old value is read.",
  "The update did not name {}, and its value is gone.",
  "The update did not name {}, and its value changed.",
  "PUT left out {}, and its old value is read; it replaces the whole thing (RFC 9110 section 9.3.4).",
  "{} was sent as {}, and it is missing.",
  "{} was sent with {} different values, and no read has ever shown one.",
  "{} was not sent, and its default is {}; {} is read.",
  "A request created {} things with the same values.",
  "The copy of a thing is without its {}.",
  "The list has the same items with {} and with {}.",
  "The list has the same items with {} and without it.",
  "An empty page says that there are more, so the list never ends.",
  "A PUT of a thing that is there was answered with 201, as if it were new.",
  "{} of the list is {}, and its pages have {} items.",
  "The address {} of the next page was answered with {}.",
  "A 304 has no ETag; the 200 before has {}.",
  "A 304 has a body.",
  "A preflight does not allow {}, so pages can't make the documented request.",
  "Item {} of the list is on none of its {} pages of {}.",
  "The list has {} items; the request has {}={}.",
  "{} of the answer is {}; the request has {}={}.",
  "The list is in the same order with {} and with {}.",
  "The list has the item {}, which was created in another one.",
  "The thing {} was created in another one, and is found in this one.",
  "{} at {}",
  "another type at {}",
  "without the header {}",
  "with JSON that ends too early",
  "with text that is not JSON",
  "without its required body",
  "with the media type {}",
] as const;

/** A text of a finding. */
export type FindingText = (typeof findingTexts)[number];

/** A value in a text: a string, another text, or a phrase for a documented or found thing. */
export type MessagePart = string | MessageParts | { readonly phrase: Phrase };

/** A text of a finding as data, from which English and other languages are made. Numbers are written as texts. */
export interface MessageParts {
  readonly text: FindingText;
  readonly values: readonly MessagePart[];
}

/** Creates a text with its values. */
export const createMessage = (text: FindingText, ...values: readonly MessagePart[]): MessageParts => ({ text, values });

/** Creates the function that writes texts of findings in a language; `fill` writes values into a text. */
export function messageWriter(
  fill: (text: FindingText, values: readonly string[]) => string,
  write: (phrase: Phrase) => string,
  plain: (value: string) => string = (value) => value,
): (messageParts: MessageParts) => string {
  const written = (value: MessagePart): string => {
    if (typeof value === "string") return plain(value);
    return "phrase" in value ? write(value.phrase) : textIn(value);
  };
  const textIn = ({ text, values }: MessageParts): string => fill(text, values.map(written));
  return textIn;
}

/** Writes a text of a finding in English. */
export const messageInEnglish = messageWriter(fillPlaces, inEnglish);

/** Puts values at the places of a text: `{}` is the next one, and `{1}` the second one. */
function fillPlaces(text: string, values: readonly string[]): string {
  let next = 0;
  return text.replace(/{(\d?)}/g, (whole, position: string) => {
    const value = values[Number(position || next)];
    next += 1;
    return value ?? whole;
  });
}
