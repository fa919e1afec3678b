import { type ReactElement, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { explorerParameter } from "#docs-host/site/page-data";
import type { FormState } from "#engine/form";
import { type PlannedHeader, withMasks } from "#engine/request";
import { withheld } from "#engine/secret";
import { Playground, type PlaygroundProps, type ReplayProps } from "#ui/playground";
import { TextsContext } from "#ui/prose";
import type { AnswersPort } from "#ui/response";
import type { SplitsProps } from "#ui/shell";
import type { SessionStore } from "../adapters/session-store.ts";
import { openQuestion, type QuestionInput } from "../auth/index.ts";
import type { Composition, PlaygroundOptions } from "../compose/index.ts";
import { useOpenForm } from "../compose/index.ts";
import { ServerChoice } from "../environment/index.ts";
import { formFragment, type GivenForm } from "../form/index.ts";
import type { Opened, Target } from "../switching/index.ts";
import { loadSentLog } from "./load-sent-log.ts";
import type { Begun } from "./note-sent.ts";
import { useProgram } from "./use-program.ts";
import { useResponse } from "./use-response.ts";

/** The borders between the parts, where the reader left them. */
export const splitsOf = (habits: SessionStore): SplitsProps => ({
  read: (direction) => {
    const share = habits.read(`split.${direction}`);
    return typeof share === "number" ? share : undefined;
  },
  write: (direction, share) => habits.write(`split.${direction}`, share),
});

/** The address that opens an endpoint's playground filled in. */
export const shareLink = (origin: string, { referenceHref }: Target, form: GivenForm): string =>
  `${origin}${referenceHref}?${explorerParameter}=true${formFragment(form)}`;

/** The state of an open playground, for tools that send other requests. */
export interface OpenPlaygroundState extends Pick<ComposedProps, "composition" | "opened" | "replay"> {
  readonly baseUrl: string;
  /** The input of questions about the hosts of secret values. */
  readonly asking: QuestionInput;
  /** The reason why sending is impossible. */
  readonly refusal: string | undefined;
}

/** The dependencies of a playground on its page. */
export interface ComposedProps {
  readonly composition: Composition;
  readonly options: Pick<PlaygroundOptions, "direct" | "proxyUrl">;
  readonly opened: Opened;
  readonly replay: ReplayProps;
  readonly habits: SessionStore;
  readonly secrets: SessionStore;
  readonly answers: AnswersPort;
  /** The choice of the body's media type; must be stable. */
  readonly media?: PlaygroundProps["media"];
  readonly microphone: PlaygroundProps["microphone"];
  /** Draws the dialog of generated requests. */
  readonly generated?:
    | ((state: OpenPlaygroundState & { readonly isOpen: boolean; readonly onClose: () => void }) => ReactNode)
    | undefined;
  /** The address of the page. */
  readonly href: string;
  readonly shareLink: (target: Target, form: GivenForm) => string;
  readonly onClose: () => void;
  /** The address of the close link when no script runs. */
  readonly closeHref?: string;
}

/** Leaves out a given form for another media type: the choice of that opens it. */
const openedIn = (opened: Opened, contentType: string | undefined): Opened =>
  opened.given?.contentType === contentType ? opened : { target: opened.target, given: undefined };

/** The form as it can be opened again, without possible credentials. */
const givenOf = ({ carried, filled, media }: Composition, state: FormState): GivenForm => ({
  ...carried(state),
  made: filled.made(),
  contentType: media?.contentType,
  accept: media?.accept,
});

interface PreviewOptions {
  /** The credentials to show. */
  readonly preview: readonly PlannedHeader[];
  readonly baseUrl: string;
  /** True if the reader is asked about the secret values of the form. */
  readonly isAsked: boolean;
}

/** Returns the form and the request to show. */
function usePreview(composition: Composition, state: FormState, { preview, baseUrl, isAsked }: PreviewOptions) {
  // Nothing that can be copied holds a secret that the reader did not confirm for this host.
  const shown = useMemo(
    () => (isAsked ? withMasks(state, composition.guard.secrets(state)) : state),
    [composition, state, isAsked],
  );
  const hidden = useMemo(() => composition.hidden(shown), [composition, shown]);
  const plan = useMemo(() => composition.plan(hidden, preview, baseUrl), [composition, hidden, preview, baseUrl]);
  return { shown, hidden, plan };
}

/** The playground of one endpoint, with its machines. The server renders it too, without effects. */
export function Composed(props: ComposedProps): ReactElement {
  const { composition, options, opened, replay, habits, secrets, answers, microphone, generated } = props;
  const { href, onClose, closeHref } = props;
  const { target } = opened;
  const { form, filled, request } = composition;
  const { port } = filled;
  const { environments, defaultEnvironment } = form.endpoint;
  const fitting = openedIn(opened, composition.media?.contentType);
  const around = { environments, defaultEnvironment, opened: fitting, options, secrets, href };
  const { state, baseUrl, credentials, asking, screen } = useOpenForm({ composition, ...around });
  const response = useResponse(request, form.endpoint.protocol);
  const splits = useMemo(() => splitsOf(habits), [habits]);
  const noteSend = useSentLog(composition, target, secrets);
  const { isStale, noteSent } = useStale(state, baseUrl);

  const { preview } = credentials;
  const { shown, hidden, plan } = usePreview(composition, state, {
    preview,
    baseUrl,
    isAsked: screen.question?.form !== undefined,
  });
  const written = useMemo(
    () => ({
      ...{ composition, settled: shown, hidden, credentials: preview, plan, baseUrl },
      ...{ formUrl: target.formUrl, habits },
    }),
    [composition, shown, hidden, preview, plan, baseUrl, target, habits],
  );
  const snippet = useProgram(written);

  return (
    <TextsContext.Provider value={form.texts}>
      <Playground
        form={form}
        {...screen}
        server={form.server !== undefined && <ServerChoice formUrl={target.formUrl} url={form.server} />}
        unmigratedOfGiven={filled.unmigratedOfGiven()}
        url={plan.url}
        snippet={snippet}
        {...{ response, isStale, answers }}
        onSend={({ anyway }) => {
          const now = port.read();
          const { headers } = credentials;
          const going = composition.plan(now, headers, baseUrl);
          if (openQuestion(asking, composition.auth.destinationOf(going.url), now) !== undefined) return false;
          if (!anyway && composition.issues(now, headers).length > 0) return false;
          const shareable = composition.carried(now);
          const redacted = headers.map((one) => ({ ...one, value: withheld(one.value) }));
          noteSend({ state: shareable, plan: composition.plan(shareable, redacted, baseUrl) });
          noteSent(now);
          request.send({ type: "send", plan: going });
          return true;
        }}
        onStop={() => request.send({ type: "stop" })}
        onClose={onClose}
        {...(closeHref !== undefined && { closeHref })}
        shareLink={() => props.shareLink(target, givenOf(composition, port.read()))}
        {...{ replay, splits, microphone }}
        media={props.media}
        generated={
          generated &&
          ((isOpen, onClose) =>
            generated({ composition, opened, replay, baseUrl, asking, refusal: screen.refusal, isOpen, onClose }))
        }
      />
    </TextsContext.Provider>
  );
}

/** Returns true as `isStale` if the form or its base URL has changed since `noteSent` was called. */
function useStale({ value }: FormState, baseUrl: string) {
  const [sent, setSent] = useState<readonly unknown[]>();
  return {
    isStale: sent !== undefined && (sent[0] !== value || sent[1] !== baseUrl),
    noteSent: (now: FormState): void => setSent([now.value, baseUrl]),
  };
}

/** Adds each request to the log when it has ended; returns the function to call when one begins. */
function useSentLog(composition: Composition, target: Target, store: SessionStore): (begun: Begun) => void {
  const begun = useRef<Begun>(undefined);
  const { request } = composition;
  useEffect(() => {
    const { unsubscribe } = request.subscribe((snapshot) => {
      const sent = begun.current;
      if (sent === undefined || snapshot.matches("sending")) return;
      begun.current = undefined;
      loadSentLog()
        .then(({ noteSent }) => noteSent({ composition, target, store, sent, snapshot }))
        .catch(console.error);
    });
    return unsubscribe;
  }, [composition, request, target, store]);
  return (next) => {
    begun.current = next;
  };
}
