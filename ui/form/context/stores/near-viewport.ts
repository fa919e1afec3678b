/** Reports elements that come near the viewport. */
export interface NearViewport {
  /**
   * Calls back once the element has stayed near; returns a function that stops watching. Elements in a window are
   * observed only while the window is near, so that thousands of them cost no more than a few.
   */
  readonly watch: (element: HTMLElement, onNear: () => void) => () => void;
}

/** The class of the elements of windows. */
export const windowClass = "form-window";

/** Time near the viewport before an element counts, in ms; skips elements that are only scrolled past. */
const minimumStay = 80;

/** Distance from the edges of the viewport within which an element is near. */
const margin = "50% 0px";

/** Called when an element comes near or moves away. */
type OnChange = (isNear: boolean) => void;

/** Calls back when an element comes near or moves away; returns a function that stops observing. */
type Observe = (element: Element, onChange: OnChange) => () => void;

function byObserver(Observer: typeof IntersectionObserver): Observe {
  const changes = new Map<Element, OnChange>();
  const onSeen = (entries: readonly IntersectionObserverEntry[]): void => {
    for (const { isIntersecting, target } of entries) changes.get(target)?.(isIntersecting);
  };
  const observer = new Observer(onSeen, { rootMargin: margin });
  return (element, onChange) => {
    changes.set(element, onChange);
    observer.observe(element);
    return () => {
      changes.delete(element);
      observer.unobserve(element);
    };
  };
}

/** An element that waits in a window; `stop` ends observing it. */
interface Waiting {
  readonly element: Element;
  readonly onChange: OnChange;
  stop: (() => void) | undefined;
}

interface WatchedWindow {
  readonly waiting: Set<Waiting>;
  isNear: boolean;
  readonly stop: () => void;
}

/**
 * Observes elements in a window only while the window is near: the browser checks all observed elements in each frame.
 */
function byWindows(observe: Observe): Observe {
  const windows = new Map<Element, WatchedWindow>();
  const start = (one: Waiting): void => {
    one.stop = observe(one.element, one.onChange);
  };
  const pause = (one: Waiting): void => {
    one.stop?.();
    one.stop = undefined;
  };
  const watchWindow = (around: Element): WatchedWindow => {
    const waiting = new Set<Waiting>();
    const onChange = (isNear: boolean): void => {
      watched.isNear = isNear;
      for (const one of waiting) {
        if (isNear) start(one);
        else {
          pause(one);
          one.onChange(false);
        }
      }
    };
    const watched: WatchedWindow = { waiting, isNear: false, stop: observe(around, onChange) };
    windows.set(around, watched);
    return watched;
  };
  return (element, onChange) => {
    const around = element.closest(`.${windowClass}`);
    if (around === null) return observe(element, onChange);
    const watched = windows.get(around) ?? watchWindow(around);
    const mine: Waiting = { element, onChange, stop: undefined };
    watched.waiting.add(mine);
    if (watched.isNear) start(mine);
    return () => {
      pause(mine);
      watched.waiting.delete(mine);
      if (watched.waiting.size > 0) return;
      watched.stop();
      windows.delete(around);
    };
  };
}

/** The fallback without IntersectionObserver: everything is near. */
const always: Observe = (_, onChange) => {
  onChange(true);
  return () => {};
};

function createObserve(page: Document): Observe {
  const Observer = page.defaultView?.IntersectionObserver;
  return Observer === undefined ? always : byWindows(byObserver(Observer));
}

/** Creates a watcher for any number of elements of one page. */
export function makeNearViewport(): NearViewport {
  let observe: Observe | undefined;
  return {
    watch: (element, onNear) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      observe ??= createObserve(element.ownerDocument);
      const end = observe(element, (isNear) => {
        clearTimeout(timer);
        if (isNear) timer = setTimeout(onNear, minimumStay);
      });
      return () => {
        clearTimeout(timer);
        end();
      };
    },
  };
}
