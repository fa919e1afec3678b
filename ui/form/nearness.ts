/** Tells when elements come near to what the reader sees. */
export interface Nearness {
  /** Calls back once the element is near and stays so; the function given back ends the waiting. */
  readonly watch: (element: HTMLElement, onNear: () => void) => () => void;
}

/** How long an element has to stay near before it counts, in ms: what is only scrolled past does not. */
const stay = 80;

/** How far beyond the edges of what scrolls an element counts as near. */
const margin = "50% 0px";

/** Calls back when the nearness of an element changes. */
type Sense = (element: HTMLElement, onChange: (isNear: boolean) => void) => () => void;

function byObserver(Observer: typeof IntersectionObserver): Sense {
  const changes = new Map<Element, (isNear: boolean) => void>();
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

/** Where the page can't tell, everything is near. */
const always: Sense = (_, onChange) => {
  onChange(true);
  return () => {};
};

function senseOf(page: Document): Sense {
  const Observer = page.defaultView?.IntersectionObserver;
  return Observer === undefined ? always : byObserver(Observer);
}

/** Makes a watch for any number of elements of one page. */
export function makeNearness(): Nearness {
  let sense: Sense | undefined;
  return {
    watch: (element, onNear) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      sense ??= senseOf(element.ownerDocument);
      const end = sense(element, (isNear) => {
        clearTimeout(timer);
        if (isNear) timer = setTimeout(onNear, stay);
      });
      return () => {
        clearTimeout(timer);
        end();
      };
    },
  };
}
