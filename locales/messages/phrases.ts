// Generated from locales/en.json by `npm run generate`. Do not edit.
import { createProvided } from "../area.ts";

/** The messages of `phrases` in locales/en.json. */
export interface PhrasesMessages {
  readonly types: {
    readonly string: string;
    readonly boolean: string;
    readonly integer: string;
    readonly uint: string;
    readonly "unsigned integer": string;
    readonly double: string;
    readonly number: string;
    readonly long: string;
    readonly uint64: string;
    readonly "unsigned long": string;
    readonly "big integer": string;
    readonly datetime: string;
    readonly date: string;
    readonly uuid: string;
    readonly UUID: string;
    readonly base64: string;
    readonly enum: string;
    readonly object: string;
    readonly file: string;
    readonly files: string;
    readonly any: string;
    readonly nothing: string;
    readonly "{}": (values: { readonly "0": string | number }) => string;
    readonly "list of {}": (values: { readonly "0": string | number }) => string;
    readonly "set of {}": (values: { readonly "0": string | number }) => string;
    readonly "array of {}": (values: { readonly "0": string | number }) => string;
    readonly "[{}]": (values: { readonly "0": string | number }) => string;
    readonly "map<{}, {}>": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "{} or null": (values: { readonly "0": string | number }) => string;
    readonly "one of {}": (values: { readonly "0": string | number }) => string;
    readonly "any of {}": (values: { readonly "0": string | number }) => string;
    readonly "one of {} variants": (values: { readonly "0": string | number }) => string;
    readonly "{} ({})": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "{} with {}": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "{} {}": (values: { readonly "0": string | number; readonly "1": string | number }) => string;
    readonly "other {}": (values: { readonly "0": string | number }) => string;
  };
  readonly words: {
    readonly text: string;
    readonly "true or false": string;
    readonly "a whole number": string;
    readonly "a number": string;
    readonly "a double-precision number": string;
    readonly "a date and time such as 2026-11-21T08:30:00Z": string;
    readonly "a date such as 2026-11-21": string;
    readonly "a UUID such as 123e4567-e89b-12d3-a456-426614174000": string;
    readonly "base64 text": string;
    readonly "a file": string;
    readonly "a list of files": string;
    readonly "a list": string;
    readonly "an object": string;
    readonly "unique items": string;
    readonly "a key that can be text": string;
    readonly "another key": string;
    readonly "a value for the path": string;
    readonly "a path segment other than . and ..": string;
    readonly "a header name of letters, digits and hyphens": string;
    readonly "visible ASCII characters, spaces and tabs": string;
    readonly "text that does not match": string;
    readonly "a value": string;
    readonly "another type": string;
    readonly "a value is required": string;
    readonly "no error": string;
    readonly "the key \"__proto__\" is reserved and can't be used": string;
    readonly "read-only: not sent": string;
    readonly "It was incomplete.": string;
  };
  readonly counted: {
    readonly characters: (values: { readonly count: number }) => string;
    readonly items: (values: { readonly count: number }) => string;
    readonly properties: (values: { readonly count: number }) => string;
  };
  readonly mismatch: (values: { readonly expected: string | number; readonly found: string | number }) => string;
  readonly wrongKey: (values: { readonly expected: string | number; readonly found: string | number }) => string;
  readonly unknownKey: (values: { readonly key: string | number }) => string;
  readonly duplicate: (values: { readonly value: string | number }) => string;
  readonly header: (values: { readonly name: string | number; readonly character: string | number; readonly expected: string | number }) => string;
  readonly credential: (values: { readonly name: string | number }) => string;
  readonly atLeast: (values: { readonly limit: string | number }) => string;
  readonly atMost: (values: { readonly limit: string | number }) => string;
  readonly moreThan: (values: { readonly limit: string | number }) => string;
  readonly lessThan: (values: { readonly limit: string | number }) => string;
  readonly multipleOf: (values: { readonly limit: string | number }) => string;
  readonly range: (values: { readonly least: string | number; readonly greatest: string | number }) => string;
  readonly matches: (values: { readonly regex: string | number }) => string;
  readonly format: (values: { readonly format: string | number }) => string;
  readonly keyword: (values: { readonly keyword: string | number }) => string;
  readonly andMore: (values: { readonly texts: string | number; readonly more: string | number }) => string;
  readonly someList: (values: { readonly items: string | number }) => string;
  readonly jsonFaults: {
    readonly "it holds more than {} values": (values: { readonly found: string | number }) => string;
    readonly "nested deeper than {} levels": (values: { readonly found: string | number }) => string;
    readonly "this key has more than {} characters": (values: { readonly found: string | number }) => string;
    readonly "this number has more than {} characters": (values: { readonly found: string | number }) => string;
    readonly "this string has no closing quote": string;
    readonly "{} is not allowed in a string; write it as an escape sequence": (values: { readonly found: string | number }) => string;
    readonly "expected \",\" or \"]\" in a list, found {}": (values: { readonly found: string | number }) => string;
    readonly "expected a property name in double quotes, found {}": (values: { readonly found: string | number }) => string;
    readonly "expected \":\" after the property name, found {}": (values: { readonly found: string | number }) => string;
    readonly "expected \",\" or \"}\" in an object, found {}": (values: { readonly found: string | number }) => string;
    readonly "expected a value, found {}": (values: { readonly found: string | number }) => string;
    readonly "expected the end of the text, found {}": (values: { readonly found: string | number }) => string;
    readonly "not valid JSON: {} is not allowed here": (values: { readonly found: string | number }) => string;
    readonly "expected XML, found {}": (values: { readonly found: string | number }) => string;
    readonly "the element {} has no closing tag": (values: { readonly found: string | number }) => string;
    readonly "expected the element {}": (values: { readonly found: string | number }) => string;
  };
  readonly endOfJson: string;
  readonly foundInJson: (values: { readonly text: string | number }) => string;
  readonly moreRules: (values: { readonly count: number }) => string;
  readonly rules: {
    readonly required: (values: { readonly count: number; readonly names: string | number }) => string;
    readonly present: (values: { readonly count: number; readonly names: string | number }) => string;
    readonly forbidden: (values: { readonly count: number; readonly names: string | number }) => string;
    readonly eachItem: string;
    readonly eachItemOf: (values: { readonly of: string | number }) => string;
    readonly contains: (values: { readonly of: string | number; readonly counts: string | number; readonly condition: string | number }) => string;
    readonly about: (values: { readonly name: string | number; readonly expected: string | number }) => string;
    readonly not: (values: { readonly rule: string | number }) => string;
    readonly exactlyOne: (values: { readonly rules: string | number }) => string;
    readonly when: (values: { readonly condition: string | number; readonly rule: string | number }) => string;
    readonly otherwise: (values: { readonly rule: string | number }) => string;
  };
  readonly sections: {
    readonly Headers: string;
    readonly "Path Parameters": string;
    readonly "Query Parameters": string;
    readonly Parameters: string;
    readonly "Multipart Form": string;
    readonly Body: string;
    readonly "Optional Body": string;
    readonly "Body Parameters": string;
  };
}

/** Returns these messages, in the language of the page. */
export const phrasesText = createProvided<PhrasesMessages>("phrases", {
  types: {
    string: "string",
    boolean: "boolean",
    integer: "integer",
    uint: "uint",
    "unsigned integer": "unsigned integer",
    double: "double",
    number: "number",
    long: "long",
    uint64: "uint64",
    "unsigned long": "unsigned long",
    "big integer": "big integer",
    datetime: "datetime",
    date: "date",
    uuid: "uuid",
    UUID: "UUID",
    base64: "base64",
    enum: "enum",
    object: "object",
    file: "file",
    files: "files",
    any: "any",
    nothing: "nothing",
    "{}": (v) => `${v["0"]}`,
    "list of {}": (v) => `list of ${v["0"]}`,
    "set of {}": (v) => `set of ${v["0"]}`,
    "array of {}": (v) => `array of ${v["0"]}`,
    "[{}]": (v) => `[${v["0"]}]`,
    "map<{}, {}>": (v) => `map<${v["0"]}, ${v["1"]}>`,
    "{} or null": (v) => `${v["0"]} or null`,
    "one of {}": (v) => `one of ${v["0"]}`,
    "any of {}": (v) => `any of ${v["0"]}`,
    "one of {} variants": (v) => `one of ${v["0"]} variants`,
    "{} ({})": (v) => `${v["0"]} (${v["1"]})`,
    "{} with {}": (v) => `${v["0"]} with ${v["1"]}`,
    "{} {}": (v) => `${v["0"]} ${v["1"]}`,
    "other {}": (v) => `other ${v["0"]}`,
  },
  words: {
    text: "text",
    "true or false": "true or false",
    "a whole number": "a whole number",
    "a number": "a number",
    "a double-precision number": "a double-precision number",
    "a date and time such as 2026-11-21T08:30:00Z": "a date and time such as 2026-11-21T08:30:00Z",
    "a date such as 2026-11-21": "a date such as 2026-11-21",
    "a UUID such as 123e4567-e89b-12d3-a456-426614174000": "a UUID such as 123e4567-e89b-12d3-a456-426614174000",
    "base64 text": "base64 text",
    "a file": "a file",
    "a list of files": "a list of files",
    "a list": "a list",
    "an object": "an object",
    "unique items": "unique items",
    "a key that can be text": "a key that can be text",
    "another key": "another key",
    "a value for the path": "a value for the path",
    "a path segment other than . and ..": "a path segment other than . and ..",
    "a header name of letters, digits and hyphens": "a header name of letters, digits and hyphens",
    "visible ASCII characters, spaces and tabs": "visible ASCII characters, spaces and tabs",
    "text that does not match": "text that does not match",
    "a value": "a value",
    "another type": "another type",
    "a value is required": "a value is required",
    "no error": "no error",
    "the key \"__proto__\" is reserved and can't be used": "the key \"__proto__\" is reserved and can't be used",
    "read-only: not sent": "read-only: not sent",
    "It was incomplete.": "It was incomplete.",
  },
  counted: {
    characters: (v) => v.count === 1 ? `${v.count} character` : `${v.count} characters`,
    items: (v) => v.count === 1 ? `${v.count} item` : `${v.count} items`,
    properties: (v) => v.count === 1 ? `${v.count} property` : `${v.count} properties`,
  },
  mismatch: (v) => `expected ${v.expected}, found ${v.found}`,
  wrongKey: (v) => `expected ${v.expected} as the key, found ${v.found}`,
  unknownKey: (v) => `unknown property ${v.key}`,
  duplicate: (v) => `${v.value} is already in the list`,
  header: (v) => `${v.name} contains ${v.character}, which is not allowed in a header; expected ${v.expected}`,
  credential: (v) => `the credential for ${v.name}`,
  atLeast: (v) => `at least ${v.limit}`,
  atMost: (v) => `at most ${v.limit}`,
  moreThan: (v) => `more than ${v.limit}`,
  lessThan: (v) => `less than ${v.limit}`,
  multipleOf: (v) => `a multiple of ${v.limit}`,
  range: (v) => `a whole number from ${v.least} to ${v.greatest}`,
  matches: (v) => `text that matches ${v.regex}`,
  format: (v) => `a value in the format ${v.format}`,
  keyword: (v) => `a value that ${v.keyword} allows`,
  andMore: (v) => `one of ${v.texts} and ${v.more} more`,
  someList: (v) => `a list of ${v.items}`,
  jsonFaults: {
    "it holds more than {} values": (v) => `it holds more than ${v.found} values`,
    "nested deeper than {} levels": (v) => `nested deeper than ${v.found} levels`,
    "this key has more than {} characters": (v) => `this key has more than ${v.found} characters`,
    "this number has more than {} characters": (v) => `this number has more than ${v.found} characters`,
    "this string has no closing quote": "this string has no closing quote",
    "{} is not allowed in a string; write it as an escape sequence": (v) => `${v.found} is not allowed in a string; write it as an escape sequence`,
    "expected \",\" or \"]\" in a list, found {}": (v) => `expected "," or "]" in a list, found ${v.found}`,
    "expected a property name in double quotes, found {}": (v) => `expected a property name in double quotes, found ${v.found}`,
    "expected \":\" after the property name, found {}": (v) => `expected ":" after the property name, found ${v.found}`,
    "expected \",\" or \"}\" in an object, found {}": (v) => `expected "," or "}" in an object, found ${v.found}`,
    "expected a value, found {}": (v) => `expected a value, found ${v.found}`,
    "expected the end of the text, found {}": (v) => `expected the end of the text, found ${v.found}`,
    "not valid JSON: {} is not allowed here": (v) => `not valid JSON: ${v.found} is not allowed here`,
    "expected XML, found {}": (v) => `expected XML, found ${v.found}`,
    "the element {} has no closing tag": (v) => `the element ${v.found} has no closing tag`,
    "expected the element {}": (v) => `expected the element ${v.found}`,
  },
  endOfJson: "the end of the text",
  foundInJson: (v) => `${v.text}`,
  moreRules: (v) => v.count === 1 ? `1 more rule` : `${v.count} more rules`,
  rules: {
    required: (v) => v.count === 1 ? `${v.names} is required` : `${v.names} are required`,
    present: (v) => v.count === 1 ? `${v.names} is present` : `${v.names} are present`,
    forbidden: (v) => v.count === 1 ? `${v.names} is not allowed` : `${v.names} are not allowed together`,
    eachItem: "each item",
    eachItemOf: (v) => `each item of ${v.of}`,
    contains: (v) => `${v.of} must have ${v.counts} for which this holds: ${v.condition}`,
    about: (v) => `${v.name} must be ${v.expected}`,
    not: (v) => `this does not hold: (${v.rule})`,
    exactlyOne: (v) => `exactly one of these holds: ${v.rules}`,
    when: (v) => `if ${v.condition}, ${v.rule}`,
    otherwise: (v) => `; otherwise ${v.rule}`,
  },
  sections: {
    Headers: "Headers",
    "Path Parameters": "Path Parameters",
    "Query Parameters": "Query Parameters",
    Parameters: "Parameters",
    "Multipart Form": "Multipart Form",
    Body: "Body",
    "Optional Body": "Optional Body",
    "Body Parameters": "Body Parameters",
  },
});
