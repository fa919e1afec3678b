import type { Path } from "#engine/shape";
import { isShellText, shellComment, shellWord } from "#snippets";
import { type Failure, maxPages } from "../failures/index.ts";
import { type Assertion, expectationText } from "./assertion.ts";
import { type Encode, requestOptions } from "./curl-options.ts";
import type { InputVariable } from "./piece.ts";
import {
  answerTimeout,
  hasPiece,
  type ProgramPlan,
  type ProgramStep,
  planProgram,
  serverOf,
  takenIn,
  takesSegment,
} from "./program-plan.ts";
import { secretVariables } from "./secret-variables.ts";

/**
 * The jq program that reads a value at a path, with long integers as texts: jq before 1.7 would lose their last digits.
 * Strings are matched as a whole, so that nothing in them is taken for a number.
 */
const valueProgram = String.raw`[match("\"(?:[^\"\\\\]|\\\\.)*\"|[^\"]+"; "g").string
  | if startswith("\"") then . else gsub("(?<![0-9.eE+-])(?<long>-?[0-9]{16,})(?![0-9.eE])"; "\"\(.long)\"") end]
  | add | fromjson | getpath($path)`;

/**
 * The jq program that reads the last segment of the path of an address, with percent-encoded bytes as the escapes of
 * `printf %b`: jq has no function for them before 1.8.
 */
const segmentProgram = String.raw`rtrimstr("\n") | sub("[?#].*$"; "") | split("/")[-1] | gsub("\\\\"; "\\\\")
  | gsub("%(?<hex>[0-9A-Fa-f]{2})"; .hex | explode | map(if . > 96 then . - 87 elif . > 64 then . - 55 else . - 48 end)
    | .[0] * 16 + .[1] | "\\0\(. / 64 | floor)\(. / 8 | floor % 8)\(. % 8)")`;

/**
 * Writes a script for every POSIX shell that makes failures again with curl, and prints what came back. It ends with 1
 * if a request has no answer, or a failure shows that its status alone tells. Values of answers and encoded secrets need
 * jq.
 */
export function curlScript(failures: readonly Failure[]): string {
  const secrets = secretVariables(failures);
  const plans = failures.map((failure) => planProgram(failure, secrets, serverOf(failures))).map(writable);
  const encodes = (encoding: "uri" | "json"): boolean =>
    plans.some((plan) => hasPiece(plan, (piece) => "encoding" in piece && piece.encoding === encoding));
  const takes = plans.some((plan) => plan.ok && takenIn(plan).length > 0);
  const takesBody = plans.some((plan) => plan.ok && takenIn(plan).some(({ from }) => from.kind === "body"));
  const needsJq = takes || encodes("uri") || encodes("json");
  return `${[
    "#!/bin/sh",
    "set -eu",
    ...(needsJq ? ["command -v jq >/dev/null || { echo 'this script needs jq' >&2; exit 2; }"] : []),
    `server=\${SERVER:-${shellWord(serverOf(failures))}}`,
    ...[...secrets.all].flatMap(([secret, variable]) => [
      shellComment(`${variable} is ${secret}`),
      `: "\${${variable}:?is not set}"`,
    ]),
    "folder=$(mktemp -d)",
    "trap 'rm -r \"$folder\"' EXIT",
    "failed=0",
    ...(encodes("uri") ? ["uri() { jq -rn --arg text \"$1\" '$text | @uri'; }"] : []),
    ...(encodes("json") ? ["json() { jq -rn --arg text \"$1\" '$text | tojson | .[1:-1]'; }"] : []),
    ...(takesBody ? [`value() { jq -Rers --argjson path "$2" ${shellWord(valueProgram)} "$1"; }`] : []),
    ...(takesSegment(plans) ? [`segment() { printf '%b' "$(jq -rRs ${shellWord(segmentProgram)})"; }`] : []),
    ...plans.flatMap((plan, index) => ["", ...failureLines(plan, `failure_${index + 1}`)]),
    "",
    'exit "$failed"',
  ].join("\n")}\n`;
}

function writable(plan: ProgramPlan): ProgramPlan {
  if (!plan.ok || !hasPiece(plan, (piece) => piece.kind === "text" && !isShellText(piece.text))) return plan;
  return { ok: false, failure: plan.failure, reason: "a command can't contain a NUL character" };
}

/** Each failure is a function, so that the script continues after a request without a response. */
function failureLines(plan: ProgramPlan, name: string): readonly string[] {
  const { endpoint, check, message, expected } = plan.failure;
  const title = `${endpoint}: ${check}`;
  if (!plan.ok) return [shellComment(`${title} is left out: ${plan.reason}.`)];
  const last = plan.steps.length;
  return [
    shellComment(`${title}. ${message}`),
    shellComment(`Expected: ${expectationText(expected)}.`),
    `${name}() {`,
    `printf '%s\\n' ${shellWord(title)}`,
    ...plan.keys.map((variable) => `${variable}=$(cat /proc/sys/kernel/random/uuid 2>/dev/null || uuidgen)`),
    ...plan.steps.flatMap((step) => [...stepLines(step), ...(step.number < last ? preparedLines(step) : [])]),
    ...plan.steps.toReversed().flatMap(undoLines),
    `cat "$folder/body${last}"; echo`,
    ...(plan.missing.length === 0 ? [] : notReproduced(plan.missing.join("|"), last)),
    ...statusTest(plan.assertion, last),
    "}",
    `${name} || { echo failed; failed=1; }`,
  ];
}

/** Only a status is compared; other answers are for a reader. */
function statusTest(assertion: Assertion, last: number): readonly string[] {
  if (assertion.kind !== "status") return [];
  const patterns = assertion.pattern.replaceAll("\\d", "[0-9]");
  return [`case $status${last} in`, `  ${patterns}) echo passed ;;`, "  *) return 1 ;;", "esac"];
}

/** Ends a failure without a verdict if a status is inconclusive. */
const notReproduced = (statuses: string, number: number): readonly string[] => [
  `case $status${number} in`,
  `  ${statuses}) echo "not reproduced: step ${number} was answered with $status${number}"; return ;;`,
  "esac",
];

/** An earlier step that was a success has to be one again. */
const preparedLines = ({ number, recorded, cursor }: ProgramStep): readonly string[] =>
  recorded.kind === "answer" && recorded.status < 300 && cursor === undefined ? notReproduced("[345]*", number) : [];

function stepLines(step: ProgramStep): readonly string[] {
  const { number, body, takes, cursor } = step;
  const options = [
    "--silent --show-error --globoff --path-as-is",
    `--max-time ${answerTimeout}`,
    ...requestOptions(step, byFunction),
    `--dump-header "$folder/headers${number}" --output "$folder/body${number}"`,
    "--write-out '%{http_code}'",
  ];
  const input = body?.kind === "bytes" ? `printf %s ${shellWord(body.base64)} | base64 -d | ` : "";
  const lines = [
    ...(step.wait === undefined ? [] : [`sleep ${Math.ceil(step.wait / 1000)}`]),
    ...takes.filter((one) => one !== cursor).map((taken) => `${takenText(taken)} || return 1`),
    `status${number}=$(${input}curl ${options.join(" \\\n  ")}) || return 1`,
    `echo "step ${number}: $status${number}"`,
  ];
  if (cursor === undefined) return lines;
  const read = (from: number): string => `${takenText({ ...cursor, step: from })} 2>/dev/null || ${cursor.variable}=`;
  return [
    // Without a second page the first one is the last.
    ...["body", "headers"].map((one) => `cp "$folder/${one}${cursor.step}" "$folder/${one}${number}"`),
    read(cursor.step),
    `page${number}=0`,
    `while [ -n "$${cursor.variable}" ] && [ "$page${number}" -lt ${maxPages} ]; do`,
    ...lines,
    read(number),
    `page${number}=$((page${number} + 1))`,
    "done",
  ];
}

/** Writes the assignment of a value that a call takes from an earlier answer. */
function takenText({ variable, step, from }: InputVariable): string {
  if (from.kind === "body") return `${variable}=$(value "$folder/body${step}" ${shellWord(pathText(from.path))})`;
  const name = shellWord(`${from.name.toLowerCase()}:`);
  const part =
    from.part === undefined
      ? ""
      : from.part === "path"
        ? ` | sed 's|^[A-Za-z][A-Za-z0-9+.-]*://[^/?#]*||; s|#.*||'`
        : " | segment";
  return `${variable}=$(jq -rRn --arg name ${name} 'first(inputs | rtrimstr("\\r") | select(ascii_downcase | startswith($name))) | .[($name | length):] | sub("^ +"; "")' "$folder/headers${step}"${part})`;
}

/** Removes the resource that a step created, and ignores the response. */
function undoLines({ undo }: ProgramStep): readonly string[] {
  if (undo === undefined) return [];
  const options = ["--silent --globoff --path-as-is --output /dev/null", ...requestOptions(undo, byFunction)];
  return [...undo.takes.map((taken) => `${takenText(taken)} || :`), `curl ${options.join(" \\\n  ")} || :`];
}

const pathText = (path: Path): string => JSON.stringify(path);

/** The script has a function for each encoding. */
const byFunction: Encode = (encoding, variable) => `"$(${encoding} "$${variable}")"`;
