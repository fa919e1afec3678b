import { Activity, type ReactElement } from "react";
import { flushSync } from "react-dom";
import type { Root } from "react-dom/client";
import type { EarlyPlayground } from "#docs-host/pages/early";

interface ReplaceOptions {
  readonly early: EarlyPlayground;
  /** The element that `root` renders into. */
  readonly element: HTMLElement;
  readonly root: Root;
  /** Returns true until the playground is closed. */
  readonly isOpen: () => boolean;
}

/** Renders a playground beside the one that has no script, and replaces that once the reader may be interrupted. */
export async function replaceEarly({ early, element, root, isOpen }: ReplaceOptions, playground: ReactElement) {
  // Rendered invisibly and in small steps, so that the reader can continue typing into the visible one.
  root.render(<Activity mode="hidden">{playground}</Activity>);
  await isDrawn(element);
  await early.isQuiet();
  if (!isOpen()) return;
  // Shown in one go, so that no key is pressed between the one and the other.
  early.handOver(element, () => flushSync(() => root.render(<Activity>{playground}</Activity>)));
}

/** Resolves when something is in an element. */
const isDrawn = (element: HTMLElement): Promise<void> =>
  new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (element.childElementCount === 0) return;
      observer.disconnect();
      done();
    });
    observer.observe(element, { childList: true });
  });
