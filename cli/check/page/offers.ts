import { type Edit, type FormState, paster, rawView, type Section } from "#engine/form";
import {
  type Control,
  type ControlOf,
  controlOf,
  initialProperties,
  initialValue,
  selectedVariant,
  type ValueWithSelection,
  visibleProperties,
} from "#engine/interpret";
import { equalJson, isList, isObject, type Json, numberFromText, objectOf, parseJson, printJson } from "#engine/json";
import { limits } from "#engine/limits";
import { type ObjectShape, type Path, type Property, type Shape, type Types, toPointer, valueAt } from "#engine/shape";
import { dateOf } from "#engine/text";
import type { Action, Find, Gesture, Offer, Widget } from "./action.ts";
import { pastedTexts } from "./pasted-texts.ts";
import { fileName, filesAmong, heldAs, type SampleFile, sampleFiles, withFiles } from "./sample-files.ts";

/** The actions that a page offers at a moment, and the texts of its fields. */
export interface Offered {
  readonly offers: readonly Offer[];
  /** The text of each input, by the JSON pointer of its place. */
  readonly shown: ReadonlyMap<string, string>;
}

/** A form as it is played: what it is made of, in which titled parts. */
export interface PlayedParts {
  readonly types: Types;
  /** Of the whole form. */
  readonly shape: ObjectShape;
  readonly sections: readonly PlayedSection[];
}

/** A titled part; what travels as JSON can be filled in as text. */
export interface PlayedSection extends Omit<Section, "title"> {
  readonly title: string;
  readonly isText: boolean;
}

/** A control as a page names it. */
interface Place {
  readonly at: Path;
  /** The name of the control as it is heard. */
  readonly heard: string;
  /** The name of the field, as its buttons have it. */
  readonly label: string;
  /** The number of choosers of the same name before it in the field. */
  readonly before: ReadonlyMap<string, number>;
  /** A key that is drawn elsewhere: the discriminant of the union around. */
  readonly omit?: string;
  /** True if the surrounding control at the same path offers pasting. */
  readonly pastes?: true;
}

/** Lists and maps are filled up to so many members, so that a form stays small enough to be played. */
const mostMembers = 3;

const deps = (now: Date) => ({ now: () => now });

/**
 * Lists all that a reader can do in a form as it stands, from its control tree, each with the gestures
 * that do it and the edits that the engine says it makes.
 */
export function offersOf(
  { types, shape: whole, sections }: PlayedParts,
  now: Date,
): (state: FormState, start: FormState) => Offered {
  const [control, variantOf, visible] = [controlOf(types), selectedVariant(types), visibleProperties(types)];
  const first = (shape: Shape): ValueWithSelection | undefined => initialValue(types)(shape)(deps(now));
  const startAll = initialProperties(types);
  const firstOf = (properties: readonly Property[]): readonly (ValueWithSelection | undefined)[] =>
    startAll(properties)(deps(now));
  const raw = rawView(types);
  const pasteInto = paster(types)(whole);

  return (state, start) => {
    const offers: Offer[] = [];
    const shown = new Map<string, string>();

    const offer = (action: Action, gestures: readonly Gesture[], edits: readonly Edit[]): void => {
      offers.push({ action, gestures, effect: { kind: "edits", edits } });
    };
    const held = ({ at }: Place): Json | undefined => valueAt(state.value, at);
    const widget = (place: Place, name: string): Widget => ({
      field: place.at,
      name,
      nth: place.before.get(name) ?? 0,
    });
    /** Of what is typed into or turned on there is one at a place; only choosers stand in one another. */
    const leaf = (place: Place): Widget => ({ field: place.at, name: place.heard, nth: 0 });
    const after = (place: Place, name: string): Place => ({
      ...place,
      before: new Map(place.before).set(name, (place.before.get(name) ?? 0) + 1),
    });
    const chooser = (
      presentation: "segments" | "dropdown",
      of: Widget,
      position: number,
      labels: readonly string[],
    ): Gesture =>
      presentation === "segments"
        ? { kind: "segment", widget: of, position }
        : { kind: "dropdown", widget: of, position, ...foundIn(labels, position) };

    const typed = (
      place: Place,
      texts: readonly string[],
      read: (text: string) => readonly Json[],
      secret = false,
    ): void => {
      const text = textOf(held(place));
      shown.set(toPointer(place.at), text);
      for (const next of texts) {
        if (next === text) continue;
        const edits = read(next).map((value): Edit => ({ type: "set", at: place.at, value }));
        offer(
          { do: "type", at: toPointer(place.at), text: next },
          [{ kind: "fill", widget: leaf(place), text: next, secret }],
          edits,
        );
      }
    };
    const moments = (place: Place, right: string, current: string): void =>
      typed(place, ["", right, "soon"], (text) => (text === "soon" ? [text, current] : [text]));

    const views: { readonly [K in Control["kind"]]: (view: ControlOf<K>, place: Place, shape: Shape) => void } = {
      text: ({ secret }, place) => typed(place, ["", "a", 'é😀 "b"', "__proto__"], (text) => [text], secret),
      number: (_view, place) =>
        typed(place, ["0", "-1", "1.5", "12a", "12345678901234567890"], (text) => [
          /^-?\d+(\.\d+)?$/.test(text) ? numberFromText(text) : text,
        ]),
      digits: (_view, place) => typed(place, ["0", "-1", "12345678901234567890", "12a"], (text) => [text]),
      base64: (_view, place) => typed(place, ["", "aGVsbG8=", "?"], (text) => [text]),
      datetime: (_view, place) => moments(place, "2026-11-21T08:30:00Z", now.toISOString()),
      date: (_view, place) => moments(place, "2026-11-20", dateOf(now)),
      json: (_view, place) => {
        typed(place, ["null", "[]", '{"a": 1.50}'], (text) => {
          const parsed = parseJson(text);
          return parsed.ok ? [parsed.value] : [];
        });
        // A draft keeps its text, line ends included.
        shown.delete(toPointer(place.at));
      },
      switch: (_view, place) => {
        const on = held(place) !== true;
        offer(
          { do: "toggle", at: toPointer(place.at) },
          [{ kind: "toggle", widget: leaf(place) }],
          [{ type: "set", at: place.at, value: on }],
        );
      },
      choice: ({ options, presentation }, place) => {
        const labels = options.map(({ value }) => heardKey(value));
        for (const position of playedAmong(labels)) {
          const value = options[position]?.value;
          if (value === undefined || value === held(place)) continue;
          offer(
            { do: "pick", at: toPointer(place.at), option: value },
            [chooser(presentation, widget(place, place.heard), position, labels)],
            [{ type: "set", at: place.at, value }],
          );
        }
      },
      fixed: ({ value }, place) => {
        if (held(place) === value) return;
        offer(
          { do: "use the fixed value", at: toPointer(place.at) },
          [
            {
              kind: "press",
              widget: { field: place.at, name: `Use this value, ${place.label}`, nth: 0 },
              which: "first",
            },
          ],
          [{ type: "set", at: place.at, value }],
        );
      },
      files: ({ multiple }, place) => {
        const { at } = place;
        const files = filesAmong(held(place));
        const button = files.length === 0 ? "Browse files" : multiple ? "Add more files" : "Change";
        const choices = multiple ? [[hello], [hello, empty]] : [[hello], [empty]];
        for (const chosen of choices) {
          const value: Json = multiple ? withFiles(files, chosen) : heldAs(chosen[0] ?? hello);
          for (const how of ["browse", "drop"] as const) {
            offer(
              {
                do: how === "drop" ? "drop files" : "choose files",
                at: toPointer(at),
                files: chosen.map(({ name }) => name),
              },
              [{ kind: "files", field: at, button, how, files: chosen }],
              [{ type: "set", at, value }],
            );
          }
        }
        for (const [position, file] of files.entries()) {
          const name = fileName(file);
          if (files.findIndex((one) => fileName(one) === name) < position) continue;
          offer(
            { do: "remove the file", at: toPointer(at), name },
            [{ kind: "press", widget: { field: at, name: `Remove ${name}`, nth: 0 }, which: "first" }],
            [multiple ? { type: "set", at, value: files.filter((_, i) => i !== position) } : { type: "remove", at }],
          );
        }
      },
      nullable: ({ item }, place) => {
        const away = widget(place, place.heard);
        // A chooser inside bears a name of its own.
        const isChooser = ["choice", "nullable"].includes(control(item).kind);
        const inside = { ...after(place, place.heard), ...(isChooser && { heard: `Value of ${place.label}` }) };
        if (held(place) !== null) {
          offer(
            { do: "choose null", at: toPointer(place.at), nth: away.nth },
            [{ kind: "segment", widget: away, position: 1 }],
            [{ type: "set", at: place.at, value: null }],
          );
          visit(item, inside);
          return;
        }
        pastes(control(item), place, away);
        const initial = first(item);
        const turn: Gesture = { kind: "segment", widget: away, position: 0 };
        const action: Action = { do: "choose a value", at: toPointer(place.at), nth: away.nth };
        if (initial !== undefined) offer(action, [turn], [{ type: "set", at: place.at, ...initial }]);
        else pickAtOnce(action, [turn], item, inside);
      },
      union: ({ variants, presentation, discriminant }, place, shape) => {
        const chosen = variantOf(shape, held(place), state.choices, place.at);
        const name = `Variant of ${place.label}`;
        pastes(control(shape), place, widget(place, name));
        const labels = variants.map(({ label }) => heardKey(label));
        for (const position of playedAmong(labels)) {
          const variant = variants[position];
          if (variant === undefined || position === chosen) continue;
          const of = widget(place, name);
          offer(
            { do: "choose the variant", at: toPointer(place.at), nth: of.nth, variant: position },
            [chooser(presentation, of, position, labels)],
            [{ type: "choose", at: place.at, variant: position, ...(first(variant.shape) ?? { value: null }) }],
          );
        }
        const variant = chosen === undefined ? undefined : variants[chosen];
        if (variant === undefined) return;
        visit(variant.shape, {
          ...after(place, name),
          ...(discriminant !== undefined && { omit: discriminant }),
          pastes: true,
        });
      },
      list: ({ item }, place, shape) => {
        const value = held(place);
        if (!isList(value)) return startAnew(place, shape);
        pastes(control(shape), place, "group");
        for (const index of value.keys()) {
          const itemName = `Item ${index + 1}`;
          const label = `${itemName} of ${place.label}`;
          const at = [...place.at, index];
          offer({ do: "remove", at: toPointer(at) }, [removal(at, label)], [{ type: "remove", at }]);
          visit(item, { at, heard: `${place.heard} ${itemName}`, label, before: none });
        }
        if (value.length >= mostMembers) return;
        offer(
          { do: "add an item", at: toPointer(place.at) },
          [{ kind: "press", widget: { field: place.at, name: `Add new item, ${place.label}`, nth: 0 }, which: "last" }],
          [{ type: "insert", at: place.at, index: value.length, ...(first(item) ?? { value: null }) }],
        );
      },
      map: ({ key, value: item }, place, shape) => {
        const value = held(place);
        if (!isObject(value)) return startAnew(place, shape);
        pastes(control(shape), place, "group");
        rows(place, Object.keys(value), item, key);
      },
      group: ({ properties, extra }, place, shape) => {
        const value = held(place);
        if (!isObject(value)) return startAnew(place, shape);
        const isMine = ({ key }: Property): boolean => key !== place.omit;
        const drawn = visible(properties, value);
        const hidden = drawn.hidden.filter(isMine);
        pastes(control(shape), place, "group", hidden.length > 0);
        for (const { key, shape: child, optional } of drawn.shown.filter(isMine)) {
          const at = [...place.at, key];
          if (!isSayable(key)) continue;
          const name = heardKey(key);
          if (optional) offer({ do: "remove", at: toPointer(at) }, [removal(at, name)], [{ type: "remove", at }]);
          visit(child, { at, heard: name, label: name, before: none });
        }
        const menu: Widget = { field: place.at, name: `Add optional property, ${place.label}`, nth: 0 };
        for (const position of playedAmong(hidden.map(({ key }) => key))) {
          const property = hidden[position];
          if (property === undefined || !isSayable(property.key)) continue;
          const { key, shape: child } = property;
          const [initial] = firstOf([property]);
          const action: Action = { do: "add", at: toPointer(place.at), key };
          const gesture: Gesture = { kind: "menu", widget: menu, entry: heardKey(key) };
          if (initial !== undefined) offer(action, [gesture], [{ type: "addProperty", at: place.at, key, ...initial }]);
          else {
            const at = [...place.at, key];
            pickAtOnce(action, [gesture], child, { at, heard: heardKey(key), label: heardKey(key), before: none });
          }
        }
        const starts = firstOf(hidden);
        const filled = hidden.map(({ key }, i) => ({ key, initial: starts[i] }));
        if (filled.length > 1 && filled.every(({ initial }) => initial !== undefined)) {
          const values = objectOf(filled.map(({ key, initial }) => [key, initial?.value ?? null]));
          const choices = filled.flatMap(({ key, initial }) =>
            Object.entries(initial?.choices ?? {}).map(([at, variant]) => [toPointer([key]) + at, variant] as const),
          );
          offer(
            { do: "add all", at: toPointer(place.at) },
            [{ kind: "menu", widget: menu, entry: "Add all optional properties" }],
            [{ type: "addAll", at: place.at, values, choices: Object.fromEntries(choices) }],
          );
        }
        const known = new Set(properties.map(({ key }) => key));
        const others = Object.keys(value).filter((key) => !known.has(key));
        if (extra !== undefined || others.length > 0) rows(place, others, extra, undefined, known);
      },
    };

    /** A property or item without a first value shows its options, of which one is picked in the same go. */
    function pickAtOnce(action: Action, gestures: readonly Gesture[], shape: Shape, place: Place): void {
      const view = control(shape);
      if (view.kind === "files" && !view.multiple) {
        const { at } = place;
        offer(
          { ...action, files: [hello.name] },
          [...gestures, { kind: "files", field: at, button: "Browse files", how: "browse", files: [hello] }],
          [{ type: "set", at, value: heldAs(hello) }],
        );
      }
      if (view.kind !== "choice") return;
      const [option] = view.options;
      if (option === undefined) return;
      offer(
        { ...action, option: option.value },
        [
          ...gestures,
          chooser(
            view.presentation,
            widget(place, place.heard),
            0,
            view.options.map(({ value }) => heardKey(value)),
          ),
        ],
        [{ type: "set", at: place.at, value: option.value }],
      );
    }

    /** The placeholder of a missing object or list offers to add it. */
    function startAnew({ at, label }: Place, shape: Shape): void {
      const initial = first(shape);
      if (initial === undefined) return;
      const name = valueAt(state.value, at) === undefined ? `Add ${label}` : `Start with defaults, ${label}`;
      offer(
        { do: "start anew", at: toPointer(at) },
        [{ kind: "press", widget: { field: at, name, nth: 0 }, which: "first" }],
        [{ type: "set", at, ...initial }],
      );
    }

    const removal = (at: Path, label: string): Gesture => ({
      kind: "press",
      widget: { field: at, name: `Remove ${label}`, nth: 0 },
      which: "first",
    });

    function rows(
      place: Place,
      keys: readonly string[],
      item: Shape | undefined,
      keyShape?: Shape,
      known?: ReadonlySet<string>,
    ): void {
      const keyControl = keyShape && control(keyShape);
      const options = keyControl?.kind === "choice" ? keyControl.options.map(({ value }) => value) : undefined;
      const isFree = (key: string): boolean => !keys.includes(key) && !known?.has(key);
      for (const [index, key] of keys.entries()) {
        if (!isSayable(key)) continue;
        const at = [...place.at, key];
        const label = `${heardKey(key)} of ${place.label}`;
        const inline = inlineKinds.has(control(item ?? anything).kind);
        offer(
          { do: "remove", at: toPointer(at) },
          [{ kind: "removeRow", row: at, name: `Remove ${label}`, which: inline ? "last" : "first" }],
          [{ type: "remove", at }],
        );
        const to = `${key}2`;
        if (options === undefined && isFree(to)) {
          offer(
            { do: "rename the key", at: toPointer(at), to },
            [{ kind: "renameKey", row: at, name: `Key ${index + 1} of ${place.label}`, to }],
            [{ type: "renameKey", at: place.at, from: key, to }],
          );
        }
        visit(item ?? anything, { at, heard: `Value of ${heardKey(key)}`, label, before: none });
      }
      if (item === undefined || keys.length >= mostMembers) return;
      for (const key of (options ?? ["k", "toString", "a/b~c d"]).filter((one) => isFree(one) && isSayable(one))) {
        offer(
          { do: "add a key", at: toPointer(place.at), key },
          [
            {
              kind: "newKey",
              widget: { field: place.at, name: `Add new item, ${place.label}`, nth: 0 },
              key,
              closed: options !== undefined,
            },
          ],
          [{ type: "addKey", at: place.at, key, ...(first(item) ?? { value: null }) }],
        );
      }
    }

    /** The pasting over a whole value: by keys from the named widget, or by the menu of its properties. */
    function pastes(view: Control, place: Place, focus: "group" | Widget, hasMenu = false): void {
      const { at } = place;
      if (place.pastes) return;
      for (const text of pastedTexts(control, view)) {
        const pasted = pasteInto(state, at, text);
        if (pasted.kind !== "fills" || equalJson(pasted.edit.value, held(place) ?? missing)) continue;
        const copy: Gesture = { kind: "copy", text };
        const action: Action = { do: "paste by keys", at: toPointer(at), text };
        offer(action, [copy, { kind: "pasteKeys", field: at, focus }], [pasted.edit]);
        if (!hasMenu) continue;
        const widget: Widget = { field: at, name: `Add optional property, ${place.label}`, nth: 0 };
        offer(
          { ...action, do: "paste by the menu" },
          [copy, { kind: "menu", widget, entry: "Paste JSON" }],
          [pasted.edit],
        );
      }
    }

    function visit(shape: Shape, place: Place): void {
      const view = control(shape);
      // The compiler can't see that the member chosen by `view.kind` takes just this control; the mapped type promises
      // it.
      const look = views[view.kind] as (view: Control, place: Place, shape: Shape) => void;
      look(view, place, shape);
    }

    function asText({ title, at, shape }: PlayedSection): void {
      const view = raw(shape, at);
      const isSame = (value: Json): boolean => equalJson(value, valueAt(state.value, at) ?? missing);
      const [current, began] = [view.write(state), view.write(start)];
      for (const text of new Set(["{}", "null", '[{"a":1.50}]', began])) {
        const read = view.read(text);
        if (text === "" || text === current || !read.ok || isSame(read.edit.value)) continue;
        offer({ do: "write as JSON", at: toPointer(at), text }, [{ kind: "json", title, text }], [read.edit]);
      }
      for (const text of new Set(["{}", "[]", began])) {
        const pasted = pasteInto(state, at, text);
        const press = { field: [], name: `Paste JSON into ${title}`, nth: 0 };
        const gestures: readonly Gesture[] = [
          { kind: "copy", text },
          { kind: "press", widget: press, which: "first" },
        ];
        if (pasted.kind === "fills" && !isSame(pasted.edit.value)) {
          offer({ do: "paste", at: toPointer(at), text }, gestures, [pasted.edit]);
        }
      }
    }

    for (const section of sections) {
      const { title, at, shape, optional, isText } = section;
      const there = valueAt(state.value, at) !== undefined;
      const press = (name: string, which: "first" | "last"): Gesture => ({
        kind: "press",
        widget: { field: [], name, nth: 0 },
        which,
      });
      const initial = first(shape);
      if (optional && there)
        offer({ do: "remove", at: toPointer(at) }, [press(`Remove ${title}`, "last")], [{ type: "remove", at }]);
      if (optional && !there && initial !== undefined) {
        offer(
          { do: "add", at: "", key: String(at[0]) },
          [press(`Add ${title}`, "first")],
          [{ type: "set", at, ...initial }],
        );
      } else visit(shape, { at, heard: title, label: title, before: none });
      if (isText && isSayable(title) && sections.every((one) => one === section || one.title !== title))
        asText(section);
    }
    return { offers, shown };
  };
}

const none: ReadonlyMap<string, number> = new Map();

/** Stands for what is not there, and is like nothing else. */
const missing: Json = ["nothing is there"];

const anything: Shape = { kind: "unknown" };

const [hello, empty] = sampleFiles as readonly [SampleFile, SampleFile];

/** Controls that stand on one line with their key, before the button that removes the row. */
const inlineKinds: ReadonlySet<Control["kind"]> = new Set([
  "text",
  "number",
  "digits",
  "switch",
  "datetime",
  "date",
  "choice",
  "fixed",
]);

/** The text of an input for a value. */
const textOf = (value: Json | undefined): string =>
  typeof value === "string" ? value : value === undefined || value === null ? "" : printJson(value);

/** Names with blanks at an end or several in a row are heard otherwise than they are written. */
const isSayable = (name: string): boolean => name === "" || /^\S+( \S+)*$/.test(name);

/** Returns true if the page shows only a part of that many entries at a time, with a search. */
const isLong = (entries: readonly unknown[]): boolean => entries.length > limits.longestWholeList;

/**
 * Returns the way to find an option of a long list; undefined if the list is short enough to be on the page as a whole.
 */
const foundIn = (labels: readonly string[], position: number): { readonly find?: Find } => {
  const name = labels[position];
  if (name === undefined || !isLong(labels)) return {};
  return { find: { name, nth: labels.slice(0, position).filter((label) => label === name).length } };
};

/**
 * The positions in a list that are played: all, or of a long list the first, the middle and the last ones that have a
 * name.
 */
function playedAmong(names: readonly string[]): readonly number[] {
  const all = [...names.keys()];
  if (!isLong(names)) return all;
  const middle = Math.floor(all.length / 2);
  return [0, 1, middle, all.length - 2, all.length - 1].filter((position) => isSayable(names[position] ?? ""));
}

/** A key as it is seen and heard; an empty one could be neither. */
const heardKey = (key: string): string => (key === "" ? '""' : key);
