import { needsCertificate } from "#engine/auth";
import {
  channelShape,
  commit,
  type FormState,
  formShape,
  type History,
  handshakeSections,
  redactForm,
  redo,
  replace,
  sections,
  seedChannel,
  seedForm,
  stepNamer,
  undo,
} from "#engine/form";
import type { Issue } from "#engine/interpret";
import type { Json } from "#engine/json";
import type { ChannelForm, EndpointForm, Environment } from "#engine/model";
import {
  channelChecker,
  checkRequest,
  type HandshakePlan,
  planHandshake,
  planMessage,
  planRequest,
  type RequestPlan,
} from "#engine/request";
import { sentChecks } from "#engine/sent-checks";
import { type ObjectShape, type Types, typesIn } from "#engine/shape";
import { formText } from "#locales/messages/form";
import { playgroundText } from "#locales/messages/playground";
import { noon } from "../../cli/check/target.ts";
import type { Offer } from "./action.ts";
import { offersOf, type PlayedSection } from "./offers/index.ts";

/** The form under test, of an endpoint or of a channel. */
export type PlayedForm = EndpointForm | ChannelForm;

/** The engine's answers for one form. */
export interface FormModel {
  /** The initial form. */
  readonly start: () => FormState;
  /** Returns the redacted form, which the tab stores. */
  readonly redact: (state: FormState) => FormState;
  readonly shown: (state: FormState) => ReadonlyMap<string, string>;
  readonly offersOf: (state: FormState, start: FormState) => readonly Offer[];
  /** The actions of undo and redo. */
  readonly historyOffers: (history: History) => readonly Offer[];
  readonly after: (history: History, offer: Offer) => History;
  readonly sent: SentByForm;
  readonly issues: (state: FormState) => readonly Issue[];
}

/** The output of a form: one request, or a handshake and messages. */
export type SentByForm =
  | { readonly kind: "request"; readonly plan: (state: FormState) => RequestPlan }
  | {
      readonly kind: "channel";
      readonly plan: (state: FormState) => HandshakePlan;
      /** The base that the page shows apart from the address; `undefined` if it is a part of it. */
      readonly apart: string | undefined;
      readonly messages: readonly { readonly type: string; readonly name: string }[];
      /** The content of a message; `undefined` if the form has no message of that type. */
      readonly message: (state: FormState, type: string) => Json | undefined;
    };

/** Computes with the engine the actions of a form, the result of each action, and the request. */
export const modelOf = (form: PlayedForm): FormModel =>
  "channel" in form ? modelOfChannel(form) : modelOfEndpoint(form);

function modelOfEndpoint(form: EndpointForm): FormModel {
  const { endpoint, globalHeaders } = form;
  const types = typesIn(form);
  const isJson = endpoint.request?.body.kind === "json";
  const baseUrl = baseUrlOf(endpoint);
  return {
    ...formModel({
      types,
      shape: formShape(endpoint, globalHeaders),
      sections: sections(endpoint, globalHeaders, types).map((one) => ({
        ...one,
        isText: isJson && one.at[0] === "body",
      })),
      examples: endpoint.examples,
      seed: (example, withOptional = false) =>
        seedForm({ endpoint, globalHeaders, types, deps, withOptional, ...(example && { example }) }),
    }),
    sent: {
      kind: "request",
      plan: (state) => ({
        ...planRequest({ endpoint, globalHeaders, types, form: state, credentials: [], baseUrl }),
        certificate: needsCertificate(form),
      }),
    },
    issues: (state) => checkRequest({ endpoint, globalHeaders, types, form: state, credentials: [], rules }),
  };
}

const rules = () => sentChecks();

function modelOfChannel(form: ChannelForm): FormModel {
  const { channel } = form;
  const types = typesIn(form);
  const baseUrl = baseUrlOf(channel);
  const messages = channel.messages.filter(({ origin }) => origin === "client");
  const check = channelChecker({ channel, types, rules });
  return {
    ...formModel({
      types,
      shape: channelShape(channel),
      sections: [
        ...handshakeSections(channel).map((one) => ({ ...one, isText: false })),
        ...messages.map(({ type, displayName: title = type, body: shape }) => {
          return { title, at: ["messages", type], shape, optional: false, isText: true };
        }),
      ],
      examples: channel.examples,
      seed: (example, withOptional = false) =>
        seedChannel({ channel, types, deps, withOptional, ...(example && { example }) }),
    }),
    sent: {
      kind: "channel",
      plan: (form) => planHandshake({ channel, types, form, credentials: [], baseUrl }),
      apart: channel.environments.length > 1 ? baseUrl.replace(/\/+$/, "") : undefined,
      messages: messages.map(({ type, displayName: name = type }) => ({ type, name })),
      message: (form, type) => planMessage({ channel, types, form }, type),
    },
    issues: (form) => check({ form, credentials: [] }),
  };
}

const deps = { now: () => noon };

/** The default address. */
function baseUrlOf({
  environments,
  defaultEnvironment,
}: {
  readonly environments: readonly Environment[];
  readonly defaultEnvironment?: string;
}): string {
  return environments.find(({ id }) => id === (defaultEnvironment ?? environments[0]?.id ?? ""))?.baseUrl ?? "";
}

interface Described<Example> {
  readonly types: Types;
  readonly shape: ObjectShape;
  readonly sections: readonly PlayedSection[];
  readonly examples: readonly Example[];
  readonly seed: (example: Example | "none" | undefined, withOptional?: boolean) => FormState;
}

/** Promises of every form, independent of its request. */
function formModel<Example>(described: Described<Example>): Omit<FormModel, "sent" | "issues"> {
  const { types, shape, examples, seed } = described;
  const nameOf = stepNamer(types)(shape);
  const time = noon.getTime();
  const offered = offersOf(described, noon);
  const press = (name: string) => [{ kind: "press", widget: { field: [], name, nth: 0 }, which: "first" }] as const;

  return {
    start: () => seed(examples[0]),
    redact: redactForm(types)(shape),
    shown: (state) => offered(state, state).shown,
    offersOf: (state, start) => offered(state, start).offers,
    historyOffers: ({ past, future }) => {
      const [last, next] = [past.at(-1)?.name, future.at(-1)?.name];
      return [
        ...(last === undefined
          ? []
          : [
              {
                action: { do: "undo" },
                gestures: press(formText().undoStep({ step: last })),
                effect: { kind: "undo" },
              } as const,
            ]),
        ...(next === undefined
          ? []
          : [
              {
                action: { do: "redo" },
                gestures: press(formText().redoStep({ step: next })),
                effect: { kind: "redo" },
              } as const,
            ]),
        {
          action: { do: "clear the form" },
          gestures: press(playgroundText().clearForm),
          effect: { kind: "replace", state: seed("none"), name: "cleared the form" },
        },
        // Several examples are in a menu.
        ...examples.map(
          (example, entry): Offer => ({
            action: { do: "use the example", ...(examples.length > 1 && { example: entry }) },
            gestures:
              examples.length > 1
                ? [{ kind: "menu", widget: { field: [], name: formText().useExample, nth: 0 }, entry }]
                : press(formText().useExample),
            effect: { kind: "replace", state: seed(example, true), name: "used the example" },
          }),
        ),
      ];
    },
    after: (history, { effect }) => {
      if (effect.kind === "undo") return undo(history);
      if (effect.kind === "redo") return redo(history);
      if (effect.kind === "replace") return replace(history, effect.state, effect.name, time);
      return effect.edits.reduce(
        (before, edit) => commit(before, { edit, step: nameOf(before.present, edit), time }),
        history,
      );
    },
  };
}
