import { describe, expect, it } from "vitest";
import {
  createMessage,
  type FindingText,
  findingTexts,
  type MessageParts,
  messageInEnglish,
} from "#live/finding-message";
import { catalogIn } from "../texts/index.ts";
import type { FindingWriter } from "./findings.ts";

const writerIn = (tag: string): FindingWriter => catalogIn(tag)?.area("findingText") as FindingWriter;

const values = ["«first»", "«second»", "«third»", "«fourth»"];
/** Returns a text with a value for each of its places. */
const sampleOf = (text: FindingText): MessageParts =>
  createMessage(text, ...values.slice(0, text.split("{}").length - 1));
const valuesIn = (text: string): readonly string[] => (text.match(/«\w+»/g) ?? []).sort();
const english = /\b(the|is|are|with|that|its|has|does|instead|again)\b/i;

describe.each(["ar", "de", "es", "fr", "ja", "ko", "pt", "zh"])("what is found, in %s", (tag) => {
  const write = (messageParts: MessageParts): string => writerIn(tag)(messageInEnglish(messageParts), messageParts);

  it.each(findingTexts)("has the values of a text, and no English: %s", (text) => {
    const messageParts = sampleOf(text);
    const [before, after] = [messageInEnglish(messageParts), write(messageParts)];
    expect(valuesIn(after)).toEqual(valuesIn(before));
    expect(after).not.toMatch(english);
    // A value at a place is written alike in some languages.
    if (!/^\{\} at \{\}$/.test(text)) expect(after).not.toBe(before);
  });

  it("has the texts and the phrases inside of another text", () => {
    const fault = createMessage("{} at {}", "min-length", "body.name");
    const refused = write(
      createMessage("The server answered with {} to a request that it should refuse ({}).", "500", fault),
    );
    expect(refused).toContain("min-length");
    expect(refused).toContain("body.name");
    expect(refused).toContain("500");
    const got = { phrase: { kind: "json", json: '"x"' } } as const;
    const wanted = { phrase: "integer" } as const;
    const differs = write(createMessage("{} of the answer with {} is {}; {} is documented.", "id", "200", got, wanted));
    for (const part of ["id", "200", '"x"']) expect(differs).toContain(part);
    expect(differs).not.toContain("integer");
  });

  it("keeps a text that is not known as data", () => {
    expect(writerIn(tag)("It is too early.")).toBe("It is too early.");
  });
});

it("writes large numbers with the digits of the language, and all of them", () => {
  const messageParts = createMessage("HEAD announces {} bytes, GET has {}.", "9007199254740993", "41");
  expect(writerIn("de")("", messageParts)).toBe("HEAD kündigt 9.007.199.254.740.993 Bytes an, GET hat 41.");
});
