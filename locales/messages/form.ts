// Generated from locales/en.json by `npm run generate`. Do not edit.
import { createProvided } from "../area.ts";

/** The messages of `form` in locales/en.json. */
export interface FormMessages {
  readonly stop: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly useExample: string;
  readonly placeholder: string;
  readonly exampleOf: (values: { readonly text: string | number }) => string;
  readonly pasteJson: string;
  readonly pasteFailed: string;
  readonly pasteNotLoaded: string;
  readonly dismiss: string;
  readonly undo: string;
  readonly redo: string;
  readonly loading: string;
  readonly wrapLines: string;
  readonly language: string;
  readonly required: string;
  readonly availability: {
    readonly Stable: string;
    readonly GenerallyAvailable: string;
    readonly InDevelopment: string;
    readonly PreRelease: string;
    readonly Deprecated: string;
    readonly Beta: string;
  };
  readonly generate: string;
  readonly now: string;
  readonly today: string;
  readonly datetimePlaceholder: string;
  readonly datePlaceholder: string;
  readonly base64Placeholder: string;
  readonly invalidDate: string;
  readonly noSuchVariant: (values: { readonly named: string | number }) => string;
  readonly invalidDateReplaced: string;
  readonly calendarFailed: string;
  readonly select: string;
  readonly addOptional: string;
  readonly addAll: string;
  readonly optionalProperties: string;
  readonly addItem: string;
  readonly fields: string;
  readonly eachOnce: string;
  readonly notKept: string;
  readonly addRow: string;
  readonly cancel: string;
  readonly keyPlaceholder: string;
  readonly keyWanted: string;
  readonly keyTaken: string;
  readonly keyOfProperty: string;
  readonly ownKey: string;
  readonly newKeyRefused: (values: { readonly key: string | number; readonly why: string | number }) => string;
  readonly nullWord: string;
  readonly notInDefinition: string;
  readonly emptyObject: string;
  readonly startWithDefaults: string;
  readonly useTheFixedValue: string;
  readonly dropFiles: string;
  readonly browseFiles: string;
  readonly addMoreFiles: string;
  readonly change: string;
  readonly fileUnreadable: string;
  readonly fieldFailed: string;
  readonly recorderFailed: string;
  readonly tryAgain: string;
  readonly undoStep: (values: { readonly step: string | number }) => string;
  readonly redoStep: (values: { readonly step: string | number }) => string;
  readonly undone: (values: { readonly step: string | number }) => string;
  readonly redone: (values: { readonly step: string | number }) => string;
  readonly fromTo: (values: { readonly least: string | number; readonly greatest: string | number }) => string;
  readonly atLeast: (values: { readonly least: string | number }) => string;
  readonly atMost: (values: { readonly greatest: string | number }) => string;
  readonly exactly: (values: { readonly count: string | number }) => string;
  readonly mustBe: (values: { readonly expected: string | number }) => string;
  readonly mustHave: (values: { readonly expected: string | number }) => string;
  readonly moreThan: (values: { readonly limit: string | number }) => string;
  readonly lessThan: (values: { readonly limit: string | number }) => string;
  readonly multipleOf: (values: { readonly step: string | number }) => string;
  readonly characters: (values: { readonly isOne: boolean; readonly count: string | number }) => string;
  readonly items: (values: { readonly isOne: boolean; readonly count: string | number }) => string;
  readonly properties: (values: { readonly isOne: boolean; readonly count: string | number }) => string;
  readonly pattern: (values: { readonly regex: string | number }) => string;
  readonly show: (values: { readonly name: string | number }) => string;
  readonly hide: (values: { readonly name: string | number }) => string;
  readonly generated: (values: { readonly name: string | number }) => string;
  readonly setToNow: (values: { readonly name: string | number; readonly text: string | number }) => string;
  readonly removed: (values: { readonly name: string | number }) => string;
  readonly remove: (values: { readonly name: string | number }) => string;
  readonly add: (values: { readonly name: string | number }) => string;
  readonly partOf: (values: { readonly part: string | number; readonly whole: string | number }) => string;
  readonly actOn: (values: { readonly text: string | number; readonly name: string | number }) => string;
  readonly newKey: (values: { readonly map: string | number }) => string;
  readonly addKey: (values: { readonly map: string | number }) => string;
  readonly cancelKey: (values: { readonly map: string | number }) => string;
  readonly noKeyAdded: (values: { readonly map: string | number }) => string;
  readonly keyStays: (values: { readonly key: string | number }) => string;
  readonly key: (values: { readonly position: string | number }) => string;
  readonly nullStays: string;
  readonly valueOfKey: (values: { readonly key: string | number }) => string;
  readonly variantOf: (values: { readonly name: string | number }) => string;
  readonly fileBytes: (values: { readonly count: number }) => string;
  readonly fileKilobytes: (values: { readonly count: number }) => string;
  readonly calendarOf: (values: { readonly name: string | number }) => string;
  readonly filesChosen: (values: { readonly count: number }) => string;
  readonly item: (values: { readonly position: string | number }) => string;
  readonly increase: (values: { readonly name: string | number }) => string;
  readonly decrease: (values: { readonly name: string | number }) => string;
  readonly method: (values: { readonly name: string | number }) => string;
  readonly incompatible: (values: { readonly found: string | number }) => string;
  readonly jsonError: (values: { readonly line: string | number; readonly column: string | number; readonly message: string | number }) => string;
  readonly brokenText: (values: { readonly line: string | number; readonly column: string | number; readonly message: string | number; readonly isKept: boolean; readonly what: string }) => string;
}

/** Returns these messages, in the language of the page. */
export const formText = createProvided<FormMessages>("form", {
  stop: "Stop",
  copied: "Copied",
  copyFailed: "Could not copy",
  useExample: "Use example",
  placeholder: "Placeholder",
  exampleOf: (v) => `Example: ${v.text}`,
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
  availability: {
    Stable: "Stable",
    GenerallyAvailable: "Generally available",
    InDevelopment: "In development",
    PreRelease: "Pre-release",
    Deprecated: "Deprecated",
    Beta: "Beta",
  },
  generate: "Generate",
  now: "Now",
  today: "Today",
  datetimePlaceholder: "2026-11-21T08:30:00Z",
  datePlaceholder: "2026-11-21",
  base64Placeholder: "aGVsbG8=",
  invalidDate: "Invalid date format",
  noSuchVariant: (v) => `Could not find variant with discriminant value: ${v.named}`,
  invalidDateReplaced: "Invalid date format: the current date was filled in.",
  calendarFailed: "The calendar could not be loaded.",
  select: "Select",
  addOptional: "Add optional property",
  addAll: "Add all optional properties",
  optionalProperties: "optional properties",
  addItem: "Add new item",
  fields: "Fields",
  eachOnce: "each item once",
  notKept: "Not saved: cleared when you leave this page",
  addRow: "Add",
  cancel: "Cancel",
  keyPlaceholder: "Key",
  keyWanted: "Enter a key.",
  keyTaken: "Another row already has this key. Choose a different key.",
  keyOfProperty: "A property of this object has this key. Add that property, or choose another key.",
  ownKey: "a unique key",
  newKeyRefused: (v) => `The new key ${v.key}: ${v.why}`,
  nullWord: "null",
  notInDefinition: "unknown property",
  emptyObject: "An object without properties.",
  startWithDefaults: "Initialize",
  useTheFixedValue: "Use fixed value",
  dropFiles: "Drop file(s) here to upload",
  browseFiles: "Browse files",
  addMoreFiles: "Add more files",
  change: "Change",
  fileUnreadable: "The file could not be read. Choose it again.",
  fieldFailed: "This field could not be shown.",
  recorderFailed: "The recorder could not be loaded.",
  tryAgain: "Try again",
  undoStep: (v) => `Undo: ${v.step}`,
  redoStep: (v) => `Redo: ${v.step}`,
  undone: (v) => `Undone: ${v.step}`,
  redone: (v) => `Redone: ${v.step}`,
  fromTo: (v) => `${v.least} to ${v.greatest}`,
  atLeast: (v) => `at least ${v.least}`,
  atMost: (v) => `at most ${v.greatest}`,
  exactly: (v) => `exactly ${v.count}`,
  mustBe: (v) => `must be ${v.expected}`,
  mustHave: (v) => `must have ${v.expected}`,
  moreThan: (v) => `more than ${v.limit}`,
  lessThan: (v) => `less than ${v.limit}`,
  multipleOf: (v) => `a multiple of ${v.step}`,
  characters: (v) => v.isOne ? `${v.count} character` : `${v.count} characters`,
  items: (v) => v.isOne ? `${v.count} item` : `${v.count} items`,
  properties: (v) => v.isOne ? `${v.count} property` : `${v.count} properties`,
  pattern: (v) => `pattern ${v.regex}`,
  show: (v) => `Show ${v.name}`,
  hide: (v) => `Hide ${v.name}`,
  generated: (v) => `Generated ${v.name}.`,
  setToNow: (v) => `Set ${v.name} to ${v.text}.`,
  removed: (v) => `Removed ${v.name}.`,
  remove: (v) => `Remove ${v.name}`,
  add: (v) => `Add ${v.name}`,
  partOf: (v) => `${v.part} of ${v.whole}`,
  actOn: (v) => `${v.text}, ${v.name}`,
  newKey: (v) => `New key of ${v.map}`,
  addKey: (v) => `Add the key to ${v.map}`,
  cancelKey: (v) => `Cancel the new key of ${v.map}`,
  noKeyAdded: (v) => `No key was added to ${v.map}.`,
  keyStays: (v) => `The key ${v.key} is not changed.`,
  key: (v) => `Key ${v.position}`,
  nullStays: "Enter a value, or choose null again. Until then null would be sent.",
  valueOfKey: (v) => `Value of ${v.key}`,
  variantOf: (v) => `Variant of ${v.name}`,
  fileBytes: (v) => `${v.count.toLocaleString("en")} B`,
  fileKilobytes: (v) => `${v.count.toLocaleString("en", {"maximumFractionDigits":0})} kB`,
  calendarOf: (v) => `Calendar, ${v.name}`,
  filesChosen: (v) => v.count === 1 ? `1 file chosen` : `${v.count} files chosen`,
  item: (v) => `Item ${v.position}`,
  increase: (v) => `Increase ${v.name}`,
  decrease: (v) => `Decrease ${v.name}`,
  method: (v) => `Method ${v.name}`,
  incompatible: (v) => `This value does not match its type: ${v.found}`,
  jsonError: (v) => `Line ${v.line}, column ${v.column}: ${v.message}`,
  brokenText: (v) => `The text is not valid at line ${v.line}, column ${v.column}: ${v.message}. ${v.isKept ? v.what === "body" ? `The last valid body would be sent.` : `The last valid value would be sent.` : v.what === "body" ? `No body would be sent.` : `No value would be sent.`}`,
});
