import { type FormState, fieldExample } from "#engine/form";
import {
  type Control,
  controlOf,
  type Issue,
  inEnglish,
  initialProperties,
  labelOf,
  type Phrase,
  selectedVariant,
  type ValueWithSelection,
  type VariantSelection,
  type VisibleProperties,
  validator,
  visibleProperties,
  withText,
} from "#engine/interpret";
import type { Json } from "#engine/json";
import type { Path, Property, Rule, Shape, Types } from "#engine/shape";
import type { RichText } from "#engine/text";
import { writers } from "../../writers.ts";

/** The engine's interpreters for one set of types. Results for a shape are memoized. */
export interface Tools {
  readonly control: (shape: Shape) => Control;
  /** The initial value of a control with its selection; `undefined` if there is no sensible one. */
  readonly initial: (shape: Shape) => ValueWithSelection | undefined;
  /** The initial value of a part of a request, with the examples of its required properties. */
  readonly initialPart: (shape: Shape) => ValueWithSelection | undefined;
  /** The same for properties that are shown at once, without examples. */
  readonly initialProperties: (properties: readonly Property[]) => readonly (ValueWithSelection | undefined)[];
  /** Returns the first valid example of a field, without what a request does not send. */
  readonly example: (shape: Shape, examples: readonly Json[] | undefined) => ValueWithSelection | undefined;
  readonly check: (shape: Shape, value: Json | undefined, selection: VariantSelection, at: Path) => readonly Issue[];
  readonly typeText: (shape: Shape) => string;
  readonly variant: (
    shape: Shape,
    value: Json | undefined,
    selection: FormState["selection"],
    at: Path,
  ) => number | undefined;
  readonly visible: (properties: readonly Property[], value: Json | undefined) => VisibleProperties;
  /** Returns the formatted text of a description. */
  readonly prose: (markdown: string) => RichText;
  /** True if passwords are saved like other values. */
  readonly keepsSecrets: boolean;
  /** Returns the text of rules; `undefined` until the words are loaded. */
  readonly rulesHint: (rules: readonly Rule[]) => string | undefined;
}

/** Settings of the interpreters. */
export interface ToolOptions {
  readonly keepsSecrets?: boolean | undefined;
  /** Without it descriptions are plain text. */
  readonly prose?: Tools["prose"];
  /** Without it rules have no hints. */
  readonly rulesHint?: Tools["rulesHint"];
  /** Rewrites the text of an issue, such as in another language. */
  readonly issueText?: ((issue: Issue) => string) | undefined;
}

function memoized<T extends object, R>(make: (of: T) => R): (of: T) => R {
  const made = new WeakMap<T, R>();
  return (of) => {
    if (!made.has(of)) made.set(of, make(of));
    return made.get(of) as R; // it has just been put there
  };
}

/** Creates the interpreters for one set of types, with an injected clock. */
export function makeTools(types: Types, now: () => Date, options: ToolOptions = {}): Tools {
  const { keepsSecrets = false, prose = (markdown) => markdown, rulesHint = () => undefined, issueText } = options;
  const label = (of: Phrase): string => writers().phrase(inEnglish(of), of);
  const labels = labelOf(types);
  const startAll = initialProperties(types);
  const startPart = initialProperties(types, undefined, "required");
  const only = (shape: Shape, optional: boolean): readonly [Property] => [{ key: "", shape, optional }];
  const check = memoized(validator(types));
  const exampleOf = fieldExample(types);
  const shapeExample = memoized((shape: Shape) => exampleOf({ shape }));
  const example = memoized((shape: Shape) => memoized((examples: readonly Json[]) => exampleOf({ shape, examples })));
  return {
    control: memoized(controlOf(types, label)),
    initial: (shape) => startAll(only(shape, false))({ now })[0],
    initialPart: (shape) => startPart(only(shape, true))({ now })[0],
    initialProperties: (properties) => startAll(properties)({ now }),
    example: (shape, examples) => (examples ? example(shape)(examples) : shapeExample(shape)),
    check: (shape, value, selection, at) => {
      const issues = check(shape)(value, selection, at);
      return issueText === undefined ? issues : issues.map((issue) => withText(issue, issueText(issue)));
    },
    typeText: memoized((shape) => label(labels(shape))),
    variant: selectedVariant(types),
    visible: visibleProperties(types),
    prose,
    keepsSecrets,
    rulesHint,
  };
}
