import type { Call } from "../call.ts";
import { createMessage, messageInEnglish } from "../finding-message.ts";
import type { Target } from "../targets/index.ts";
import type { Case } from "./case.ts";
import { wrongText } from "./refusable.ts";
import { withValueAt } from "./with-value-at.ts";

/** Texts of other types: the first one that is not valid for a parameter is sent. */
const texts = ["no-such-value", "-1", "1.5", "true", "x".repeat(2000)];

/** A server may ignore conditions that it can't read (RFC 9110 section 13.1), whatever a description says. */
const isCondition = (name: string): boolean => /^if-/i.test(name);

/** Lists calls with one parameter of another type, such as a word instead of a number. */
export function wrongParameterCases({ endpoint, types }: Target, base: Call): readonly Case[] {
  const isWrong = wrongText(types);
  const parts = {
    pathParameters: endpoint.pathParameters,
    queryParameters: endpoint.queryParameters,
    headers: endpoint.requestHeaders.filter(({ key }) => !isCondition(key)),
  };
  return Object.entries(parts).flatMap(([part, properties]) =>
    properties.flatMap(({ key, shape }): readonly Case[] => {
      const text = texts.find((one) => isWrong(shape, one));
      if (text === undefined) return [];
      const form = { ...base.form, value: withValueAt(base.form.value, [part, key], text) };
      const messageParts = createMessage("another type at {}", `${part}.${key}`);
      const fault = messageInEnglish(messageParts);
      return [{ call: { ...base, form }, intent: { kind: "invalid", check: "invalid-accepted", fault, messageParts } }];
    }),
  );
}
