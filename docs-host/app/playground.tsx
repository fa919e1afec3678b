import "./styles/playground.css";
import { useSelector } from "@xstate/react";
import {
  lazy,
  type ReactElement,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { createRoot } from "react-dom/client";
import { createActor, fromPromise } from "xstate";
import type { FormState } from "#engine/form";
import type { Issue } from "#engine/interpret";
import { parseJson } from "#engine/json";
import type { ChannelForm, EndpointForm } from "#engine/model";
import { loadMachine } from "#machines";
import { Playground, PlaygroundFailure, PlaygroundSkeleton, type SplitsProps, words } from "#ui/playground";
import { proxySender } from "../adapters/http.ts";
import { later } from "../adapters/later.ts";
import { lazyDirectSender } from "../adapters/lazy-direct.ts";
import { lazyMicrophone } from "../adapters/lazy-microphone.ts";
import { sessionStore } from "../adapters/session-store.ts";
import { answersOf } from "./answers.ts";
import { type Arrival, leaveFor, takeArrival } from "./auth-address.ts";
import { authKeeper } from "./auth-keeper.ts";
import { type Composition, compose, type World } from "./compose.ts";
import { startExplorer } from "./explorer.ts";
import { formFragment, formFromFragment, type GivenForm } from "./form-in-address.ts";
import { type Injection, startInjection } from "./injection.ts";
import { isRefusedLocalhost } from "./localhost.ts";
import { explorerParameter, formUrl, logoutUrl } from "./pages/playground-data.ts";
import type { OpenPlayground, PlaygroundOptions } from "./playground-port.ts";
import { sentLog } from "./sent-log.ts";
import { type Opened, Switching } from "./switching.tsx";
import { type Target, targetInState } from "./target.ts";
import { useAuth } from "./use-auth.ts";
import { useEnvironment } from "./use-environment.ts";
import { useProgram } from "./use-program.ts";
import { useResponse } from "./use-response.ts";
import { useSentLog } from "./use-sent-log.ts";

const ComposedChannel = lazy(async () => ({ default: (await import("./channel-playground.tsx")).ComposedChannel }));

/** What a reader keeps from visit to visit: habits, never credentials. */
const habits = sessionStore(() => localStorage);

const secrets = sessionStore(() => sessionStorage);
const sent = sentLog(secrets);

/** One for all endpoints of the page, since what is held in memory alone goes with it. */
const keeper = authKeeper(secrets, habits);

/** Forms that hold passwords stay here alone, so that they are there after a look at another endpoint of the page. */
const inMemory: World["inMemory"] = new Map();

const network = {
  fetch: (url: string, init: RequestInit) => fetch(url, init),
  now: () => performance.now(),
  random: () => crypto.randomUUID(),
};

/** One for the page: it goes on asking while playgrounds come and go. */
let asking: Injection | undefined;

function injectionAt(url: string): Injection {
  asking ??= startInjection({
    ask: (signal) => fetch(url, { signal }),
    logoutUrl,
    store: secrets,
    now: () => Date.now(),
    address: () => location.href,
    leaveTo: (address) => location.assign(address),
    onReturn: (back) => {
      document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && back());
      addEventListener("pageshow", ({ persisted }) => persisted && back());
    },
    log: (problem) => console.warn(`callboard: login: ${problem}`),
  });
  return asking;
}

const world = (options: PlaygroundOptions, { target, given }: Opened, arrival: Arrival): World => ({
  ...(options.injectionUrl !== undefined && { injection: injectionAt(options.injectionUrl) }),
  given,
  draftKey: `form.${target.referenceHref}`,
  send: (options.direct ? lazyDirectSender : proxySender)(options.proxyUrl, {
    ...network,
    pageOrigin: location.origin,
  }),
  sendLogin: proxySender(options.proxyUrl, network),
  loadForm: (endpointId) => fetchForm(siblingForm(target.formUrl, endpointId)),
  keeper,
  loginError: arrival.takeError(),
  takeLoginAnswer: arrival.takeAnswer,
  cameBack: arrival.hasAnswer,
  leaveFor: leaveFor(secrets),
  origin: location.origin,
  store: secrets,
  inMemory,
  now: () => new Date(),
  later,
  log: ({ cause, message }) => console.error(`callboard: ${cause}: ${message}`),
});

/** Where the form of another endpoint of the same API is loaded from. */
function siblingForm(url: string, endpointId: string): string {
  const [api = ""] = url.split("/").slice(-2);
  return formUrl(decodeURIComponent(api), endpointId);
}

async function fetchForm<Form = EndpointForm>(url: string, signal?: AbortSignal): Promise<Form> {
  const response = await fetch(url, { ...(signal && { signal }), headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`The form could not be loaded: the site answered ${response.status}.`);
  const read = parseJson(await response.text());
  if (!read.ok) throw new Error("The form could not be loaded: what the site answered is not complete.");
  // The site's own server wrote it from an `EndpointForm`, or for a channel from a `ChannelForm`.
  return read.value as unknown as Form;
}

/** Takes a filled-in form out of the address, so that it is not filled in again when the page is loaded again. */
function takeGivenForm(): GivenForm | undefined {
  const given = formFromFragment(location.hash);
  if (given !== undefined) history.replaceState(history.state, "", location.pathname + location.search);
  return given;
}

/** Opens the playground of one endpoint in an element of the page; it may go on to others. */
export const openPlayground: OpenPlayground = (options) => {
  const root = createRoot(options.root);
  const { formUrl, answersUrl = "", referenceHref, endpointsUrl, injectionUrl, isChannel = false } = options;
  // Asked while the form is on its way.
  if (injectionUrl !== undefined) injectionAt(injectionUrl);
  const own: Target = { formUrl, answersUrl, referenceHref, isChannel };
  // The reader may have gone back to another endpoint while this was on its way.
  const before = location.pathname === referenceHref ? undefined : targetInState(history.state);
  const first: Opened = { target: before ?? own, given: takeGivenForm() };
  const arrival = takeArrival();
  const explorer = startExplorer({
    onClosed: () => {
      // Where the playground has gone on to another page, it stays until that page is there.
      if (location.pathname === referenceHref) root.unmount();
      options.onClose();
    },
  });
  const close = (): void => {
    if (explorer.getSnapshot().status === "active") explorer.send({ type: "close" });
  };
  root.render(
    <Switching first={first} endpointsUrl={endpointsUrl} sent={sent} habits={habits} onClose={close}>
      {(opened) => {
        const Of = opened.target.isChannel ? ChannelLoader : Loader;
        return <Of key={opened.target.formUrl} {...{ opened, options, arrival }} onClose={close} />;
      }}
    </Switching>,
  );
  return { close };
};

const startLoad = <Form,>(url: string) => {
  const load = createActor(
    loadMachine<Form>().provide({
      actors: { load: fromPromise(({ signal }) => fetchForm<Form>(url, signal)) },
    }),
  ).start();
  load.send({ type: "load" });
  return load;
};

interface LoaderProps {
  readonly opened: Opened;
  readonly options: PlaygroundOptions;
  readonly arrival: Arrival;
  readonly onClose: () => void;
}

/** The form of what is open, once it has come, and what stands there until then or in its place. */
function useLoad<Form>({ opened, onClose }: LoaderProps) {
  const [load] = useState(() => startLoad<Form>(opened.target.formUrl));
  useEffect(() => () => void load.stop(), [load]);
  const snapshot = useSelector(load, (state) => state);
  const { value, problem } = snapshot.context;
  const instead =
    problem !== undefined && snapshot.matches("failed") ? (
      <PlaygroundFailure message={problem} onRetry={() => load.send({ type: "retry" })} onClose={onClose} />
    ) : (
      <PlaygroundSkeleton onClose={onClose} />
    );
  return { value, instead };
}

function ChannelLoader(props: LoaderProps): ReactElement {
  const { opened, options, arrival, onClose } = props;
  const { value, instead } = useLoad<ChannelForm>(props);
  const [lent] = useState(() => world(options, opened, arrival));
  if (value === undefined) return instead;
  return (
    <Suspense fallback={instead}>
      <ComposedChannel
        form={value}
        world={lent}
        {...{ options, opened, onClose, habits, secrets, splits, shareLink }}
      />
    </Suspense>
  );
}

function Loader(props: LoaderProps): ReactElement {
  const { opened, options, arrival, onClose } = props;
  const { value, instead } = useLoad<EndpointForm>(props);
  const [initial] = useState(opened);
  const composition = useMemo(
    () => (value === undefined ? undefined : compose(value, world(options, initial, arrival))),
    [value, options, initial, arrival],
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
  return composition ? <Composed {...{ composition, options, opened, onClose }} /> : instead;
}

/** The borders between the parts, where the reader left them. */
const splits: SplitsProps = {
  read: (direction) => {
    const share = habits.read(`split.${direction}`);
    return typeof share === "number" ? share : undefined;
  },
  write: (direction, share) => habits.write(`split.${direction}`, share),
};

/** The address that opens an endpoint's playground filled in. */
const shareLink = ({ referenceHref }: Target, form: GivenForm): string =>
  `${location.origin}${referenceHref}?${explorerParameter}=true${formFragment(form)}`;

const noIssues: readonly Issue[] = [];

function Composed(props: {
  readonly composition: Composition;
  readonly options: PlaygroundOptions;
  readonly opened: Opened;
  readonly onClose: () => void;
}): ReactElement {
  const { composition, options, opened, onClose } = props;
  const { target } = opened;
  const { form, filled, request, auth, environments } = composition;
  const { port } = filled;
  const { defaultEnvironment } = form.endpoint;
  const environment = useEnvironment(environments, defaultEnvironment, secrets);
  const { baseUrl } = environment;
  const history = useSyncExternalStore(port.subscribe, filled.history);
  const state = history.present;
  const [aside, setAside] = useState(filled.aside);
  const response = useResponse(request);
  const [answers] = useState(() => answersOf(() => fetchForm(target.answersUrl), habits));

  const noteSend = useSentLog(composition, target, sent);
  // The first given form was opened with the endpoint; one that comes later is opened in its place.
  const openedWith = useRef(opened.given);
  useEffect(() => {
    if (opened.given === undefined || opened.given === openedWith.current) return;
    openedWith.current = opened.given;
    composition.open(opened.given);
    setAside(filled.aside());
  }, [opened.given, composition, filled]);

  const through = options.direct ? undefined : new URL(options.proxyUrl, location.href).host;
  const { credentials, card } = useAuth(auth, { environmentId: environment.id, baseUrl, through });
  const refused = isRefusedLocalhost(baseUrl, location.href);

  // The preview and the check may lag behind the keys, so that typing never waits for them.
  const settled = useDeferredValue(state);
  const plan = useMemo(
    () => composition.plan(settled, credentials, baseUrl),
    [composition, settled, credentials, baseUrl],
  );
  const written = useMemo(
    () => ({ composition, settled, credentials, plan, formUrl: target.formUrl, habits }),
    [composition, settled, credentials, plan, target],
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
      referenceHref={target.referenceHref}
      shareLink={() => shareLink(target, { ...composition.carried(port.read()), made: filled.made() })}
      splits={splits}
      issues={issues}
      {...(refused && { refusal: words.cannotSendToLocalhost })}
      copy={(text) => navigator.clipboard.writeText(text)}
      paste={() => navigator.clipboard.readText()}
      microphone={lazyMicrophone}
      randomId={() => crypto.randomUUID()}
      now={() => new Date()}
      onWarning={(message) => console.warn(`callboard: ${message}`)}
    />
  );
}
