import type { EarlyPlayground } from "#docs-host/pages/early";

/** The interface by which the page's script opens the playground, a separate file that is loaded only then. */
export interface PlaygroundOptions {
  /** Where the form of this endpoint is loaded from. */
  readonly formUrl: string;
  /** The URL of the response types; without it, responses are not compared. */
  readonly answersUrl?: string;
  /** True for a channel rather than an endpoint. */
  readonly isChannel?: boolean;
  readonly referenceHref: string;
  /** The URL of the list of endpoints to switch to; absent if there is none. */
  readonly endpointsUrl?: string;
  readonly proxyUrl: string;
  /** Requests go straight to the API; the proxy only looks why one failed. */
  readonly direct?: boolean;
  /** Channels connect straight to the API, since the server of the page takes no WebSocket connections. */
  readonly directChannels?: boolean;
  /** Where the page asks who is logged in to the site; only there where readers of this API do. */
  readonly injectionUrl?: string;
  /** Called when the reader closes the playground; the caller then unmounts it. */
  readonly onClose: () => void;
  /** The server-rendered playground, in which the reader may be typing. */
  readonly early?: EarlyPlayground;
  /** The element that the playground draws itself into. */
  readonly root: HTMLElement;
}

/** A playground that is open. */
export interface OpenedPlayground {
  /** Unmounts it; typed text is saved. */
  readonly close: () => void;
}

/** The type of `openPlayground` in `playground.tsx`. */
export type OpenPlayground = (options: PlaygroundOptions) => OpenedPlayground;
