import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { read } from "#engine/secret";
import { authHeaders, tokenList, withTokenChosen } from "./index.ts";

const two = "[Live, tok_1, false], [Test, tok_2, true]";

describe("a bearer token list", () => {
  it.each([
    ["with one selected", two, ["Live", "Test"], 1],
    ["with none selected: the first key that differs from its value", "[a, a][b, tok]", ["a", "b"], 1],
    ["with none selected and no such key: the first", "[a, a, false] [b, b, false]", ["a", "b"], 0],
    ["of one entry", "[Live,tok]", ["Live"], 0],
    ["over several lines", "\n[Live, 1]\n[Test, 2, selected]\n", ["Live", "Test"], 1],
    ["without a name", "[, tok]", ["tok"], 0],
  ])("is parsed %s", (_, text, keys, selected) => {
    const list = tokenList(text);
    expect(list?.options.map(({ key }) => key)).toEqual(keys);
    expect(list?.selected).toBe(selected);
  });

  it.each([undefined, "", "tok", "[", "[a]", "[a, b", "x[a, b]", "[a, b] tok", "[a, b, maybe]", "[]", "[[a, b]]"])(
    "is not %j",
    (text) => expect(tokenList(text)).toBeUndefined(),
  );

  it("sends its selected token", () => {
    const [header] = authHeaders({ kind: "bearerAuth" }, { bearerAuth: { token: two } });
    expect(header && read(header.value, "reveal")).toBe("Bearer tok_2");
  });

  it("survives serialization with another entry selected", () => {
    const word = fc.stringMatching(/^[\w.~+/-]{1,12}$/);
    const entries = fc.array(fc.record({ key: word, value: word }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(entries, fc.nat(), (options, position) => {
        const selected = position % options.length;
        expect(tokenList(withTokenChosen({ options, selected: 0 }, selected))).toEqual({ options, selected });
      }),
    );
  });
});
