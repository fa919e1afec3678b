/** The interface by which the page's script opens the playground, a separate file that is loaded only then. */
export interface PlaygroundOptions {
  /** Where the form of this endpoint is loaded from. */
  readonly formUrl: string;
  /** Where the types of its answers are loaded from; without it, answers are compared with nothing. */
  readonly answersUrl?: string;
  /** True for a channel rather than an endpoint. */
  readonly isChannel?: boolean;
  readonly referenceHref: string;
  /** Where the list of endpoints to switch to is loaded from; without it, there is none. */
  readonly endpointsUrl?: string;
  readonly proxyUrl: string;
  /** Requests go straight to the API; the proxy only looks why one failed. */
  readonly direct?: boolean;
  /** Where the page asks who is logged in to the site; only there where readers of this API do. */
  readonly injectionUrl?: string;
  /** Called when the reader closes the playground; whoever opened it then cleans up. */
  readonly onClose: () => void;
  /** The server-rendered playground, in which the reader may be typing. */
  readonly early?: EarlyPlayground;
  /** The element that the playground draws itself into. */
  readonly root: HTMLElement;
}

/** The playground as the server has drawn it, until the one that works takes its place. */
export interface EarlyPlayground {
  /** Resolves when no one is in the middle of writing a character of several keys. */
  readonly isQuiet: () => Promise<void>;
  /** Has the playground drawn into an element, and takes over into it what was typed, the focus and the cursor. */
  readonly handOver: (root: HTMLElement, draw: () => void) => void;
  /** Says that what it needs could not be loaded; what was typed into it stays. */
  readonly fail: () => void;
}

/** A playground that is open. */
export interface OpenedPlayground {
  /** Takes it off the page; what the reader typed is kept. */
  readonly close: () => void;
}

/** The type of `openPlayground` in `playground.tsx`. */
export type OpenPlayground = (options: PlaygroundOptions) => OpenedPlayground;
