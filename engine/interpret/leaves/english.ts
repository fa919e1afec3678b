import { type CountedPart, type Phrasebook, type PhraseParts, phraseWriter } from "./phrase.ts";
import { partTexts } from "./type-label.ts";

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
  parts: {
    mismatch: ({ expected, found }, write) => `expected ${write(expected)}, found ${write(found)}`,
    wrongKey: ({ expected, found }, write) => `expected ${write(expected)} as the key, found ${write(found)}`,
    unknownKey: ({ key }) => `unknown property ${key}`,
    duplicate: ({ value }, write) => `${write(value)} is already in the list`,
    header: ({ name, isCredential, character }) =>
      `${isCredential ? "the credential for " : ""}${name} contains ${character}, which is not allowed in a header; expected visible ASCII characters, spaces and tabs`,
    rule: ({ text }) => text,
    atLeast: limited("at least"),
    atMost: limited("at most"),
    moreThan: limited("more than"),
    lessThan: limited("less than"),
    multipleOf: limited("a multiple of"),
    range: ({ least, greatest }) => `a whole number from ${least} to ${greatest}`,
    matches: ({ regex }) => `text that matches ${regex}`,
    format: ({ format }) => `a value in the format ${format}`,
    keyword: ({ keyword }) => `a value that ${keyword} allows`,
    oneOf: ({ texts, more }) =>
      more > 0
        ? `one of ${texts.join(", ")} and ${more} more`
        : texts.length < 2
          ? (texts[0] ?? "nothing")
          : `${texts.slice(0, -1).join(", ")} or ${texts.at(-1)}`,
    label: (label, write) => {
      const texts = partTexts(label, write);
      const { form } = label;
      return form.includes("{")
        ? form.split("{}").reduce((text, rest, i) => text + texts[i - 1] + rest)
        : texts.join(form);
    },
    json: ({ json }) => json,
    counted: ({ count, part }) => counted(count, part),
    someList: ({ count, isArray }) => `${isArray ? "an array" : "a list"} of ${counted(count, "items")}`,
  },
};

/** Writes a phrase in English. */
export const inEnglish = phraseWriter(english);
