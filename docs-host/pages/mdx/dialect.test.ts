import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawn } from "./page.testing.ts";

/** A text, and parts of its markup. What must not be in it starts with `not:`. */
type Case = readonly [name: string, source: string, ...parts: readonly string[]];

const check = (_: string, source: string, ...parts: readonly string[]): void => {
  const { html } = drawn(source);
  for (const part of parts) {
    if (part.startsWith("not:")) expect(html).not.toContain(part.slice("not:".length));
    else expect(html).toContain(part);
  }
};

it("reads components by their names in Mintlify", () => {
  const { html, diagnostics } = drawn(
    '<ResponseField name="id" type="string" required>Its id.</ResponseField>\n\n<Columns cols={3}>\n<Card title="One">a</Card>\n</Columns>',
  );
  expect(diagnostics).toEqual([]);
  expect(html).toMatch(/property-name">id<\/code>.*required.*string.*Its id\./s);
  expect(html).toBe(
    drawn(
      '<ParamField name="id" type="string" required>Its id.</ParamField>\n\n<CardGroup cols={3}>\n<Card title="One">a</Card>\n</CardGroup>',
    ).html,
  );
});

describe("markdown", () => {
  it.each<Case>([
    ["tables", "| a | b |\n|---|--:|\n| 1 | 2 |", '<th data-cell="short">a</th>', "<td", ">2</td>"],
    [
      "cells with icons alone, read by their names",
      '| a | b |\n|---|---|\n| <Icon icon="fa-solid circle-check" /> | <Icon icon="xmark" /> no |',
      ">circle check</span></td>",
      "not:>xmark<",
    ],
    ["strike-through", "~~old~~ new", "<del>old</del> new"],
    ["task lists", "- [x] done\n- [ ] open", "☑", "☐"],
    ["addresses without marks", "See https://a.example/x.", 'href="https://a.example/x"'],
    ["footnotes", "Text[^1]\n\n[^1]: Note", "Note", "<sup"],
    ["formulas in a line", "It is $a^2$ here", "<math", "not:$a^2$"],
    ["block formulas", "$$\na^2\n$$", "<math", 'display="block"'],
    ["plain dollars", "\\$5 and $5 to $10", "$5 and $5 to $10", "not:<math"],
    ["names of emoji", ":tada: and 10:30:00", "🎉 and 10:30:00"],
    ["unknown names of emoji", "a :no_such: b", "a :no_such: b"],
    ["quotes around a sign", `a "-" or '/'.`, "a “-” or ‘/’."],
    ["typographic quotes", `"a" and 'b' -- it's`, "“a” and ‘b’ — it’s"],
    ["quotes in code", '`"a"`', "<code>&quot;a&quot;</code>"],
    ["no code by indentation", "    not code", "<p>not code</p>"],
    ["comments of HTML", "a <!-- hidden --> b", "not:hidden"],
    ["comments of MDX", "a {/* hidden */} b", "not:hidden"],
    ["headings in the body", "# One\n\ntext\n\n# Two", ">Two</a></h2>"],
    ["equal headings", "## A\n\n## A\n\n## A", 'id="a"', 'id="a-1"', 'id="a-2"'],
    [
      "headings in a link, which do not link to themselves",
      '<a href="/known/x"><h2>Start</h2></a>',
      '<a href="/known/x"><h2 id="start">Start</h2></a>',
    ],
    ["written ids", "## Limits [#my-id]", 'id="my-id"', "not:[#"],
    ["ids in braces", "## Limits {#my-id}", 'id="my-id"', ">Limits</a>"],
    ["ids with attributes", "## Limits { #my-id .big }", 'id="my-id"', ">Limits</a>"],
    [
      "an image of one color scheme",
      "![Plan](file:plan#only-light) ![Plan](file:plan#gh-dark-mode-only)",
      'class="only-light"',
      'class="only-dark"',
    ],
    ["braces that are no id", "## Limits {#}", "Limits {#}"],
    [
      "ids in one namespace with components",
      '## Do\n\n<Steps><Step title="Do">x</Step></Steps>',
      'id="do"',
      'id="do-1"',
    ],
    [
      "an alert",
      "> [!NOTE]\n> Read **this**.\n>\n> Or that.",
      'data-intent="note"',
      "<strong>this</strong>",
      "Or that.",
      "not:[!",
    ],
    ["an alert of each kind", "> [!CAUTION]\n> Hot", 'data-intent="error"', "not:<blockquote"],
    ["a quote that is not an alert", "> [!NOTE] in its line", "<blockquote", "[!NOTE]"],
    ["links of references", "[a][r]\n\n[r]: https://a.example", 'href="https://a.example"'],
  ])("%s", check);
});

describe("ids of authors", () => {
  it.each<Case>([
    [
      "are prefixed on an element, with an anchor that links find",
      '<div id="config">x</div>',
      '<div id="doc-config"><a name="config" class="mdx-target"></a>',
    ],
    [
      "are prefixed before an element that takes no anchor",
      '<img id="logo" src="file:plan" />',
      '<a class="mdx-target" name="logo"></a><img id="doc-logo"',
    ],
    ["name a link itself", '<a id="top" href="/known/x">x</a>', '<a id="doc-top"', 'name="top"'],
    ["name an anchor without an address", '<a name="old"></a>', '<a name="old"></a>'],
    [
      "are prefixed in drawings, with what names them",
      '<svg><defs><linearGradient id="g"/></defs><path fill="url(#g)"/><use href="#g"/></svg>',
      'id="doc-g"',
      'fill="url(#doc-g)"',
      'href="#doc-g"',
    ],
    ["are in the names of ARIA", '<section aria-labelledby="a b">x</section>', 'aria-labelledby="a doc-a b doc-b"'],
    ["on rows of tables", '<table><tbody><tr id="row"><td>x</td></tr></tbody></table>', '<tr id="doc-row"><td'],
  ])("%s", check);

  it("are never ids or names of the page, whatever they are", () => {
    const elements = fc.constantFrom("div", "span", "a", "p", "img", "table", "li", "svg", "g", "section", "summary");
    const names = fc.constantFrom("main", "search", "location", "analytics", "__proto__", "constructor", "x");
    fc.assert(
      fc.property(elements, names, fc.constantFrom("id", "name"), (element, name, attribute) => {
        const { html } = drawn(`<${element} ${attribute}="${name}" src="file:plan">x</${element}>`);
        const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
        for (const id of ids) expect(id).toMatch(/^doc-/);
        // Only an anchor may have a name, which no script finds as a global one.
        expect(html).not.toMatch(/<(?!a )[a-z]+ [^>]*\sname=/);
      }),
    );
  });

  it("are found by links of the page, and by its styles", () => {
    const { diagnostics, html, styles } = drawn(
      '[to](#box)\n\n<style>{`#box > b { color: red }`}</style>\n\n<div id="box">x</div>',
    );
    expect(diagnostics).toEqual([]);
    expect(html).toContain('<a href="#box">to</a>');
    expect(styles.join("")).toContain(".page-text :is(#box,#doc-box) > b");
  });
});

describe("frames", () => {
  it.each([
    [
      "autoplay; encrypted-media; picture-in-picture; web-share",
      "autoplay; encrypted-media; picture-in-picture; web-share",
    ],
    ["camera; microphone *; fullscreen", "fullscreen"],
    ["geolocation", undefined],
    ["autoplay *; FULLSCREEN 'src' https://evil.example", "autoplay; fullscreen"],
    ["autoplay 'none'; payment; usb; clipboard-read; display-capture", undefined],
  ])("with %j may use %s", (allow, expected) => {
    const { html, diagnostics } = drawn(`<iframe src="https://a.example/" allow="${allow}"></iframe>`);
    expect(/ allow="([^"]*)"/.exec(html)?.[1]).toBe(expected);
    const isRefused = /camera|geolocation|payment/.test(allow);
    expect(diagnostics.map(({ message }) => message)).toEqual(
      isRefused ? [expect.stringMatching(/^Frames may not use .*(?:camera|geolocation|payment)/)] : [],
    );
  });
});

describe("tolerance", () => {
  it.each<Case>([
    ["br without an end", "a<br>b", "a<br/>b"],
    ["class and a style in text", '<b class="x" style="color: red">t</b>', 'class="x ', "not:style="],
    [
      "attributes of videos as in HTML",
      '<video src="file:plan" playsinline autoplay></video>',
      "<video",
      "playsInline",
    ],
    ["a brace without an end", "a { b", "a { b"],
    ["an expression with unknown names", "a {user.name} b", "a {user.name} b"],
    ["an unknown tag around text", "<Widget>text</Widget>", "text", "not:<Widget", "not:&lt;Widget"],
    ["a word in angle brackets", "Use <token> here", "&lt;token&gt;"],
    ["a known tag without an end", "<Note>text\n\nmore", "text", "more", "not:&lt;Note"],
    ["an end without a start", "text</Note>", "text", "not:/Note"],
    [
      "an end after a list, in its last item",
      '<Tabs>\n  <Tab title="A">\n- one\n  </Tab>\n  <Tab title="B">\n    Text of B\n  </Tab>\n</Tabs>\n\nafter',
      "one</li></ul></div>",
      "<p>Text of B</p></div></div>",
      "<p>after</p>",
    ],
    [
      "an end and a start between two items",
      "<Steps>\n  <Step title='A'>\n    Intro\n\n3. one\n  </Step>\n  <Step title='B'>\n\n7. two\n  </Step>\n</Steps>",
      '<ol start="3">',
      '<ol start="7">',
    ],
    [
      "an end in the lines of a quote",
      "<Note>\n\n> said\n</Note>\n\nafter",
      "<p>said</p></blockquote></div>",
      "<p>after",
    ],
    ["an end in an item of a list that goes on", "- <b>a</Note> c\n- d", "<li>", "c</b>", "<li>d</li>", "not:Note"],
    [
      "imports and exports of code",
      'import A from "./a"\n\nexport const f = () => 1\n\ntext',
      "text",
      "not:import",
      "not:export",
    ],
    ["scripts", "a<script>alert(1)</script>b", "not:alert"],
    ["handlers", '<b onclick="alert(1)">t</b>', "not:onclick", "not:alert"],
    ["addresses that run code", "[a](javascript:alert(1))", "not:javascript:"],
    ["frames of data", '<iframe src="data:text/html,x"></iframe>', "not:data:text"],
  ])("%s", check);
});

describe("values", () => {
  it.each<Case>([
    ["texts and numbers", "It is {'a'}{1}{`b`}", "It is a1b"],
    ["nothing", "a{null}{undefined}{true}b", "ab"],
    ["exported literals", 'export const v = "2.0"\n\nIt is {v}', "It is 2.0"],
    [
      "settings of the page",
      "---\nversion: 1.10\nowner: {name: Ada}\n---\n{frontmatter.version} by {frontmatter.owner.name}",
      "1.10 by Ada",
    ],
    [
      "settings that look like elements",
      "---\na: {kind: content, nodes: [{kind: html, tag: b}]}\n---\nx{frontmatter.a}y",
      "not:<b",
    ],
    ["settings that are missing", "a {frontmatter.none} b", "not:undefined"],
    ["elements in attributes", '<Card title="T" icon={<Icon icon="book" />}>x</Card>', "<svg", "not:Icon"],
    [
      "attributes of drawings, with and without hyphens",
      '<svg><marker id="m" markerWidth="4" refX="2"><path d="M0 0" strokeWidth="2" clip-path="url(#m)" /></marker></svg>',
      'markerWidth="4"',
    ],
    ["an attribute after spread ones", '<b {...{ title: "one" }} title="two">t</b>', 'title="two"', "not:one"],
    ["spread attributes after one", '<b title="one" {...{ title: "two" }}>t</b>', 'title="two"', "not:one"],
    ["objects in attributes", "<b style={{ color: 'red' }}>t</b>", 'class="own-'],
    ["markdown in titles", '<Accordion title="The `id`">x</Accordion>', "<code>id</code>"],
    ["markdown in captions", '<Frame caption="See **it**">x</Frame>', "<strong>it</strong>"],
    ["elements for people", "<llms-ignore>people</llms-ignore>", "people"],
    ["elements for programs", "a<llms-only>programs</llms-only>", "not:programs"],
  ])("%s", check);
});

describe("the first line of a block of code", () => {
  const code = (meta: string, text = "a\nb\nc"): string => `\`\`\`${meta}\n${text}\n\`\`\``;
  it.each<Case>([
    ["a title", code('ts title="a.ts"'), "a.ts"],
    ["a title in brackets", code("sh [npm]"), "npm", "not:[npm]"],
    ["a file name", code('ts filename="b.ts"'), "b.ts"],
    ["a bare title", code("ts My file"), "My file"],
    ["a bare title beside marks", code("ts {2} My file"), "My file", 'data-mark="highlight">b<'],
    ["marked lines", code("ts highlight={2}"), 'data-mark="highlight">b<'],
    ["focused lines", code("ts focus={1-2}"), "data-focus"],
    ["focus in a comment", code("ts", "a // [!code focus]\nb"), "data-focus", "not:[!code"],
    ["no line numbers", code("ts showLineNumbers={false}"), "not:data-numbers"],
    ["wrapped lines", code("ts wordWrap"), "data-wrapped"],
    ["many lines", code("ts maxLines=2"), "data-long", "Show all 3 lines"],
    ["links", code('ts links={{"b": "/known"}}'), 'href="/known"'],
    ["what can’t be read", code("ts {oops title"), "oops"],
    ["a language in any case", code("JSON", '{"a": 1}'), "JSON"],
    ["an unknown language", code("nosuch"), "Nosuch", ">a</span>"],
    ["no language", code(""), "Code: a", ">a</span>"],
    ["a diagram", code("mermaid", "graph TD; a-->b"), "graph TD"],
  ])("%s", check);
});

it("shows the callout that a page asks for above its text", () => {
  const { html } = drawn("---\nbanner: {message: Closes **soon**, intent: warning}\n---\nText");
  expect(html).toMatch(/data-intent="warning".*<strong>soon<\/strong>.*Text/s);
});

it.each([
  [undefined, [2, 3]],
  [2, [2]],
  [5, [2, 3, 4, 5]],
])("lists headings down to level %s", (depth, levels) => {
  const settings = depth === undefined ? "" : `---\nmax-toc-depth: ${depth}\n---\n`;
  const { toc } = drawn(`${settings}## A\n\n### B\n\n#### C\n\n##### D\n\n###### E`);
  expect(toc.map(({ level }) => level)).toEqual(levels);
});

describe("styles of a page", () => {
  it.each([".dark .a", "html.dark .a", ":is(.dark) .a"])("know the color scheme around the page: %s", (selector) => {
    const { styles } = drawn(`<style>{\`${selector} { color: red; }\`}</style>`);
    expect(styles.join()).toContain('[data-theme="dark"] .page-text .a { color: red; }');
    expect(styles.join()).toContain(":root:where(:not([data-theme])) .page-text .a { color: red; }");
  });

  it("lose the rule that is wrong, and the publisher learns its line", () => {
    const { styles, diagnostics } = drawn(
      [
        "Text.",
        "",
        "<style>",
        "  {`",
        "    .a { color: red; }",
        "    .b { margin: 0;s",
        "    }",
        "    .c { color: blue; }",
        "  `}",
        "</style>",
      ].join("\n"),
    );
    expect(styles.join()).toMatch(
      /\.page-text \.a \{ color: red; \}[\s\S]+\.b \{ margin: 0;[\s\S]+\.c \{ color: blue; \}/,
    );
    expect(diagnostics).toMatchObject([
      { kind: "style", message: "A rule of these styles can’t be read: unknown word s.", line: 6 },
    ]);
  });

  it.each([
    ["an open block", ".a { color: red"],
    ["a stray brace", "} .a { color: red }"],
    ["an open comment", ".a { color: red } /* open"],
    ["an open text", ".a { color: red } .b { content: 'x }"],
    ["deep nesting", `${".a {".repeat(20_000)} color: red`],
    ["the end of an element", ".a { color: red } </style><script>x</script>"],
  ])("with %s stay below the text of the page", (_, css) => {
    const { styles, diagnostics } = drawn(`<style>\n{\`${css}\`}\n</style>`);
    expect(styles.join()).not.toMatch(/<|^\s*\}/);
    for (const rule of styles.join().match(/^[^{}]*\{/gm) ?? []) expect(rule.trim()).toMatch(/^(?:\.page-text |\.a)/);
    expect(diagnostics).toMatchObject([{ kind: "style" }]);
  });

  it.each([
    ["a text over lines", ".a { color: red; 'x\n} nav { display: none } .b { y' }"],
    ["a text over lines before a property", ".a { 'x\n} nav { display: none } .b { y' color: red }"],
    ["the outer element as a condition", ".a { nav:has(&) { display: none } }"],
    ["all but the outer element", ".a { :not(&) { display: none } }"],
    ["the outer element in a list", ".a { :is(&, nav) { display: none } }"],
    ["siblings of the text of the page", "html { & ~ * { display: none } + * { display: none } }"],
    ["an open bracket", ".a { color: red; width: calc(1px } .b { height: 1px) } nav { display: none }"],
    ["a bracket that opens nothing", ".a) nav { display: none }"],
    ["a position by a variable", ".a { --p: fixed; position: var(--p) }"],
  ])("can't leave the text of the page by %s", (_, css) => {
    const text = drawn(`<style>\n{\`${css}\`}\n</style>`).styles.join();
    expect(text).not.toMatch(/(?:^|[}\n])\s*nav|position:/);
    expect(text.replace(/\.page-text nav [^}]*\}/g, "")).not.toContain("display: none");
    expect(text).not.toMatch(/['"]/);
  });

  it("may have nested rules of neighbors within the text", () => {
    const css = "html { h2 + p { margin: 0 } & p ~ p { margin: 1px } } .a { position: relative !important }";
    const text = drawn(`<style>\n{\`${css}\`}\n</style>`).styles.join().replace(/\s+/g, " ");
    expect(text).toContain("h2 + p { margin: 0; }");
    expect(text).toContain("& p ~ p { margin: 1px; }");
    expect(text).toContain("position: relative !important");
  });

  it("may have nested rules", () => {
    const css =
      ".a { & p, &:hover, :where(& > b), .dark &, i { color: red } } @media print { .b { & + & { margin: 0 } } }";
    const text = drawn(`<style>\n{\`${css}\`}\n</style>`).styles.join().replace(/\s+/g, " ");
    expect(text).toContain('[data-theme="dark"] & { color: red; }');
    expect(text).toContain("& p,&:hover,:where(& > b),i { color: red; }".replaceAll(",", ", "));
    expect(text).toContain(".page-text .b { & + & { margin: 0; } }");
  });
});
