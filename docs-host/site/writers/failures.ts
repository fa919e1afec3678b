import type { CauseCode, ChannelCauseCode } from "#docs-host/proxy/wire";
import type { CredentialsMessages } from "#locales/messages/credentials";
import type { FailuresMessages } from "#locales/messages/failures";
import type { CorsFault, FailureParts, FailureTexts, PageCause } from "#machines";
import type { LateWriters } from "#ui/late-writers";
import type { Writers } from "#ui/writers";
import { fill } from "./fill.ts";

/** The event, and what can be done about it; without advice, the advice of the failure is shown. */
interface FailureText {
  readonly message: string;
  readonly advice?: string | undefined;
}

type Parts = {
  readonly [K in keyof FailureParts]: (
    parts: FailureParts[K],
    textOf: (failure: FailureTexts) => FailureText,
  ) => FailureText;
};

/** The messages of failures; each cause with one text has it by its code. */
type FailureMessages = FailuresMessages & {
  readonly codes: { readonly [C in PageCause | CauseCode | ChannelCauseCode]: FailureText };
};

/**
 * Creates the functions that write failures in a language. A failure that it doesn't have, such as
 * one of a newer proxy, and the sentence of a server stay unchanged.
 */
export function failureWriters(failures: FailureMessages): Pick<Writers, "failureMessage"> & LateWriters {
  const parts = partsOf(failures);
  const { codes }: { readonly codes: { readonly [code: string]: FailureText } } = failures;
  const textOf = (failure: FailureTexts): FailureText => {
    const { cause, message, reason } = failure;
    // The kind names the parameters.
    if (reason !== undefined) return parts[reason.kind](reason as never, textOf);
    return (Object.hasOwn(codes, cause) ? codes[cause] : undefined) ?? { message };
  };
  const failureMessage = (failure: FailureTexts): string => textOf(failure).message;
  const failureAdvice = (failure: FailureTexts): string => textOf(failure).advice ?? failure.advice ?? "";
  return {
    failureMessage,
    failureAdvice,
  };
}

/** A failure with values in its message or its advice. */
interface FailureMessage {
  readonly message: Parameters<typeof fill>[0];
  readonly advice: Parameters<typeof fill>[0];
}

const write = ({ message, advice }: FailureMessage, values: object): FailureText => ({
  message: fill(message, values),
  advice: fill(advice, values),
});

/** Returns the functions that write failures with parameters. */
const partsOf = (texts: FailureMessages): Parts => ({
  notProxy: (values) => write(texts.notProxy, values),
  badHeader: ({ name }) => write(texts.badHeader, { name: JSON.stringify(name) }),
  forbiddenHeader: ({ name }) => {
    const { message, advice } = write(texts.forbiddenHeader, { name: JSON.stringify(name) });
    const isCookie = name.toLowerCase() === "cookie";
    return { message, advice: isCookie ? `${texts.forbiddenHeader.ownCookies} ${advice}` : advice };
  },
  forbiddenMethod: (values) => write(texts.forbiddenMethod, values),
  bodyNotAllowed: (values) => write(texts.bodyNotAllowed, values),
  badAddress: ({ schemes }) => (schemes === "http" ? texts.badAddress : texts.badChannelAddress),
  mixedChannel: () => texts.mixedChannel,
  badProtocols: () => texts.badProtocols,
  cors: ({ pageOrigin, fault, isPreflight }) => {
    const text = corsText(texts.cors, fault);
    const isHeader = fault.kind === "header" && !fault.isList;
    return write(texts.cors, {
      pageOrigin,
      fault: isPreflight && isHeader ? texts.cors.inPreflight({ fault: text }) : text,
    });
  },
  noResponse: ({ why }, textOf) =>
    write(texts.noResponse, {
      why: typeof why === "string" ? texts.noResponse.reasons[why] : textOf(why).message,
    }),
  notOpened: ({ unsent }) =>
    unsent.length === 0 ? texts.notOpened : write(texts.notOpenedWithout, { headers: unsent.join(", ") }),
  closedByApi: (values) => {
    const text = write(texts.closedByApi, values);
    return values.reason === "" ? text : { ...text, message: values.reason };
  },
  messageTooLarge: ({ bytes, most }) => write(texts.messageTooLarge, { bytes, limit: most }),
  refusedWith: ({ refusal, status }, textOf) => {
    const { message, advice } = textOf(refusal);
    return { message: texts.refusedWith({ message, status }), advice };
  },
  notConfirmed: (values) => write(texts.notConfirmed, values),
});

function corsText(texts: FailuresMessages["cors"], fault: CorsFault): string {
  if (fault.kind === "status") return texts.status({ status: fault.status });
  const { name, found, expected, isList } = fault;
  if (isList) {
    if (found === undefined) return texts.missingList({ name, expected });
    return (found.trim() === "*" ? texts.unlistedStar : texts.unlisted)({ name, expected });
  }
  if (found === undefined) return texts.missing({ name, expected });
  return found === "*" && expected !== "true"
    ? texts.star({ name, expected })
    : texts.wrong({ name, expected, found: JSON.stringify(found) });
}

/** Creates the function that writes why a credential can't be sent. */
export const credentialWriter =
  (texts: CredentialsMessages): Writers["credentialIssue"] =>
  ({ field, character }) => {
    if (character === ":") return texts.colon;
    if (/[\r\n]/.test(character)) return texts[field]({ character: texts.lineBreak });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters
    const isControl = /[\u0000-\u001f\u007f]/.test(character);
    const code = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
    return texts[field]({ character: isControl ? texts.control({ code }) : JSON.stringify(character) });
  };
