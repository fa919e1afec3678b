import { equalJson, isList, isObject, type Json, own, printJson } from "#engine/json";
import { formatPath, type Path } from "#engine/shape";
import type { Call, Change } from "#live";
import { generatedText } from "#locales/messages/generated";

/** Differences that are named, and characters of a value; more would hide what matters. Own choices. */
const maxNamed = 3;
const maxText = 40;

/** A place where a form differs from another one; without a value, it is left out. */
interface Difference {
  readonly at: Path;
  readonly value: Json | undefined;
}

/** Lists the places where a value differs from the one before it. */
function* differences(before: Json | undefined, value: Json | undefined, at: Path = []): Generator<Difference> {
  if (isObject(value) && (isObject(before) || before === undefined) && at.length < 2) {
    yield* ofMembers(isObject(before) ? before : {}, value, at);
  } else if (isObject(before) && isObject(value)) yield* ofMembers(before, value, at);
  else if (isList(before) && isList(value) && before.length === value.length) {
    for (const [index, item] of value.entries()) yield* differences(before[index], item, [...at, index]);
  } else if (before === undefined || value === undefined ? before !== value : !equalJson(before, value)) {
    yield { at, value };
  }
}

type Members = { readonly [key: string]: Json };

function* ofMembers(before: Members, value: Members, at: Path): Generator<Difference> {
  for (const key of new Set([...Object.keys(before), ...Object.keys(value)])) {
    yield* differences(own(before, key), own(value, key), [...at, key]);
  }
}

const cut = (text: string): string => (text.length > maxText ? `${text.slice(0, maxText)}…` : text);

/** Names a place of a form: `query parameter limit`, `body.leaves`. */
function placeText(at: Path): string {
  const [section, ...rest] = at;
  if (section === "body") return formatPath(at);
  const names: { readonly [section: string]: string } = generatedText().sections;
  return `${names[String(section)] ?? String(section)} ${formatPath(rest)}`.trim();
}

const bodyText = (text: string): string =>
  text === "" ? generatedText().emptyBody : generatedText().isBody({ text: cut(text) });

/** Describes a change beyond the form. */
function changeText(change: Change): string {
  switch (change.kind) {
    case "method":
      return generatedText().isMethod({ method: change.method });
    case "address":
      return [change.path, change.query && `?${change.query}`].join("");
    case "url":
      return cut(change.value);
    case "header":
      return generatedText().isHeader({ name: change.name, value: cut(change.value) });
    case "without-header":
      return generatedText().withoutHeader({ name: change.name });
    case "body":
      return bodyText(change.text);
    case "messages":
      return bodyText(change.messages.map((one) => ("text" in one ? one.text : one.base64)).join(", "));
  }
}

/** The differences of a call from the form of the reader, the first ones of many. */
export interface CallChanges extends Pick<Call, "credentials" | "change"> {
  /** Values as JSON; without one, the place is left out. */
  readonly places: readonly { readonly at: Path; readonly value?: string }[];
  /** Places that are not named. */
  readonly more: number;
}

/** The part of a call that its form does not show, and the number of calls before it. */
export interface CallBeyondForm extends Pick<Call, "credentials" | "change"> {
  readonly earlier: number;
}

/** Returns the differences of a call from the form of the reader. */
export function changesOf({ credentials, change, form: { value } }: Call, form: Json): CallChanges {
  const places = [...differences(form, value)].filter(({ at }) => at.length > 0);
  return {
    credentials,
    ...(change !== undefined && { change }),
    places: places
      .slice(0, maxNamed)
      .map(({ at, value: held }) => ({ at, ...(held !== undefined && { value: cut(printJson(held)) }) })),
    more: Math.max(0, places.length - maxNamed),
  };
}

/** Describes the part of a call that its form does not show, in the language of the page; undefined if there is none. */
export function beyondFormText({ earlier, credentials, change }: CallBeyondForm): string | undefined {
  const parts = [
    ...(earlier > 0 ? [generatedText().otherRequests({ count: earlier })] : []),
    ...(credentials === "own" ? [] : [generatedText().credentials[credentials]]),
    ...(change === undefined
      ? []
      : [
          change.kind === "without-header"
            ? changeText(change)
            : generatedText().withChange({ what: changeText(change) }),
        ]),
  ];
  return parts.length === 0 ? undefined : parts.join(", ");
}

/** Describes the differences of a call from the form of the reader, in the language of the page. */
export function changesText({ credentials, change, places, more }: CallChanges): string {
  const all = [
    ...(credentials === "own" ? [] : [generatedText().credentials[credentials]]),
    ...(change === undefined ? [] : [changeText(change)]),
    ...places.map(({ at, value }) =>
      value === undefined
        ? generatedText().without({ place: placeText(at) })
        : generatedText().value({ place: placeText(at), value }),
    ),
    ...(more > 0 ? [generatedText().more({ count: more })] : []),
  ];
  return all.length === 0 ? generatedText().same : all.join("; ");
}
