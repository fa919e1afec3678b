import { type CountedPart, type Phrasebook, type PhraseParts, phraseWriter } from "./phrase.ts";

const units: { readonly [P in CountedPart]: readonly [one: string, many: string] } = {
  characters: ["character", "characters"],
  items: ["item", "items"],
  properties: ["property", "properties"],
};

const counted = (count: number | string, part: CountedPart): string =>
  `${count} ${units[part][`${count}` === "1" ? 0 : 1]}`;

const limited =
  (text: string) =>
  ({ limit, part }: PhraseParts["atLeast"]): string =>
    `${text} ${part ? counted(limit, part) : limit}`;

const english: Phrasebook = {
  words: {
    text: "text",
    boolean: "true or false",
    integer: "a whole number",
    number: "a number",
    double: "a double-precision number",
    datetime: "a date and time such as 2026-11-21T08:30:00Z",
    date: "a date such as 2026-11-21",
    uuid: "a UUID such as 123e4567-e89b-12d3-a456-426614174000",
    base64: "base64 text",
    file: "a file",
    files: "a list of files",
    list: "a list",
    object: "an object",
    uniqueItems: "unique items",
    textKey: "a key that can be text",
    otherKey: "another key",
    pathValue: "a value for the path",
    pathSegment: "a path segment other than . and ..",
    headerName: "a header name of letters, digits and hyphens",
    headerText: "visible ASCII characters, spaces and tabs",
    nothing: "nothing",
    unmatched: "text that does not match",
    someValue: "a value",
    otherType: "another type",
    required: "a value is required",
    reservedKey: 'the key "__proto__" is reserved and can\'t be used',
    unsent: "read-only: not sent",
    unfinished: "It was incomplete.",
  },
  parts: {
    mismatch: ({ expected, found }, write) => `expected ${write(expected)}, found ${write(found)}`,
    wrongKey: ({ expected, found }, write) => `expected ${write(expected)} as the key, found ${write(found)}`,
    unknownKey: ({ key }) => `unknown property ${key}`,
    duplicate: ({ value }, write) => `${write(value)} is already in the list`,
    header: ({ name, isCredential, character }, write) =>
      `${isCredential ? "the credential for " : ""}${name} contains ${character}, which is not allowed in a header; expected ${write("headerText")}`,
    rule: ({ text }) => text,
    atLeast: limited("at least"),
    atMost: limited("at most"),
    moreThan: limited("more than"),
    lessThan: limited("less than"),
    multipleOf: limited("a multiple of"),
    range: ({ least, greatest }) => `a whole number from ${least} to ${greatest}`,
    matches: ({ regex }) => `text that matches ${regex}`,
    oneOf: ({ texts, more }) =>
      more > 0
        ? `one of ${texts.join(", ")} and ${more} more`
        : texts.length < 2
          ? (texts[0] ?? "nothing")
          : `${texts.slice(0, -1).join(", ")} or ${texts.at(-1)}`,
    type: ({ label }) => label,
    json: ({ json }) => json,
    counted: ({ count, part }) => counted(count, part),
    someList: ({ count, isArray }) => `${isArray ? "an array" : "a list"} of ${counted(count, "items")}`,
  },
};

/** Writes a phrase in English. */
export const inEnglish = phraseWriter(english);
