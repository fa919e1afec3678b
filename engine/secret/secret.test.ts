import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { base64, holdsSecret, join, plain, read, type Sensitive, secret, secretsIn, withheld } from "./index.ts";

const text = fc.string({ unit: "grapheme" });
const longText = fc.string({ unit: "grapheme", minLength: 12, maxLength: 80 });

const fromBase64 = (encoded: string): string => Buffer.from(encoded, "base64").toString("utf8");

/** Random nestings, each with its revealed text. */
const { sensitive } = fc.letrec<{ sensitive: { text: Sensitive; whole: string } }>((tie) => ({
  sensitive: fc.oneof(
    { maxDepth: 4 },
    text.map((whole) => ({ text: plain(whole), whole })),
    text.map((whole) => ({ text: secret(whole), whole })),
    fc.array(tie("sensitive"), { maxLength: 3 }).map((all) => ({
      text: join(...all.map((one) => one.text)),
      whole: all.map(({ whole }) => whole).join(""),
    })),
    tie("sensitive").map((inner) => ({
      text: base64(inner.text),
      whole: Buffer.from(inner.whole, "utf8").toString("base64"),
    })),
  ),
}));

it.each<[string, Sensitive, boolean]>([
  ["plain text", join(plain("a"), plain("b")), false],
  ["a credential", join(plain("Bearer "), secret("t")), true],
  ["one behind base64", base64(join(plain("ada:"), secret("p"))), true],
  ["base64 of plain text", base64(plain("a")), false],
])("detects a secret in %s", (_, text, hidden) => expect(holdsSecret(text)).toBe(hidden));

it("lists the secrets of a text, also within base64", () => {
  const text = join(plain("a="), secret("one"), base64(join(plain("ada:"), secret("two"))));
  expect(secretsIn(text)).toEqual(["one", "two"]);
});

describe("reveal", () => {
  it("reveals every character, of any script", () => {
    fc.assert(
      fc.property(sensitive, ({ text, whole }) => {
        expect(read(text, "reveal")).toBe(whole);
      }),
    );
  });

  it("encodes text beyond Latin-1 as UTF-8 before base64", () => {
    expect(fromBase64(read(base64(join(plain("zoë:"), secret("пароль 🔑"))), "reveal"))).toBe("zoë:пароль 🔑");
  });
});

describe("redact", () => {
  it.each([
    ["", "****"],
    ["a", "****"],
    ["*", "****"],
    ["hunter2", "****"],
    ["12345678901", "****"],
    ["123456789012", "123****12"],
    ["correct horse battery", "cor****ry"],
    ["🔑🔒🗝 and nine more 🚪🏠", "🔑🔒🗝****🚪🏠"],
  ])("shows %j as %j", (whole, shown) => expect(read(secret(whole), "redact")).toBe(shown));

  it("shows the same for any two short secrets, so that nothing of them can be read", () => {
    const short = fc.string({ unit: "binary", maxLength: 11 });
    fc.assert(
      fc.property(short, short, (one, other) => {
        expect(read(secret(one), "redact")).toBe(read(secret(other), "redact"));
      }),
    );
  });

  it("shows no part of a withheld secret of any length", () => {
    fc.assert(
      fc.property(longText, (whole) => {
        const kept = withheld(join(plain("Bearer "), secret(whole), base64(join(plain("ada:"), secret(whole)))));
        const none = join(plain("Bearer "), secret(""), base64(join(plain("ada:"), secret(""))));
        expect(kept).toEqual(none);
        expect(read(kept, "redact")).toBe(`Bearer ****${Buffer.from("ada:****").toString("base64")}`);
      }),
    );
  });

  it("shows only the ends of a long secret", () => {
    const end = (length: number) => fc.string({ unit: "binary", minLength: length, maxLength: length });
    const middle = fc.string({ unit: "binary", minLength: 7 });
    fc.assert(
      fc.property(end(3), middle, middle, end(2), (head, one, other, tail) => {
        const shown = (inner: string) => read(base64(join(plain("ada:"), secret(head + inner + tail))), "redact");
        expect(shown(one)).toBe(shown(other));
      }),
    );
  });

  it("shows no run of six characters of a long secret", () => {
    fc.assert(
      fc.property(longText, (whole) => {
        fc.pre(!whole.includes("**"));
        const shown = read(join(plain("Bearer "), secret(whole)), "redact");
        const inBase64 = fromBase64(read(base64(secret(whole)), "redact"));
        const characters = Array.from(whole);
        for (let at = 0; at + 6 <= characters.length; at += 1) {
          const run = characters.slice(at, at + 6).join("");
          expect(shown.slice("Bearer ".length)).not.toContain(run);
          expect(inBase64).not.toContain(run);
        }
      }),
    );
  });
});
