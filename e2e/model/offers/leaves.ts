import type { Edit } from "#engine/form";
import type { ControlOf } from "#engine/interpret";
import { type Json, numberFromText, parseJson } from "#engine/json";
import { toPointer } from "#engine/shape";
import { dateOf } from "#engine/text";
import { formText } from "#locales/messages/form";
import { browseText, fileLabel, filesIn, inputText } from "#ui/form/model";
import { heldAs, type SampleFile, sampleFiles, withFiles } from "../sample-files.ts";
import { type ControlRef, inputAt, pressAt } from "./control-ref.ts";
import { heldAt, offer, type Turn } from "./turn.ts";

/** Texts to type, each with the resulting value. */
interface Typing {
  readonly texts: readonly string[];
  readonly read?: (text: string) => readonly Json[];
  readonly secret?: boolean;
}

function type(turn: Turn, ref: ControlRef, { texts, read = (text) => [text], secret = false }: Typing): void {
  const at = toPointer(ref.at);
  const current = inputText(heldAt(turn, ref));
  turn.shown.set(at, current);
  for (const text of texts) {
    if (text === current) continue;
    const edits = read(text).map((value): Edit => ({ type: "set", at: ref.at, value }));
    offer(turn, { do: "type", at, text }, [{ kind: "fill", widget: inputAt(ref), text, secret }], edits);
  }
}

/** Types a valid date, an empty text, and an invalid date, which the page replaces by the current one. */
const typeDate = (turn: Turn, ref: ControlRef, valid: string, current: string): void =>
  type(turn, ref, { texts: ["", valid, "soon"], read: (text) => (text === "soon" ? [text, current] : [text]) });

/** Collects the offers of controls with a text input. */
export const texts = {
  text: ({ secret }: ControlOf<"text">, turn: Turn, ref: ControlRef): void =>
    type(turn, ref, { texts: ["", "a", 'é😀 "b"', "__proto__"], secret }),
  number: (_: ControlOf<"number">, turn: Turn, ref: ControlRef): void =>
    type(turn, ref, {
      texts: ["0", "-1", "1.5", "12a", "12345678901234567890"],
      read: (text) => [/^-?\d+(\.\d+)?$/.test(text) ? numberFromText(text) : text],
    }),
  digits: (_: ControlOf<"digits">, turn: Turn, ref: ControlRef): void =>
    type(turn, ref, { texts: ["0", "-1", "12345678901234567890", "12a"] }),
  base64: (_: ControlOf<"base64">, turn: Turn, ref: ControlRef): void =>
    type(turn, ref, { texts: ["", "aGVsbG8=", "?"] }),
  datetime: (_: ControlOf<"datetime">, turn: Turn, ref: ControlRef): void =>
    typeDate(turn, ref, "2026-11-21T08:30:00Z", turn.form.now.toISOString()),
  date: (_: ControlOf<"date">, turn: Turn, ref: ControlRef): void =>
    typeDate(turn, ref, "2026-11-20", dateOf(turn.form.now)),
  json: (_: ControlOf<"json">, turn: Turn, ref: ControlRef): void => {
    const read = (text: string): readonly Json[] => {
      const parsed = parseJson(text);
      return parsed.ok ? [parsed.value] : [];
    };
    type(turn, ref, { texts: ["null", "[]", '{"a": 1.50}'], read });
    // A draft is the typed text, including white space.
    turn.shown.delete(toPointer(ref.at));
  },
};

/** Collects the offer of a switch. */
export function toggle(_: ControlOf<"switch">, turn: Turn, ref: ControlRef): void {
  const value = heldAt(turn, ref) !== true;
  const gesture = { kind: "toggle", widget: inputAt(ref) } as const;
  offer(turn, { do: "toggle", at: toPointer(ref.at) }, [gesture], [{ type: "set", at: ref.at, value }]);
}

/** Collects the offer of a fixed value: to use it. */
export function useFixed({ value }: ControlOf<"fixed">, turn: Turn, ref: ControlRef): void {
  const { at, label } = ref;
  if (heldAt(turn, ref) === value) return;
  const press = pressAt(at, formText().actOn({ text: formText().useTheFixedValue, name: label }));
  offer(turn, { do: "use the fixed value", at: toPointer(at) }, [press], [{ type: "set", at, value }]);
}

/** The chosen files. */
export const [hello, empty] = sampleFiles as readonly [SampleFile, SampleFile]; // there are two

/** Collects the offers of a file control: to choose or drop files, and to remove each file. */
export function chooseFiles({ multiple }: ControlOf<"files">, turn: Turn, ref: ControlRef): void {
  const { at } = ref;
  const files = filesIn(heldAt(turn, ref));
  const button = browseText(files.length, multiple);
  for (const chosen of multiple ? [[hello], [hello, empty]] : [[hello], [empty]]) {
    const value: Json = multiple ? withFiles(files, chosen) : heldAs(chosen[0] ?? hello);
    const names = chosen.map(({ name }) => name);
    for (const how of ["browse", "drop"] as const) {
      const action = { do: how === "drop" ? "drop files" : "choose files", at: toPointer(at), files: names };
      offer(turn, action, [{ kind: "files", field: at, button, how, files: chosen }], [{ type: "set", at, value }]);
    }
  }
  const labels = files.map(fileLabel);
  for (const [position, name] of labels.entries()) {
    if (labels.indexOf(name) < position) continue;
    const without = files.filter((_, i) => i !== position);
    const edit: Edit = multiple ? { type: "set", at, value: without } : { type: "remove", at };
    offer(turn, { do: "remove the file", at: toPointer(at), name }, [pressAt(at, formText().remove({ name }))], [edit]);
  }
}
