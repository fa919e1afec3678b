/** Tells when elements come near to what the reader sees. */
export interface Nearness {
  /**
   * Calls back once the element is near and stays so; the function given back ends the waiting. Elements within a
   * stretch are looked at only while the stretch is near, so that thousands of them cost no more than a few.
   */
  readonly watch: (element: HTMLElement, onNear: () => void) => () => void;
}

/** The class of elements that are stretches. */
export const stretchClass = "form-stretch";

/** How long an element has to stay near before it counts, in ms: what is only scrolled past does not. */
const stay = 80;

/** How far beyond the edges of what scrolls an element counts as near. */
const margin = "50% 0px";

/** Told when the nearness of an element changes. */
type OnChange = (isNear: boolean) => void;

/** Calls back when the nearness of an element changes. */
type Sense = (element: Element, onChange: OnChange) => () => void;

function byObserver(Observer: typeof IntersectionObserver): Sense {
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

/** One element that waits within a stretch; `stop` ends looking at it. */
interface Waiting {
  readonly element: Element;
  readonly onChange: OnChange;
  stop: (() => void) | undefined;
}

interface Stretch {
  readonly waiting: Set<Waiting>;
  isNear: boolean;
  readonly stop: () => void;
}

/** Looks at what stands in a stretch only while the stretch is near: the browser asks all that is looked at in each frame. */
function byStretches(sense: Sense): Sense {
  const stretches = new Map<Element, Stretch>();
  const look = (one: Waiting): void => {
    one.stop = sense(one.element, one.onChange);
  };
  const lookAway = (one: Waiting): void => {
    one.stop?.();
    one.stop = undefined;
  };
  const startStretch = (around: Element): Stretch => {
    const waiting = new Set<Waiting>();
    const onChange = (isNear: boolean): void => {
      stretch.isNear = isNear;
      for (const one of waiting) {
        if (isNear) look(one);
        else {
          lookAway(one);
          one.onChange(false);
        }
      }
    };
    const stretch: Stretch = { waiting, isNear: false, stop: sense(around, onChange) };
    stretches.set(around, stretch);
    return stretch;
  };
  return (element, onChange) => {
    const around = element.closest(`.${stretchClass}`);
    if (around === null) return sense(element, onChange);
    const stretch = stretches.get(around) ?? startStretch(around);
    const mine: Waiting = { element, onChange, stop: undefined };
    stretch.waiting.add(mine);
    if (stretch.isNear) look(mine);
    return () => {
      lookAway(mine);
      stretch.waiting.delete(mine);
      if (stretch.waiting.size > 0) return;
      stretch.stop();
      stretches.delete(around);
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
  return Observer === undefined ? always : byStretches(byObserver(Observer));
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
