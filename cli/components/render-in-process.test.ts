import { once } from "node:events";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readDocsProject } from "#docs-project";
import { memoryFiles } from "../../docs-project/memory-files.testing.ts";
import { createCodeRenderer, startConfined } from "./render-in-process.ts";

const built = join(import.meta.dirname, "../../dist/server");
const renderCode = createCodeRenderer(built, { time: 400, killTime: 8000, memory: 96 });
const settings = "instances: [{url: acme.example}]\nnavigation:\n  - page: Start\n    path: start.mdx\n";

/** Publishes a project with one page. */
async function publish(text: string, others: Readonly<Record<string, string>> = {}) {
  const files = memoryFiles(() => ({ "docs.yml": settings, "start.mdx": text, ...others }));
  const read = await readDocsProject({ files, env: {}, renderCode });
  if (!read.ok) throw new Error(JSON.stringify(read.diagnostics));
  const { pages, jsFiles } = read.project.definition({ file: (path) => `id-${path}`, api: (key) => key });
  return { text: pages["start.mdx"]?.markdown.trim(), jsFiles, diagnostics: read.diagnostics };
}

it("renders components of files, and keeps the text in them as markdown", async () => {
  const { text, diagnostics } = await publish(
    'import { Hero } from "./parts/hero";\n\n<Hero title="Plants">\n\n## More\n\n</Hero>\n',
    {
      "parts/hero.tsx": `import { useState, type ReactNode } from "react";
import names from "./names.json";
import picture from "./plant.png";
const Names = () => <ul>{names.map((name) => <li key={name}>{name}</li>)}</ul>;
export function Hero({ title, children }: { title: string; children: ReactNode }) {
  const [count] = useState(() => names.length);
  return <div className="hero" onClick={() => count}><img src={picture} alt="" /><b>{title}: {count}</b><Names />{children}</div>;
}`,
      "parts/names.json": '["oak", "{fir}"]',
      "parts/plant.png": "",
    },
  );
  expect(text).toBe(
    '<div className="hero"><img src="file:id-parts/plant.png" alt="" /><b>{"Plants"}{": "}{"2"}</b>' +
      '<ul><li>{"oak"}</li><li>{"{fir}"}</li></ul>\n\n## More\n\n</div>',
  );
  expect(diagnostics).toEqual([]);
});

it("renders lists of literals, conditions and components of the page itself", async () => {
  const { text, diagnostics } = await publish(`export const cards = [{ title: "A", href: "/a" }, { title: "B" }];

export const Tag = ({ children }) => <span className="tag">{children}</span>;

<CardGroup cols={cards.length}>
  {cards.map((card) => <Card key={card.title} {...card} icon={<Icon icon="book" />}>No {card.title}</Card>)}
</CardGroup>

A <Tag>new</Tag> thing{cards.length > 2 && " and more"}.
`);
  expect(text).toBe(`export const cards = [{ title: "A", href: "/a" }, { title: "B" }];



<CardGroup cols={2}>
  <Card title="A" href="/a" icon={<Icon icon="book" />}>{"No "}{"A"}</Card><Card title="B" icon={<Icon icon="book" />}>{"No "}{"B"}</Card>
</CardGroup>

A <span className="tag">{"new"}</span> thing.`);
  expect(diagnostics).toEqual([]);
});

it("renders what texts import, and publishes these texts", async () => {
  const { text, jsFiles } = await publish('import Note from "./note.mdx";\n\n<Note />\n', {
    "note.mdx": "![](a.png) {[1, 2].map((n) => <i>{n}</i>)}\n",
    "a.png": "",
  });
  expect(text).toBe('import Note from "./note.mdx";\n\n<Note />');
  expect(jsFiles).toEqual({ "note.mdx": '![](file:id-a.png) <i>{"1"}</i><i>{"2"}</i>\n' });
});

it("shows the content of components that can't be rendered, at their lines", async () => {
  const { text, diagnostics } = await publish(
    'import { Chart } from "chart-package";\nimport { Sad } from "./sad.jsx";\n\n<Chart\n  kind="bar"\n>\n**In** a chart\n</Chart>\n\n<Sad>\n**Here**\n</Sad>\n',
    { "sad.jsx": 'export const Sad = () => { throw new Error("no plants"); };' },
  );
  expect(text).toMatch(/^\*\*In\*\* a chart\n\s*\*\*Here\*\*$/);
  expect(diagnostics.map(({ line, message }) => `${line} ${message}`)).toEqual(["10 Sad can't be rendered: no plants"]);
});

it.each([
  ["throws", "sad.jsx", 'export const value = 1; throw new Error("no plants");', "sad.jsx: no plants"],
  ["is not JavaScript", "sad.jsx", "export const value = ;", /^sad\.jsx:1: /],
  ["is not JSON", "sad.json", "{value: 1}", /^sad\.json: /],
])("fails only what uses a file that %s, and names the file", async (_, name, code, reason) => {
  const { text, diagnostics } = await publish(
    `import Sad, { value } from "./${name}";\nimport { Good } from "./good.jsx";\n\n<Good />\n\n<Sad>\n**Here**\n</Sad>\n\n{value.more}\n`,
    {
      [name]: code,
      "good.jsx": `import Sad from "./${name}";\nexport const Good = ({ isSad }) => isSad ? <Sad /> : "good";`,
    },
  );
  expect(text).toMatch(/^\{"good"\}\s*\*\*Here\*\*/);
  expect(text).not.toContain("value");
  expect(diagnostics.map(({ line }) => line)).toEqual([6, 10]);
  for (const { message } of diagnostics) expect(message.replace(/^.*? can't be rendered: /, "")).toMatch(reason);
});

it("renders a page that imports a component with its name", async () => {
  const { text, diagnostics } = await publish('import { Start } from "./start.tsx";\n\n<Start />\n', {
    "start.tsx": "export const Start = () => <b>Here</b>;",
  });
  expect({ text, diagnostics }).toEqual({ text: '<b>{"Here"}</b>', diagnostics: [] });
});

it("renders the exports of texts", async () => {
  const { text, diagnostics } = await publish(
    `import { Field, plan as tariff } from "/parts/fields.mdx";
import Note, { unit } from "./parts/note.md";

<Field name="id">**Bold**</Field>

<Note />

{tariff.price} {unit}
`,
    {
      "parts/fields.mdx": `---
title: Fields
---

export const plan = { price: 3 };

export const Field = ({ name, children }) => <div id={name}>{children}</div>;
`,
      "parts/note.md": 'Text.\n\nexport const unit = "EUR";\n',
    },
  );
  expect(text).toBe(
    'import Note, { unit } from "./parts/note.md";\n\n<div id="id">**Bold**</div>\n\n<Note />\n\n{"3"} {"EUR"}',
  );
  expect(diagnostics).toEqual([]);
});

it("processes texts that import each other once", async () => {
  const names = Array.from({ length: 12 }, (_, at) => `n${at}`);
  const imports = names.map((name) => `import ${name.toUpperCase()} from "./${name}.mdx";`).join("\n");
  const others = Object.fromEntries(names.map((name) => [`${name}.mdx`, `${imports}\n\nText of ${name}.\n`]));
  const { jsFiles } = await publish(`${imports}\n\n<N0 />\n`, others);
  expect(Object.keys(jsFiles).toSorted()).toEqual(Object.keys(others).toSorted());
});

it("ends components that repeat each other's content", async () => {
  const twice = "export const Twice = ({ children }) => <>{children}{children}</>;\n\n";
  const nested = (depth: number): string => `${"<Twice>\n".repeat(depth)}x\n${"</Twice>\n".repeat(depth)}`;
  expect((await publish(twice + nested(3))).diagnostics).toEqual([]);
  const { diagnostics } = await publish(twice + nested(40));
  expect(diagnostics[0]?.message).toMatch(/repeats its content too often|more than/);
});

/** Finds an object of the realm around a program by an error that Node throws when the stack is full. */
const findHost = `let host;
const look = (error) => { try { if (error && !(error instanceof Object)) host = error; } catch {} };
for (const use of [() => new Error("a").stack, () => { Error.prepareStackTrace = (_, calls) => calls.map(String).join(); return new Error("b").stack; }])
  for (let round = 0; round < 80 && !host; round += 1) {
    const more = (depth) => {
      let count;
      try { count = more(depth + 1); } catch (error) { look(error); return 0; }
      if (count < 400) try { use(); } catch (error) { look(error); }
      return count + 1;
    };
    more(0);
  }
if (!host) return "none";
let shared = Object.getPrototypeOf(host.constructor);
while (!Object.hasOwn(shared, "apply")) shared = Object.getPrototypeOf(shared);`;

it("lets no component change what the process around it uses", async () => {
  const taken = `(() => { ${findHost} try { shared.apply = () => "changed"; return "changed"; } catch { return "none"; } })()`;
  expect((await publish(`{${taken}}\n`)).text).toBe('{"none"}');
});

it.each([
  ["an error that takes forever to read", "export const x = (() => { throw { get message() { for (;;); } }; })();"],
  ["changed functions of the language", 'export const x = (() => { JSON.stringify = () => "null"; return 1; })();'],
  ["an answer in place of the parts", "export const x = (() => { Array.prototype.map = () => 5; return 1; })();"],
])("continues after %s", async (_, code) => {
  await publish(`${code}\n\n{[1].concat(x).length}\n`);
  expect((await publish("{[1].map((n) => n)}\n")).text).toBe('{"1"}');
});

it.each([
  ["files", 'require("node:fs").readFileSync("/etc/hostname", "utf8")'],
  ["the environment", "process.env.PATH"],
  ["the network", "typeof fetch"],
  ["code in texts", '(() => {}).constructor("return this.process.pid")()'],
  ["code of the global object", 'globalThis.constructor.constructor("return process.pid")()'],
  ["files outside of the project", 'require("../../../../etc/hostname")'],
])("gives components no access to %s", async (_, code) => {
  const { text } = await publish(`{(() => { const value = ${code}; return "got " + value; })()}\n`);
  if (text !== "") expect(text).toMatch(/^\{"got (?:undefined|null)"\}$/);
});

it.each([
  ["an endless loop", "for (;;);"],
  ["endless recursion", "const more = () => more() + more(); more();"],
  ["endless elements", "const More = () => <More />; return <More />;"],
  ["too much memory", "const all = []; for (;;) all.push(new Array(100000).fill(all.length));"],
  ["a delay of the result", "return new Promise(() => {});"],
])("ends %s, and renders the next page", async (_, code) => {
  const { diagnostics } = await publish(`{(() => { ${code} })()}\n`);
  expect(diagnostics).toMatchObject([{ code: "code", line: 1 }]);
  expect((await publish("{[1].map((n) => n)}\n")).text).toBe('{"1"}');
});

it("runs components in a process without files, environment, threads and other processes", async () => {
  const attempts = [
    'import("node:fs").then((fs) => fs.readFileSync(process.execPath))',
    'import("node:fs").then((fs) => fs.writeFileSync("planted", ""))',
    'import("node:child_process").then((all) => all.execSync("ls"))',
    'import("node:worker_threads").then((all) => new all.Worker("1", { eval: true }))',
    'Promise.resolve().then(() => new Function("return 1")())',
    "Promise.resolve(Object.keys(process.env))",
  ];
  process.env.SECRET_OF_AUTHOR = "planted";
  const child = startConfined(
    `Promise.all([${attempts.join(",")}].map((one) => one.then((value) => value, (error) => error.code ?? error.name))).then((all) => process.send(all))`,
  );
  afterAll(() => child.kill());
  const [answers] = await once(child, "message");
  delete process.env.SECRET_OF_AUTHOR;
  const denied = "ERR_ACCESS_DENIED";
  expect(answers).toEqual([denied, denied, denied, denied, "EvalError", []]);
});

const labeled = `import { Children, useState } from "react";
const All = ({ children }) => Children.toArray(children).map((one, at) => <section key={at}><b>{one.props.label ?? one.props.title}</b>{one}</section>);
const Tabs = ({ children }) => { const [at] = useState(0); return <div>{Children.toArray(children)[at]}</div>; };
const Switch = Tabs;
const Tab = ({ children }) => <i>{children}</i>;
export { All, Tabs, Switch, Tab };
`;

it("lets a component read the attributes of the elements between its tags", async () => {
  const { text, diagnostics } = await publish(
    'import { All, Tab } from "./parts";\n\n<All>\n<Tab label="Oak">\n\n**one**\n\n</Tab>\n{/* more */}\n<Card title="Fir">*two*</Card>\n{["Elm"].map((label) => <Tab label={label}>three</Tab>)}\n</All>\n',
    { "parts.jsx": labeled },
  );
  expect(text).toContain(
    '<section><b>{"Oak"}</b><i>\n\n**one**\n\n</i></section><section><b>{"Fir"}</b><Card title="Fir">*two*</Card></section><section><b>{"Elm"}</b><i>{"three"}</i></section>',
  );
  expect(diagnostics).toEqual([]);
});

it("shows the site's component with the name of one that leaves out text, and reports any that does", async () => {
  const tabs = '<Tab label="Oak">**one**</Tab>\n<Tab label="Fir">two</Tab>\n';
  const { text, diagnostics } = await publish(
    `import { Tabs, Switch, Tab } from "./parts";\n\n<Tabs>\n${tabs}</Tabs>\n\n<Switch>\n${tabs}</Switch>\n`,
    { "parts.jsx": labeled },
  );
  expect(text).toMatch(
    /^<Tabs>\n<Tab title="Oak">\*\*one\*\*<\/Tab>\n<Tab title="Fir">two<\/Tab>\n<\/Tabs>\n\n<div><i>\*\*one\*\*<\/i><\/div>/,
  );
  expect(diagnostics.map(({ line, message }) => `${line} ${message.replace(/:.*/, "")}`)).toEqual([
    "3 Tabs can't be rendered",
    "8 Switch can't be rendered",
  ]);
});

it("shows the site's component in place of a package's with its name", async () => {
  const { text, diagnostics } = await publish(
    'import { Callout, Chart } from "some-package";\n\n<Callout>**In**</Callout>\n\n<Chart>**Out**</Chart>\n\n{[1].map(() => <Callout>Each</Callout>)}\n',
  );
  expect(text).toBe('<Callout>**In**</Callout>\n\n**Out**\n\n<Callout>{"Each"}</Callout>');
  expect(diagnostics).toEqual([]);
});
