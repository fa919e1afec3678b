import "./styles/playground.css";
import { useSelector } from "@xstate/react";
import { lazy, type ReactElement, Suspense, useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { createActor, fromPromise } from "xstate";
import { parseJson } from "#engine/json";
import type { ChannelForm, EndpointForm } from "#engine/model";
import { loadMachine } from "#machines";
import { PlaygroundFailure, PlaygroundSkeleton } from "#ui/playground";
import { proxySender } from "../adapters/http.ts";
import { later } from "../adapters/later.ts";
import { lazyDirectSender } from "../adapters/lazy-direct.ts";
import { lazyMicrophone } from "../adapters/lazy-microphone.ts";
import { sessionStore } from "../adapters/session-store.ts";
import { answersOf } from "./answers.ts";
import { type Arrival, leaveFor, takeArrival } from "./auth-address.ts";
import { authKeeper } from "./auth-keeper.ts";
import { compose, type World } from "./compose.ts";
import { Composed, shareLink, splitsOf } from "./composed.tsx";
import { startExplorer } from "./explorer.ts";
import { formFromFragment, type GivenForm } from "./form-in-address.ts";
import { type Injection, startInjection } from "./injection.ts";
import { draftKey, formUrl, logoutUrl } from "./pages/playground-data.ts";
import type { OpenPlayground, PlaygroundOptions } from "./playground-port.ts";
import { sentLog } from "./sent-log.ts";
import { type Go, type Opened, Switching } from "./switching.tsx";
import { type Target, targetInState } from "./target.ts";
import { useReplay } from "./use-replay.ts";

const ComposedChannel = lazy(async () => ({ default: (await import("./channel-playground.tsx")).ComposedChannel }));

/** What a reader keeps from visit to visit: habits, never credentials. */
const habits = sessionStore(() => localStorage);

const splits = splitsOf(habits);
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
  draftKey: draftKey(target.referenceHref),
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
  const draw = (form: EndpointForm | undefined): void => {
    const loadedOf = ({ target }: Opened) => (target.formUrl === own.formUrl ? form : undefined);
    root.render(
      <Switching first={first} endpointsUrl={endpointsUrl} sent={sent} habits={habits} onClose={close}>
        {(opened, go) => {
          const props = { opened, go, options, arrival, onClose: close };
          const { formUrl: key, isChannel } = opened.target;
          if (isChannel) return <ChannelLoader key={key} {...props} />;
          return <Loader key={key} {...props} loaded={loadedOf(opened)} />;
        }}
      </Switching>,
    );
  };
  const { early } = options;
  if (early === undefined) {
    draw(undefined);
    return { close };
  }
  const show = (form: EndpointForm): void => {
    if (explorer.getSnapshot().status !== "active") return;
    // In one go, so that no key is pressed between the one and the other.
    early.handOver(options.root, () => flushSync(() => draw(form)));
  };
  // A form that can't be loaded has no place for what was typed, so that stays where it is.
  Promise.all([fetchForm(formUrl), early.isQuiet()]).then(
    ([form]) => show(form),
    (error: unknown) => {
      console.error(error);
      early.fail();
    },
  );
  return { close };
};

const startLoad = <Form,>(url: string, loaded: Form | undefined) => {
  const load = createActor(
    loadMachine<Form>().provide({
      actors: { load: fromPromise(({ signal }) => fetchForm<Form>(url, signal)) },
    }),
  ).start();
  if (loaded === undefined) load.send({ type: "load" });
  return load;
};

interface LoaderProps {
  readonly opened: Opened;
  readonly go: Go;
  readonly options: PlaygroundOptions;
  readonly arrival: Arrival;
  readonly onClose: () => void;
}

/** The form of what is open, once it has come, and what stands there until then or in its place. */
function useLoad<Form>({ opened, onClose }: LoaderProps, loaded?: Form) {
  const [load] = useState(() => startLoad<Form>(opened.target.formUrl, loaded));
  useEffect(() => () => void load.stop(), [load]);
  const snapshot = useSelector(load, (state) => state);
  const { value = loaded, problem } = snapshot.context;
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
        {...{ options, opened, onClose, habits, secrets, splits }}
        shareLink={(target, form) => shareLink(location.origin, target, form)}
      />
    </Suspense>
  );
}

interface EndpointLoaderProps extends LoaderProps {
  /** The form, where it was loaded before this is drawn. */
  readonly loaded: EndpointForm | undefined;
}

function Loader(props: EndpointLoaderProps): ReactElement {
  const { opened, options, arrival, onClose } = props;
  const { value, instead } = useLoad<EndpointForm>(props, props.loaded);
  const [initial] = useState(opened);
  const { endpointsUrl } = options;
  const replay = useReplay({ opened, go: props.go, endpointsUrl, loadForm: fetchForm });
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
  const [answers] = useState(() => answersOf(() => fetchForm(opened.target.answersUrl), habits));
  if (composition === undefined) return instead;
  return (
    <Composed
      {...{ composition, options, opened, replay, habits, secrets, sent, answers, onClose }}
      microphone={lazyMicrophone}
      href={location.href}
    />
  );
}
