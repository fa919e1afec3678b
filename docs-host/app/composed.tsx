import { type ReactElement, useDeferredValue, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { FormState } from "#engine/form";
import type { Issue } from "#engine/interpret";
import { Playground, type PlaygroundProps, type ReplayProps, type SplitsProps, words } from "#ui/playground";
import type { AnswersPort } from "#ui/response";
import type { SessionStore } from "../adapters/session-store.ts";
import type { Composition } from "./compose.ts";
import { formFragment, type GivenForm } from "./form-in-address.ts";
import { isRefusedLocalhost } from "./localhost.ts";
import { explorerParameter } from "./pages/playground-data.ts";
import type { PlaygroundOptions } from "./playground-port.ts";
import type { SentLog } from "./sent-log.ts";
import type { Opened } from "./switching.tsx";
import type { Target } from "./target.ts";
import { useAuth } from "./use-auth.ts";
import { useEnvironment } from "./use-environment.ts";
import { useProgram } from "./use-program.ts";
import { useResponse } from "./use-response.ts";
import { useSentLog } from "./use-sent-log.ts";

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

const noIssues: readonly Issue[] = [];

/** What a playground borrows of the page that it stands on, or will stand on. */
export interface ComposedProps {
  readonly composition: Composition;
  readonly options: Pick<PlaygroundOptions, "direct" | "proxyUrl">;
  readonly opened: Opened;
  readonly replay: ReplayProps;
  readonly habits: SessionStore;
  readonly secrets: SessionStore;
  readonly sent: SentLog;
  readonly answers: AnswersPort;
  readonly microphone: PlaygroundProps["microphone"];
  /** The address of the page. */
  readonly href: string;
  readonly onClose: () => void;
  /** Where the way out leads where no script runs. */
  readonly closeHref?: string;
}

/** The playground of one endpoint, with its dialogues; drawn on the server too, where nothing of it runs. */
export function Composed(props: ComposedProps): ReactElement {
  const { composition, options, opened, replay, habits, secrets, sent, answers, microphone, href, onClose, closeHref } =
    props;
  const { target } = opened;
  const { form, filled, request, auth, environments } = composition;
  const { port } = filled;
  const { defaultEnvironment } = form.endpoint;
  const environment = useEnvironment(environments, defaultEnvironment, secrets);
  const { baseUrl } = environment;
  const history = useSyncExternalStore(port.subscribe, filled.history, filled.history);
  const state = history.present;
  const [aside, setAside] = useState(filled.aside);
  const response = useResponse(request);
  const splits = useMemo(() => splitsOf(habits), [habits]);

  const noteSend = useSentLog(composition, target, sent);
  // The first given form was opened with the endpoint; one that comes later is opened in its place.
  const openedWith = useRef(opened.given);
  useEffect(() => {
    if (opened.given === undefined || opened.given === openedWith.current) return;
    openedWith.current = opened.given;
    composition.open(opened.given);
    setAside(filled.aside());
  }, [opened.given, composition, filled]);

  const through = options.direct ? undefined : new URL(options.proxyUrl, href).host;
  const { credentials, card } = useAuth(auth, { environmentId: environment.id, baseUrl, through });
  const refused = isRefusedLocalhost(baseUrl, href);

  // The preview and the check may lag behind the keys, so that typing never waits for them.
  const settled = useDeferredValue(state);
  const hidden = useMemo(() => composition.hidden(settled), [composition, settled]);
  const plan = useMemo(
    () => composition.plan(hidden, credentials, baseUrl),
    [composition, hidden, credentials, baseUrl],
  );
  const written = useMemo(
    () => ({ composition, settled, hidden, credentials, plan, baseUrl, formUrl: target.formUrl, habits }),
    [composition, settled, hidden, credentials, plan, baseUrl, target, habits],
  );
  const snippet = useProgram(written);
  // Nothing is checked before the form has been painted for the first time.
  const checked = useDeferredValue<FormState | undefined>(state, undefined);
  const issues = useMemo(
    () => (checked === undefined ? noIssues : composition.issues(checked, credentials)),
    [composition, checked, credentials],
  );

  return (
    <Playground
      form={form}
      port={port}
      history={{
        undo: history.past.at(-1)?.name,
        redo: history.future.at(-1)?.name,
        onUndo: filled.undo,
        onRedo: filled.redo,
      }}
      aside={aside}
      onDropAside={() => {
        filled.dropAside();
        setAside([]);
      }}
      baseUrls={environments}
      environmentId={environment.id}
      onEnvironment={(id) => {
        composition.changeEnvironment(environment.id, id);
        environment.choose(id);
      }}
      variables={environment.variables}
      onVariable={environment.setVariable}
      baseUrl={baseUrl}
      url={plan.url}
      snippet={snippet}
      response={response}
      answers={answers}
      auth={card}
      onAuth={(event) => auth.card.send(event)}
      onSend={({ anyway }) => {
        const now = port.read();
        if (!anyway && composition.issues(now, credentials).length > 0) return;
        const shareable = composition.carried(now);
        noteSend({ state: shareable, plan: composition.plan(shareable, credentials, baseUrl) });
        request.send({ type: "send", plan: composition.plan(now, credentials, baseUrl) });
      }}
      onStop={() => request.send({ type: "stop" })}
      onUseExample={composition.useExample}
      onClear={composition.clear}
      onClose={onClose}
      {...(closeHref !== undefined && { closeHref })}
      referenceHref={target.referenceHref}
      shareLink={() =>
        shareLink(new URL(href).origin, target, { ...composition.carried(port.read()), made: filled.made() })
      }
      replay={replay}
      splits={splits}
      issues={issues}
      {...(refused && { refusal: words.cannotSendToLocalhost })}
      copy={(text) => navigator.clipboard.writeText(text)}
      paste={() => navigator.clipboard.readText()}
      microphone={microphone}
      randomId={() => crypto.randomUUID()}
      now={() => new Date()}
      onWarning={(message) => console.warn(`callboard: ${message}`)}
    />
  );
}
