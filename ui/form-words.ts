import type { Phrase } from "#engine/interpret";
import type { JsonSyntaxError } from "#engine/json";
import type { Rule } from "#engine/shape";

/** Texts of forms and widgets, which also programs show outside of a playground. docs/behavior.md has the wording. */
export const formWords = {
  stop: "Stop",
  copied: "Copied",
  copyFailed: "Could not copy",
  useExample: "Use example",
  placeholder: "Placeholder",
  exampleOf: (text: string): string => `Example: ${text}`,
  pasteJson: "Paste JSON",
  pasteFailed: "Nothing was pasted",
  pasteNotLoaded: "Nothing was pasted: the JSON parser could not be loaded. Check your connection, then paste again.",
  dismiss: "Dismiss",
  undo: "Undo",
  redo: "Redo",
  loading: "Loading...",
  wrapLines: "Wrap lines",
  language: "Language",
  required: "required",
  generate: "Generate",
  now: "Now",
  today: "Today",
  datetimePlaceholder: "2026-11-21T08:30:00Z",
  datePlaceholder: "2026-11-21",
  base64Placeholder: "aGVsbG8=",
  invalidDate: "Invalid date format",
  noSuchVariant: (named: string) => `Could not find variant with discriminant value: ${named}`,
  invalidDateReplaced: "Invalid date format: the current date was filled in.",
  calendarFailed: "The calendar could not be loaded.",
  select: "Select",
  addOptional: "Add optional property",
  addAll: "Add all optional properties",
  optionalProperties: "optional properties",
  addItem: "Add new item",
  fields: "Fields",
  eachOnce: "each item once",
  notKept: "held in memory only, until you leave or reload this page",
  addRow: "Add",
  cancel: "Cancel",
  keyPlaceholder: "Key",
  keyWanted: "Type a key first.",
  keyTaken: "Another row already has this key. Choose a different key.",
  keyOfProperty: "A property of this object has this key. Add that property, or choose another key.",
  ownKey: "a unique key",
  newKeyRefused: (key: string, why: string): string => `The new key ${JSON.stringify(key)}: ${why}`,
  nullWord: "null",
  notInDefinition: "not in the definition",
  emptyObject: "An object without properties.",
  startWithDefaults: "Start with defaults",
  useTheFixedValue: "Use this value",
  dropFiles: "Drop file(s) here to upload",
  browseFiles: "Browse files",
  addMoreFiles: "Add more files",
  change: "Change",
  fileUnreadable: "The file could not be read. Choose it again.",
  fieldFailed: "This field could not be shown.",
  recorderFailed: "The recorder could not be loaded.",
  tryAgain: "Try again",
  pasted: (place: string): string => `Pasted into ${place}`,
  undoStep: (step: string): string => `Undo: ${step}`,
  redoStep: (step: string): string => `Redo: ${step}`,
  undone: (step: string): string => `Undone: ${step}`,
  redone: (step: string): string => `Done again: ${step}`,
  fromTo: (least: string, greatest: string): string => `${least} to ${greatest}`,
  atLeast: (least: string): string => `at least ${least}`,
  atMost: (greatest: string): string => `at most ${greatest}`,
  exactly: (count: string): string => `exactly ${count}`,
  moreThan: (limit: string): string => `more than ${limit}`,
  lessThan: (limit: string): string => `less than ${limit}`,
  multipleOf: (step: string): string => `a multiple of ${step}`,
  characters: (count: string, isOne: boolean): string => `${count} ${isOne ? "character" : "characters"}`,
  items: (count: string, isOne: boolean): string => `${count} ${isOne ? "item" : "items"}`,
  properties: (count: string, isOne: boolean): string => `${count} ${isOne ? "property" : "properties"}`,
  pattern: (regex: string): string => `pattern ${regex}`,
  show: (name: string): string => `Show ${name}`,
  hide: (name: string): string => `Hide ${name}`,
  generated: (name: string): string => `Generated ${name}.`,
  setToNow: (name: string, text: string): string => `Set ${name} to ${text}.`,
  removed: (name: string): string => `Removed ${name}.`,
  remove: (name: string): string => `Remove ${name}`,
  add: (name: string): string => `Add ${name}`,
  /** Labels of parts of lists and maps with ambiguous own names. */
  partOf: (part: string, whole: string): string => `${part} of ${whole}`,
  /** The one rule for buttons beside a field: their text, then the field that they act on. */
  actOn: (text: string, name: string): string => `${text}, ${name}`,
  newKey: (map: string): string => `New key of ${map}`,
  addKey: (map: string): string => `Add the key to ${map}`,
  cancelKey: (map: string): string => `Cancel the new key of ${map}`,
  noKeyAdded: (map: string): string => `No key was added to ${map}.`,
  keyStays: (key: string): string => `The key ${key === "" ? '""' : key} is not changed.`,
  keyName: (key: string): string => (key === "" ? '""' : key),
  key: (position: number): string => `Key ${position}`,
  nullStays: "Enter a value, or choose null again. Until then null would be sent.",
  valueOfKey: (key: string): string => `Value of ${key}`,
  variantOf: (name: string): string => `Variant of ${name}`,
  /** A size in the units of file lists; the size of a response is fixed (docs/behavior.md#response-card). */
  fileSize: (count: number): string =>
    count < 1e4 ? `${count.toLocaleString("en")} B` : `${Math.round(count / 1e3).toLocaleString("en")} kB`,
  calendarOf: (name: string): string => `Calendar, ${name}`,
  filesChosen: (count: number): string => (count === 1 ? "1 file chosen" : `${count} files chosen`),
  item: (position: number): string => `Item ${position}`,
  increase: (name: string): string => `Increase ${name}`,
  decrease: (name: string): string => `Decrease ${name}`,
  method: (name: string): string => `Method ${name}`,
  incompatible: (found: string): string => `This value does not match its type: ${found}`,
  /** A phrase about a value, with its English text; other languages make their text from the phrase. */
  phrase: (text: string, _phrase?: Phrase): string => text,
  /** The same for the rules of a field. */
  rulesHint: (text: string, _rules: readonly Rule[]): string => text,
  /** The reason why a text is not JSON; other languages make their text from the reason. */
  jsonFault: ({ message }: JsonSyntaxError): string => message,
  jsonError: (line: number, column: number, message: string): string => `Line ${line}, column ${column}: ${message}`,
  brokenText: (line: number, column: number, message: string, what: "body" | "value", isKept: boolean): string =>
    `The text is not valid at line ${line}, column ${column}: ${message.replace(/[.]$/, "")}. ${
      isKept ? `The last valid ${what} would be sent.` : `No ${what} would be sent.`
    }`,
  issues: (count: number): string => (count === 1 ? "1 value needs attention" : `${count} values need attention`),
} as const;

/** A table with any texts under the keys of another one. */
export type Worded<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : T[K] extends (...args: never) => string ? T[K] : Worded<T[K]>;
};

/** The texts of forms; a program can replace each of them. */
export type FormWords = Worded<typeof formWords>;
