import type fc from "fast-check";
import { type Invalid, invalid, NoValueError } from "#engine/testing";
import type { Call } from "../call.ts";
import { type MessageParts, messageInEnglish } from "../finding-message.ts";
import type { Target } from "../targets/index.ts";
import type { Case } from "./case.ts";
import { defaultValue } from "./default-value.ts";
import { plainerValues } from "./plainer-values.ts";
import { faultOf, refusable } from "./refusable.ts";
import { drawAt } from "./seed.ts";
import { limitsOf } from "./valid-cases.ts";

/** Attempts to draw a value with a fault that reaches the server. Own choice. */
const tries = 20;

/** Calls with exactly one broken rule. */
interface InvalidCases {
  /** Draws one by position; undefined where none is found. */
  readonly at: (position: number) => Case | undefined;
  /** Lists one beyond each limit of its schemas. */
  readonly first: () => readonly Case[];
}

/** Creates the calls with a broken rule of an endpoint. */
export function invalidCases(target: Target, seed: number): InvalidCases {
  const drawn = drawnFaults(target);
  const isRefusable = refusable(target);
  const callOf = ({ value, selection }: Invalid): Call => ({
    endpoint: target.endpoint.id,
    form: target.fixed.length === 0 ? { value, selection } : target.formOf(value),
    credentials: "own",
  });
  const messageFor = (broken: Invalid): MessageParts | undefined => {
    const issue = isRefusable(callOf(broken), broken.at);
    return issue && faultOf(issue);
  };
  const plainerCase = (broken: Invalid, messageParts: MessageParts): Case => ({
    call: callOf(broken),
    intent: { kind: "invalid", check: "invalid-accepted", fault: messageInEnglish(messageParts), messageParts },
    hasOwnPath: broken.at[0] === "pathParameters",
    plainer: function* () {
      const plain = defaultValue(target);
      for (const value of plain === undefined ? [] : plainerValues(broken.value, plain, broken.at)) {
        const next = { ...broken, value };
        const still = messageFor(next);
        if (still !== undefined && messageInEnglish(still) === messageInEnglish(messageParts))
          yield plainerCase(next, messageParts);
      }
    },
  });
  const caseOf = (value: fc.Value<Invalid>, messageParts: MessageParts): Case => ({
    ...plainerCase(value.value, messageParts),
    smaller: function* () {
      for (const next of drawn?.shrink(value.value, value.context) ?? []) {
        const still = messageFor(next.value);
        if (still !== undefined && messageInEnglish(still) === messageInEnglish(messageParts))
          yield caseOf(next, messageParts);
      }
    },
  });
  return {
    at: (position) => {
      if (drawn === undefined) return undefined;
      for (let attempt = 0; attempt < tries; attempt += 1) {
        const value = drawAt(drawn, seed, position * tries + attempt);
        const messageParts = messageFor(value.value);
        if (messageParts !== undefined) return caseOf(value, messageParts);
      }
      return undefined;
    },
    first: () => limitsOf(target).invalid,
  };
}

/** Draws broken forms of an endpoint; undefined if no rule can be broken. */
function drawnFaults({ shape, types }: Target): fc.Arbitrary<Invalid> | undefined {
  try {
    return invalid(shape, types, { onlySent: true, safeIntegers: true });
  } catch (thrown) {
    if (thrown instanceof NoValueError) return undefined;
    throw thrown;
  }
}
