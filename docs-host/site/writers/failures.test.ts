import { describe, expect, it } from "vitest";
import { inLanguage } from "#locales";
import { loginsText } from "#locales/messages/logins";
import type { FailureReason, FailureTexts } from "#machines";
import type { LateWriters } from "#ui/late-writers";
import type { Writers } from "#ui/writers";
import * as channelFailures from "../../playground/adapters/channel/line-failures.ts";
import * as requestFailures from "../../playground/adapters/failures.ts";
import { noBody } from "../../playground/adapters/receive.ts";
import { type LoginCode, type LoginReason, loginText } from "../../playground/auth/login-reason.ts";
import { causes } from "../../proxy/wire/causes.ts";
import { channelCauses } from "../../proxy/wire/channel-causes.ts";
import { catalogIn } from "../texts/index.ts";

const tags = ["ar", "de", "es", "fr", "ja", "ko", "pt", "zh"] as const;

/** The functions of a language, as pages get them. */
const writersIn = (tag: string): Writers & LateWriters => catalogIn(tag)?.area("writers") as Writers & LateWriters;

const { badHeader, forbiddenHeader, forbiddenMethod, bodyNotAllowed, corsRefused, apiUnreachable, noProxy } =
  requestFailures;
const { apiNotOpened, closedByApi, messageTooLarge } = channelFailures;
const header = { kind: "header", name: "«first»", expected: "«second»" } as const;

/** The failures of the page with values that are found again in their texts. */
const withValues: readonly FailureTexts[] = [
  noProxy(418),
  badHeader("«first»"),
  forbiddenHeader("«first»"),
  forbiddenHeader("Cookie"),
  forbiddenMethod("«first»"),
  bodyNotAllowed("«first»"),
  corsRefused("«origin»", { kind: "status", status: 418 }, true),
  corsRefused("«origin»", { ...header, found: undefined, isList: false }),
  corsRefused("«origin»", { ...header, found: undefined, isList: false }, true),
  corsRefused("«origin»", { ...header, found: "*", isList: false }),
  corsRefused("«origin»", { ...header, found: "«found»", isList: false }),
  corsRefused("«origin»", { ...header, found: undefined, isList: true }),
  corsRefused("«origin»", { ...header, found: "«found»", isList: true }),
  corsRefused("«origin»", { ...header, found: "*", isList: true }),
  apiUnreachable("no-proxy"),
  apiUnreachable("responds"),
  apiUnreachable("proxy-unreachable"),
  apiUnreachable({ cause: "closing", message: causes.closing.message }),
  apiUnreachable(noProxy(418)),
  apiNotOpened([]),
  apiNotOpened(["«first»", "«second»"]),
  closedByApi(4001, ""),
  messageTooLarge(41, 57),
  {
    cause: "channel-refused",
    message: `${channelCauses["channel-refused"].message} It responded with status 418.`,
    advice: channelCauses["channel-refused"].advice,
    reason: {
      kind: "refusedWith",
      refusal: { cause: "channel-refused", ...channelCauses["channel-refused"] },
      status: 418,
    },
  },
  {
    cause: "credential-not-confirmed",
    message: "A credential of this request was not confirmed for «first», so nothing was sent.",
    advice: "The credentials or the environment changed in the meantime. Send the request again.",
    reason: { kind: "notConfirmed", host: "«first»" },
  },
];

const constantsOf = (module: object): readonly FailureTexts[] =>
  Object.values(module).filter((one) => typeof one !== "function");

/** All failures: of the page, and of the proxy, which have only a cause. */
const all: readonly FailureTexts[] = [
  ...withValues,
  ...constantsOf(requestFailures),
  ...constantsOf(channelFailures),
  noBody,
  ...Object.entries({ ...causes, ...channelCauses }).map(([cause, { message, advice }]) => ({
    cause,
    message,
    advice,
  })),
];

const logins: readonly LoginReason[] = [
  ...(Object.keys(loginsText().codes) as LoginCode[]),
  { kind: "moved", before: "«first»", now: "«second»" },
  { kind: "barred", host: "«first»" },
  { kind: "status", text: "418 «first»", detail: undefined },
  { kind: "status", text: "418", detail: "«first»" },
  { kind: "noToken", path: "«first»" },
  { kind: "otherFlow", flow: "«first»", url: undefined },
  { kind: "otherFlow", flow: "«first»", url: "«second»" },
  { kind: "openId", url: "«first»" },
  { kind: "failure", failure: noProxy(418) },
  { kind: "failure", failure: { cause: "closing", ...causes.closing } },
];

/** Words of English sentences that no other language of the tables has. */
const englishWords = /\b(the|is|are|and|not|this|that|your|with|check|try|again|it)\b/i;

/** The values in a text: names, and numbers. */
const valuesIn = (text: string): readonly string[] => text.match(/«\w+»|\d+/g) ?? [];

/** Returns true if a text has the values of the English one, and is not English itself. */
function isTranslated(english: string, text: string): boolean {
  const values = valuesIn(text);
  return text !== english && !englishWords.test(text) && valuesIn(english).every((one) => values.includes(one));
}

describe.each(tags)("the failures in %s", (tag) => {
  const write = writersIn(tag);

  it("have the values of each message and each advice, and no English", () => {
    const texts = all.flatMap((failure) => [
      [failure.message, write.failureMessage(failure)],
      ...(failure.advice === undefined ? [] : [[failure.advice, write.failureAdvice(failure)]]),
    ]);
    expect(texts.filter(([english = "", text = ""]) => !isTranslated(english, text))).toEqual([]);
  });

  it("have the values of each reason of a login, and no English", () => {
    const catalog = catalogIn(tag);
    const texts = logins.map((reason) => [loginText(reason), inLanguage(catalog, () => loginText(reason))]);
    expect(texts.filter(([english = "", text = ""]) => !isTranslated(english, text))).toEqual([]);
  });

  it("say of a cookie, in any case, that the browser sends its own", () => {
    const own = (name: string): string => write.failureAdvice(forbiddenHeader(name)) ?? "";
    expect(own("Cookie").length).toBeGreaterThan(own("Host").length);
    expect([own("cookie"), own("COOKIE")]).toEqual([own("Cookie"), own("Cookie")]);
  });

  it("say that a preflight lacks a header, and nothing of the preflight otherwise", () => {
    const [text, inPreflight] = [false, true].map((isPreflight) => {
      const missing = { ...header, found: undefined, isList: false } as const;
      return write.failureMessage(corsRefused("«origin»", missing, isPreflight));
    });
    expect(text).not.toMatch(/OPTIONS/);
    expect(inPreflight).toMatch(/OPTIONS/);
    for (const fault of [
      { ...header, found: undefined, isList: true },
      { kind: "status", status: 418 },
    ] as const) {
      const [outside, inside] = [false, true].map((is) => write.failureMessage(corsRefused("«origin»", fault, is)));
      expect(inside).toBe(outside);
    }
  });

  it.each([
    ["username", ":", ""],
    ["username", "\u0000", "U+0000"],
    ["password", "\n", ""],
    ["token", "\u007f", "U+007F"],
    ["token", "🌱", '"🌱"'],
  ] as const)("say why a %s with %j can't be sent", (field, character, part) => {
    const text = write.credentialIssue({ field, character, message: "" });
    expect(text).toContain(part);
    expect(text).not.toMatch(englishWords);
    expect(text).not.toMatch(/contains|undefined/);
  });

  it("keep what a server wrote, and the texts of a newer proxy", () => {
    const newer: FailureTexts = { cause: "of-tomorrow", message: "It is too early.", advice: "Wait for tomorrow." };
    expect([write.failureMessage(newer), write.failureAdvice(newer)]).toEqual([newer.message, newer.advice]);
    expect(write.failureMessage({ ...newer, cause: "toString" })).toBe(newer.message);
    expect(write.failureMessage(closedByApi(4001, "asleep"))).toBe("asleep");
    const unexpected: FailureTexts = { cause: "unexpected", message: "", advice: "x is not a function" };
    expect(write.failureAdvice(unexpected)).toBe("x is not a function");
  });
});

it("has a sample of each failure with values", () => {
  const kinds = new Set(all.flatMap(({ reason }) => reason?.kind ?? []));
  const every: { readonly [K in FailureReason["kind"]]: true } = {
    ...{
      notProxy: true,
      badHeader: true,
      forbiddenHeader: true,
      forbiddenMethod: true,
      bodyNotAllowed: true,
      badAddress: true,
    },
    ...{ mixedChannel: true, badProtocols: true, cors: true, noResponse: true, notOpened: true, closedByApi: true },
    ...{ messageTooLarge: true, refusedWith: true, notConfirmed: true },
  };
  expect([...kinds].sort()).toEqual(Object.keys(every).sort());
});

it.each([
  ["de", 1, "Die Nachricht von 1 Byte wurde nicht gesendet: Der Proxy nimmt höchstens 1.048.576 an."],
  ["de", 1_048_577, "Die Nachricht von 1.048.577 Bytes wurde nicht gesendet: Der Proxy nimmt höchstens 1.048.576 an."],
  ["ar", 2, "لم تُرسل الرسالة وحجمها بايتان: أقصى ما يقبله الوكيل 1,048,576."],
] as const)("writes in %s the size of a message of %d bytes", (tag, bytes, text) => {
  expect(writersIn(tag).failureMessage(messageTooLarge(bytes, 1_048_576))).toBe(text);
});
