import { type Json, numberFromText } from "#engine/json";
import { eachLeaf, type LeafAlgebra } from "#engine/shape";

/** A number of JSON (RFC 8259 §6). */
const numeral = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

const asNumber = (text: string): Json => (numeral.test(text) ? numberFromText(text) : text);
const asBoolean = (text: string): Json => (text === "true" ? true : text === "false" ? false : text);
export const asText = (text: string): Json => text;

/** Reads the text of a leaf as its wire value. Other texts stay texts, so that they are reported. */
export const leafTexts: LeafAlgebra<(text: string) => Json> = {
  ...eachLeaf(() => asText),
  boolean: () => asBoolean,
  integer: () => asNumber,
  uint: () => asNumber,
  double: () => asNumber,
  long: () => asNumber,
  uint64: () => asNumber,
  enum: ({ numeric }) => (numeric === true ? asNumber : asText),
  literal: ({ value }) => (typeof value === "boolean" ? asBoolean : asText),
};
