/** The part of the window, from its top, in which a heading is the current one. */
const band = "-10% 0px -75% 0px";

let stop = (): void => {};

/** Marks the entry of the contents for the last passed heading. */
export function enableToc(): void {
  stop();
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>(".toc a")].flatMap(
      (link): (readonly [Element, HTMLAnchorElement])[] => {
        const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
        return heading === null ? [] : [[heading, link]];
      },
    ),
  );
  if (links.size === 0) return;
  const visible = new Set<Element>();
  let current: HTMLAnchorElement | undefined;
  const mark = (heading: Element | undefined): void => {
    const link = heading && links.get(heading);
    if (link === undefined || link === current) return;
    current?.removeAttribute("aria-current");
    link.setAttribute("aria-current", "true");
    current = link;
  };
  const headings = [...links.keys()];
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
        if (isIntersecting) visible.add(target);
        else if (visible.delete(target) && rootBounds !== null && boundingClientRect.top > rootBounds.bottom) {
          // The reader has scrolled back over it: the one before it is current.
          if (visible.size === 0) mark(headings[headings.indexOf(target) - 1]);
        }
      }
      mark(headings.findLast((heading) => visible.has(heading)));
    },
    { rootMargin: band },
  );
  stop = () => observer.disconnect();
  for (const heading of headings) observer.observe(heading);
}
