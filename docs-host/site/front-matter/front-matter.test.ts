import fc from "fast-check";
import { expect, it } from "vitest";
import { stringify } from "yaml";
import { splitFrontMatter } from "./front-matter.ts";

const plain = {
  ...{ isHiddenFromSearch: false, areLinksIgnored: false, layout: "guide", tags: [] },
  ...{
    hidesToc: false,
    hidesNavLinks: false,
    hidesFeedback: false,
    hidesPageActions: false,
    forcesToc: false,
    enlargesImages: true,
    isBeta: false,
  },
  metadata: {},
};

const overviewPage = { layout: "overview", availability: "beta", lastUpdated: "1 May" };
const bare = { hidesFeedback: true, hidesPageActions: true };

it.each([
  ["title: Hello\n", { title: "Hello" }],
  ["title: 1.10\nheadline: yes", { title: "1.10", headline: "yes" }],
  ["title: 'a: b' # remark\r\nsubtitle: >-\r\n  two\r\n  lines", { title: "a: b", subtitle: "two lines" }],
  ["excerpt: Old\ndescription:\n", { subtitle: "Old" }],
  ["keywords: [one, two]", { keywords: "one, two" }],
  ["keywords: one, two", { keywords: "one, two" }],
  ["noindex: true\nnofollow: true", { isHiddenFromSearch: true, areLinksIgnored: true }],
  ["canonical-url: https://docs.example/a", { canonicalUrl: "https://docs.example/a" }],
  ["canonical-url: javascript:alert(1)", {}],
  ["layout: overview\navailability: beta\nlast-updated: 1 May", overviewPage],
  ["force-toc: true\nno-image-zoom: true", { forcesToc: true, enlargesImages: false }],
  ["layout: custom", { layout: "custom", enlargesImages: false }],
  ["layout: custom\nno-image-zoom: false", { layout: "custom" }],
  ["layout: cinema\nhide-toc: true\nhide-nav-links: yes", { hidesToc: true }],
  ["hide-feedback: true\nhide-page-actions: true\nmax-toc-depth: 2", { ...bare, maxTocDepth: 2 }],
  ["max-toc-depth: many\nedit-this-page-url: https://a.example/x", { editUrl: "https://a.example/x" }],
  ["tags: [a, ' b ', '']", { tags: ["a", "b"] }],
  ["tags: a, b", { tags: ["a", "b"] }],
  ["breadcrumb: [{title: A, pointsTo: a/b}, {pointsTo: c}, d]", { breadcrumb: [{ title: "A", pointsTo: "a/b" }] }],
  ["title: [a list]", {}],
  ["title: Known\nother: 1", { title: "Known" }],
  [
    "image: {type: fileId, value: 'file:1'}\nog:title: T\ntwitter:image: /a.png",
    { metadata: { "og:image": { kind: "file", id: "1" }, "og:title": "T", "twitter:image": "/a.png" } },
  ],
  ["image: a.png\nog:image: b.png\nog:locale:", { metadata: { "og:image": "b.png" } }],
  ["logo: https://a.example/l.svg", { logo: { light: "https://a.example/l.svg", dark: "https://a.example/l.svg" } }],
  ["logo: {light: ./l.svg, dark: {type: fileId, value: 'file:2'}}", { logo: { light: "file:2", dark: "file:2" } }],
  [
    "logo: {type: fileId, value: /Users/me/l.svg}",
    { logo: { light: "file:/Users/me/l.svg", dark: "file:/Users/me/l.svg" } },
  ],
  ["banner: {message: Soon, intent: warning}", { banner: { message: "Soon", intent: "warning" } }],
  ["beta: true", { isBeta: true }],
  ["beta: Try **it**.", { isBeta: true, banner: { message: "Try **it**." } }],
  ["beta: false\nbanner: true", {}],
  [
    "jsonld:breadcrumb: {itemListElement: [{position: 1}]}",
    { jsonLdBreadcrumb: { itemListElement: [{ position: "1" }] } },
  ],
  ["title: Known\nbroken: a: b", { title: "Known" }],
  ["title: !!timestamp 2020-01-01\nheadline: !!binary aGk=", { title: "2020-01-01", headline: "aGk=" }],
  ["a: &a [x]\nb: [*a, *a]\ntitle: T", { title: "T" }],
])("reads the settings %j", (yaml, expected) => {
  const { settings, markdown } = splitFrontMatter(`---\n${yaml}\n---\nText`);
  const { written: _, ...known } = settings;
  expect([known, markdown]).toEqual([{ ...plain, ...expected }, "Text"]);
});

it("keeps what is written, except what looks like elements", () => {
  const yaml = "a: 1.10\nb: [x, {c: y}]\nkind: content\nd: {kind: content, nodes: [{kind: html}]}";
  expect(splitFrontMatter(`---\n${yaml}\n---\n`).settings.written).toEqual({
    a: "1.10",
    b: ["x", { c: "y" }],
    d: { nodes: [{ kind: "html" }] },
  });
});

it.each(["", "Text", "--- \nno end", "---\nonly text\n---\n", " ---\ntitle: x\n---\n", "Text\n---\ntitle: x\n---\n"])(
  "returns a page without front matter unchanged: %j",
  (page) => {
    expect(splitFrontMatter(page)).toEqual({ settings: { ...plain, written: {} }, markdown: page });
  },
);

it.each(["---\n---\nText", "---\n\n---\nText", "---\n# remark\n---\nText", "\uFEFF--- \r\n---\t\r\nText"])(
  "removes front matter without settings: %j",
  (page) => {
    expect(splitFrontMatter(page)).toEqual({ settings: { ...plain, written: {} }, markdown: "Text" });
  },
);

it("reads every title as it was written, and does not change the text", () => {
  const law = fc.property(fc.string({ minLength: 1 }), fc.string(), (title, text) => {
    const { settings, markdown } = splitFrontMatter(`---\n${stringify({ title })}---\n${text}`);
    expect([settings.title ?? "", markdown]).toEqual([title.trim(), text]);
  });
  fc.assert(law);
});
