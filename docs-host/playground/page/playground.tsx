import "./playground.css";
import type { ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { atFirstSign } from "#ui/kit";
import { PlaygroundSkeleton } from "#ui/shell";
import { preloadBodyReader } from "../adapters/lazy-body-reader.ts";
import { preloadSender } from "../adapters/lazy-senders.ts";
import { nextTask } from "../adapters/next-task.ts";
import { preloadReady, takeArrival } from "../auth/index.ts";
import type { OpenPlayground } from "../compose/index.ts";
import { type Composition, compose } from "../compose/index.ts";
import { injectionAt, pageDeps } from "../deps/page-deps.ts";
import { formFromFragment, type GivenForm } from "../form/index.ts";
import { type Opened, Switching, type Target, targetInState } from "../switching/index.ts";
import { startExplorer } from "./explorer.ts";
import { ChannelLoader, EndpointLoader } from "./loaders.tsx";
import { replaceEarly } from "./replace-early.tsx";

/** Takes a filled-in form out of the address, so that it is not filled in again when the page is loaded again. */
function takeGivenForm(): GivenForm | undefined {
  const given = formFromFragment(location.hash);
  if (given !== undefined) history.replaceState(history.state, "", location.pathname + location.search);
  return given;
}

/** Opens the playground of one endpoint in an element of the page; it may continue to others. */
export const openPlayground: OpenPlayground = (options) => {
  const messages = lazyMessages();
  const root = createRoot(options.root, {
    onUncaughtError: (error) => {
      reportError(error);
      options.early?.fail();
    },
  });
  const { formUrl, answersUrl = "", referenceHref, endpointsUrl, injectionUrl, isChannel = false } = options;
  // The senders and the reader of responses load long before the button can be pressed.
  atFirstSign(() => {
    preloadSender(options.direct === true);
    preloadReady();
    preloadBodyReader();
  });
  const shared = pageDeps;
  const { secrets, habits } = shared;
  // Starts while the form loads; those who await it get its error.
  injectionAt(injectionUrl)?.catch(() => {});
  const own: Target = { formUrl, answersUrl, referenceHref, isChannel };
  // The reader may have gone back to another endpoint while this was on its way.
  const before = location.pathname === referenceHref ? undefined : targetInState(history.state);
  const first: Opened = { target: before ?? own, given: takeGivenForm() };
  const arrival = takeArrival();
  const explorer = startExplorer({
    onClosed: () => {
      // When the playground navigates to another page, it stays until that page has loaded.
      if (location.pathname === referenceHref) root.unmount();
      options.onClose();
    },
  });
  const close = (): void => {
    if (explorer.getSnapshot().status === "active") explorer.send({ type: "close" });
  };
  /** A server that forwards requests may be unable to take WebSocket connections. */
  const ofChannels = options.directChannels ? { ...options, direct: true } : options;
  /** `ready` is the open endpoint, if it was loaded before the first render. */
  const playgroundOf = (ready: Composition | undefined): ReactElement => (
    <Switching {...{ first, endpointsUrl, secrets, habits }} onClose={close}>
      {(opened, go) => {
        const props = { shared, opened, go, options, arrival, onClose: close };
        const { formUrl: key, isChannel } = opened.target;
        if (isChannel) return <ChannelLoader key={key} {...props} options={ofChannels} />;
        return <EndpointLoader key={key} {...props} loaded={opened === first ? ready : undefined} />;
      }}
    </Switching>
  );
  const { early } = options;
  const isOpen = (): boolean => explorer.getSnapshot().status === "active";
  if (early === undefined) {
    const show = (): void => {
      if (isOpen()) root.render(playgroundOf(undefined));
    };
    if (messages === undefined) show();
    else {
      root.render(<PlaygroundSkeleton onClose={close} />);
      messages.then(show);
    }
    return { close };
  }
  const takeOver = async (): Promise<void> => {
    await messages;
    const form = await shared.loadForm(formUrl);
    const injection = await shared.injectionFor(form);
    await nextTask();
    if (!isOpen()) return;
    const ready = first.target === own ? compose(form, shared.deps(options, first, arrival, injection)) : undefined;
    await replaceEarly({ early, element: options.root, root, isOpen }, playgroundOf(ready));
  };
  takeOver().catch((error: unknown) => {
    console.error(error);
    // If the form can't be loaded, typed text stays in the server-rendered one.
    early.fail();
  });
  return { close };
};

/** Loads the messages of the playground; undefined on a page in English, since its scripts have them. */
function lazyMessages(): Promise<void> | undefined {
  const { messagesUrl } = document.body.dataset;
  return messagesUrl === undefined
    ? undefined
    : import("./load-messages.ts").then(({ loadMessages }) => loadMessages(messagesUrl));
}
