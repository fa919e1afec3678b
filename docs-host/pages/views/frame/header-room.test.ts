import { expect, it } from "vitest";
import { type NavbarLink, siteOfApis } from "#docs-host/site/model";
import { headerRoom } from "./header-room.ts";

const bare = siteOfApis("hash", []);

/** The options of a header; without any, it has 3 rem of padding and nothing else. */
interface Header {
  readonly links?: readonly NavbarLink[];
  readonly title?: string;
  readonly hasSearch?: boolean;
  readonly hasThemes?: boolean;
  readonly hasHeader?: boolean;
  readonly pageWidth?: string;
}

function rulesOf({ links = [], title = "", hasSearch, hasThemes, hasHeader = true, pageWidth = "88rem" }: Header) {
  const { settings } = bare;
  const site = {
    ...bare,
    title,
    settings: {
      ...settings,
      navbarLinks: links,
      layout: { ...settings.layout, hasHeader, pageWidth, searchbarPlacement: "header" as const },
      look: { ...settings.look, schemes: hasThemes === true ? ("both" as const) : ("light" as const) },
      search: { ...settings.search, isOn: hasSearch === true },
    },
  };
  return headerRoom({ site, language: "en" });
}

const button = (text: string, more: { readonly icon?: string; readonly rightIcon?: string } = {}): NavbarLink => ({
  ...{ kind: "minimal", text, href: "/", target: "same", isRounded: false },
  ...more,
});

/** Returns the smallest count that needs more room than a page with a sidebar has. */
function firstTooWide(header: (count: number) => Header): number | undefined {
  const counts = Array.from({ length: 200 }, (_, count) => count + 1);
  return counts.find((count) => rulesOf(header(count)).length > 0);
}

it.each<[string, number, (count: number) => Header]>([
  ["letters of half a rem", 112, (n) => ({ links: [button("a".repeat(n))] })],
  ["signs of nine tenths of a rem", 62, (n) => ({ links: [button("試".repeat(n))] })],
  ["links of 2.75 rem", 22, (n) => ({ links: Array.from({ length: n }, () => button("a")) })],
  ["letters, with an icon", 109, (n) => ({ links: [button("a".repeat(n), { icon: "star" })] })],
  ["letters, with two icons", 106, (n) => ({ links: [button("a".repeat(n), { icon: "star", rightIcon: "star" })] })],
  ["letters, with a search", 90, (n) => ({ links: [button("a".repeat(n))], hasSearch: true })],
  ["letters, with color schemes", 97, (n) => ({ links: [button("a".repeat(n))], hasThemes: true })],
  ["letters, with a name of 40 letters", 58, (n) => ({ links: [button("a".repeat(n))], title: "b".repeat(40) })],
])("moves links from the header to the contents from a number of %s", (_, count, header) => {
  expect(firstTooWide(header)).toBe(count);
});

it("moves them on pages that are narrower than the header needs, and on all if it needs more than a page", () => {
  const links = [button("a".repeat(120))];
  expect(rulesOf({ links })[0]).toMatch(/^@media \(width >= 62rem\) and \(width < 67rem\)\{\.masthead \.navbar\{/);
  expect(rulesOf({ links, pageWidth: "1056px" })[0]).toMatch(/^@media \(width >= 62rem\)\{/);
  expect(rulesOf({ links, pageWidth: "1072px" })[0]).toMatch(/ and \(width < 67rem\)\{/);
  expect(rulesOf({ links, hasHeader: false })).toEqual([]);
});
