import { UNSAFE_PortalProvider as PortalProvider } from "react-aria/PortalProvider";
import { createRoot } from "react-dom/client";
import { enableShadowDOM } from "react-stately/private/flags/flags";
import type { PlaygroundCall } from "#docs-host/embedded";
import {
  ChannelLoader,
  EndpointLoader,
  PlaygroundFrame,
  preloadBodyReader,
  preloadSender,
  type SharedDeps,
} from "#docs-host/embedded/playground";
import { InPlaceContext } from "#ui/kit";

// Without it, focus and presses inside of a shadow root would be taken for those of its host.
enableShadowDOM();

export { referenceDeps } from "./reference-deps.ts";

interface PlaygroundOptions {
  /** The element that the playground draws itself into. */
  readonly root: HTMLElement;
  readonly call: PlaygroundCall;
  readonly shared: SharedDeps;
  /** True for a part of the page, which nothing closes. */
  readonly isInPlace: boolean;
  readonly onClose: () => void;
  readonly onError: (error: unknown) => void;
}

/** Logins that leave the page return to a site, which there is none of. */
const noArrival = { takeError: () => undefined, takeAnswer: () => undefined, hasAnswer: () => false };

/** Time after a playground has opened until what sends its request is loaded, in ms: the form is drawn by then. */
const preloadAfter = 500;

/** Opens the playground of a call in an element; returns the function that closes it. */
export function openReferencePlayground(options: PlaygroundOptions): () => void {
  const { root, call, shared, isInPlace, onClose, onError } = options;
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
  page.render(
    <PortalProvider getContainer={() => root}>
      <InPlaceContext.Provider value={isInPlace}>
        <PlaygroundFrame onClose={onClose}>
          {isChannel ? <ChannelLoader {...props} /> : <EndpointLoader {...props} loaded={undefined} />}
        </PlaygroundFrame>
      </InPlaceContext.Provider>
    </PortalProvider>,
  );
  return () => {
    clearTimeout(preloading);
    page.unmount();
  };
}
