import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { pageText } from "./page-text.tsx";
import { prose } from "./prose.tsx";

const draw = (markdown: string): string => renderToStaticMarkup(prose(markdown));
const page = (markdown: string) => {
  const text = pageText(markdown);
  return { ...text, html: renderToStaticMarkup(text.content) };
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
      '<div class="prose"><p>Sets the <b>source</b> of <code>past_due</code>.</p>\n<p>More.</p></div>',
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
    expect(html).toContain("<h2>Two</h2>".replace("<h2>", '<h2 id="doc-two">'));
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

  it("omits front matter", () => {
    expect(page("---\ntitle: x\n---\n\nHello").html).not.toContain("title");
  });
});
