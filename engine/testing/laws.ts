import fc from "fast-check";
import type { Edit, FormState } from "#engine/form";
import { type InitialValueDeps, type IssueCode, matchThreshold, visibleProperties } from "#engine/interpret";
import {
  equalJson,
  exactText,
  isExact,
  isList,
  isObject,
  type Json,
  numberFromText,
  objectOf,
  own,
  printJson,
} from "#engine/json";
import {
  type Path,
  type Shape,
  type Types,
  type TypeTable,
  toPointer,
  typesFrom,
  typesOf,
  valueAt,
} from "#engine/shape";
import { arbitrary } from "./arbitrary.ts";
import { interpreters } from "./interpreters.ts";
import { type Invalid, invalid } from "./invalid.ts";
import { renamed } from "./renamed.ts";
import { malformations } from "./well-formed.ts";

/** A law was broken; the message explains it. */
export class BrokenLawError extends Error {
  override readonly name = "BrokenLawError";
}

/** The shape to check a law for. */
export interface Subject {
  readonly shape: Shape;
  /** The named types that it references, as a table or from `typesFrom`; none if absent. */
  readonly types?: Types | TypeTable;
}

/** A subject with its types ready for interpreters. */
const ready = ({ shape, types = {} }: Subject): { readonly shape: Shape; readonly types: Types } => ({
  shape,
  types: typesOf(types),
});

/** The thoroughness of a law, and the interpreters it checks. */
export interface LawOptions {
  /** Number of random values or walks; 100 if absent. */
  readonly runs?: number;
  readonly use?: typeof interpreters;
}

const noon: InitialValueDeps = { now: () => new Date(Date.UTC(2026, 10, 21, 12)) };

function must(holds: boolean, how: () => string): void {
  if (!holds) throw new BrokenLawError(how());
}
const show = (value: Json | undefined): string => (value === undefined ? "nothing" : printJson(value));

/** Runs a law on random valid values of a subject. */
function forValues({ shape, types }: Subject, { runs = 100 }: LawOptions, law: (value: Json) => void): void {
  fc.assert(fc.property(arbitrary(shape, types), law), { numRuns: runs, includeErrorInReport: true });
}

/** Law 1: every value that can be drawn for a shape passes its check, and the matcher agrees that it fits. */
export function arbitraryIsValid(subject: Subject, options: LawOptions = {}): void {
  const { validator, matcher } = options.use ?? interpreters;
  const { shape, types } = ready(subject);
  const check = validator(types, { unknownKeys: "report" })(shape);
  const score = matcher(types)(shape);
  forValues(subject, options, (value) => {
    const issues = check(value);
    must(issues.length === 0, () => `${show(value)} has the issue ${issues[0]?.message}`);
    must(score(value) >= matchThreshold, () => `the matcher says that ${show(value)} does not fit`);
  });
}

/**
 * Issues that a default value may have: what a reader must fill in. No kind has a default that satisfies every limit.
 */
const toFillIn: ReadonlySet<IssueCode> = new Set([
  "missing",
  "min-length",
  "min-items",
  "min-properties",
  "regex",
  "minimum",
  "maximum",
  "multiple-of",
  "format",
]);

/**
 * Law 2: a default passes the check whenever every required part has a default that fits (`complete`); of any other
 * shape it has no issues but those that ask a reader to fill something in.
 */
export function defaultIsValid(
  subject: Subject,
  { use = interpreters, complete = false }: LawOptions & { readonly complete?: boolean } = {},
): void {
  const { shape, types } = ready(subject);
  const start = use.initialValue(types)(shape)(noon);
  if (start === undefined) {
    must(!complete, () => "there is no default");
    return;
  }
  const wrong = use
    .validator(types)(shape)(start.value, start.selection)
    .filter(({ code }) => complete || !toFillIn.has(code));
  must(wrong.length === 0, () => `the default ${show(start.value)} has the issue ${wrong[0]?.message}`);
}

/**
 * Law 3: reading what was written gives the value back, digit text included. Where a union has variants that look the
 * same on the wire (`apart` is false), writing it once more gives the same text; only a fraction of zeros, as in `1.0`,
 * may go where another variant holds numbers.
 */
export function decodeUndoesEncode(subject: Subject, options: LawOptions & { readonly apart?: boolean } = {}): void {
  const { shape, types } = ready(subject);
  const use = options.use ?? interpreters;
  const [encode, decode, read] = [
    use.encoder(types)(shape),
    use.decoder(types)(shape),
    use.decoderWithSelection(types)(shape),
  ];
  const chosenIn = use.inferSelection(types)(shape);
  forValues(subject, options, (value) => {
    const wire = encode(value, chosenIn(value));
    const back = read(wire);
    must(equalJson(back.value, decode(wire)), () => `the two readers of ${show(wire)} differ`);
    if (options.apart) must(equalJson(back.value, value), () => `${show(value)} became ${show(back.value)}`);
    const again = encode(back.value, back.selection);
    must(equalJson(withoutZeros(again), withoutZeros(wire)), () => `${show(wire)} became ${show(again)} on the wire`);
  });
}

/** Writes integers that have a fraction of zeros without it. */
function withoutZeros(value: Json): Json {
  if (isExact(value)) return numberFromText(exactText(value).replace(/\.0+$/, ""));
  if (isList(value)) return value.map(withoutZeros);
  if (isObject(value)) return objectOf(Object.entries(value).map(([key, one]) => [key, withoutZeros(one)]));
  return value;
}

/**
 * Law 14: a value that breaks exactly one rule has exactly that issue, at that path and nowhere else; without the
 * variants of its unions it still has an issue. Returns true if the shape has a rule that can be broken.
 */
export function invalidIsRejected(subject: Subject, { runs = 100, use = interpreters }: LawOptions = {}): boolean {
  const { shape, types } = ready(subject);
  const drawn = invalid(shape, types);
  if (drawn === undefined) return false;
  const check = use.validator(types)(shape);
  const law = ({ value, rule, at, selection }: Invalid): void => {
    const found = check(value, selection).map((issue) => `${issue.code} at ${toPointer(issue.path)}`);
    const expected = `${rule} at ${toPointer(at)}`;
    must(
      found.length === 1 && found[0] === expected,
      () => `${show(value)} breaks ${expected}, but the check found ${found.join(", ") || "nothing"}`,
    );
    must(check(value).length > 0, () => `${show(value)} breaks ${expected}, which another choice of variants hides`);
  };
  fc.assert(fc.property(drawn, law), { numRuns: runs, includeErrorInReport: true });
  return true;
}

type Addition = Extract<Edit, { readonly type: "addProperty" | "addKey" | "insert" }>;
const isAddition = (edit: Edit): edit is Addition =>
  edit.type === "addProperty" || edit.type === "addKey" || edit.type === "insert";
const pathOf = (edit: Addition): Path => [...edit.at, edit.type === "insert" ? edit.index : edit.key];

/**
 * Law 4: whatever can be added can be removed again, and then the form is unchanged, including selection and order of
 * keys. An added part is present, and visible.
 */
export function removeUndoesAdd(subject: Subject, options: LawOptions = {}): void {
  const { shape, types } = ready(subject);
  const { applyEdit, editsOf, inferSelection } = options.use ?? interpreters;
  const offered = editsOf(types);
  const chosenIn = inferSelection(types)(shape);
  const visible = visibleProperties(types);
  forValues(subject, options, (value) => {
    const state: FormState = { value, selection: chosenIn(value) };
    for (const edit of offered(shape, state, []).filter(isAddition)) {
      const path = pathOf(edit);
      if (edit.type === "addKey" && valueAt(value, path) !== undefined) continue;
      const added = applyEdit(state, edit);
      const holder = valueAt(added.value, edit.at);
      must(valueAt(added.value, path) !== undefined, () => `${edit.type} added nothing at ${show(path)}`);
      if (edit.type === "addProperty") {
        const property = { key: edit.key, shape, optional: true };
        must(visible([property], holder).shown.length === 1, () => `${edit.key} is still hidden`);
      }
      const back = applyEdit(added, { type: "remove", at: path });
      must(printJson(back.value) === printJson(value), () => `${show(value)} became ${show(back.value)}`);
      must(
        equalJson(back.selection, state.selection),
        () => `choices ${show(state.selection)} became ${show(back.selection)}`,
      );
    }
  });
}

/**
 * Law 5: any list of edits that the controls offer keeps the form well formed (see `malformations`), leaves the parts
 * that it does not touch the same objects, and never changes the variant of a union that was chosen.
 */
export function editsKeepForm(subject: Subject, options: LawOptions & { readonly steps?: number } = {}): void {
  const { shape, types } = ready(subject);
  const use = options.use ?? interpreters;
  const offered = use.editsOf(types, noon);
  const first = use.initialValue(types)(shape)(noon) ?? { value: null, selection: {} };
  const walk = fc.array(fc.nat(), { maxLength: options.steps ?? 12 });
  fc.assert(
    fc.property(walk, (turns) => {
      let state = use.applyEdit({ value: null, selection: {} }, { type: "reset", state: first });
      for (const turn of turns) {
        const edits = offered(shape, state, []);
        const edit = edits[turn % Math.max(edits.length, 1)];
        if (edit === undefined) return;
        const next = use.applyEdit(state, edit);
        const wrong = malformations(next, shape, types, use);
        must(
          wrong.length === 0,
          () => `${edit.type} at ${show(edit.type === "reset" ? [] : (edit.at ?? []))}: ${wrong[0]}`,
        );
        must(sharesRest(state.value, next.value, edit), () => `${edit.type} created other parts again`);
        state = next;
      }
    }),
    { numRuns: options.runs ?? 100, includeErrorInReport: true },
  );
}

/** Returns true if the members of the outermost object that an edit does not name are the same objects as before. */
function sharesRest(before: Json, after: Json, edit: Edit): boolean {
  if (edit.type === "reset" || edit.at === undefined || edit.at.length === 0) return true;
  if (!isObject(before) || !isObject(after)) return true;
  return Object.keys(before).every((key) => key === edit.at?.[0] || own(before, key) === own(after, key));
}

/**
 * Law 13: names found on `Object.prototype` behave like any other property name. A shape with the tame property names
 * of `renaming` is renamed to hostile ones, and every answer must be the tame one, renamed.
 */
export function hostileNamesBehave(
  shape: Shape,
  table: TypeTable,
  renaming: { readonly [tame: string]: string },
  options: LawOptions = {},
): void {
  const use = options.use ?? interpreters;
  const names = new Map(Object.entries(renaming));
  const rename = <T>(data: T): T => renamed(data, names);
  const [tame, hostile] = [typesFrom(table), typesFrom(rename(table))];
  const hostileShape = rename(shape);
  const same = (what: string, left: Json, right: Json): void =>
    must(printJson(rename(left)) === printJson(right), () => `${what}: ${show(rename(left))} became ${show(right)}`);

  const start = (types: Types, of: Shape) => use.initialValue(types)(of)(noon)?.value ?? null;
  same("default", start(tame, shape), start(hostile, hostileShape));
  const issuesOf = (types: Types, of: Shape) => {
    const check = use.validator(types, { unknownKeys: "report" })(of);
    return (value: Json): Json => check(value).map(({ path, code }) => ({ at: path, code }));
  };
  const issues = [issuesOf(tame, shape), issuesOf(hostile, hostileShape)] as const;
  const wires = [use.encoder(tame)(shape), use.encoder(hostile)(hostileShape)] as const;
  const reads = [use.decoder(tame)(shape), use.decoder(hostile)(hostileShape)] as const;
  const scores = [use.matcher(tame)(shape), use.matcher(hostile)(hostileShape)] as const;
  const edits = [use.editsOf(tame), use.editsOf(hostile)] as const;
  const targets = new Set(Object.values(renaming));
  forValues({ shape, types: tame }, options, (value) => {
    // An existing key would be mistaken for the renamed one.
    if (holdsKey(value, targets)) return;
    for (const one of [value, {}, ...(isObject(value) ? [{ ...value, "tame-unknown": 1 }] : [])]) {
      const other = rename(one);
      same("issues", issues[0](one), issues[1](other));
      same("match", scores[0](one), scores[1](other));
      same("wire", wires[0](one), wires[1](other));
      same("reading", reads[0](one), reads[1](other));
    }
    const states = [
      { value, selection: {} },
      { value: rename(value), selection: {} },
    ] as const;
    const offers = [edits[0](shape, states[0], []), edits[1](hostileShape, states[1], [])] as const;
    must(offers[0].length === offers[1].length, () => `${offers[0].length} edits became ${offers[1].length}`);
    offers[0].forEach((edit, i) => {
      const other = offers[1][i];
      if (other) same(edit.type, use.applyEdit(states[0], edit).value, use.applyEdit(states[1], other).value);
    });
  });
}

const holdsKey = (value: Json, keys: ReadonlySet<string>): boolean => {
  if (isList(value)) return value.some((item) => holdsKey(item, keys));
  return isObject(value) && Object.entries(value).some(([key, one]) => keys.has(key) || holdsKey(one, keys));
};
