import { type FormPart, formShape, headersOf } from "#engine/form";
import { encoder, type FoundIssue, issueDetail, jsonPhrase, validator, writableOf } from "#engine/interpret";
import { isObject, type JsonObject, objectOf } from "#engine/json";
import type { ParameterStyles, PathPart } from "#engine/model";
import { read } from "#engine/secret";
import type { SentChecks } from "#engine/sent-checks";
import { formatPath, isSamePath, type ObjectShape, type Path, type Property, type Types } from "#engine/shape";
import { itemText } from "./encode/index.ts";
import { findHeader, headerText, isHeaderName, isHeaderValue } from "./headers.ts";
import { type PlanInput, section } from "./plan.ts";
import { goesUp, routeOf } from "./url.ts";

/** Lists the issues of one state of an endpoint's form and of the credentials that go with it. */
export type RequestCheck = (input: Pick<PlanInput, "form" | "credentials">) => readonly FoundIssue[];

/** The parts of a request that may hold what an address or a header cannot carry. */
const narrow: ReadonlySet<string> = new Set<FormPart>(["headers", "pathParameters"]);

/**
 * Creates the check of an endpoint's requests. It returns the issues of the form by its shapes, then issues of values
 * that an address or a header can't contain. Paths start at the root of the form; an issue of a credential has the root
 * itself. Results are cached by part, so that after an edit only changes are checked again.
 */
export function requestChecker({
  endpoint,
  globalHeaders,
  types,
  rules,
}: Pick<PlanInput, "endpoint" | "globalHeaders" | "types"> & Pick<CheckedForm, "rules">): RequestCheck {
  return checkerOf({
    rules,
    shape: formShape(endpoint, globalHeaders),
    headers: headersOf(endpoint, globalHeaders),
    path: endpoint.path,
    headerStyles: endpoint.parameterStyles?.headers,
    types,
  });
}

/** Returns the checks of sent values; undefined until they are loaded, which pages do late. */
export type RuleChecks = () => SentChecks | undefined;

/** The form that is checked, with its endpoint and deps. */
export interface CheckedForm {
  readonly shape: ObjectShape;
  /** The check of its parts by their schemas, and of the rules of other shapes; they are not checked if absent. */
  readonly rules?: RuleChecks | undefined;
  readonly headers: readonly Property[];
  readonly path: readonly PathPart[];
  readonly headerStyles: ParameterStyles | undefined;
  readonly types: Types;
}

/** Creates the check of one form. */
export function checkerOf({ shape, headers, path, headerStyles, types, rules }: CheckedForm): RequestCheck {
  const check = validator(types)(shape);
  const required = new Set(headers.filter(({ optional }) => !optional).map(({ key }) => key));
  let checkSent: ReturnType<SentChecks> | undefined;
  // Members that are not sent have no issues.
  const sentOf = writableOf(types)(shape);
  const encode = encoder(types)({ ...shape, properties: shape.properties.filter(({ key }) => narrow.has(key)) });
  return ({ form, credentials }) => {
    const parts = isObject(form.value) ? Object.entries(form.value).filter(([key]) => narrow.has(key)) : [];
    const wire = encode(objectOf(parts), form.selection);
    const byShape = check(sentOf(form.value, form.value, form.selection), form.selection);
    checkSent ??= rules?.()?.({ shape, types });
    const found = checkSent?.(form, byShape) ?? byShape;
    const isReported = (at: Path): boolean => found.some((one) => isSamePath(one.path, at));
    return [
      ...found,
      // A missing value is reported once, with the expected type.
      ...[
        ...pathIssues(path, section(wire, "pathParameters")),
        ...Object.entries(section(wire, "headers")).flatMap(([name, value]) => {
          const [at, text] = [["headers", name], headerText(value, name, headerStyles) ?? ""];
          const isMissing = text === "" && required.has(name) && findHeader(credentials, name) === undefined;
          return isMissing ? issue(at, "missing", "a value", "nothing") : headerIssues(at, name, text);
        }),
      ].filter(({ path, code }) => code !== "missing" || !isReported(path)),
      ...credentials
        .filter((one) => one.in !== "query")
        .flatMap(({ name, value }) => headerIssues([], name, read(value, "reveal"), true)),
    ];
  };
}

/** Returns the issues of one request; see `requestChecker`. */
export const checkRequest = (input: Omit<PlanInput, "baseUrl"> & Pick<CheckedForm, "rules">): readonly FoundIssue[] =>
  requestChecker(input)(input);

/** An empty value would make another path of it, and `.` or `..` as a whole segment cannot be written in a URL. */
function pathIssues(path: readonly PathPart[], parameters: JsonObject): readonly FoundIssue[] {
  const given = Object.entries(parameters).filter(([key]) =>
    path.some((part) => part.kind === "parameter" && part.key === key),
  );
  const empty = given.filter(([, value]) => value === null || itemText(value) === "");
  const up = routeOf(path, parameters).segments.filter(goesUp);
  return [
    ...empty.map(([key]) => issue(["pathParameters", key], "missing", "a value for the path", "nothing")),
    ...up.flatMap(({ keys, text }) =>
      keys.map((key) =>
        issue(["pathParameters", key], "format", "a path segment other than . and ..", jsonPhrase(text)),
      ),
    ),
  ];
}

function headerIssues(at: Path, name: string, value: string, isCredential = false): readonly FoundIssue[] {
  if (!isHeaderName(name)) {
    return [issue(at, "format", "a header name of letters, digits and hyphens", jsonPhrase(JSON.stringify(name)))];
  }
  if (isHeaderValue(value)) return [];
  // The message omits the value: it may be a credential.
  const character = JSON.stringify(Array.from(value).find((one) => !isHeaderValue(one)) ?? "");
  const message = { kind: "header", name: isCredential ? name : formatPath([name]), isCredential, character } as const;
  return [issue(at, "format", "visible ASCII characters, spaces and tabs", jsonPhrase(character), message)];
}

const issue = (at: Path, ...parts: Parameters<typeof issueDetail>): FoundIssue => ({
  path: at,
  ...issueDetail(...parts),
});
