import "./styles/playground.css";
import { useSelector } from "@xstate/react";
import { Activity, lazy, type ReactElement, Suspense, useDeferredValue, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { createActor, fromPromise } from "xstate";
import { parseJson } from "#engine/json";
import type { ChannelForm, EndpointForm } from "#engine/model";
import { loadMachine } from "#machines";
import { atFirstSign } from "#ui/kit";
import { PlaygroundFailure, PlaygroundSkeleton } from "#ui/playground";
import { later } from "../adapters/later.ts";
import { preloadBodyReader } from "../adapters/lazy-body-reader.ts";
import { lazyMicrophone } from "../adapters/lazy-microphone.ts";
import { lazyDirectSender, lazyProxySender, preloadSender } from "../adapters/lazy-senders.ts";
import { nextTask } from "../adapters/next-task.ts";
import { sessionStore } from "../adapters/session-store.ts";
import { answersOf } from "./answers.ts";
import { type Arrival, leaveFor, takeArrival } from "./auth-address.ts";
import { authKeeper } from "./auth-keeper.ts";
import { type Composition, compose, type World } from "./compose.ts";
import { Composed, shareLink, splitsOf } from "./composed.tsx";
import { startExplorer } from "./explorer.ts";
import { formFromFragment, type GivenForm } from "./form-in-address.ts";
import type { Injection } from "./injection.ts";
import { apiIn, draftKey, formUrl, logoutUrl } from "./pages/playground-data.ts";
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

/** One for the page: it goes on asking while playgrounds come and go. Most sites have no login, and load nothing of it. */
let asking: Promise<Injection> | undefined;

function injectionAt(url: string | undefined): Promise<Injection> | undefined {
  if (url === undefined) return undefined;
  const start = async (): Promise<Injection> => {
    const { startInjection } = await import("./injection.ts");
    return startInjection({
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
  };
  asking ??= start().catch((error: unknown) => {
    // It is asked for anew by the next try.
    asking = undefined;
    throw error;
  });
  return asking;
}

/** What a playground borrows; `injection` is the login to the site, where readers of this API log in. */
const world = (
  options: PlaygroundOptions,
  { target, given }: Opened,
  arrival: Arrival,
  injection: Injection | undefined,
): World => ({
  ...(injection !== undefined && { injection }),
  given,
  api: apiIn(target.formUrl),
  draftKey: draftKey(target.referenceHref),
  send: (options.direct ? lazyDirectSender : lazyProxySender)(options.proxyUrl, {
    ...network,
    pageOrigin: location.origin,
  }),
  sendLogin: lazyProxySender(options.proxyUrl, network),
  // Only the browser itself sets cookies (Fetch, "forbidden request-header").
  ...(options.direct && { goesAlong: ({ name }) => name.toLowerCase() !== "cookie" }),
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
const siblingForm = (url: string, endpointId: string): string => formUrl(apiIn(url), endpointId);

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

/** Resolves when something stands in an element. */
const isDrawn = (element: HTMLElement): Promise<void> =>
  new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (element.childElementCount === 0) return;
      observer.disconnect();
      done();
    });
    observer.observe(element, { childList: true });
  });

/** Opens the playground of one endpoint in an element of the page; it may go on to others. */
export const openPlayground: OpenPlayground = (options) => {
  const root = createRoot(options.root, {
    onUncaughtError: (error) => {
      reportError(error);
      options.early?.fail();
    },
  });
  const { formUrl, answersUrl = "", referenceHref, endpointsUrl, injectionUrl, isChannel = false } = options;
  // What sends and what reads answers is here long before somebody can press the button.
  atFirstSign(() => {
    preloadSender(options.direct === true);
    preloadBodyReader();
  });
  // Asked while the form is on its way; who waits for it is told when it fails.
  injectionAt(injectionUrl)?.catch(() => {});
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
  /** `ready` is what is open, where it was loaded before anything is drawn. */
  const playgroundOf = (ready: Composition | undefined): ReactElement => (
    <Switching first={first} endpointsUrl={endpointsUrl} sent={sent} habits={habits} onClose={close}>
      {(opened, go) => {
        const props = { opened, go, options, arrival, onClose: close };
        const { formUrl: key, isChannel } = opened.target;
        if (isChannel) return <ChannelLoader key={key} {...props} />;
        return <Loader key={key} {...props} loaded={opened === first ? ready : undefined} />;
      }}
    </Switching>
  );
  const { early } = options;
  if (early === undefined) {
    root.render(playgroundOf(undefined));
    return { close };
  }
  const isOpen = (): boolean => explorer.getSnapshot().status === "active";
  const takeOver = async (): Promise<void> => {
    const form = await fetchForm(formUrl);
    const injection = await injectionAt(injectionUrl);
    await nextTask();
    if (!isOpen()) return;
    const ready = first.target === own ? compose(form, world(options, first, arrival, injection)) : undefined;
    const playground = playgroundOf(ready);
    // Drawn out of sight and a little at a time, so that the reader can go on typing into what is seen.
    root.render(<Activity mode="hidden">{playground}</Activity>);
    await isDrawn(options.root);
    await early.isQuiet();
    if (!isOpen()) return;
    // Shown in one go, so that no key is pressed between the one and the other.
    early.handOver(options.root, () => flushSync(() => root.render(<Activity>{playground}</Activity>)));
  };
  takeOver().catch((error: unknown) => {
    console.error(error);
    // A form that can't be loaded has no place for what was typed, so that stays where it is.
    early.fail();
  });
  return { close };
};

/** Fetches what is to be drawn, and makes of it what it is drawn from. */
type Load<Value> = (signal: AbortSignal) => Promise<Value>;

const startLoad = <Value,>(load: Load<Value>, loaded: Value | undefined) => {
  const loading = createActor(
    loadMachine<Value>().provide({ actors: { load: fromPromise(({ signal }) => load(signal)) } }),
  ).start();
  if (loaded === undefined) loading.send({ type: "load" });
  return loading;
};

interface LoaderProps {
  readonly opened: Opened;
  readonly go: Go;
  readonly options: PlaygroundOptions;
  readonly arrival: Arrival;
  readonly onClose: () => void;
}

/** What is open, once it has come, and what stands there until then or in its place. */
function useLoad<Value>(load: Load<Value>, onClose: () => void, loaded?: Value) {
  const [loading] = useState(() => startLoad(load, loaded));
  useEffect(() => () => void loading.stop(), [loading]);
  const snapshot = useSelector(loading, (state) => state);
  const { value = loaded, problem } = snapshot.context;
  // Drawn a little at a time, so that the page goes on meanwhile.
  const drawn = useDeferredValue(value);
  const instead =
    problem !== undefined && snapshot.matches("failed") ? (
      <PlaygroundFailure message={problem} onRetry={() => loading.send({ type: "retry" })} onClose={onClose} />
    ) : (
      <PlaygroundSkeleton onClose={onClose} />
    );
  return { value, drawn, instead };
}

function ChannelLoader(props: LoaderProps): ReactElement {
  const { opened, options, arrival, onClose } = props;
  const load: Load<{ readonly form: ChannelForm; readonly lent: World }> = async (signal) => {
    const form = await fetchForm<ChannelForm>(opened.target.formUrl, signal);
    return { form, lent: world(options, opened, arrival, await injectionAt(options.injectionUrl)) };
  };
  const { drawn, instead } = useLoad(load, onClose);
  if (drawn === undefined) return instead;
  return (
    <Suspense fallback={instead}>
      <ComposedChannel
        form={drawn.form}
        world={drawn.lent}
        {...{ options, opened, onClose, habits, secrets, splits }}
        shareLink={(target, form) => shareLink(location.origin, target, form)}
      />
    </Suspense>
  );
}

interface EndpointLoaderProps extends LoaderProps {
  /** What is to be drawn, where it was loaded before. */
  readonly loaded: Composition | undefined;
}

function Loader(props: EndpointLoaderProps): ReactElement {
  const { opened, options, arrival, onClose } = props;
  const { endpointsUrl } = options;
  const load: Load<Composition> = async (signal) => {
    const form = await fetchForm(opened.target.formUrl, signal);
    const injection = await injectionAt(options.injectionUrl);
    await nextTask();
    signal.throwIfAborted();
    return compose(form, world(options, opened, arrival, injection));
  };
  const [loaded] = useState(props.loaded);
  const { value: composition, drawn, instead } = useLoad(load, onClose, loaded);
  const replay = useReplay({ opened, go: props.go, endpointsUrl, loadForm: fetchForm });
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
  if (drawn === undefined) return instead;
  return (
    <Composed
      composition={drawn}
      {...{ options, opened, replay, habits, secrets, sent, answers, onClose }}
      microphone={lazyMicrophone}
      href={location.href}
    />
  );
}
