import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { textCode } from "#ui/code";
import { Prose } from "#ui/prose";
import { markdownReader } from "./markdown-reader.ts";
import { pageText } from "./page-text.ts";

const same = (href: string): string => href;
const draw = (markdown: string): string => renderToStaticMarkup(<Prose text={markdownReader(same)(markdown)} />);
const page = (markdown: string) => {
  const text = pageText(markdown, same);
  return { ...text, html: renderToStaticMarkup(<Prose text={text.content} />) };
};

describe("code", () => {
  it("is rendered in its block, with or without highlighting, without leaking syntax tree nodes", () => {
    const html = draw(
      "```sh\nTOKEN=$(cat .callboard/token)\n```\n\n```\nplain\n```\n\n[a](/b) ![i](https://c.example/d.png)",
    );
    expect(html.replace(/<[^>]+>/g, "")).toContain("TOKEN=$(cat .callboard/token)");
    expect(html.replace(/<[^>]+>/g, "")).toContain("plain");
    expect(html).not.toMatch(/node=|\[object/);
  });

  it("on pages has buttons that wrap and copy it, named by language and first line", () => {
    const text = markdownReader(same)(
      "Say:\n\n- first\n\n  ```sh\n  curl --head \\\n    https://a.example\n  ```\n\n```\n```\n",
    );
    const html = renderToStaticMarkup(<Prose text={text} drawCode={textCode} />);
    const names = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name);
    expect(names).toEqual([
      ...["Wrap: Shell: curl --head \\", "Copy: Shell: curl --head \\", "Shell: curl --head \\"],
      ...["Wrap: Code", "Copy: Code", "Code"],
    ]);
    expect(html.match(/<button[^>]* hidden/g)).toHaveLength(4);
    expect(renderToStaticMarkup(<Prose text={text} newTab />)).not.toContain("<button");
  });
});

describe("hostile Markdown is rendered harmless", () => {
  it.each([
    ["a script", "<script>alert(1)</script>", /script|alert/],
    ["an inline script", "hi <script>alert(1)</script> you", /<script/],
    ["an event handler", '<img src=x onerror="alert(1)">', /onerror/],
    ["a frame", '<iframe src="https://evil.example"></iframe>', /iframe/],
    ["a style", "<style>body{display:none}</style>", /style|display/],
    ["a form", '<form action="https://evil.example"><input></form>', /<form|<input/],
    ["svg", '<svg onload="alert(1)"></svg>', /svg|onload/],
    ["a javascript link", "[go](javascript:alert(1))", /javascript/i],
    ["a javascript link in capitals", "[go](JaVaScRiPt:alert(1))", /javascript/i],
    ["a javascript link with an entity", "[go](java&#x73;cript:alert(1))", /javascript/i],
    ["a javascript link by reference definition", "[go][x]\n\n[x]: javascript:alert(1)", /javascript/i],
    ["a vbscript link", "[go](vbscript:x)", /vbscript/],
    ["a data link", "[go](data:text/html,<b>x</b>)", /data:/],
    ["a data image", "![x](data:image/svg+xml;base64,AAAA)", /data:/],
    ["an insecure image", "![x](http://tracker.example/x.png)", /src=/],
    ["a base element", '<base href="https://evil.example">', /<base/],
    ["a meta refresh", '<meta http-equiv="refresh" content="0;url=https://evil.example">', /meta/],
    ["a class on code that is not a language", '``` x" onclick=alert(1)\ncode\n```', /onclick/],
  ])("%s", (_, markdown, trace) => {
    expect(draw(markdown)).not.toMatch(trace);
    expect(page(markdown).html).not.toMatch(trace);
  });

  it("prefixes ids in the text, so that they can't collide with ids of the page", () => {
    const { html } = page("## main\n\nNote[^1]\n\n[^1]: contents");
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? "");
    expect(ids.length).toBeGreaterThan(1);
    for (const id of ids) expect(id).toMatch(/^doc-/);
  });
});

describe("HTML in Markdown", () => {
  it("is rendered as elements that Markdown could also express", () => {
    expect(draw('<p>Sets the <b>source</b> of <code>past_due</code>.</p>\n\n<p class="x">More.</p>')).toBe(
      "<p>Sets the <b>source</b> of <code>past_due</code>.</p><p>More.</p>",
    );
    expect(draw('One <a href="https://a.example" onclick="x()">guide</a>, <em>two</em>')).toContain(
      'One <a href="https://a.example" rel="noreferrer">guide</a>, <em>two</em>',
    );
    expect(draw("<table><tr><td>c</td></tr></table>")).toContain("<td>c</td>");
  });

  it("shows words in angle brackets that are not HTML elements as text", () => {
    const html = draw("Send `Bearer <token>` or Bearer <token>.\n\n<your-key> goes first");
    expect(html).toContain("Bearer &lt;token&gt;.");
    expect(html).toContain("&lt;your-key&gt; goes first");
  });

  it.each([
    ["open elements", "<div>"],
    ["quotes", "> "],
    ["emphasis", "*a "],
    ["lists", "- "],
  ])(
    "renders deeply nested %s as text",
    (_, piece) => {
      expect(draw(`${piece.repeat(30_000)}deep`)).toContain("deep");
    },
    60_000,
  );
});

describe("Markdown that CommonMark reads in another way than its author", () => {
  it.each([
    ["after a heading", "<h3>Advice</h3>\n* Use `code` of [beds](/beds)", "<li>Use <code>code</code> of <a"],
    ["after a paragraph", "<p>One <b>bed</b>.</p>\nTwo **beds**.", "<p>Two <strong>beds</strong>.</p>"],
    ["after a break", "One.\n\n<br>\n**Scope:** `beds`", "<strong>Scope:</strong> <code>beds</code>"],
    ["after two elements", "<p>A</p>\nb **c**\n\n<p>D</p>\ne **f**", "<p>e <strong>f</strong></p>"],
  ])("is read %s without an empty line", (_, markdown, html) => {
    expect(draw(markdown)).toContain(html);
    expect(draw(markdown)).not.toMatch(/\*\*|`/);
  });

  it("is read after each of hundreds of elements", () => {
    const html = draw("<p>a</p>\nb **c**\n".repeat(500));
    expect(html).toContain("<p>b <strong>c</strong></p>");
    expect(html.match(/<p>a<\/p>/g)).toHaveLength(500);
  });

  it("inside an element is not Markdown", () => {
    expect(draw("<p>One\n2 * 3 * 4 **is**\n</p>")).toContain("2 * 3 * 4 **is**");
    expect(draw("<pre>\n**a**\n</pre>\n")).toContain("**a**");
  });

  it("draws an image with a size, without its size", () => {
    expect(draw("[![Run](https://run.example/b.svg =128pxx32px)](https://run.example/c)")).toBe(
      draw("[![Run](https://run.example/b.svg)](https://run.example/c)"),
    );
    expect(draw("```\n![Run](https://run.example/b.svg =9x9)\n```")).toContain("=9x9");
  });

  it("shows an address with an escaped ampersand as the address", () => {
    expect(draw("See https://beds.example/search?q=rose&amp;limit=5.")).toContain(
      'href="https://beds.example/search?q=rose&amp;limit=5"',
    );
  });

  it("shows the address of a link without a text", () => {
    expect(draw('See <a href="https://beds.example/rose"></a>.')).toMatch(
      /<a href="https:\/\/beds\.example\/rose"[^>]*>beds\.example\/rose<\/a>/,
    );
  });

  it("draws no empty paragraphs", () => {
    expect(draw("<p>One.</p><p> </p><p></p>\n\nTwo.")).toBe("<p>One.</p><p>Two.</p>");
  });
});

describe("components of other docs tools", () => {
  it.each([
    ["an empty one", 'Before.\n\n<SchemaDefinition schemaRef="#/a" />\n\nAfter.', "<p>Before.</p><p>After.</p>"],
    ["one around text", 'See <Tooltip tip="x">this **word**</Tooltip>.', "<p>See this <strong>word</strong>.</p>"],
    ["one around blocks", "<Note>\n  Use **this**.\n\n  - one\n</Note>", "<strong>this</strong>"],
    ["one in a list", '- a\n\n  <Card href="/x">\n  b `c`\n  </Card>', "<code>c</code>"],
  ])("leave their content: %s", (_, markdown, expected) => {
    const html = draw(markdown);
    expect(html).toContain(expected);
    expect(html).not.toContain("&lt;");
  });

  it("are text in code", () => {
    expect(draw("`<Note>x</Note>`")).toContain("<code>&lt;Note&gt;x&lt;/Note&gt;</code>");
  });
});

describe("an alert", () => {
  it.each([
    ["> [!WARNING]\n> Deletes *all*.", "warning", "Warning", "<p>Deletes <em>all</em>.</p>"],
    ["> [!note]\n>\n> - one", "note", "Note", "<li>one</li>"],
  ])("is drawn with its kind: %j", (markdown, kind, title, content) => {
    const html = draw(markdown);
    expect(html).toContain(`<div data-alert="${kind}"><p><strong>${title}</strong></p>`);
    expect(html).toContain(content);
    expect(html).not.toContain("[!");
  });

  it("is a quote if its mark is unknown", () => {
    expect(draw("> [!OTHER]\n> x")).toContain("<blockquote>");
  });
});

it("aligns the cells of a table without inline styles, which the policy of the page blocks", () => {
  const html = draw("| a | b |\n| :- | -: |\n| 1 | 2 |");
  expect(html).toContain('<td align="right">2</td>');
  expect(html).not.toContain("style");
});

it("keeps soft line breaks as white space and hard ones as breaks", () => {
  expect(draw("one\ntwo  \nthree")).toBe("<p>one\ntwo<br/>\nthree</p>");
});

it("draws the marks of a task list as text", () => {
  expect(draw("- [x] done\n- [ ] open")).toContain("<li>☑ done</li><li>☐ open</li>");
});

describe("a link", () => {
  const lost = (markdown: string): string =>
    renderToStaticMarkup(<Prose text={markdownReader(() => undefined)(markdown)} />);

  it("without a target is plain text", () => {
    expect(lost("See [the **guide**](guide.md) now.")).toBe("<p>See the <strong>guide</strong> now.</p>");
    expect(lost("See ![a fern](fern.png) now.")).toBe("See a fern now.");
  });

  it("opens in a new tab from a form", () => {
    const text = markdownReader(same)("[a](https://a.example)");
    expect(renderToStaticMarkup(<Prose text={text} newTab />)).toContain('rel="noreferrer" target="_blank"');
  });

  it("to a heading of its page is a fragment", () => {
    expect(page("## Rate limits\n\n[a](#rate-limits)").html).toContain('href="#doc-rate-limits"');
  });
});

it.each([
  ["Absent when `definitionV2` is given.", "<p>Absent when <code>definitionV2</code> is given.</p>"],
  ["Use ``a `tick` `` here", "<p>Use <code>a `tick` </code> here</p>"],
  ["a * b * c", "a * b * c"],
  ["one ` tick", "one ` tick"],
  ["is _not_ sent, nor is snake_case_name", "<p>is <em>not</em> sent, nor is snake_case_name</p>"],
  ["* a point\n* another", "<ul><li>a point</li><li>another</li></ul>"],
  ["1. one\n2. two", "<ol><li>one</li><li>two</li></ol>"],
  ["Bearer <token>", "Bearer &lt;token&gt;"],
  ["&lt;script&gt;", "&lt;script&gt;"],
  [
    "https://a.example is the host",
    '<p><a href="https://a.example" rel="noreferrer">https://a.example</a> is the host</p>',
  ],
])("renders a short text alike everywhere: %j", (markdown, html) => {
  expect(draw(markdown)).toBe(html);
});

it("renders a long thematic break as a rule", () => {
  expect(draw(`one\n\n${"-".repeat(200)}\n\ntwo`)).toContain("<hr/>");
});

it("renders every Markdown construct", () => {
  const html = draw(
    '**bold** *soft* ~~gone~~ `code` [a](https://a.example "t")\n\n1. one\n2. two\n\n| h |\n| - |\n| c |',
  );
  expect(html).toContain("<strong>bold</strong>");
  expect(html).toContain("<em>soft</em>");
  expect(html).toContain("<del>gone</del>");
  expect(html).toContain("<code>code</code>");
  expect(html).toContain('<a href="https://a.example" title="t" rel="noreferrer">a</a>');
  expect(html).toMatch(/<ol>[\s\S]*<li>one<\/li>/);
  expect(html).toContain("<th>h</th>");
});

it("keeps links within the site and images over https", () => {
  expect(draw("[a](/welcome#x) [b](mailto:a@b.example)")).toMatch(/href="\/welcome#x".*href="mailto:a@b.example"/);
  expect(draw("![a fern](https://a.example/f.png)")).toContain('alt="a fern"');
});

it("renders headings in a description as paragraphs, outside the page outline", () => {
  expect(draw("# Big")).not.toMatch(/<h\d/);
  expect(draw("# Big")).toContain("<strong>Big</strong>");
});

describe("a Markdown page", () => {
  it("uses its first heading as the title and leaves the h1 to the page", () => {
    const { title, html } = page("# Welcome\n\n## One\n\n# Two");
    expect(title).toBe("Welcome");
    expect(html).not.toContain("<h1");
    expect(html).toContain('<h2 id="doc-one">One</h2>');
    expect(html).toContain('<h2 id="doc-two">Two</h2>');
  });

  it("has a table of contents with unique heading ids", () => {
    const { toc, html } = page("## Same\n\n### Deep *er*\n\n## Same\n\n#### Not listed");
    expect(toc).toEqual([
      { id: "doc-same", title: "Same", level: 2 },
      { id: "doc-deep-er", title: "Deep er", level: 3 },
      { id: "doc-same-2", title: "Same", level: 2 },
    ]);
    for (const { id } of toc) expect(html).toContain(`id="${id}"`);
  });

  it("has the title and subtitle of its front matter, which is not in the text", () => {
    const { title, subtitle, html } = page("---\ntitle: Own\nsubtitle: In *short*\n---\n\n# Part\n\nHello");
    expect(title).toBe("Own");
    expect(renderToStaticMarkup(<Prose text={subtitle ?? ""} />)).toContain("In <em>short</em>");
    expect(html).toBe('<h2 id="doc-part">Part</h2><p>Hello</p>');
  });

  it("leaves out a first heading that repeats the title", () => {
    expect(page("---\ntitle: Own\n---\n# Own\n\nHello").html).toBe("<p>Hello</p>");
  });

  it("takes the id of a heading from its author, and links find it", () => {
    const { toc, html } = page("## Rate *limits* [#my-limits]\n\n## [#x]\n\n[there](#my-limits)");
    expect(toc).toEqual([
      { id: "doc-my-limits", title: "Rate limits", level: 2 },
      { id: "doc-x", title: "", level: 2 },
    ]);
    expect(html).toContain('<h2 id="doc-my-limits">Rate <em>limits</em></h2>');
    expect(html).toContain('<a href="#doc-my-limits">there</a>');
  });
});

it.each([
  ["### First\n\n#### Under it\n\n## Second", ["h2 First", "h3 Under it", "h2 Second"]],
  [
    "## First\n\n##### Under it\n\n# Second\n\n### Under that",
    ["h2 First", "h3 Under it", "h2 Second", "h3 Under that"],
  ],
  ["# Title\n\n#### First\n\n#### Second", ["h2 First", "h2 Second"]],
  ["## a\n\n### b\n\n#### c\n\n##### d\n\n###### e", ["h2 a", "h3 b", "h4 c", "h5 d", "h6 e"]],
])("headings of a page skip no level: %j", (markdown, expected) => {
  const headings = page(markdown).html.matchAll(/<(h\d)[^>]*>([^<]*)/g);
  expect([...headings].map(([, tag, text]) => `${tag} ${text}`)).toEqual(expected);
});
