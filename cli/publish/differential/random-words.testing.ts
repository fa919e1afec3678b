import fc from "fast-check";

/** Parts of titles in which the rules of addresses differ: case, digits, accents, signs and other scripts. */
const pieces = [
  "Plants",
  "API",
  "v2",
  "OAuth2",
  "userID",
  "HTTPServer",
  "what's",
  "It’s",
  "(Beta)",
  "C#",
  "C++",
  "über",
  "Ångström",
  "日本語",
  "Привет",
  "🌱",
  "a/b",
  "snake_case",
  "kebab-case",
  "100%",
  "e.g.",
  "iOS15Apps",
  "x2y",
  "&",
  "—",
  "naïve",
  "ALLCAPS",
  "camelCase",
  "1.2.3",
  "the",
  "İstanbul",
  "straße",
  "œuvre",
  "Dr. Œ",
  "#1",
  "to",
  "2nd",
  "3D",
  "$5",
] as const;

/** Titles of navigation items. */
export const title: fc.Arbitrary<string> = fc
  .tuple(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 4 }), fc.constantFrom(" ", " ", " ", "", "-"))
  .map(([words, between]) => words.join(between));

/** Addresses that authors set. */
export const slug: fc.Arbitrary<string> = fc.constantFrom(
  "custom",
  "a/b/c",
  "/",
  "/lead/",
  "trail/",
  "With Space",
  "UPPER",
  "ünï",
  "dots.and.more",
  "x_y",
  "a//b",
);

/** Icons of all kinds: names of Font Awesome, files and drawings. */
export const icon = (file: (path: string) => string): fc.Arbitrary<string> =>
  fc.constantFrom(
    "book",
    "fa-solid fa-book",
    "duotone book",
    file("assets/mark.svg"),
    `./${file("assets/leaf.png")}`,
    "<svg width='4' height='4'><path d='M0 0h4'/></svg>",
  );

/** Stages of release. */
export const availability = fc.constantFrom(
  "stable",
  "generally-available",
  "in-development",
  "pre-release",
  "deprecated",
  "beta",
  "alpha",
  "preview",
  "legacy",
);

/** An object with some of the members. */
export const someOf = (members: {
  readonly [key: string]: fc.Arbitrary<unknown>;
}): fc.Arbitrary<{ readonly [key: string]: unknown }> => fc.record(members, { requiredKeys: [] });
