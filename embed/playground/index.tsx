import type { ReactElement } from "react";
import { UNSAFE_PortalProvider as PortalProvider } from "react-aria/PortalProvider";
import { createRoot } from "react-dom/client";
import { enableShadowDOM } from "react-stately/private/flags/flags";
import {
  ChannelLoader,
  type Composition,
  compose,
  type EarlyPlayground,
  EndpointLoader,
  nextTask,
  PlaygroundFrame,
  preloadBodyReader,
  preloadSender,
  replaceEarly,
  type SharedDeps,
} from "#docs-host/playground/page";
import type { PlaygroundCall } from "#docs-host/site/page-data";
import { InPlaceContext } from "#ui/kit";

// Without it, focus and presses inside of a shadow root would seem to be on its host.
enableShadowDOM();

export { referenceDeps } from "./reference-deps.ts";

interface PlaygroundOptions {
  /** The element that the playground draws itself into; it is removed with it. */
  readonly root: HTMLElement;
  readonly call: PlaygroundCall;
  readonly shared: SharedDeps;
  /** True for a part of the page that can't be closed. */
  readonly isInPlace: boolean;
  /** The first screen of an endpoint's playground, if it is shown. */
  readonly early: EarlyPlayground | undefined;
  readonly onClose: () => void;
  readonly onError: (error: unknown) => void;
}

/** Does nothing: an element has no site to return to after login. */
const noArrival = { takeError: () => undefined, takeAnswer: () => undefined, hasAnswer: () => false };

/** Delay in ms before the code that sends requests is loaded, so that the form is drawn first. */
const preloadAfter = 500;

/** Opens the playground of a call in an element; returns the function that closes it. */
export function openReferencePlayground(options: PlaygroundOptions): () => void {
  const { root, call, shared, isInPlace, early, onClose, onError } = options;
  const { formUrl, answersUrl = "", referenceHref, isChannel = false } = call;
  const preloading = setTimeout(() => {
    preloadSender(true);
    preloadBodyReader();
  }, preloadAfter);
  const page = createRoot(root, { onUncaughtError: onError });
  const opened = { target: { formUrl, answersUrl, referenceHref, isChannel }, given: undefined };
  const props = {
    ...{ shared, opened, arrival: noArrival, onClose },
    go: () => {},
    options: { ...call, proxyUrl: "", direct: true, onClose, root },
  };
  /** `ready` is the endpoint, if it was composed before the first render. */
  const playgroundOf = (ready: Composition | undefined): ReactElement => (
    <PortalProvider getContainer={() => root}>
      <InPlaceContext.Provider value={isInPlace}>
        <PlaygroundFrame onClose={onClose}>
          {isChannel ? <ChannelLoader {...props} /> : <EndpointLoader {...props} loaded={ready} />}
        </PlaygroundFrame>
      </InPlaceContext.Provider>
    </PortalProvider>
  );
  let isOpen = true;
  const takeOver = async (shown: EarlyPlayground): Promise<void> => {
    const form = await shared.loadForm(formUrl);
    await nextTask();
    if (!isOpen) return;
    const ready = compose(form, shared.deps(props.options, opened, noArrival, undefined));
    await replaceEarly({ early: shown, element: root, root: page, isOpen: () => isOpen }, playgroundOf(ready));
  };
  if (early === undefined) page.render(playgroundOf(undefined));
  else takeOver(early).catch(onError);
  return () => {
    isOpen = false;
    clearTimeout(preloading);
    page.unmount();
    root.remove();
  };
}
