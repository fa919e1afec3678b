import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { escapeInvisible } from "#engine/text";
import { markInvisible } from "./mark-invisible.ts";

const override =
  '<span class="kit-escape" role="img" aria-label="invisible text \\u202e" data-escape="\\u202e">\u202e</span>';

describe("invisible characters of a page", () => {
  it.each([
    ["in text", "<p>user\u202etxt</p>", `<p>user${override}txt</p>`],
    ["in code", "<pre><code>a\n\u202e&lt;b&gt;</code></pre>", `<pre><code>a\n${override}&lt;b&gt;</code></pre>`],
    ["between elements", "<b>a</b>\u202e<i>b</i>", `<b>a</b>${override}<i>b</i>`],
    ["in the title of the page", "<title>a\u202eb</title>", "<title>a\\u202eb</title>"],
    ["in an option", '<option value="a\u202eb">a\u202eb</option>', '<option value="a\u202eb">a\\u202eb</option>'],
    ["in a title attribute", '<a title="a\u202eb" href="/x">y</a>', '<a title="a\\u202eb" href="/x">y</a>'],
    ["in a label", '<a href="/x" aria-label="a\u202eb">y</a>', '<a href="/x" aria-label="a\\u202eb">y</a>'],
    ["in the label of an option", '<option label="a\u202eb"></option>', '<option label="a\\u202eb"></option>'],
    ["in the label of a group", '<optgroup label="a\u202eb">', '<optgroup label="a\\u202eb">'],
    ["in the text of a slider", '<i aria-valuetext="a\u202eb"></i>', '<i aria-valuetext="a\\u202eb"></i>'],
    ["in the text of an image", '<img alt="a\u200bb"/>', '<img alt="a\\u200bb"/>'],
    ["in the metadata of the page", '<meta content="a\u200bb"/>', '<meta content="a\\u200bb"/>'],
  ])("are made visible %s", (_where, html, expected) => {
    expect(markInvisible(html)).toBe(expected);
  });

  it("are found in every text that has some", () => {
    const sign = fc.constantFrom(
      ..."a1# \n\r",
      "é",
      "ی",
      "字",
      "😀",
      "\ufe0f",
      "\u200d",
      "\u200c",
      "\u20e3",
      "\u202e",
      "\u180b",
    );
    fc.assert(
      fc.property(fc.string({ unit: sign }), (text) => {
        const page = `<p>${text}</p>`;
        expect(markInvisible(page) === page).toBe(escapeInvisible(page) === page);
      }),
    );
  });

  it.each([
    ["an address", '<a href="/a\u202eb">x</a>'],
    ["a value with a dir attribute", '<input dir="rtl" value="a\u202eb"/>'],
    ["an option's value", '<option value="a\u202eb">a</option>'],
    ["a data attribute", '<div data-form="a\u202eb"></div>'],
    ["a script", '<script nonce="n">const a = "<p>\u202e</p>";</script>'],
    ["a style", "<style>p::before{content:'\u202e'}</style>"],
    ["a text area", '<textarea id="a">a\u202eb</textarea>'],
    ["a page without invisible characters", "<p>שלום, می\u200cخواهم 😀\ufe0f</p>\n"],
  ])("stay unchanged in %s", (_what, html) => {
    expect(markInvisible(html)).toBe(html);
  });

  it("stay unchanged in the value of a field, which gets an explicit text direction", () => {
    const field = '<input id="a" value="a\u202eb"/>';
    expect(markInvisible(field)).toBe('<input dir="ltr" id="a" value="a\u202eb"/>');
    expect(markInvisible(`<b>\u202e</b><input value="ab"/>`)).toBe(`<b>${override}</b><input value="ab"/>`);
  });

  it("become visible without changing other text or URLs, and no visible text holds a bidirectional control", () => {
    const text = fc
      .array(fc.oneof(fc.constantFrom("\u202e", "\u2067", "\u200b", "<", ">", "&", '"', "a", "'"), fc.string()), {
        maxLength: 12,
      })
      .map((pieces) => pieces.join("").replace(/\0/g, ""));
    fc.assert(
      fc.property(text, text, (content, attribute) => {
        const link = createElement("a", { href: attribute, "data-a": attribute }, content);
        const html = renderToStaticMarkup(createElement("p", null, content, link));
        const marked = markInvisible(html);
        const unmarked = marked.replace(/<span class="kit-escape[^>]*>([^<]*)<\/span>/g, "$1");
        expect(unmarked).toBe(html);
        const visible = marked.replace(/<span class="kit-escape"[^>]*>[^<]*<\/span>/g, "").replace(/<[^>]*>/g, "");
        expect(visible).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\u061c]/);
      }),
    );
  });
});
