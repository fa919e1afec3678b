import type { CauseCode, ChannelCauseCode } from "#docs-host/proxy/wire";
import {
  type CorsFault,
  type FailureParts,
  type FailureTexts,
  type LoginTexts,
  type NoReason,
  type PageCause,
  writeLogin,
} from "#machines";
import type { FailureWords } from "#ui/failure-words";
import type { CredentialTexts } from "./credential-issue-in.ts";

/** The codes of failures that have one text each. */
export type FailureCode = PageCause | CauseCode | ChannelCauseCode;

/** The event and advice. Without advice, the advice of the failure is used. */
export type FailureText = readonly [message: string, advice?: string | undefined];

type PlainParts = Omit<FailureParts, "cors" | "noResponse" | "refusedWith">;

/** Texts about response headers that violate CORS; each is a clause. */
export interface CorsTexts {
  readonly status: (status: number) => string;
  readonly missing: (name: string, expected: string) => string;
  /** A star, which doesn't count for calls with credentials. */
  readonly star: (name: string, expected: string) => string;
  readonly wrong: (name: string, expected: string, found: string) => string;
  readonly missingList: (name: string, expected: string) => string;
  readonly unlisted: (name: string, expected: string) => string;
  readonly unlistedStar: (name: string, expected: string) => string;
  readonly inPreflight: (fault: string) => string;
}

/** Why a request failed or a login gave no token, in one language. */
export interface FailureTable {
  readonly codes: { readonly [C in FailureCode]: FailureText };
  readonly parts: { readonly [K in keyof PlainParts]: (parts: FailureParts[K]) => FailureText } & {
    readonly cors: (pageOrigin: string, fault: string) => FailureText;
    readonly noResponse: (why: string) => FailureText;
    readonly refusedWith: (message: string, status: number) => string;
  };
  readonly login: Pick<LoginTexts, "codes"> & { readonly parts: Omit<LoginTexts["parts"], "failure"> };
  readonly credential: CredentialTexts;
  /** The advice to leave out a cookie. */
  readonly ownCookies: string;
  readonly noReasons: { readonly [R in NoReason]: string };
  readonly cors: CorsTexts;
}

type Parts = {
  readonly [K in keyof FailureParts]: (
    parts: FailureParts[K],
    textOf: (failure: FailureTexts) => FailureText,
  ) => FailureText;
};

/**
 * Creates the texts of failures in a language. Messages of servers, and failures that the table doesn't have, such as
 * failures of a newer proxy, remain unchanged.
 */
export function failureIn(table: FailureTable): FailureWords {
  const { codes, login } = table;
  const parts = partsOf(table);
  const textOf = (failure: FailureTexts): FailureText => {
    const { cause, message, reason } = failure;
    // The kind names the parameters.
    if (reason !== undefined) return parts[reason.kind](reason as never, textOf);
    return Object.hasOwn(codes, cause) ? codes[cause as FailureCode] : [message];
  };
  const message = (failure: FailureTexts): string => textOf(failure)[0];
  const advice = (failure: FailureTexts): string => textOf(failure)[1] ?? failure.advice ?? "";
  const failed: LoginTexts["parts"]["failure"] = ({ failure }) =>
    [message(failure), advice(failure)].filter((one) => one !== "").join(" ");
  const loginTexts: LoginTexts = { codes: login.codes, parts: { ...login.parts, failure: failed } };
  return {
    message,
    advice,
    login: ({ detail, reason }) => (reason === undefined ? detail : writeLogin(loginTexts, reason)),
  };
}

/** The functions of a table that write failures with parameters. */
const partsOf = ({ parts, ownCookies, noReasons, cors }: FailureTable): Parts => ({
  ...parts,
  forbiddenHeader: (header) => {
    const [message, advice] = parts.forbiddenHeader(header);
    return [message, header.name.toLowerCase() === "cookie" ? `${ownCookies} ${advice}` : advice];
  },
  cors: ({ pageOrigin, fault, isPreflight }) => {
    const text = corsText(cors, fault);
    const isHeader = fault.kind === "header" && !fault.isList;
    return parts.cors(pageOrigin, isPreflight && isHeader ? cors.inPreflight(text) : text);
  },
  noResponse: ({ why }, textOf) => parts.noResponse(typeof why === "string" ? noReasons[why] : textOf(why)[0]),
  refusedWith: ({ refusal, status }, textOf) => {
    const [message, advice] = textOf(refusal);
    return [parts.refusedWith(message, status), advice];
  },
});

function corsText(texts: CorsTexts, fault: CorsFault): string {
  if (fault.kind === "status") return texts.status(fault.status);
  const { name, found, expected, isList } = fault;
  if (isList) {
    if (found === undefined) return texts.missingList(name, expected);
    return (found.trim() === "*" ? texts.unlistedStar : texts.unlisted)(name, expected);
  }
  if (found === undefined) return texts.missing(name, expected);
  return found === "*" && expected !== "true"
    ? texts.star(name, expected)
    : texts.wrong(name, expected, JSON.stringify(found));
}
