import fc from "fast-check";
import { expect, it } from "vitest";
import { isObject, printJson } from "#engine/json";
import { readText } from "./read-text.ts";

const key = fc.oneof(
  fc.constantFrom("7", "0", "10", "01", "4294967295", "99999999999", "1.5", "-1", "z", "__proto__"),
  fc.string({ maxLength: 3 }),
);
const keys = fc.uniqueArray(key, { maxLength: 6 });

it("keys of JSON and YAML keep their order, whatever they are", () => {
  fc.assert(
    fc.property(keys, fc.constantFrom("a.json", "a.yaml"), (written, name) => {
      const members = written.map((one) => `${JSON.stringify(one)}: 1.50`).join(", ");
      for (const text of [
        `{"paths": {"/a": {"b": {${members}}}}}`,
        `{"x": [{${members}}]}`,
        `# YAML\nx: {${members}}`,
      ]) {
        if (text.startsWith("#") && name === "a.json") continue;
        const read = readText({ name, text });
        if (!read.ok) throw new Error(printJson(read.diagnostics.map(({ message }) => message)));
        let value = read.value;
        while (
          isObject(value) &&
          ["paths", "/a", "b", "x"].some((one) => isObject(value) && Object.keys(value).join() === one)
        )
          value = Object.values(value)[0] ?? null;
        const [inner] = Array.isArray(value) ? value : [value];
        expect(isObject(inner) && Object.keys(inner)).toEqual(written);
      }
    }),
  );
});
