import type { Texts } from "./texts.ts";

/** The targets of links, images and references in the blocks of a page. */
export interface BlockPlace {
  readonly texts: Texts;
  /** Path of another page, relative to this one, with its extension. */
  readonly page: string;
  /** Path of an image, relative to this page. */
  readonly image: string;
  /** An endpoint of the project's API. */
  readonly endpoint: string;
  /** A name of a type of that API. */
  readonly type: string;
}

type Block = (place: BlockPlace) => string;

const callouts = ["Note", "Info", "Warning", "Tip", "Error", "Success", "Check", "Launch", "LaunchNote"];

const code = (title: string): string => `\`\`\`python title="${title}.py"\nprint("fern")\n\`\`\``;

/** Components, except components with a count that a project prescribes. */
const componentBlocks: readonly Block[] = [
  ...callouts.map(
    (name): Block =>
      ({ texts }) =>
        `<${name} title="${texts.title()}">\n${texts.sentence()}\n</${name}>`,
  ),
  ({ texts }) => `<Callout intent="${texts.one(["info", "warning", "tip", "launch"])}">${texts.sentence()}</Callout>`,
  ({ texts, page }) =>
    `<Tabs>\n  <Tab title="Python" language="python">\n    ${texts.sentence()} [There](${page})\n  </Tab>\n  <Tab title="Go \`x\`" icon="book">\n    ${texts.sentence()}\n  </Tab>\n</Tabs>`,
  ({ texts }) => `<TabGroup toc>\n  <Tab title="${texts.title()}" id="own-tab">One.</Tab>\n</TabGroup>`,
  ({ texts }) => `<CodeBlock title="${texts.title()}" maxLines={3} wordWrap>\n${code("a")}\n</CodeBlock>`,
  () =>
    `<CodeBlocks>\n${code("one")}\n\`\`\`typescript title="two.ts" {1-2} focus={1}\nconst a = 1;\nconst b = 2;\n\`\`\`\n</CodeBlocks>`,
  () =>
    `<CodeGroup template={{ KEY: "value" }} tooltips={{ KEY: "a tip" }}>\n\`\`\`bash for="shell" showLineNumbers={false}\n$ echo {{KEY}}\n\`\`\`\n</CodeGroup>`,
  () =>
    `<Template data={{ KEY: "fern" }} tooltips={{ KEY: <b>bold</b> }}>\n\`\`\`js\nconst key = "{{KEY}}";\n\`\`\`\n</Template>`,
  ({ image }) => `<Download src="${image}" filename="leaf.png"><Button intent="primary">Save</Button></Download>`,
  ({ page }) =>
    `<ButtonGroup>\n  <Button intent="success" href="${page}" rightIcon="arrow-right">Go</Button>\n  <Button outlined minimal small disabled text="Stay" />\n</ButtonGroup>`,
  ({ page }) =>
    `<Buttons>\n  <Button large full rounded mono active icon="book" href="${page}">Read</Button>\n</Buttons>`,
  () => `A <Badge intent="warning" minimal outlined>label</Badge>, and <Badge>another</Badge>.`,
  ({ texts }) =>
    `A <Tooltip tip="${texts.title()}" side="bottom" sideOffset={6}>word</Tooltip>, a <Tooltip tip={<b>tip</b>}>text</Tooltip>.`,
  () =>
    `<Icon icon="fa-solid fa-book" size="6" color="#1e6e46" /> and <Icon icon="duotone leaf" lightModeColor="#111" darkModeColor="#eee" />`,
  () =>
    `<ParamField path="id" type="string" required default="fern" toc={true}>\n  The id.\n</ParamField>\n<ParamField header="X-Key" type="string" deprecated>Old.</ParamField>`,
  () => `Copy <Copy clipboard="sk-1">this</Copy>.`,
  ({ texts }) => `<Anchor id="own-anchor">${texts.sentence()}</Anchor>\n\n[To it](#own-anchor)`,
  ({ texts }) => `<Indent>\n${texts.sentence()}\n</Indent>`,
  ({ texts }) => `<Aside>\n${texts.sentence()}\n</Aside>`,
  ({ page }) =>
    `<Files>\n  <Folder name="src" defaultOpen>\n    <File name="main.ts" href="${page}" highlighted comment="first" />\n  </Folder>\n  <File name="a.ts" />\n</Files>`,
  () => `<If roles={["gardener"]} not>\n  Not for gardeners.\n</If>\n<If loggedIn>\n  For members.\n</If>`,
  () => `<Feature flag="greenhouse" match={true} fallbackValue={true}>\n  Shown.\n</Feature>`,
  () =>
    `<Versions paramName="v">\n  <Version version="2" title="Two" default>New.</Version>\n  <Version version="1">Old.</Version>\n</Versions>`,
  () => `<StickyTable>\n\n| Plant | Height |\n| ----- | ------ |\n| Fern | 20 |\n\n</StickyTable>`,
  () =>
    `<SearchableTable placeholder="Find...">\n\n| Plant | Height |\n| ----- | ------ |\n| Ivy | 90 |\n\n</SearchableTable>`,
  () => `<StickySearchableTable>\n\n| Plant | Height |\n| ----- | ------ |\n| Oak | 900 |\n\n</StickySearchableTable>`,
  () =>
    `<table sticky searchable>\n  <thead>\n    <tr><th>Plant</th></tr>\n  </thead>\n  <tbody>\n    <tr><td colSpan={1}>Elm</td></tr>\n  </tbody>\n</table>`,
  ({ endpoint }) => `<EndpointRequestSnippet endpoint="${endpoint}" languages={["curl", "python"]} hideTryItButton />`,
  ({ endpoint }) => `<EndpointResponseSnippet endpoint="${endpoint}" />`,
  ({ endpoint }) => `<EndpointSchemaSnippet endpoint="${endpoint}" selector="response.body" />`,
  ({ endpoint }) => `<RunnableEndpoint endpoint="${endpoint}" />`,
  ({ type }) => `<Schema type="${type}" exclude={["none"]} excludeDeprecated description="All fields" />`,
  ({ type }) => `<SchemaSnippet type="${type}" title="An example" highlight={1} />`,
  () => `<WebhookPayloadSnippet webhook="plantAdded" />`,
  () => "<Mermaid code={`flowchart LR\n  A[Seed] --> B[Fern]`} />",
  () => "```mermaid\nflowchart LR\n  A[Seed] -->|water| B[Fern]\n```",
  () => `<Json json={{ id: "fern", tags: ["green"], height: 20 }} />`,
  () => `<ColumnGroup cols={2}>\n  <Column span={2}>One</Column>\n  <Column>Two</Column>\n</ColumnGroup>`,
  ({ texts }) => `<Bleed full>\n${texts.sentence()}\n</Bleed>`,
  () => `<Availability type="beta" />`,
  () => `<SearchBar placeholder="Find a plant" />`,
  () => `<ClientLibraries sdks={[{ language: "python", packageName: "fern", version: "1.0" }]} />`,
  ({ texts, page }) => `<CallToAction title="${texts.title()}" href="${page}" buttonText="Begin">Free.</CallToAction>`,
  ({ texts }) => `<Prompt title="Ask" actions={["copy", "claude"]}>\n${texts.sentence()}\n</Prompt>`,
  ...["Walkthrough", "CodeWalkthrough", "ScrollWalkthrough"].map(
    (name): Block =>
      () =>
        `<${name}>\n  <Substep title="Read" file="main.py" focus="1" description="The first line." />\n\n${code("main")}\n</${name}>`,
  ),
];

/** Markdown of all kinds, and HTML. */
const markdownBlocks: readonly Block[] = [
  ({ page, texts }) => `[${texts.title()}](${page}) and <a href="${page}#missing">a part</a>, https://plants.example.`,
  ({ image, texts }) => `![A leaf](${image}) and <img src="${image}" alt="${texts.title()}" noZoom width={40} />`,
  () => "| a | b |\n|:--|--:|\n| ~~x~~ | `{y}` |",
  () => "- [ ] task\n- [x] done\n  1. one\n  2. two",
  () => "A price of \\$5, $x^2$ and\n\n$$\ny = \\frac{x}{2}\n$$",
  ({ texts }) => `${texts.sentence()}[^1] :seedling:\n\n[^1]: A footnote.`,
  () => "<details>\n<summary>More</summary>\n\nHidden **text**.\n\n</details>",
  () => "{/* a comment */}\n\nText {/* in a line */} here.",
  () => '<iframe src="https://videos.example/embed/1" title="A video" allowFullScreen></iframe>',
  () => "<llms-only>For machines.</llms-only>\n\n<llms-ignore>For people.</llms-ignore>",
  () => "<style>{`.own { color: green }`}</style>\n\n<p className=\"own\" style={{ color: 'red' }}>Red<br/>text</p>",
  ({ texts }) => `## ${texts.title()} [#own-heading]\n\n[To it](#own-heading)`,
  () =>
    '```ts links={{"fern": "https://plants.example"}} startLine={2}\nconst a = \'fern\';\nconst b = 1; // [!code focus]\n```',
  () => "{2 + 2} and {`a literal`} and {frontmatter.title}",
  () => "> A quote\n>\n> - in a list",
];

/** All blocks, in the order in which pages take them. */
export const blocks: readonly Block[] = [...componentBlocks, ...markdownBlocks];

/** Parts with a count that a project prescribes. */
export const countedParts = {
  steps: ({ texts, page }: BlockPlace, count: number): string =>
    `<Steps toc={true} tocDepth={3}>\n${Array.from({ length: count }, () => `  <Step title="${texts.title()}">\n    ${texts.sentence()} See [this](${page}).\n  </Step>\n`).join("")}</Steps>`,
  accordions: ({ texts }: BlockPlace, count: number): string =>
    `<AccordionGroup>\n${Array.from({ length: count }, () => `  <Accordion title="${texts.title()}" defaultOpen={false}>\n    ${texts.sentence()}\n  </Accordion>\n`).join("")}</AccordionGroup>`,
  frames: ({ texts, image }: BlockPlace, count: number): string =>
    Array.from(
      { length: count },
      () => `<Frame caption="${texts.title()}" background="subtle">\n  <img src="${image}" alt="A leaf" />\n</Frame>`,
    ).join("\n\n"),
  cards: ({ texts, page, image }: BlockPlace, count: number): string =>
    `<CardGroup cols={3}>\n${Array.from({ length: count }, (_, n) => `  <Card title="${texts.title()}" ${['icon="fa-duotone fa-leaf"', `src="${image}" imagePosition="top"`, 'icon="brands github" iconPosition="left" badge="New"'][n % 3]} href="${page}">\n    ${texts.sentence()}\n  </Card>\n`).join("")}</CardGroup>`,
} as const;

/** The name of a part with a prescribed count. */
export type CountedPart = keyof typeof countedParts;
