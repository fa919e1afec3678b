import fc from "fast-check";
import { expect, it } from "vitest";
import { causes } from "#docs-host/proxy/wire";
import { inEnglish, type Phrase } from "#engine/interpret";
import { faultText, type JsonFault } from "#engine/json";
import { createMessage, findingTexts, messageInEnglish } from "#live/finding-message";
import { createCatalog } from "#locales";
import { compileTable } from "#locales/compile";
import type { FailureTexts } from "#machines";
import en from "../../../locales/en.json" with { type: "json" };
import { channelCauses } from "../../proxy/wire/channel-causes.ts";
import type { FindingWriter } from "./findings.ts";
import { withWriters } from "./index.ts";

/** English written from `en.json`, which translations have instead of messages that they lack. */
const compiled = compileTable(en);
const catalog = withWriters(createCatalog("en", (area) => compiled[area] as ReturnType<typeof compileTable>));
const { writers } = catalog;

it("has the English words of the engine", () => {
  const words = [
    ...Object.keys(en.phrases.words),
    ...Object.keys(en.phrases.types).filter((one) => !one.includes("{")),
  ];
  for (const word of words) expect(writers.phrase("", word as Phrase)).toBe(word);
});

it("has the English phrases of the engine", () => {
  const json = fc.string().map((text): Phrase => ({ kind: "json", json: text }));
  const text = fc.string();
  const part = fc.constantFrom("characters", "items", "properties");
  const limit = fc.record({ limit: fc.nat().map(String), part });
  const phrases = fc.oneof(
    fc.record({ kind: fc.constantFrom("mismatch", "wrongKey"), expected: json, found: json }),
    fc.record({ kind: fc.constant("unknownKey"), key: text }),
    fc.record({ kind: fc.constant("duplicate"), value: json }),
    fc.record({ kind: fc.constant("header"), name: text, isCredential: fc.boolean(), character: text }),
    limit.chain((one) =>
      fc.record({
        kind: fc.constantFrom("atLeast", "atMost", "moreThan", "lessThan", "multipleOf"),
        limit: fc.constant(one.limit),
        part: fc.constant(one.part),
      }),
    ),
    fc.record({ kind: fc.constant("range"), least: text, greatest: text }),
    fc.record({ kind: fc.constant("matches"), regex: text }),
    fc.record({ kind: fc.constant("format"), format: text }),
    fc.record({ kind: fc.constant("keyword"), keyword: text }),
    fc.record({ kind: fc.constant("counted"), count: fc.nat(), part }),
    fc.record({ kind: fc.constant("label"), form: fc.constantFrom("list of {}", "{} or null"), parts: fc.tuple(json) }),
    fc.record({ kind: fc.constant("label"), form: fc.constantFrom("map<{}, {}>"), parts: fc.tuple(json, json) }),
  );
  fc.assert(
    fc.property(phrases, (phrase) => {
      // The kinds have the parameters above.
      expect(writers.phrase("", phrase as Phrase)).toBe(inEnglish(phrase as Phrase));
    }),
  );
});

it("has the English reasons why a text is not JSON", () => {
  for (const fault of Object.keys(en.phrases.jsonFaults) as JsonFault[])
    for (const found of ['"x"', undefined])
      expect(writers.jsonFault({ message: "", fault, found, offset: 0, line: 1, column: 1 })).toBe(
        faultText(fault, found),
      );
});

it("has the English findings", () => {
  const finding = catalog.area("findingText") as FindingWriter;
  for (const text of findingTexts) {
    const parts = createMessage(text, ...["a", "b", "c", "d"].slice(0, text.split("{}").length - 1));
    expect(finding("", parts)).toBe(messageInEnglish(parts));
  }
});

it("has the English failures of the proxy, except those that pages word themselves", () => {
  const own = ["no-proxy"];
  const failures = Object.entries({ ...causes, ...channelCauses }).map(
    ([cause, { message, advice }]): FailureTexts => ({ cause, message, advice }),
  );
  for (const failure of failures.filter(({ cause }) => !own.includes(cause)))
    expect([writers.failureMessage(failure), writers.failureAdvice(failure)]).toEqual([
      failure.message,
      failure.advice,
    ]);
});
