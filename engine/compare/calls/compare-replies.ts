import type { EndpointResponse } from "#engine/model";
import { type AnswerBody, answerBodies } from "#engine/request";
import { below, type ChangeLocation, compareDocs } from "../report/index.ts";
import type { ComparisonContext } from "../shapes/index.ts";
import { bodyText } from "./compare-media.ts";
import { match } from "./match-endpoints.ts";

/**
 * Compares the answers that an API expects of the receivers of a webhook. Receivers send them, so they are compared as
 * requests are. An absent list says nothing about answers.
 */
export function compareReplies(
  older: readonly EndpointResponse[] | undefined,
  newer: readonly EndpointResponse[] | undefined,
  webhook: ChangeLocation,
  context: ComparisonContext,
): void {
  const { report } = context;
  const location: ChangeLocation = { ...webhook, direction: "request" };
  const [before, after] = [byStatus(older ?? []), byStatus(newer ?? [])];
  if (before.size === 0 || after.size === 0) {
    const [was, is] = [statusesOf(before), statusesOf(after)];
    if (after.size > 0) report(location, "replies-described", { is });
    if (before.size > 0) report(location, "replies-undescribed", { was });
    return;
  }
  const found = new Set<string>();
  for (const [status, was] of before) {
    const known = [status, rangeOf(status), "default"].find((one) => after.has(one));
    const is = known === undefined ? undefined : after.get(known);
    if (known === undefined || is === undefined) {
      report(at(status, status, location), "reply-removed", { only: "older" });
      continue;
    }
    found.add(known);
    const here = at(status, known, location);
    if (status === known) compareDocs(docsOf(was), docsOf(is), here, report);
    compareContents(was.flatMap(answerBodies), is.flatMap(answerBodies), here, context);
  }
  for (const status of after.keys()) {
    if (!found.has(status)) report(at(status, status, location), "reply-added", { only: "newer" });
  }
}

const at = (was: string, is: string, location: ChangeLocation): ChangeLocation =>
  below(location, ["responses", was], `the expected answer ${is}`, ["responses", is]);

const statusesOf = (replies: ReadonlyMap<string, unknown>): string => [...replies.keys()].join(" or ");

/** Returns the range that contains a status, as descriptions write it: `2XX`. */
const rangeOf = (status: string): string => `${status.charAt(0)}XX`;

const docsOf = ([first]: readonly EndpointResponse[]) => ({
  ...(first?.description !== undefined && { description: first.description }),
});

function byStatus(replies: readonly EndpointResponse[]): ReadonlyMap<string, readonly EndpointResponse[]> {
  const groups = new Map<string, readonly EndpointResponse[]>();
  for (const one of replies) {
    const status = one.statusRange ?? String(one.statusCode);
    groups.set(status, [...(groups.get(status) ?? []), one]);
  }
  return groups;
}

function compareContents(
  older: readonly AnswerBody[],
  newer: readonly AnswerBody[],
  location: ChangeLocation,
  context: ComparisonContext,
): void {
  const { report, label } = context;
  const [before, after] = [older, newer].map((all) => all.filter(({ body }) => body.kind !== "empty"));
  const [was, is] = [before?.[0], after?.[0]];
  if (before === undefined || after === undefined || (was === undefined && is === undefined)) return;
  const content = below(location, [], "the body");
  if (was === undefined || is === undefined) {
    if (was) report(content, "body-removed", { was: bodyText(was, label.older), only: "older" });
    if (is) report(content, "body-required-added", { is: bodyText(is, label.newer), only: "newer" });
    return;
  }
  if (before.length === 1 && after.length === 1) {
    compareContent(was, is, content, context);
    const [type, other] = [typeOf(was), typeOf(is)];
    if (was.body.kind === is.body.kind && type !== other) {
      report(content, "content-type-changed", { was: type, is: other });
    }
    return;
  }
  const { pairs, gone, fresh } = match(before, after, typeOf);
  for (const [one, other] of pairs) compareContent(one, other, content, context);
  for (const one of gone) report(content, "content-type-refused", { was: typeOf(one) });
  for (const one of fresh) report(content, "content-type-accepted", { is: typeOf(one) });
}

const typeOf = ({ contentType = "any" }: AnswerBody): string => contentType.toLowerCase();

function compareContent(
  was: AnswerBody,
  is: AnswerBody,
  location: ChangeLocation,
  { report, label, compare }: ComparisonContext,
): void {
  if ("shape" in was.body && "shape" in is.body && was.body.kind === is.body.kind) {
    compare(was.body.shape, is.body.shape, location);
  } else if (was.body.kind !== is.body.kind) {
    report(location, "body-kind-changed", { was: bodyText(was, label.older), is: bodyText(is, label.newer) });
  }
}
