import type fc from "fast-check";
import type { RequestPlan } from "#engine/request";
import { formatPath } from "#engine/shape";
import { everyInvalid, type Invalid, invalid, NoValueError } from "#engine/testing";
import type { Call } from "../call.ts";
import { createMessage, type MessageParts, messageInEnglish } from "../finding-message.ts";
import type { Target } from "../targets/index.ts";
import type { Case } from "./case.ts";
import { defaultValue } from "./default-value.ts";
import { plainerValues } from "./plainer-values.ts";
import { refusable } from "./refusable.ts";
import { drawAt } from "./seed.ts";
import { firstCases } from "./valid-cases.ts";

/** Attempts to draw a value with a fault that reaches the server. Own choice. */
const tries = 20;

/** Calls with exactly one broken rule. */
interface InvalidCases {
  /** Draws one by position; undefined where none is found. */
  readonly at: (position: number) => Case | undefined;
  /** Lists one for each rule and place of the usual call and of the first ones, in that order. */
  readonly first: () => readonly Case[];
}

/** Creates the calls with a broken rule of an endpoint. */
export function invalidCases(target: Target, seed: number, planOf: (call: Call) => RequestPlan): InvalidCases {
  const drawn = drawnFaults(target);
  const isRefusable = refusable(target);
  const callOf = ({ value, selection }: Invalid): Call => ({
    endpoint: target.endpoint.id,
    form: { value, selection },
    credentials: "own",
  });
  const isSent = (broken: Invalid): boolean => isRefusable(broken, planOf(callOf(broken)));
  const plainerCase = (broken: Invalid): Case => ({
    call: callOf(broken),
    intent: { kind: "invalid", check: "invalid-accepted", fault: faultText(broken), messageParts: faultOf(broken) },
    hasOwnPath: broken.at[0] === "pathParameters",
    plainer: function* () {
      const plain = defaultValue(target);
      for (const value of plain === undefined ? [] : plainerValues(broken.value, plain, broken.at)) {
        if (isSent({ ...broken, value })) yield plainerCase({ ...broken, value });
      }
    },
  });
  const caseOf = (value: fc.Value<Invalid>): Case => ({
    ...plainerCase(value.value),
    smaller: function* () {
      for (const next of drawn?.shrink(value.value, value.context) ?? []) {
        if (faultText(next.value) === faultText(value.value) && isSent(next.value)) yield caseOf(next);
      }
    },
  });
  return {
    at: (position) => {
      if (drawn === undefined) return undefined;
      for (let attempt = 0; attempt < tries; attempt += 1) {
        const value = drawAt(drawn, seed, position * tries + attempt);
        if (isSent(value.value)) return caseOf(value);
      }
      return undefined;
    },
    first: () => {
      const byFault = new Map<string, Invalid>();
      const usual = defaultValue(target);
      const valid = [...(usual === undefined ? [] : [usual]), ...firstCases(target).map(({ call }) => call.form.value)];
      const breakEach = everyInvalid(target.shape, target.types, { onlySent: true });
      for (const broken of valid.flatMap((value) => breakEach(value))) {
        const fault = faultText(broken);
        if (!byFault.has(fault) && isSent(broken)) byFault.set(fault, broken);
      }
      return [...byFault.values()].map(plainerCase);
    },
  };
}

/** Draws broken forms of an endpoint; undefined if no rule can be broken. */
function drawnFaults({ shape, types }: Target): fc.Arbitrary<Invalid> | undefined {
  try {
    return invalid(shape, types, { onlySent: true });
  } catch (thrown) {
    if (thrown instanceof NoValueError) return undefined;
    throw thrown;
  }
}

/** The broken rule and its place, without positions in lists, so that faults of one cause have one text. */
const faultOf = ({ rule, at }: Invalid): MessageParts =>
  createMessage("{} at {}", rule, formatPath(at.map((step) => (typeof step === "number" ? "*" : step))));

const faultText = (broken: Invalid): string => messageInEnglish(faultOf(broken));
