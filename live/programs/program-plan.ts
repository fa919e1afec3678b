import { itemAt } from "#engine/item-at";
import { isJsonType, mediaType } from "#engine/request";
import { isIdempotencyKey } from "../cases/index.ts";
import {
  type Failure,
  type FailureStep,
  missingStatuses,
  partsOf,
  type RedactedPart,
  type RedactedText,
} from "../failures/index.ts";
import { type Assertion, assertionOf } from "./assertion.ts";
import type { Encoding, InputVariable, Piece } from "./piece.ts";
import { type ReadBefore, readingBefore } from "./reading-before.ts";
import type { SecretVariables } from "./secret-variables.ts";

/** Seconds that programs wait for an answer. Own choice: as long as a test runner usually waits. */
export const answerTimeout = 10;

/** Returns the base URL of failures of one run; the base URL of the first failure if they are of several. */
export const serverOf = (failures: readonly Failure[]): string => (failures[0]?.server ?? "").replace(/\/+$/, "");

/** A step of a program. */
export interface ProgramStep {
  readonly number: number;
  readonly method: string;
  readonly url: readonly Piece[];
  readonly headers: readonly (readonly [name: string, value: readonly Piece[]])[];
  readonly body?:
    | { readonly kind: "text"; readonly pieces: readonly Piece[] }
    | { readonly kind: "bytes"; readonly base64: string };
  readonly takes: readonly InputVariable[];
  readonly recorded: FailureStep["answer"];
  /** The time to wait before the request, in milliseconds. */
  readonly wait?: number;
  /** The value of each page that names the next one; with it, the step is made once for each later page of a list. */
  readonly cursor?: InputVariable;
  /** The cleanup request for the resource that the step created. */
  readonly undo?: Omit<ProgramStep, "recorded" | "wait" | "undo" | "cursor">;
}

/** The steps of a failure, or the reason why no program can make them again. */
export type ProgramPlan =
  | {
      readonly ok: true;
      readonly failure: Failure;
      readonly steps: readonly ProgramStep[];
      readonly assertion: Assertion;
      /** The variables of its idempotency keys. */
      readonly keys: readonly string[];
      /** Statuses of the last step that are inconclusive, since its resource is missing. */
      readonly missing: readonly number[];
      /** The steps that read a list before the thing is removed; it has to be there. */
      readonly before?: ReadBefore["before"];
    }
  | { readonly ok: false; readonly failure: Failure; readonly reason: string };

/** Headers that every HTTP library sets itself (RFC 9110 §6.6, RFC 9112 §6). */
const ownHeaders: ReadonlySet<string> = new Set(["connection", "content-length", "host", "transfer-encoding"]);

/**
 * Plans the program that makes the steps of a failure again.
 *
 * @param server the base URL that the program has as a variable
 */
export function planProgram(saved: Failure, secrets: SecretVariables, server: string): ProgramPlan {
  const { failure, before, pages } = readingBefore(saved);
  const steps: ProgramStep[] = [];
  const keys = new Map<string, string>();
  for (const [index, step] of failure.steps.entries()) {
    const { body } = step.request;
    const number = index + 1;
    if (step.change?.kind === "messages") {
      return { ok: false, failure, reason: "it is a conversation on a channel, which callboard test --replay repeats" };
    }
    if (body !== undefined && (body.kind === "text" ? body.isCut : body.base64 === undefined)) {
      const reason = `the body of step ${number} has ${body.size} bytes, which are not in the replay file`;
      return { ok: false, failure, reason };
    }
    const planned = (call: Planned, name: string) => requestOf(call, { ...{ number, name, secrets, server, keys } });
    const request = planned(step, `value${number}`);
    const cursor = pages.includes(index) ? request.takes.find((taken) => taken.step === index) : undefined;
    steps.push({
      ...request,
      ...(cursor && { cursor }),
      recorded: step.answer,
      ...(step.wait !== undefined && { wait: step.wait }),
      ...(step.undo && { undo: planned(step.undo, `undo${number}`) }),
    });
  }
  const piecesOf = (text: RedactedText) => partsOf(text).map((part) => pieceOf(part, "none", [], secrets));
  return {
    ...{ ok: true, failure, steps, assertion: assertionOf(failure, piecesOf), keys: [...keys.values()] },
    missing: steps.at(-1)?.cursor === undefined ? missingStatuses(failure) : [],
    ...(before && { before }),
  };
}

/** The idempotency keys of a run (`withFreshKey`). */
const madeKey = /^(?:callboard-|00000000-0000-4000-8000-)/;

type Planned = Pick<FailureStep, "request" | "takes">;

interface Planning {
  readonly number: number;
  /** The beginning of the names of its variables. */
  readonly name: string;
  readonly secrets: SecretVariables;
  readonly server: string;
  /** The variables of idempotency keys. */
  readonly keys: Map<string, string>;
}

function requestOf(
  call: Planned,
  { number, name, secrets, server, keys }: Planning,
): Omit<ProgramStep, "recorded" | "wait" | "undo" | "cursor"> {
  const { method, url, headers, body } = call.request;
  const takes = call.takes.map(
    ({ step: from, ...taken }, position): InputVariable => ({
      variable: `${name}_${position + 1}`,
      step: from + 1,
      from: taken.from,
    }),
  );
  const pieces = (text: RedactedText, encoding: Encoding): readonly Piece[] =>
    partsOf(text).map((part) => pieceOf(part, encoding, takes, secrets));
  const keyPieces = (key: string): readonly Piece[] => {
    const variable = keys.get(key) ?? `key${keys.size + 1}`;
    keys.set(key, variable);
    return [{ kind: "key", variable }];
  };
  return {
    number,
    method,
    url: withServer(pieces(url, "uri"), server),
    headers: headers
      .filter(([field]) => !ownHeaders.has(field.toLowerCase()))
      .map(([field, value]) => {
        const isKey = isIdempotencyKey(field) && typeof value === "string" && madeKey.test(value);
        return [field, isKey ? keyPieces(value) : pieces(value, "none")] as const;
      }),
    ...(body?.kind === "text" && { body: { kind: "text", pieces: pieces(body.text, bodyEncoding(headers)) } }),
    ...(body?.kind === "bytes" && { body: { kind: "bytes", base64: body.base64 ?? "" } }),
    takes: takes.filter((_taken, position) => isUsed(call, position)),
  };
}

/** Returns true if a test asserts more than the status, and its recorded response is not a server error. */
export const isOfAnswer = ({ failure, assertion }: ProgramPlan & { readonly ok: true }): boolean => {
  const recorded = failure.steps.at(-1)?.answer;
  return assertion.kind !== "status" && recorded?.kind === "answer" && recorded.status < 500;
};

/** Returns why a test can't be written that fails as the API does. */
export const unwritable = (plan: ProgramPlan): ProgramPlan =>
  plan.ok && plan.assertion.kind === "unknown"
    ? { ok: false, failure: plan.failure, reason: "only callboard test --replay checks it" }
    : plan;

function pieceOf(
  part: RedactedPart,
  encoding: Encoding,
  takes: readonly InputVariable[],
  secrets: SecretVariables,
): Piece {
  if (typeof part === "string") return { kind: "text", text: part };
  if ("secret" in part) return { kind: "secret", variable: secrets.of(part.secret), encoding };
  if ("taken" in part) {
    const { variable, from } = itemAt(takes, part.taken);
    const isPath = from?.kind === "header" && from.part === "path";
    return { kind: "taken", variable, encoding: isPath ? "none" : encoding };
  }
  return {
    kind: "base64",
    pieces: partsOf(part.base64).map((inner) => pieceOf(inner, "none", takes, secrets)),
  };
}

/** Replaces the base URL at the start of an address by a variable, so that the program runs against other servers. */
function withServer(pieces: readonly Piece[], server: string): readonly Piece[] {
  const [first, ...rest] = pieces;
  if (first?.kind !== "text" || server === "" || !first.text.startsWith(server)) return pieces;
  return [{ kind: "server" }, { kind: "text", text: first.text.slice(server.length) }, ...rest];
}

function bodyEncoding(headers: FailureStep["request"]["headers"]): Encoding {
  const type = headers.find(([name]) => name.toLowerCase() === "content-type")?.[1];
  if (typeof type !== "string") return "none";
  if (isJsonType(type)) return "json";
  return mediaType(type) === "application/x-www-form-urlencoded" ? "uri" : "none";
}

function isUsed({ request: { url, headers, body } }: Planned, position: number): boolean {
  const uses = (text: RedactedText): boolean =>
    partsOf(text).some((part) => {
      if (typeof part === "string") return false;
      return "base64" in part ? uses(part.base64) : "taken" in part && part.taken === position;
    });
  return uses(url) || headers.some(([, value]) => uses(value)) || (body?.kind === "text" && uses(body.text));
}

/** Returns true if a step needs a segment of the address in a header. */
export const takesSegment = (plans: readonly ProgramPlan[]): boolean =>
  plans.some(
    (plan) => plan.ok && takenIn(plan).some(({ from }) => from.kind === "header" && from.part === "last-segment"),
  );

/** Lists the values that the steps of a program take, including its cleanup calls. */
export const takenIn = ({ steps }: Pick<ProgramPlan & { readonly ok: true }, "steps">): readonly InputVariable[] =>
  steps.flatMap(({ takes, undo }) => [...takes, ...(undo?.takes ?? [])]);

/** Returns true if any text of a program has such a piece. */
export function hasPiece(plan: ProgramPlan, matches: (piece: Piece) => boolean): boolean {
  const within = (piece: Piece): boolean => matches(piece) || (piece.kind === "base64" && piece.pieces.some(within));
  return (
    plan.ok &&
    plan.steps
      .flatMap((step) => [step, ...(step.undo ? [step.undo] : [])])
      .some(
        ({ url, headers, body }) =>
          url.some(within) ||
          headers.some(([, value]) => value.some(within)) ||
          (body?.kind === "text" && body.pieces.some(within)),
      )
  );
}
