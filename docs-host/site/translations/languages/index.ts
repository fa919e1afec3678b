import type { Translation } from "../../words/index.ts";
import { arabic } from "./arabic.ts";
import { chinese } from "./chinese.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { japanese } from "./japanese.ts";
import { korean } from "./korean.ts";
import { portuguese } from "./portuguese.ts";
import { spanish } from "./spanish.ts";

/** The translations by language and script, as `Intl.Locale` names them. */
export const translations: ReadonlyMap<string, Translation> = new Map([
  ["ar-Arab", arabic],
  ["de-Latn", german],
  ["es-Latn", spanish],
  ["fr-Latn", french],
  ["ja-Jpan", japanese],
  ["ko-Kore", korean],
  ["pt-Latn", portuguese],
  ["zh-Hans", chinese],
]);
