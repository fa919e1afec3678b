/** A number within limits. Other values are read as the default. */
export interface NumberLimits {
  readonly default: number;
  readonly max?: number;
}

/**
 * The kind of an attribute's value: a plain text, a text that may be inline markdown or elements, a flag, a list of texts,
 * a literal of any kind, a number within limits, or one of several words. The first word is the default.
 */
export type AttributeKind = "text" | "inline" | "flag" | "list" | "literal" | NumberLimits | readonly string[];

/** The form that a component has in the markdown of a page; without one, it is its content. */
export type MarkdownForm =
  | "titled"
  | "callout"
  | "steps"
  | "card"
  | "link"
  | "parameter"
  | "captioned"
  | "file"
  | "label"
  | "diagram"
  | "json"
  | "condition"
  | "reference"
  | "nothing";

const calloutIntents = ["info", "warning", "success", "error", "note", "launch", "tip", "check"] as const;

/** The intent of a callout. */
export type CalloutIntent = (typeof calloutIntents)[number];

/** The description of a component of the library. */
export interface ComponentDescription {
  readonly attributes: { readonly [name: string]: AttributeKind };
  readonly markdown?: MarkdownForm;
  /** The intent of a callout with the name of its intent. */
  readonly intent?: CalloutIntent;
  /** True if it may be in a line of text. */
  readonly isInline?: true;
}

/** The intents of labels and buttons. */
const intents = [
  "none",
  "primary",
  "info",
  "note",
  "success",
  "check",
  "tip",
  "launch",
  "warning",
  "danger",
  "error",
] as const;

const iconColors = { color: "text", lightModeColor: "text", darkModeColor: "text" } as const;
const listed = { id: "text", toc: "flag" } as const;
const columns: NumberLimits = { default: 2, max: 6 };

const callout = (intent: CalloutIntent) =>
  ({ attributes: { title: "inline", icon: "inline" }, markdown: "callout", intent }) as const;

const card = {
  title: "inline",
  href: "text",
  src: "text",
  icon: "inline",
  ...iconColors,
  iconSize: { default: 8, max: 32 },
  iconPosition: ["top", "left"],
  imagePosition: ["top", "left", "right", "bottom"],
  imageWidth: { default: 0 },
  imageHeight: { default: 0 },
  badge: "inline",
  buttonText: "text",
} as const;

const buttonFlags = {
  outlined: "flag",
  minimal: "flag",
  small: "flag",
  large: "flag",
  full: "flag",
  rounded: "flag",
  mono: "flag",
  active: "flag",
} as const;

const pathInTree = { name: "inline", href: "text", icon: "inline", comment: "inline", highlighted: "flag" } as const;

/** The first line of a block of code has these as attributes too. */
const code = {
  code: "text",
  language: "text",
  lang: "text",
  title: "text",
  filename: "text",
  focus: "literal",
  highlight: "literal",
  maxLines: { default: 0 },
  wordWrap: "flag",
  startLine: { default: 1 },
  for: "text",
  template: "literal",
  tooltips: "literal",
} as const;

const groups = { template: "literal", tooltips: "literal" } as const;
const steps = { toc: "flag", tocDepth: { default: 3 } } as const;
const step = {
  title: "inline",
  ...listed,
  description: "inline",
  file: "text",
  focus: "text",
  highlight: "text",
} as const;
const table = { placeholder: "text" } as const;
const reference = { endpoint: "text", example: "text" } as const;
const namedType = { type: "text", name: "text" } as const;

/** The name that authors use for the column beside the text. */
const sideColumn = "Aside";

/** The components of authored pages. */
export const components = {
  Accordion: { attributes: { title: "inline", icon: "inline", ...listed, defaultOpen: "flag" }, markdown: "titled" },
  AccordionGroup: { attributes: { toc: "flag" } },
  Anchor: { attributes: { id: "text", name: "text" }, isInline: true },
  [sideColumn]: { attributes: { title: "inline" } },
  Availability: { attributes: { type: "text", availability: "text" }, markdown: "label", isInline: true },
  Badge: {
    attributes: {
      intent: intents,
      minimal: "flag",
      outlined: "flag",
      icon: "inline",
      text: "text",
      title: "text",
      type: "text",
    },
    markdown: "label",
    isInline: true,
  },
  Bleed: { attributes: { full: "flag" } },
  Button: {
    attributes: {
      ...buttonFlags,
      intent: intents,
      disabled: "flag",
      href: "text",
      target: "text",
      icon: "inline",
      rightIcon: "inline",
      text: "text",
    },
    markdown: "link",
    isInline: true,
  },
  ButtonGroup: { attributes: {} },
  CallToAction: { attributes: { ...card, cta: "text", buttonIcon: "text" }, markdown: "card" },
  Callout: {
    attributes: { title: "inline", icon: "inline", intent: calloutIntents },
    markdown: "callout",
  },
  Card: { attributes: card, markdown: "card" },
  CardGroup: { attributes: { cols: columns } },
  Check: callout("check"),
  ClientLibraries: { attributes: { sdks: "literal", libraries: "literal" }, markdown: "nothing" },
  CodeBlock: { attributes: code },
  CodeGroup: { attributes: groups },
  Column: { attributes: { span: { default: 1, max: 6 } } },
  ColumnGroup: { attributes: { cols: columns } },
  Copy: { attributes: { clipboard: "text" }, isInline: true },
  Download: { attributes: { src: "list", sources: "list", filename: "text" }, markdown: "link", isInline: true },
  EndpointRequestSnippet: {
    attributes: { ...reference, languages: "list", hideTryItButton: "flag" },
    markdown: "reference",
  },
  EndpointResponseSnippet: { attributes: reference, markdown: "reference" },
  EndpointSchemaSnippet: { attributes: { endpoint: "text", selector: "text" }, markdown: "reference" },
  Error: callout("error"),
  Feature: {
    attributes: { flag: "text", fallbackValue: "literal", match: "literal" },
    markdown: "condition",
    isInline: true,
  },
  File: { attributes: pathInTree, markdown: "file" },
  Files: { attributes: {} },
  Folder: { attributes: { ...pathInTree, title: "inline", defaultOpen: "flag", open: "flag" }, markdown: "titled" },
  Frame: { attributes: { caption: "inline", background: ["default", "subtle"] }, markdown: "captioned" },
  Icon: {
    attributes: { icon: "text", ...iconColors, size: { default: 4, max: 64 } },
    markdown: "nothing",
    isInline: true,
  },
  If: {
    attributes: { roles: "list", loggedIn: "flag", products: "list", versions: "list", not: "flag" },
    markdown: "condition",
    isInline: true,
  },
  Indent: { attributes: {} },
  Info: callout("info"),
  Json: { attributes: { json: "literal", data: "literal", value: "literal" }, markdown: "json" },
  Launch: callout("launch"),
  LaunchNote: { ...callout("launch"), isInline: true },
  Mermaid: { attributes: { code: "text", title: "text" }, markdown: "diagram" },
  Note: callout("note"),
  ParamField: {
    attributes: {
      path: "text",
      query: "text",
      body: "text",
      header: "text",
      name: "text",
      type: "text",
      default: "literal",
      required: "flag",
      deprecated: "flag",
      ...listed,
    },
    markdown: "parameter",
  },
  Prompt: { attributes: { title: "inline", actions: "list" } },
  RunnableEndpoint: { attributes: reference, markdown: "reference" },
  Schema: {
    attributes: {
      ...namedType,
      api: "text",
      include: "list",
      exclude: "list",
      excludeDeprecated: "flag",
      description: "inline",
    },
    markdown: "reference",
  },
  SchemaSnippet: { attributes: { ...namedType, title: "text" }, markdown: "reference" },
  SearchBar: { attributes: { disabled: "flag", placeholder: "text" }, markdown: "nothing" },
  SearchableTable: { attributes: table },
  Step: { attributes: step, markdown: "titled" },
  Steps: { attributes: steps, markdown: "steps" },
  StickySearchableTable: { attributes: table },
  StickyTable: { attributes: table },
  Substep: { attributes: step, markdown: "titled" },
  Success: callout("success"),
  Tab: { attributes: { title: "inline", icon: "inline", id: "text", language: "text" }, markdown: "titled" },
  Tabs: { attributes: { toc: "flag" } },
  Template: { attributes: { data: "literal", tooltips: "literal" } },
  Tip: callout("tip"),
  Tooltip: {
    attributes: {
      tip: "inline",
      content: "inline",
      side: ["top", "right", "bottom", "left"],
      sideOffset: { default: 6, max: 64 },
    },
    isInline: true,
  },
  Version: { attributes: { version: "text", title: "text", default: "flag" }, markdown: "titled" },
  Versions: { attributes: { paramName: "text" } },
  Walkthrough: { attributes: { title: "inline" }, markdown: "titled" },
  Warning: callout("warning"),
  WebhookPayloadSnippet: { attributes: { webhook: "text" }, markdown: "reference" },
} as const satisfies { readonly [name: string]: ComponentDescription };

/** Other names of components. */
export const aliases = {
  Buttons: "ButtonGroup",
  Cards: "CardGroup",
  // Names of Mintlify.
  Columns: "CardGroup",
  ResponseField: "ParamField",
  CodeBlocks: "CodeGroup",
  CodeWalkthrough: "Walkthrough",
  ScrollWalkthrough: "Walkthrough",
  StepGroup: "Steps",
  TabGroup: "Tabs",
} as const satisfies { readonly [alias: string]: keyof typeof components };
