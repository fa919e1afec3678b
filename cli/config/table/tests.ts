import { checkIds } from "#live";
import type { JsonSchema, Setting } from "../setting.ts";

const time = { type: ["string", "number"], pattern: "^\\d+(\\.\\d+)?(ms|s|m|h)?$" } as const;
const checks = { type: "array", items: { enum: checkIds } } as const;

/** The members of a rule, as its JSON Schema. */
const members: { readonly [name: string]: JsonSchema } = {
  match: {
    type: ["string", "array"],
    items: { type: "string" },
    description: "The operations: GET, /plants/*, GET /plants/*, list* (an id) or tag:NAME. All if absent.",
  },
  skip: { type: "boolean", description: "True if they are not called." },
  checks: { ...checks, description: "Only these checks." },
  without: { ...checks, description: "All checks but these." },
  cases: { type: "integer", minimum: 1, description: "Number of generated calls." },
  timeout: { ...time, description: "The time to wait for an answer, such as 30s." },
  maxResponseTime: { ...time, description: "The time that an answer may take, such as 500ms." },
  headers: {
    type: "object",
    additionalProperties: { type: "string" },
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the syntax of a variable in the setting
    description: "Headers of the requests. The text ${NAME} is replaced by that variable of the environment.",
  },
  values: {
    type: "object",
    propertyNames: { pattern: "^(path|query|header|body)\\.." },
    description: "Values of all requests by their place, such as query.limit or body.owner.name.",
  },
};

const source = `readonly {
  /** The operations: GET, /plants/*, GET /plants/*, list* (an id) or tag:NAME. All if absent. */
  readonly match?: string | readonly string[];
  /** True if they are not called. */
  readonly skip?: boolean;
  /** Only these checks. */
  readonly checks?: readonly string[];
  /** All checks but these. */
  readonly without?: readonly string[];
  /** Number of generated calls. */
  readonly cases?: number;
  /** The time to wait for an answer, such as 30s. */
  readonly timeout?: string | number;
  /** The time that an answer may take, such as 500ms. */
  readonly maxResponseTime?: string | number;
  /** Headers of the requests. The text \${NAME} is replaced by that variable of the environment. */
  readonly headers?: { readonly [name: string]: string };
  /** Values of all requests by their place, such as query.limit or body.owner.name. */
  readonly values?: { readonly [place: string]: unknown };
}[]`;

/** The names of the members of a rule. */
export const operationMembers: readonly string[] = Object.keys(members);

/** Settings of commands that send requests to a running API. */
export const testSettings: readonly Setting[] = [
  {
    name: "test.operations",
    variable: "CALLBOARD_TEST_OPERATIONS",
    type: {
      kind: "data",
      name: "a list of rules",
      schema: { type: "array", items: { type: "object", additionalProperties: false, properties: members } },
      source,
    },
    description: "settings of single operations of `callboard test` and `callboard watch`; later rules win",
    page: "testing.md#settings-of-single-operations",
    example: [
      { match: "DELETE", skip: true },
      { match: ["tag:Plants", "/garden/*"], without: ["slow-answer"], values: { "query.limit": 10 } },
    ],
  },
];
