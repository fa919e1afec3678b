import { expect, it } from "vitest";
import { readPython } from "./python-program.ts";

const program = (call: string, imports = "import json\nfrom pathlib import Path\n\nimport requests\n"): string =>
  `${imports}\nresponse = requests.${call}\nprint(response.status_code, response.text)`;

it("reads literals as Python does: escapes, joined texts, bytes, names and brackets", () => {
  const call = [
    'post("a\\u00e9\\U0001f331\\n\\q" "b", headers={"A": "1"}, data=b"".join([("x" "y").encode(), Path("f").read_bytes()]),',
    "files=[(1, (None, True))])",
  ].join("\n");
  const { name, positional, named } = readPython(`# left out\n${program(call)}`);
  expect({ name, positional }).toEqual({ name: "post", positional: [{ kind: "json", value: "aé🌱\n\\qb" }] });
  expect(named.get("data")).toEqual({ kind: "bytes", chunks: ["xy", { file: "f" }] });
  expect(readPython(`# left out\n${program(call)}`).comments).toEqual(["left out"]);
});

it("prints JSON as json.dumps does", () => {
  const { named } = readPython(
    program('put("u", data=json.dumps({"a": [None, 12345678901234567890]}, ensure_ascii=False, indent=2).encode())'),
  );
  expect(named.get("data")).toEqual({
    kind: "bytes",
    chunks: ['{\n  "a": [\n    null,\n    12345678901234567890\n  ]\n}'],
  });
});

it.each([
  ['get("a', "Python can't parse the program: No parse at 82"],
  ["get(*[1])", "Python does not know *"],
  ["get(u'a')", "Python would interpret u'a'"],
  ['get("a")\nprint(', "Python can't parse the program"],
  ["get(true)", "Python does not know true"],
  ['get("a" b"b")', "Python can't join bytes and a text"],
  ['post("u", data=json.dumps({"a": 1}, indent=2).encode())', "json.dumps would escape the text"],
  ['post("u", data=json.dumps(1e5, ensure_ascii=False).encode())', "Python prints 1e5 in another way"],
])("refuses %s", (call, message) => {
  expect(() => readPython(program(call))).toThrow(message);
});

it("refuses a name that is not imported", () => {
  expect(() => readPython(program('get("u", data=Path("f").read_bytes())', "import requests\n"))).toThrow(
    "the program does not import Path",
  );
});
