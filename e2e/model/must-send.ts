import type { Locator, Page } from "playwright";
import type { FormState } from "#engine/form";
import { parseUrl } from "#engine/host";
import type { Issue } from "#engine/interpret";
import { equalJson, isObject, own, parseJson, printJson } from "#engine/json";
import { type HandshakePlan, handshakeFrame, headerKey, type RequestPlan } from "#engine/request";
import { read } from "#engine/secret";
import { formatPath, toPointer } from "#engine/shape";
import { playgroundText } from "#locales/messages/playground";
import { issueSentence } from "#ui/form";
import { show } from "../../cli/check/target.ts";
import { otherBody } from "./compare-bodies.ts";
import type { FormModel, SentByForm } from "./form-model.ts";
import { readMessages } from "./in-page.ts";
import { playgroundOf } from "./locators.ts";
import type { SentRequest, Stage } from "./stage.ts";
import { until } from "./until.ts";

/** Maximum number of errors that the summary lists. */
const listed = 10;

/** Presses Send. The page must show the issues of the engine, or if there are none, send the planned request. */
export const mustSend = (stage: Stage, model: FormModel, state: FormState): Promise<void> =>
  model.sent.kind === "request"
    ? mustSendRequest(stage, model.sent.plan(state), model.issues(state))
    : mustSendMessages(stage, model.sent, state, model.issues(state));

async function mustSendRequest(stage: Stage, plan: RequestPlan, issues: readonly Issue[]): Promise<void> {
  const { page, patience, sent } = stage;
  sent.forget();
  await playgroundOf(page).getByRole("button", { name: playgroundText().sendRequest, exact: true }).click();
  if (issues.length > 0) return mustReport(stage, playgroundOf(page), issues, issues);
  await until(
    patience,
    async () => {
      const request = sent.last();
      if (request === undefined) return "nothing was sent, although the form has no issues";
      return otherThan(plan, request) ?? (await otherBody(plan.body, request));
    },
    (error) => `after Send, ${error}`,
  );
}

type SentByChannel = Extract<SentByForm, { readonly kind: "channel" }>;

/** Sends each message of a channel, the first of which connects. Presses Connect if the channel has no messages. */
async function mustSendMessages(
  stage: Stage,
  channel: SentByChannel,
  state: FormState,
  issues: readonly Issue[],
): Promise<void> {
  const { page, sent } = stage;
  const { messages } = channel;
  const handshake = channel.plan(state);
  // Without a WebSocket address, no connection is opened.
  const canConnect = /^wss?:$/.test(parseUrl(handshake.url)?.protocol ?? "");
  const ofHandshake = issues.filter(({ path }) => path[0] !== "messages");
  sent.forget();
  if (messages.length === 0) {
    await playgroundOf(page).getByRole("button", { name: "Connect", exact: true }).click();
    if (ofHandshake.length > 0) await mustReport(stage, playgroundOf(page), ofHandshake, issues);
    else if (canConnect) await mustHaveSent(stage, "Connect", { handshake });
    return;
  }
  let isOpen = false;
  for (const [position, { type, name }] of messages.entries()) {
    const wrong = issues.filter(({ path }) => (path[0] === "messages" ? path[1] === type : !isOpen));
    const label = `Send message ${name}`;
    // Messages may have the same name, so they are identified by position.
    const message = playgroundOf(page).locator(".channel-message").nth(position);
    sent.forget();
    await message.getByRole("button", { name: label, exact: true }).click();
    if (wrong.length > 0) {
      await mustReport(stage, message, wrong, issues);
      continue;
    }
    const body = channel.message(state, type);
    if (!canConnect || body === undefined) continue;
    await mustHaveSent(stage, label, { ...(!isOpen && { handshake }), message: printJson(body) });
    isOpen = true;
  }
}

/** The expected messages of a channel. */
interface ExpectedMessages {
  readonly handshake?: HandshakePlan;
  readonly message?: string;
}

const mustHaveSent = (
  { patience, sent }: Stage,
  button: string,
  { handshake, message }: ExpectedMessages,
): Promise<void> =>
  until(
    patience,
    async () => {
      const messages = [...sent.messages()];
      const first = handshake === undefined ? undefined : messages.shift();
      if (handshake !== undefined && first === undefined)
        return "no handshake was sent, although the form has no issues";
      const other = first === undefined || handshake === undefined ? undefined : otherHandshake(handshake, first);
      if (other !== undefined || message === undefined) return other;
      if (messages.length === 0) return "no message was sent, although the form has no issues";
      return messages.length === 1 && messages[0] === message
        ? undefined
        : `the message is ${messages.map(show).join(" and ")}, expected ${show(message)}`;
    },
    (error) => `after ${button}, ${error}`,
  );

/** Returns how a handshake differs from the plan. */
function otherHandshake(plan: HandshakePlan, frame: string): string | undefined {
  const parsed = parseJson(frame);
  const found = parsed.ok && isObject(parsed.value) ? parsed.value : {};
  const { type, url } = handshakeFrame(plan, "reveal");
  const href = new URL(String(url)).href;
  if (own(found, "type") !== type || own(found, "url") !== href)
    return `the handshake is ${show(found)}, expected one to ${href}`;
  const headers = own(found, "headers") ?? null;
  for (const { name, value } of plan.headers) {
    const text = read(value, "reveal");
    if (
      !isObject(headers) ||
      !Object.entries(headers).some(([key, one]) => headerKey(key) === headerKey(name) && equalJson(one, text))
    )
      return `the headers of the handshake are ${show(headers)}, expected ${name}: ${show(text)}`;
  }
  return undefined;
}

/** Checks that the issues are shown, in a summary and beside their fields, and that nothing is sent. */
async function mustReport(
  { page, patience, sent }: Stage,
  within: Locator,
  issues: readonly Issue[],
  all: readonly Issue[],
): Promise<void> {
  const count = issues.length === 1 ? "Not sent. Fix 1 field" : `Not sent. Fix ${issues.length} fields`;
  const expected = issues
    .slice(0, listed)
    .map((issue) => [formatPath(issue.path), issueSentence(issue)].filter(Boolean).join(" "));
  await until(
    patience,
    async () => {
      const summary = within.getByRole("group", { name: count, exact: true });
      if ((await summary.count()) === 0) return `there is no summary with the text: ${count}: ${expected.join(" ")}`;
      const items = (await summary.getByRole("listitem").allInnerTexts()).map((text) =>
        text.trim().replace(/\s+/g, " "),
      );
      const at = expected.findIndex((text, i) => items[i] !== text.replace(/\s+/g, " "));
      if (at >= 0) return `the summary says ${show(items[at])}, expected ${show(expected[at])}`;
      if (sent.last() !== undefined || sent.messages().length > 0) return "it was sent anyway";
      return compareIssues(await issuesShown(page), all);
    },
    (error) => `after Send, ${error}`,
  );
}

/** Returns how a request, apart from its body, differs from the plan. */
function otherThan({ method, url, headers }: RequestPlan, request: SentRequest): string | undefined {
  if (request.method !== method) return `${request.method} was sent, expected ${method}`;
  if (request.url !== url) return `it went to ${request.url}, expected ${url}`;
  for (const { name, value } of headers) {
    const [text, found] = [read(value, "reveal").trim(), request.headers[headerKey(name)]];
    // Other characters are encoded here.
    if (/^[\x20-\x7e]*$/.test(text) && found !== text)
      return `the header ${name} is ${show(found)}, expected ${show(text)}`;
  }
  return undefined;
}

/** Each error beside a field must be an issue of the engine at that path. */
function compareIssues(found: ReadonlyMap<string, string>, issues: readonly Issue[]): string | undefined {
  const known = new Map<string, string[]>();
  for (const issue of issues) {
    const pointer = toPointer(issue.path);
    known.set(pointer, [...(known.get(pointer) ?? []), issueSentence(issue)]);
  }
  for (const [pointer, text] of found) {
    const texts = [...known].filter(([at]) => at === pointer || at.startsWith(`${pointer}/`)).flatMap(([, all]) => all);
    if (!texts.some((one) => text.includes(one))) {
      return `the field at ${pointer} shows ${show(text)}, which the engine does not report`;
    }
  }
  return undefined;
}

/** Reads the errors beside fields, by JSON Pointer. */
async function issuesShown(page: Page): Promise<ReadonlyMap<string, string>> {
  const all = await page.evaluate(readMessages);
  return new Map(all.map(([pointer, text]) => [decodeURIComponent(pointer), text]));
}
