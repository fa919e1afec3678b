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
  },
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
  ["image: {type: fileId, value: 'file:1'}\ntitle: Known\nother: 1", { title: "Known" }],
  ["title: Known\nbroken: a: b", { title: "Known" }],
  ["a: &a [x]\nb: [*a, *a]\ntitle: T", {}],
])("reads the settings %j", (yaml, expected) => {
  expect(splitFrontMatter(`---\n${yaml}\n---\nText`)).toEqual({
    settings: { ...plain, ...expected },
    markdown: "Text",
  });
});

it.each(["", "Text", "--- \nno end", "---\nonly text\n---\n", " ---\ntitle: x\n---\n", "Text\n---\ntitle: x\n---\n"])(
  "returns a page without front matter unchanged: %j",
  (page) => {
    expect(splitFrontMatter(page)).toEqual({ settings: plain, markdown: page });
  },
);

it.each(["---\n---\nText", "---\n\n---\nText", "---\n# remark\n---\nText", "\uFEFF--- \r\n---\t\r\nText"])(
  "removes front matter without settings: %j",
  (page) => {
    expect(splitFrontMatter(page)).toEqual({ settings: plain, markdown: "Text" });
  },
);

it("reads every title as it was written, and leaves the text as it is", () => {
  const law = fc.property(fc.string({ minLength: 1 }), fc.string(), (title, text) => {
    const { settings, markdown } = splitFrontMatter(`---\n${stringify({ title })}---\n${text}`);
    expect([settings.title ?? "", markdown]).toEqual([title.trim(), text]);
  });
  fc.assert(law);
});
