import { headersOf } from "#engine/form";
import { type Endpoint, formFields } from "#engine/model";
import { bodiesOf, contentTypeOf, isAccepted, isJsonType, isXmlType, type RequestPlan } from "#engine/request";
import { read } from "#engine/secret";
import type { Call, Change } from "../call.ts";
import type { CheckId } from "../check-ids.ts";
import { createMessage, type MessageParts, messageInEnglish } from "../finding-message.ts";
import { isFixed, type Target } from "../targets/index.ts";
import type { Case } from "./case.ts";

/** A media type that no endpoint has. */
export const unknownMediaType = "application/x-callboard-unknown";

/** Lists calls that are wrong as a whole: without a required header, with a broken body, of another media type. */
export function malformedCases(target: Target, base: Call, plan: RequestPlan): readonly Case[] {
  const { endpoint, globalHeaders } = target;
  const changedBy = (check: CheckId, messageParts: MessageParts, change: Change): Case => ({
    call: { ...base, change },
    intent: { kind: "invalid", check, fault: messageInEnglish(messageParts), messageParts },
  });
  const required = headersOf(endpoint, globalHeaders).filter(
    ({ key, optional }) => !optional && !isFixed(target, "headers", key),
  );
  const type = plan.headers.find(({ name }) => name.toLowerCase() === "content-type");
  const isJson = type !== undefined && isJsonType(read(type.value, "redact"));
  const { body } = plan;
  const hasBody = body.kind === "text" && body.text.trim() !== "";
  const described = endpoint.request?.body;
  const isRequired = described !== undefined && described.kind !== "form-data" && !described.optional;
  // An empty text or file, and a form without fields, have an empty body.
  const isNeverEmpty =
    described?.kind === "urlencoded"
      ? formFields(described.shape).some(({ optional }) => !optional)
      : described?.kind === "json" && (isJson || isXmlType(described.contentType));
  return [
    ...required.map(({ key }) =>
      changedBy("missing-header-accepted", createMessage("without the header {}", key), {
        kind: "without-header",
        name: key,
      }),
    ),
    ...(isJson && hasBody
      ? [
          changedBy("malformed-body-accepted", createMessage("with JSON that ends too early"), {
            kind: "body",
            text: cutJson(body.text),
          }),
          changedBy("malformed-body-accepted", createMessage("with text that is not JSON"), {
            kind: "body",
            text: "{callboard",
          }),
        ]
      : []),
    ...(hasBody && isRequired
      ? [
          ...(isNeverEmpty
            ? [
                changedBy("malformed-body-accepted", createMessage("without its required body"), {
                  kind: "body",
                  text: "",
                }),
              ]
            : []),
          // A description of JSON-RPC names no media types.
          ...(endpoint.protocol.kind === "openrpc"
            ? []
            : [
                ...wrongTypes(endpoint).map(
                  (value): Case => ({
                    call: { ...base, change: { kind: "header", name: "Content-Type", value } },
                    intent: {
                      ...{ kind: "invalid", check: "wrong-media-type-accepted", fault: "another media type" },
                      messageParts: createMessage("with the media type {}", value),
                    },
                  }),
                ),
              ]),
        ]
      : []),
  ];
}

/** Lists media types that an endpoint does not accept: one that nobody has, and the one of forms without JavaScript. */
const wrongTypes = (endpoint: Endpoint): readonly string[] =>
  [unknownMediaType, "text/plain"].filter(
    (type) => !bodiesOf(endpoint).some((one) => isAccepted(type, [contentTypeOf(one)])),
  );

/** Cuts the last character that is not white space, which closes an object, a list or a text. */
const cutJson = (text: string): string => {
  const cut = text.trimEnd().slice(0, -1);
  // A number without its last digit is a number.
  return /[\]}"]\s*$/.test(text) ? cut : `${text.trimEnd()},`;
};
