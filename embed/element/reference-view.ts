import type { Problem } from "../protocol/index.ts";
import { navigationId } from "../protocol/index.ts";

/** The parts of an element that stay while its pages change. */
export interface ReferenceView {
  /** All of it but the playground. */
  readonly page: HTMLElement;
  readonly navigation: HTMLElement;
  readonly content: HTMLElement;
  /** The text that screen readers announce. */
  readonly status: HTMLElement;
  /** Shows a reason in place of the reference. */
  readonly showProblem: (problem: Problem, onRetry: () => void) => void;
}

/** Creates the empty parts of an element. */
export function createView(page: Document, hasNavigation: boolean): ReferenceView {
  const create = (tag: string, className: string, ...children: readonly Node[]): HTMLElement => {
    const element = page.createElement(tag);
    element.className = className;
    element.append(...children);
    return element;
  };
  const navigation = create("nav", "sidebar");
  navigation.id = navigationId;
  navigation.popover = "auto";
  navigation.setAttribute("aria-label", "Contents");
  const opener = create("button", "callboard-contents");
  opener.setAttribute("type", "button");
  opener.setAttribute("popovertarget", navigationId);
  opener.textContent = "Contents";
  const content = create("div", "callboard-content");
  content.tabIndex = -1;
  content.setAttribute("aria-busy", "true");
  // Shows the content of the element until a page is drawn; without any, that it loads.
  const slot = page.createElement("slot");
  slot.append(create("p", "callboard-loading", page.createTextNode("Loading...")));
  content.append(slot);
  const status = create("p", "unseen");
  status.setAttribute("role", "status");
  const frame = create("div", "frame", ...(hasNavigation ? [navigation] : []), content);
  if (!hasNavigation) frame.dataset.sidebar = "none";
  const bar = create("div", "callboard-bar only-narrow", opener);
  bar.hidden = true;
  const whole = create("div", "callboard-page", ...(hasNavigation ? [bar] : []), frame, status);
  return {
    page: whole,
    navigation,
    content,
    status,
    showProblem: ({ message, advice }, onRetry) => {
      const heading = create("h2", "callboard-problem-title", page.createTextNode("This API can’t be shown"));
      const again = create("button", "callboard-retry", page.createTextNode("Try again"));
      again.setAttribute("type", "button");
      again.addEventListener("click", onRetry);
      const texts = [message, advice].map((text) => create("p", "", page.createTextNode(text)));
      const problem = create("section", "callboard-problem", heading, ...texts, again);
      problem.setAttribute("role", "alert");
      content.replaceChildren(problem);
      content.removeAttribute("aria-busy");
      // Another try starts with new parts.
      navigation.remove();
      bar.remove();
      frame.dataset.sidebar = "none";
    },
  };
}

/** Shows the button of the navigation, once there is one. */
export function showContentsButton({ page }: ReferenceView): void {
  const bar = page.querySelector<HTMLElement>(".callboard-bar");
  if (bar !== null) bar.hidden = false;
}
