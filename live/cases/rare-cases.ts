import { isObject, type Json, printJson } from "#engine/json";
import { isJsonType, mediaType, type RequestPlan } from "#engine/request";
import { read } from "#engine/secret";
import { type Path, valueAt } from "#engine/shape";
import type { Call } from "../call.ts";
import { isJsonPatch } from "../json-patch.ts";
import type { Target } from "../targets/index.ts";
import { withValueAt } from "../with-value-at.ts";
import type { Case } from "./case.ts";
import { isValidCall } from "./request-verdict.ts";
import { callOf, limitsOf } from "./valid-cases.ts";

/** Lists within each other in a body: more than the parsers of some servers can hold on their stack. Own choice. */
const deepLists = 5000;
/** Query parameters that are sent twice. Own choice. */
const maxTwice = 3;

/** Lists requests that HTTP allows and few clients send, which no server may fail at. */
export function rareCases(target: Target, base: Call, plan: RequestPlan): readonly Case[] {
  const { endpoint } = target;
  if (endpoint.protocol.kind !== "rest") return [];
  const type = plan.headers.find(({ name }) => name.toLowerCase() === "content-type");
  const isJson = type !== undefined && isJsonType(read(type.value, "redact")) && plan.body.kind === "text";
  const path = plan.url.replace(/[?#].*$/s, "");
  return [
    // A parameter changes nothing about JSON (RFC 8259 section 11).
    ...(isJson && type !== undefined && !/;/.test(read(type.value, "redact"))
      ? [
          {
            call: {
              ...base,
              change: { kind: "header", name: "Content-Type", value: `${read(type.value, "redact")}; charset=utf-8` },
            },
            intent: { kind: isJsonPatch(mediaType(read(type.value, "redact"))) ? "probe" : "valid" },
          } as const,
          probing({ ...base, change: { kind: "body", text: "[".repeat(deepLists) + "]".repeat(deepLists) } }),
        ]
      : []),
    ...withNul(target, base).map(probing),
    ...(path.endsWith("/") ? [] : [probing({ ...base, change: { kind: "address", path: "/" } })]),
    ...endpoint.queryParameters.slice(0, maxTwice).flatMap(({ key }): readonly Case[] => {
      const at = ["queryParameters", key];
      const one = limitsOf(target).valid.find(({ call: { form } }) => isScalar(valueAt(form.value, at)));
      const value = one && valueAt(one.call.form.value, at);
      if (one === undefined || value === undefined) return [];
      const text = typeof value === "string" ? value : printJson(value);
      const query = `${encodeURIComponent(key)}=${encodeURIComponent(text)}`;
      return [probing({ ...one.call, change: { kind: "address", query } })];
    }),
  ];
}

/** Returns the call with U+0000 at the end of its texts, which some databases can't store; none if it has no free text. */
function withNul(target: Target, base: Call): readonly Call[] {
  const start = valueAt(base.form.value, ["body"]);
  const call = textsIn(start ?? null, ["body"]).reduce((before, at) => {
    const value = withValueAt(before.form.value, at, `${valueAt(before.form.value, at)}\0`);
    const next = callOf(target, target.formOf(value));
    return isValidCall(target, next) ? next : before;
  }, base);
  return call === base ? [] : [call];
}

/** Lists the paths of the texts in a value. */
function textsIn(value: Json, at: Path): readonly Path[] {
  if (typeof value === "string") return [at];
  return isObject(value) ? Object.entries(value).flatMap(([key, member]) => textsIn(member, [...at, key])) : [];
}

const probing = (call: Call): Case => ({ call, intent: { kind: "probe" } });

const isScalar = (value: unknown): boolean =>
  (typeof value === "string" && value !== "") || typeof value === "number" || typeof value === "boolean";
