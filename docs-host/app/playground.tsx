import "./styles/playground.css";
import { useSelector } from "@xstate/react";
import { type ReactElement, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { createActor, fromPromise } from "xstate";
import type { FormState } from "#engine/form";
import type { Issue } from "#engine/interpret";
import { parseJson } from "#engine/json";
import type { EndpointForm } from "#engine/model";
import { holdsSecret } from "#engine/secret";
import { loadMachine } from "#machines";
import { requestSnippet, snippetLanguage, snippetLanguages } from "#snippets";
import { Playground, PlaygroundFailure, PlaygroundSkeleton, words } from "#ui/playground";
import { directSender } from "../adapters/direct.ts";
import { proxySender } from "../adapters/http.ts";
import { sessionStore } from "../adapters/session-store.ts";
import { type Composition, compose, type World } from "./compose.ts";
import { startExplorer } from "./explorer.ts";
import { formFromFragment } from "./form-in-address.ts";
import { isRefusedLocalhost } from "./localhost.ts";
import type { OpenPlayground, PlaygroundOptions } from "./playground-port.ts";
import { type Opened, Switching } from "./switching.tsx";
import type { Target } from "./target.ts";
import { useResponse } from "./use-response.ts";

/** In ms: what a reader may lose when the browser is killed, against the cost of writing a large draft at each key. */
const draftPause = 500;

/** What a reader keeps from visit to visit. */
const habits = sessionStore(() => localStorage);

const world = (options: PlaygroundOptions, { target, given }: Opened): World => ({
  given,
  draftKey: `form.${target.referenceHref}`,
  send: (options.direct ? directSender : proxySender)(options.proxyUrl, {
    fetch: (url, init) => fetch(url, init),
    now: () => performance.now(),
    random: () => crypto.randomUUID(),
    pageOrigin: location.origin,
  }),
  store: sessionStore(() => sessionStorage),
  habits,
  now: () => new Date(),
  later: (act) => void setTimeout(act, draftPause),
  log: ({ cause, message }) => console.error(`callboard: ${cause}: ${message}`),
});

async function fetchForm(url: string, signal: AbortSignal): Promise<EndpointForm> {
  const response = await fetch(url, { signal, headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`The form could not be loaded: the site answered ${response.status}.`);
  const read = parseJson(await response.text());
  if (!read.ok) throw new Error("The form could not be loaded: what the site answered is not complete.");
  // The site's own server wrote it from an `EndpointForm`.
  return read.value as unknown as EndpointForm;
}

/** Takes a filled-in form out of the address, so that it is not filled in again when the page is loaded again. */
function takeGivenForm(): FormState | undefined {
  const given = formFromFragment(location.hash);
  if (given !== undefined) history.replaceState(history.state, "", location.pathname + location.search);
  return given;
}

/** Opens the playground of one endpoint in an element of the page; it may go on to others. */
export const openPlayground: OpenPlayground = (options) => {
  const root = createRoot(options.root);
  const home = location.pathname;
  const { formUrl, answersUrl = "", referenceHref, endpointsUrl } = options;
  const first: Opened = { target: { formUrl, answersUrl, referenceHref }, given: takeGivenForm() };
  const explorer = startExplorer({
    onClosed: () => {
      // Where the playground has gone on to another page, it stays until that page is there.
      if (location.pathname === home) root.unmount();
      options.onClose();
    },
  });
  const close = (): void => {
    if (explorer.getSnapshot().status === "active") explorer.send({ type: "close" });
  };
  root.render(
    <Switching first={first} endpointsUrl={endpointsUrl} habits={habits} onClose={close}>
      {(opened) => <Loader key={opened.target.formUrl} opened={opened} options={options} onClose={close} />}
    </Switching>,
  );
  return { close };
};

const startLoad = (url: string) => {
  const load = createActor(
    loadMachine<EndpointForm>().provide({
      actors: { load: fromPromise(({ signal }) => fetchForm(url, signal)) },
    }),
  ).start();
  load.send({ type: "load" });
  return load;
};

function Loader(props: {
  readonly opened: Opened;
  readonly options: PlaygroundOptions;
  readonly onClose: () => void;
}): ReactElement {
  const { opened, options, onClose } = props;
  const [load] = useState(() => startLoad(opened.target.formUrl));
  useEffect(() => () => void load.stop(), [load]);
  const snapshot = useSelector(load, (state) => state);
  const { value, problem } = snapshot.context;
  const composition = useMemo(
    () => (value === undefined ? undefined : compose(value, world(options, opened))),
    [value, options, opened],
  );
  useEffect(() => {
    if (composition === undefined) return undefined;
    const keep = (): void => composition.filled.keep();
    // Another endpoint is another page, so draft and steps must be kept when this one goes.
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      composition.stop();
    };
  }, [composition]);
  if (composition) return <Composed composition={composition} target={opened.target} onClose={onClose} />;
  if (problem !== undefined && snapshot.matches("failed")) {
    return <PlaygroundFailure message={problem} onRetry={() => load.send({ type: "retry" })} onClose={onClose} />;
  }
  return <PlaygroundSkeleton onClose={onClose} />;
}

const noIssues: readonly Issue[] = [];

function Composed(props: {
  readonly composition: Composition;
  readonly target: Target;
  readonly onClose: () => void;
}): ReactElement {
  const { composition, target, onClose } = props;
  const { form, filled, request, auth, scheme, environments } = composition;
  const { port } = filled;
  const { defaultEnvironment } = form.endpoint;
  const [environmentId, setEnvironment] = useState(defaultEnvironment ?? environments[0]?.id ?? "");
  const history = useSyncExternalStore(port.subscribe, filled.history);
  const state = history.present;
  const [aside, setAside] = useState(filled.aside);
  const { credentials } = useSelector(auth, (snapshot) => snapshot.context);
  const open = useSelector(auth, (snapshot) => snapshot.matches("open"));
  const response = useResponse(request);

  const baseUrl = environments.find(({ id }) => id === environmentId)?.baseUrl ?? "";
  const refused = isRefusedLocalhost(baseUrl, location.href);

  // The preview and the check may lag behind the keys, so that typing never waits for them.
  const settled = useDeferredValue(state);
  const plan = useMemo(
    () => composition.plan(settled, credentials, environmentId),
    [composition, settled, credentials, environmentId],
  );
  const [language, setLanguage] = useState(() => composition.language.read());
  const [revealed, setRevealed] = useState(false);
  const program = useMemo(
    () => requestSnippet(language, plan, revealed ? "reveal" : "redact"),
    [language, plan, revealed],
  );
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
      environmentId={environmentId}
      onEnvironment={setEnvironment}
      url={plan.url}
      snippet={{
        languages: snippetLanguages,
        language,
        onLanguage: (id) => {
          const chosen = snippetLanguage(id);
          composition.language.write(chosen);
          setLanguage(chosen);
        },
        text: program,
        revealed: plan.headers.some(({ value }) => holdsSecret(value)) ? revealed : undefined,
        onReveal: setRevealed,
      }}
      response={response}
      auth={scheme && { scheme, state: credentials, open, authenticated: composition.authenticated(credentials) }}
      onAuth={(event) => auth.send(event)}
      onSend={({ anyway }) => {
        const now = port.read();
        if (!anyway && composition.issues(now, credentials).length > 0) return;
        request.send({ type: "send", plan: composition.plan(now, credentials, environmentId) });
      }}
      onStop={() => request.send({ type: "stop" })}
      onUseExample={composition.useExample}
      onClear={composition.clear}
      onClose={onClose}
      referenceHref={target.referenceHref}
      issues={issues}
      {...(refused && { refusal: words.cannotSendToLocalhost })}
      copy={(text) => navigator.clipboard.writeText(text)}
      paste={() => navigator.clipboard.readText()}
      randomId={() => crypto.randomUUID()}
      now={() => new Date()}
      onWarning={(message) => console.warn(`callboard: ${message}`)}
    />
  );
}
