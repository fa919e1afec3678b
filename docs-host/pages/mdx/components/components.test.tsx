import { describe, expect, it } from "vitest";
import { commonNames, componentNamed, componentNames } from "#mdx/tags";
import type { MdxElement, PageFacts, PropValue } from "../component.ts";
import { code, html, markupOf, part, testPage, text } from "./drawing.testing.tsx";

const content = (...nodes: readonly MdxElement[]): PropValue => ({ kind: "content", nodes });

it("draws every name of the library", () => {
  const names = [
    "Accordion AccordionGroup Callout Note Info Warning Tip Error Success Check Launch LaunchNote Card CardGroup Cards",
    "Steps StepGroup Step Tabs TabGroup Tab CodeBlock CodeBlocks CodeGroup Template Frame Download Button ButtonGroup",
    "Buttons Badge Tooltip Icon ParamField Copy Anchor Indent Aside Files Folder File If Feature Versions Version",
    "StickyTable SearchableTable StickySearchableTable EndpointRequestSnippet EndpointResponseSnippet",
    "EndpointSchemaSnippet RunnableEndpoint Schema SchemaSnippet WebhookPayloadSnippet Mermaid Json Column ColumnGroup",
    "Bleed Availability SearchBar ClientLibraries CallToAction Prompt Walkthrough CodeWalkthrough ScrollWalkthrough",
    "Substep Columns ResponseField",
  ];
  expect([...componentNames].sort()).toEqual(names.flatMap((some) => some.split(" ")).sort());
});

it.each(componentNames)("draws <%s> without attributes, and with attributes of the wrong kind", (name) => {
  const wrong = { title: 1, id: true, cols: "x", src: [{}], href: null, icon: [1], tip: false, sdks: "a", json: "{" };
  const markup =
    markupOf(part(name, wrong as never, "inside")) + markupOf(part(name)) + markupOf(part(name, {}, "inside"));
  // The policy of pages allows no inline styles and no inline scripts.
  expect(markup).not.toMatch(/ style=| on\w+=|<script|\[object|undefined|NaN/);
});

it.each(componentNames)("reads attributes of <%s> that the table of components describes", (name) => {
  const read = new Set<string>();
  const note = (key: string | symbol): void => {
    if (typeof key === "string") read.add(key);
  };
  const values = { title: "a", icon: "book", href: "/a", src: "/a", toc: true, endpoint: "GET /a", type: "A" };
  const props = new Proxy<MdxElement["props"]>(values, {
    get: (target, key) => {
      note(key);
      return Reflect.get(target, key);
    },
    getOwnPropertyDescriptor: (target, key) => {
      note(key);
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
    // A block of code passes all attributes on.
    ownKeys: () => [],
  });
  markupOf({ kind: "component", name, props, children: [text("inside")] });
  const known = [...Object.keys(componentNamed(name)?.attributes ?? {}), ...commonNames];
  expect([...read].filter((one) => !known.includes(one))).toEqual([]);
});

describe("Accordion", () => {
  it("is a disclosure with an id that the contents may list", () => {
    const page = testPage();
    const markup = markupOf(
      part("Accordion", { title: "**First** one", defaultOpen: true, toc: true }, "inside"),
      page,
    );
    expect(markup).toMatch(/^<details class="mdx-accordion" id="first-one" open="" data-enhance="details"><summary>/);
    expect(markup).toContain("<b>First</b> one");
    expect(page.contents).toEqual(["3 first-one First one"]);
  });

  it("has the settings of its group, and a title if its author gave none", () => {
    const page = testPage();
    const markup = markupOf(
      part(
        "AccordionGroup",
        { toc: true },
        part("Accordion", { id: "own" }),
        part("Accordion", { title: "B", toc: false }),
      ),
      page,
    );
    expect(markup.match(/<details/g)).toHaveLength(2);
    expect(markup).toContain("Untitled");
    expect(page.contents).toEqual(["3 own Untitled"]);
  });
});

describe("callouts", () => {
  it.each([
    ["Note", {}, "note", "Note"],
    ["Info", {}, "info", "Info"],
    ["Warning", {}, "warning", "Warning"],
    ["Error", {}, "error", "Error"],
    ["Check", {}, "check", "Check"],
    ["LaunchNote", {}, "launch", "Launch"],
    ["Callout", { intent: "TIP" }, "tip", "Tip"],
    ["Callout", { intent: "success" }, "success", "Success"],
    ["Callout", { intent: "strange" }, "info", "Info"],
    ["Callout", {}, "info", "Info"],
  ])("<%s> with %j has the intent %s, also in words", (name, props, intent, words) => {
    const markup = markupOf(part(name, props, "inside"));
    expect(markup).toContain(`<div role="note" class="mdx-callout" data-intent="${intent}">`);
    expect(markup).toContain(`<span class="unseen">${words}: </span>inside`);
  });

  it("have a title in markdown and an icon", () => {
    const markup = markupOf(
      part("Note", { title: "**Read**", icon: "book", className: "wide", style: { color: "red" } }),
    );
    expect(markup).toContain('class="mdx-callout wide style-color"');
    expect(markup).toContain('<div class="mdx-callout-title"><b>Read</b></div>');
  });
});

describe("Card", () => {
  it("is one link that is named by its title", () => {
    const markup = markupOf(part("Card", { title: "Start", href: "/start", icon: "book", iconSize: 8 }, "Text"));
    expect(markup.match(/<a /g)).toHaveLength(1);
    expect(markup).toContain('<a class="mdx-card-link" href="/start">Start</a>');
    expect(markup).toContain('width="32" height="32"');
  });

  it("without a title has a name, and without an address is not a link", () => {
    expect(markupOf(part("Card", { href: "/start" }))).toContain('<span class="unseen">/start</span></a>');
    expect(markupOf(part("Card", { title: "Lost", href: "lost" }))).not.toContain("<a");
  });

  it.each([
    [{ iconPosition: "left", imagePosition: "Right" }, 'data-icon-side="left" data-image-side="right"'],
    [{ iconPosition: "below" }, 'data-icon-side="top" data-image-side="top"'],
    [{ src: "/a.png", imageWidth: 20, imageHeight: "10px" }, 'width="20" height="10"'],
    [{ icon: "book", lightModeColor: "#fff", darkModeColor: "#000" }, 'color="light-dark(#fff, #000)"'],
    [{ title: "A", badge: "New" }, '<span class="mdx-badge">New</span>'],
    [{ icon: content(part("Icon", { icon: "book" })) }, '<span class="mdx-own-icon" aria-hidden="true"><svg'],
  ] as const)("with %j has %s", (props, expected) => {
    expect(markupOf(part("Card", props as { [name: string]: PropValue }))).toContain(expected);
  });

  it("reports an unknown icon", () => {
    const page = testPage();
    markupOf(part("Card", { icon: "no-such-icon" }), page);
    expect(page.reports).toEqual(['There is no icon "no-such-icon". A ring is shown instead.']);
  });

  it.each([
    [{}, 3, 2],
    [{ cols: 3 }, 2, 2],
    [{ cols: "4" }, 8, 4],
    [{ cols: 40 }, 8, 6],
    [{ cols: 3 }, 0, 3],
  ])("group with %j and %i cards has %i columns", (props, count, cols) => {
    const cards = Array.from({ length: count }, () => part("Card", { title: "A" }));
    for (const name of ["CardGroup", "Cards"]) {
      expect(markupOf(part(name, props, ...cards))).toContain(`<div class="mdx-cards" data-cols="${cols}">`);
    }
  });

  it("with a button is a call to action", () => {
    const markup = markupOf(part("CallToAction", { title: "Join", href: "/join", buttonText: "Sign up" }));
    expect(markup).toContain('aria-hidden="true">Sign up');
    expect(markup.match(/<a /g)).toHaveLength(1);
  });
});

describe("Steps", () => {
  const steps = (props: { [name: string]: PropValue }) =>
    part("Steps", props, text("\n"), part("Step", { title: "One" }, "a"), html("p", part("Step", { id: "own" }, "b")));

  it("are an ordered list with links as numbers", () => {
    const page = testPage();
    const markup = markupOf(steps({}), page);
    expect(markup).toMatch(/^<ol class="mdx-steps"><li class="mdx-step" id="one">/);
    expect(markup).toContain('href="#one" aria-label="Step 1: One" data-enhance="step"');
    expect(markup).toContain('href="#own" aria-label="Step 2" data-enhance="step"');
    expect(page.contents).toEqual([]);
  });

  it.each([
    [{ toc: true }, {}, ["3 one One"]],
    [{ toc: true, tocDepth: 2 }, {}, []],
    [{}, { isTocForced: true }, ["3 one One"]],
  ])("with %j on a page with %j list %j", (props, facts, expected) => {
    const page = testPage(facts as Partial<PageFacts>);
    markupOf(steps(props as { [name: string]: PropValue }), page);
    expect(page.contents).toEqual(expected);
  });

  it("without a step have the highest headings as steps", () => {
    const headings = [
      html("p", text("Before")),
      html("h3", text("A")),
      html("h4", text("Below")),
      html("h3", text("B")),
    ];
    const markup = markupOf(part("StepGroup", {}, ...headings));
    expect(markup).toMatch(/^<p>Before<\/p><ol/);
    expect(markup.match(/<li/g)).toHaveLength(2);
    expect(markup).toContain('<li class="mdx-step" id="a">');
    expect(markup).toContain("<h4>Below</h4>");
  });

  it("see the steps of a condition that holds", () => {
    const inside = (roles: string) => part("If", { roles }, part("Step", { title: roles }));
    const markup = markupOf(part("Steps", {}, inside("admin"), inside("guest")), testPage({ roles: ["admin"] }));
    expect(markup).toContain('id="admin"');
    expect(markup).not.toContain("guest");
  });
});

describe("Tabs", () => {
  it("are links to panels with titles, which need no script", () => {
    const page = testPage();
    const markup = markupOf(
      part("Tabs", { toc: true }, part("Tab", { title: "A" }, "a"), part("Tab", { title: "A", id: "b" }, "b")),
      page,
    );
    expect(markup).toContain(
      '<a class="mdx-tab" id="a-tab" href="#a">A</a><a class="mdx-tab" id="b-tab" href="#b">A</a>',
    );
    expect(markup).toContain('<div class="mdx-tab-panel" id="a"><p class="mdx-tab-title">A</p>');
    expect(page.contents).toEqual(["3 a A", "3 b A"]);
  });

  it("name the language that selects them everywhere, if it names one of them", () => {
    const tab = (language: string) => part("Tab", { title: language, language });
    expect(
      markupOf(part("TabGroup", {}, tab("ts"), tab("Python"), tab("go"), tab("go"))).match(/data-choice="[^"]*"/g),
    ).toEqual(['data-choice="language:typescript"', 'data-choice="language:python"']);
  });

  it("of code have titles, file names or languages as labels, with numbers if they repeat", () => {
    const fences = [code("a", "ts"), code("b", "py", 'title="main.py"'), code("c", "ts"), code("d", "sh", 'for="npm"')];
    for (const name of ["CodeGroup", "CodeBlocks", "CodeBlock"]) {
      const markup = markupOf(part(name, {}, ...fences));
      expect([...markup.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, label]) => label)).toEqual([
        "TypeScript",
        "main.py",
        "TypeScript 2",
        "Shell",
      ]);
      expect(markup.match(/data-choice="[^"]*"/g)).toEqual([
        'data-choice="language:python"',
        'data-choice="group:npm"',
      ]);
    }
  });

  it("of a single block are that block, with the attributes of its component", () => {
    expect(markupOf(part("CodeBlocks", {}, code("a", "ts")))).toBe("<pre>a</pre>");
    expect(markupOf(part("CodeBlock", { title: "a.ts" }, code("a", "ts")))).toBe('<pre title="a.ts">a</pre>');
    expect(markupOf(part("CodeBlock", { title: "a.ts" }, "\na = 1\n"))).toBe('<pre title="a.ts">a = 1</pre>');
  });
});

describe("Template", () => {
  it.each([
    ["{{ KEY }} {{KEY}} {{other}}", "sk-1 sk-1 {{other}} tips: sk-1"],
    ["nothing", "nothing"],
  ])("replaces keys of code %j", (before, after) => {
    const props = { data: { KEY: "sk-1" }, tooltips: { KEY: "Your key" } };
    expect(markupOf(part("Template", props, html("div", code(before))))).toBe(`<div><pre>${after}</pre></div>`);
    expect(markupOf(part("CodeBlocks", { template: props.data, tooltips: props.tooltips }, code(before)))).toBe(
      `<pre>${after}</pre>`,
    );
  });
});

describe("conditions", () => {
  const facts = { roles: ["admin"], isLoggedIn: true, product: "api", version: "v2" };
  it.each([
    [{}, true],
    [{ roles: ["admin", "other"] }, true],
    [{ roles: "other" }, false],
    [{ roles: ["admin"], not: true }, false],
    [{ loggedIn: true }, true],
    [{ loggedIn: false }, false],
    [{ products: ["api"], versions: ["v2"] }, true],
    [{ products: ["api"], versions: ["v1"] }, false],
  ] as const)("<If> with %j is drawn: %s", (props, isDrawn) => {
    expect(markupOf(part("If", props, "secret"), testPage(facts))).toBe(isDrawn ? "secret" : "");
  });

  it("<If> says nothing to readers without a role, and reports conditions that are not known", () => {
    const page = testPage();
    expect(markupOf(part("If", { roles: ["admin"] }, "secret"), page)).toBe("");
    markupOf(part("If", { instance: "a" }, "x"), page);
    expect(page.reports).toHaveLength(1);
  });

  it.each([
    [{ flag: "new" }, false],
    [{ flag: "new", fallbackValue: true }, true],
    [{ flag: "new", match: false }, true],
    [{ flag: "new", match: "b", fallbackValue: "b" }, true],
  ])("<Feature> with %j is drawn: %s", (props, isDrawn) => {
    expect(markupOf(part("Feature", props, "x"))).toBe(isDrawn ? "x" : "");
  });
});

describe("small parts", () => {
  it.each([
    [
      "Frame",
      { caption: "**A** photo", background: "subtle" },
      '<figure class="mdx-frame" data-background="subtle">',
      "<figcaption><b>A</b> photo</figcaption>",
    ],
    ["Badge", { intent: "error", outlined: true }, 'data-intent="danger" data-outlined="true">in</span>'],
    ["Badge", { intent: "strange" }, 'data-intent="none"'],
    [
      "Button",
      { href: "/a", intent: "primary", large: true, rightIcon: "arrow-right" },
      '<a class="mdx-button" data-intent="primary" data-large="true" href="/a">in<svg',
    ],
    ["Button", { href: "/a", disabled: true }, '<span class="mdx-button"', 'data-disabled="true"'],
    ["Button", { href: "https://a.example", target: "_blank" }, 'rel="noreferrer" target="_blank"'],
    ["Availability", { type: "pre-release" }, 'data-availability="PreRelease">Pre-release</span>'],
    ["Availability", { type: "GA" }, ">Generally available</span>"],
    ["Availability", { type: "soon" }, '<span class="availability">soon</span>'],
    [
      "Tooltip",
      { tip: "**Why**", side: "Left" },
      'data-side="left"',
      'aria-describedby="tip"',
      'role="tooltip" id="tip"><b>Why</b>',
    ],
    ["Tooltip", { tip: content(part("Badge", {}, "x")) }, 'role="tooltip" id="tip"><span class="mdx-badge"'],
    ["Tooltip", {}, "in"],
    ["Icon", { icon: "book", size: 6, color: "red" }, 'width="24" height="24" color="red"'],
    ["Copy", { clipboard: "secret" }, '<span class="mdx-copy" data-text="secret" data-enhance="copy">in<svg'],
    ["Copy", {}, 'data-text="in"'],
    [
      "Anchor",
      { id: "here" },
      '<span class="mdx-anchor" id="doc-here"><a class="mdx-target" name="here"></a>in</span>',
    ],
    ["Indent", {}, '<div class="mdx-indent mdx-body">in</div>'],
    ["Aside", { title: "More" }, '<aside class="mdx-side mdx-body" aria-label="More">in</aside>'],
    ["Column", { span: 2 }, 'data-span="2"'],
    ["ColumnGroup", { cols: 3 }, 'data-cols="3"'],
    ["Bleed", { full: true }, 'data-full="true"'],
    ["SearchBar", { placeholder: "Find it", disabled: true }, 'disabled=""', "<span>Find it</span>"],
    [
      "ParamField",
      { path: "id", type: "string", required: true, default: 1, toc: true },
      '<div class="property" id="id">',
      "required</span>",
      "default <code>1</code>",
      "path</span>",
    ],
    [
      "ParamField",
      { header: "X-Key", deprecated: true },
      '<code class="property-name">X-Key</code>',
      "Deprecated</span>",
    ],
    ["Download", { src: "/a.zip", filename: "b.zip" }, '<a class="mdx-download" href="/a.zip" download="b.zip">'],
    [
      "Download",
      { sources: ["/a.txt", "/b/c.txt?x"] },
      'data-enhance="download"',
      '<a href="/b/c.txt?x" download="">c.txt</a>',
    ],
    ["Download", { src: "lost.zip" }, "in"],
    [
      "Mermaid",
      { code: "accTitle: Flow\ngraph TD" },
      '<figure class="mdx-diagram" aria-label="Flow" data-enhance="diagram"><pre',
    ],
    [
      "ClientLibraries",
      { sdks: [{ language: "typescript", packageName: "acme", href: "https://npm.example" }, "go"] },
      '<a href="https://npm.example" rel="noreferrer">acme</a>',
      "<span>Go</span>",
    ],
  ] as const)("<%s> with %j has %s", (name, props, ...expected) => {
    const markup = markupOf(part(name, props as { readonly [name: string]: PropValue }, "in"));
    for (const one of expected) expect(markup).toContain(one);
  });

  it("<Download> around a button or a card is that button or card", () => {
    expect(markupOf(part("Download", { src: "/a.zip" }, part("Button", {}, "Get")))).toContain(
      '<a class="mdx-button" data-intent="none" href="/a.zip" download="">Get</a>',
    );
    expect(markupOf(part("Download", { src: "/a.zip" }, part("Card", { title: "Get" })))).toContain(
      '<a class="mdx-card-link" href="/a.zip" download="">Get</a>',
    );
  });

  it("<Files> are nested lists with disclosures", () => {
    const tree = part(
      "Files",
      {},
      part("Folder", { name: "src", defaultOpen: true }, part("File", { name: "a.ts", href: "/a", comment: "main" })),
      part("File", { name: "b.ts", highlighted: true }),
    );
    const markup = markupOf(tree);
    expect(markup).toContain('<ul><li><details open=""><summary class="mdx-file">');
    expect(markup).toContain('<a class="mdx-file" href="/a">');
    expect(markup).toContain('<span class="mdx-file-comment">main</span>');
    expect(markup).toContain('data-marked="true"');
  });

  it("<Versions> choose by a list, the default first", () => {
    const markup = markupOf(
      part(
        "Versions",
        { paramName: "release" },
        part("Version", { version: "1" }, "old"),
        part("Version", { version: "2", title: "Two", default: true }, "new"),
      ),
    );
    expect(markup).toContain('data-parameter="release"');
    expect(markup).toContain('<option value="2" selected="">Two</option>');
    expect(markup).toContain('<div class="mdx-version mdx-body" data-value="2" data-default="true">');
  });

  it("<Json> expands objects, keeps every digit, and shows invalid JSON as code", () => {
    const markup = markupOf(part("Json", { json: '{"a":[1,9007199254740993],"b":{}}' }));
    expect(markup.match(/<details open="">/g)).toHaveLength(2);
    expect(markup).toContain("9007199254740993");
    expect(markupOf(part("Json", { json: "{" }))).toBe("<pre>{</pre>");
    expect(markupOf(part("Json", { json: { a: true } }))).toContain('<span class="code-word">true</span>');
  });

  it("<Prompt> copies the markdown as it was written, and opens the assistants that its author names", () => {
    const prompt = {
      ...part("Prompt", { title: "Ask", actions: ["copy", "claude"] }, "Do it"),
      source: "\n  Do **it**\n   now\n",
    };
    const markup = markupOf(prompt);
    expect(markup).toContain('data-text="Do **it**\n now"');
    expect(markup).toContain('href="https://claude.ai/new?q=Do%20**it**%0A%20now"');
    expect(markupOf(part("Prompt", {}, "x"))).not.toContain("<a");
  });

  it("<Walkthrough> has its steps, then its code", () => {
    const markup = markupOf(
      part(
        "CodeWalkthrough",
        {},
        code("code", "ts"),
        part("Step", { title: "A", file: "a.ts", focus: "{1-2}", description: "why" }, part("Substep", { title: "B" })),
      ),
    );
    expect(markup.indexOf("<pre>")).toBeGreaterThan(markup.lastIndexOf("</ol>"));
    expect(markup).toContain("<code>a.ts</code> lines 1-2");
    expect(markup.match(/<ol/g)).toHaveLength(2);
  });
});

describe("parts of the reference", () => {
  it.each([
    [
      "EndpointRequestSnippet",
      { endpoint: "GET /a", languages: ["curl"] },
      "request GET /a curl",
      "Try it",
      'href="/reference"',
    ],
    ["EndpointResponseSnippet", { endpoint: "GET /a", example: "ok" }, "response GET /a ok"],
    ["EndpointSchemaSnippet", { endpoint: "GET /a", selector: "request.body" }, "schema GET /a request.body"],
    ["RunnableEndpoint", { endpoint: "GET /a" }, "request GET /a", "response GET /a", "Try it"],
    [
      "Schema",
      { type: "Plant", include: ["a"], excludeDeprecated: true },
      "&quot;include&quot;:[&quot;a&quot;]",
      "&quot;isDeprecatedHidden&quot;:true",
    ],
    ["SchemaSnippet", { type: "Plant", title: "One" }, "example Plant One"],
    ["WebhookPayloadSnippet", { webhook: "grown" }, "payload grown"],
  ])("<%s> with %j shows %s", (name, props, ...expected) => {
    const markup = markupOf(part(name, props as { readonly [name: string]: PropValue }));
    for (const one of expected) expect(markup).toContain(one);
  });

  it("can hide the link to the playground", () => {
    expect(markupOf(part("EndpointRequestSnippet", { endpoint: "GET /a", hideTryItButton: true }))).not.toContain(
      "Try it",
    );
  });

  it("that the site lacks are named and reported", () => {
    const page = testPage();
    expect(markupOf(part("Schema", { type: "lost" }), page)).toBe('<p class="mdx-missing"><code>lost</code></p>');
    expect(markupOf(part("Schema"), page)).toBe("");
    expect(page.reports).toEqual([
      'The APIs of this site have no "lost", which <Schema> names.',
      "<Schema> names nothing of an API.",
    ]);
  });
});
