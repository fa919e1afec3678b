import { formText } from "#locales/messages/form";
import type { ChosenFile, Reader } from "./readers.ts";
import { wideCount } from "./specimen.ts";

/** Test data for one endpoint of the specimen, and the JSON text that the API has to receive. */
export interface FormCase {
  readonly fill: (reader: Reader) => Promise<void>;
  /** As JSON text, since every digit counts; whitespace is ignored. */
  readonly body?: string;
  /** Enters an invalid value, so that Send reports issues. */
  readonly makeInvalid?: (reader: Reader) => Promise<void>;
}

const id = "0b5a7f5e-1c2d-4e3f-8a9b-0c1d2e3f4a5b";

/** The files: bytes that are not text */
export const files: { readonly [name in "picture" | "quoted" | "empty"]: ChosenFile } = {
  picture: { name: "leaf.png", mimeType: "image/png", buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 0, 255]) },
  quoted: { name: 'so "called".bin', mimeType: "application/octet-stream", buffer: Buffer.from([0, 1, 2, 13, 10, 45]) },
  empty: { name: "empty.txt", mimeType: "text/plain", buffer: Buffer.alloc(0) },
};

/** By the endpoint's id. */
export const formCases: { readonly [endpoint: string]: FormCase } = {
  texts: {
    fill: async (reader) => {
      await reader.type("plain", 'it\'s "quoted" \\ <b> ☃ 𝄞');
      await reader.type("limited", "fern");
      await reader.press(formText().show({ name: "password" }));
      await reader.type("password", "open sesame");
      await reader.type("idempotency_key", "key-1");
      await reader.type("id", id);
      await reader.type("bytes", "aGVs\nbG8=");
      await reader.type("sound", "AAEC");
      await reader.type("moment", "2026-11-21T08:30:00Z");
      await reader.type("day", "2026-11-21");
      await reader.toggle("flag");
      await reader.toggle("presetFlag");
    },
    body: `{"plain":"it's \\"quoted\\" \\\\ <b> ☃ 𝄞","limited":"fern","preset":"as it is","password":"open sesame","idempotency_key":"key-1","id":"${id}","bytes":"aGVsbG8=","sound":"AAEC","moment":"2026-11-21T08:30:00Z","day":"2026-11-21","flag":true,"presetFlag":false}`,
    makeInvalid: (reader) => reader.type("limited", "A1"),
  },
  numbers: {
    fill: async (reader) => {
      await reader.type("integer", "-5");
      await reader.press("Increase integer");
      await reader.type("uint", "4294967295");
      await reader.type("long", "-9223372036854775808");
      await reader.type("uint64", "18446744073709551615");
      await reader.type("bigInteger", "123456789012345678901234567890123456789");
      await reader.type("double", "0.125");
    },
    body: '{"integer":-4,"presetInteger":7,"uint":4294967295,"long":-9223372036854775808,"uint64":18446744073709551615,"bigInteger":"123456789012345678901234567890123456789","double":0.125}',
    makeInvalid: (reader) => reader.type("long", "9223372036854775808"),
  },
  choices: {
    fill: async (reader) => {
      await reader.pick("few", "dark");
      await reader.select(/ many$/, "neptune");
    },
    body: '{"fixedText":"fixed","fixedFlag":true,"few":"dark","many":"neptune"}',
  },
  nullables: {
    fill: async (reader) => {
      await reader.pick("word", "string");
      await reader.pick("count", "integer");
      await reader.type("count", "12");
      await reader.pick("point", "Point");
      await reader.within("point").type("y", "3");
      await reader.pick("shade", "Shade");
      await reader.pick("Value of shade", "medium");
      await reader.pick("words", "list of string");
      await reader.pick("either", "Word or Count");
      await reader.pick("Variant of either", "Count");
      await reader.type("either", "9");
      // On and off: null again.
      await reader.pick("count", "null");
    },
    body: '{"word":"","count":null,"point":{"x":0,"y":3},"shade":"medium","words":[],"either":9}',
    makeInvalid: async (reader) => {
      await reader.pick("count", "integer");
      await reader.type("count", "many");
    },
  },
  collections: {
    fill: async (reader) => {
      for (const [item, word] of ["one", "", "three"].entries()) {
        await reader.press("Add new item, words");
        await reader.type(`words Item ${item + 1}`, word);
      }
      await reader.press(
        formText().remove({ name: formText().partOf({ part: formText().item({ position: 3 }), whole: "words" }) }),
      );
      await reader.press("Add new item, points");
      await reader.within("points").type("x", "1");
      await reader.press("Add new item, grid");
      await reader.press(
        formText().actOn({
          text: formText().addItem,
          name: formText().partOf({ part: formText().item({ position: 1 }), whole: "grid" }),
        }),
      );
      await reader.within("grid Item 1").type(/Item 1$/, "5");
      await reader.press("Add new item, tags");
      await reader.type("tags Item 1", "dry");
      await reader.addRow("byKey", "a key");
      await reader.type("Value of a key", "7");
      await reader.addRow("pointsByKey", "origin");
      await reader.press("Add new item, byShade");
      await reader.select(/New key of byShade$/, "light");
      await reader.type("Value of light", "bright");
    },
    body: '{"words":["one",""],"points":[{"x":1,"y":0}],"grid":[[5]],"tags":["dry"],"byKey":{"a key":7},"pointsByKey":{"origin":{"x":0,"y":0}},"byShade":{"light":"bright"}}',
    makeInvalid: async (reader) => {
      await reader.press("Add new item, tags");
      await reader.press("Add new item, tags");
    },
  },
  objects: {
    fill: async (reader) => {
      await reader.type("title", "all");
      await reader.type("x", "-1");
      await reader.type("deepest", "down");
      await reader.add("Body Parameters", "count");
      await reader.press("Remove count");
      await reader.add("Body Parameters", "shade");
      await reader.pick("shade", "dark");
      await reader.add("Body Parameters", "note");
      await reader.addRow("Body Parameters", "further");
      await reader.type("Value of further", "yes");
    },
    body: '{"title":"all","point":{"x":-1,"y":0},"inner":{"deep":{"deepest":"down"}},"shade":"dark","note":"","further":"yes"}',
    makeInvalid: (reader) => reader.type("x", "1.5"),
  },
  unions: {
    fill: async (reader) => {
      await reader.pick("Variant of tagged3", "square");
      await reader.type("side", "4");
      await reader.select(/Variant of tagged7$/, "seven");
      await reader.type("g", "last");
      await reader.pick("Variant of either3", "Spot");
      await reader.within("either3").type("y", "2");
      await reader.select(/Variant of either7$/, "Words");
      await reader.press("Add new item, either7");
      await reader.type("either7 Item 1", "w");
      await reader.pick("Variant of nested", "branch");
      await reader.pick("Variant of inner", "Number");
      await reader.type("inner", "6");
    },
    body: '{"tagged3":{"type":"square","side":4},"tagged7":{"type":"seven","g":"last"},"either3":{"x":0,"y":2},"either7":["w"],"nested":{"type":"branch","inner":6}}',
    makeInvalid: (reader) => reader.type("inner", "six"),
  },
  recursive: {
    fill: async (reader) => {
      await reader.type("label", "root");
      await reader.add("tree", "left");
      await reader.within("left").type("label", "left");
      await reader.press("Add new item, below");
      await reader.within("below").within("below Item 1").type("label", "item");
      await reader.type("anything", '{"digits": 12345678901234567890.10, "none": null}');
    },
    body: '{"tree":{"label":"root","below":[],"left":{"label":"left","below":[{"label":"item","below":[]}]}},"anything":{"digits":12345678901234567890.10,"none":null}}',
    makeInvalid: (reader) => reader.type("anything", "{"),
  },
  wide: {
    fill: async (reader) => {
      await reader.type(`property${wideCount - 1}`, "last");
      await reader.type("property100", "middle");
    },
    body: JSON.stringify(
      Object.fromEntries(
        Array.from({ length: wideCount }, (_, i) => [
          `property${i}`,
          i === 100 ? "middle" : i === wideCount - 1 ? "last" : "",
        ]),
      ),
    ),
    makeInvalid: (reader) => reader.type(`property${wideCount - 1}`, ""),
  },
  upload: {
    fill: async (reader) => {
      await reader.type("title", "Ferns");
      await reader.choose(/ picture$/, [files.quoted]);
      await reader.choose("Change picture", [files.picture]);
      await reader.add("Multipart Form", "attachments");
      await reader.choose(/^Browse files .*attachments$/, [files.quoted]);
      await reader.choose(/^Add more files .*attachments$/, [files.quoted, files.empty]);
      await reader.type("x", "8");
      for (const [item, label] of ["wet", "dry"].entries()) {
        await reader.press("Add new item, labels");
        await reader.type(`labels Item ${item + 1}`, label);
      }
    },
    makeInvalid: (reader) => reader.type("x", "far"),
  },
  bytes: { fill: (reader) => reader.choose(/ Body$/, [files.picture]) },
  song: { fill: (reader) => reader.choose(/ Body$/, [files.picture]) },
  parameters: {
    fill: async (reader) => {
      await reader.type("word", "a/b c");
      await reader.type("count", "3");
      await reader.pick("shade", "light");
      await reader.type("id", id);
      await reader.type("search", "a&b=c d");
      await reader.add("Query Parameters", "page");
      await reader.type("page", "2");
      await reader.type("big", "18446744073709551615");
      await reader.toggle("flag");
      for (const [item, word] of ["x", "y"].entries()) {
        await reader.press("Add new item, words");
        await reader.type(`words Item ${item + 1}`, word);
      }
      await reader.select(/ planet$/, "mars");
      await reader.type("X-Word", "plain");
      await reader.type("X-Count", "-9223372036854775808");
      await reader.add("Headers", "Idempotency-Key");
      await reader.type("Idempotency-Key", "key-2");
    },
    makeInvalid: (reader) => reader.type("count", "some"),
  },
};
