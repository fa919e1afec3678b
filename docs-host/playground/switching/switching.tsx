import { lazy, type ReactElement, type ReactNode, Suspense, useEffect, useState } from "react";
import { explorerParameter, pageFormUrl } from "#docs-host/site/page-data";
import { LiveText } from "#ui/kit";
import type { ReplayNote } from "#ui/playground";
import type { SelectorEntry } from "#ui/selector";
import { PlaygroundFrame } from "#ui/shell";
import type { SessionStore } from "../adapters/session-store.ts";
import type { GivenForm } from "../form/index.ts";
import type { SentEntry } from "./sent-log.ts";
import { stateWithTarget, type Target, targetInState } from "./target.ts";

const PlaygroundSide = lazy(async () => ({ default: (await import("./playground-side.tsx")).PlaygroundSide }));

/** The open target: an endpoint or a channel, with the given form, if any. */
export interface Opened {
  readonly target: Target;
  readonly given: GivenForm | undefined;
  /** The notice about that form. */
  readonly note?: ReplayNote | undefined;
}

/** Goes on to an endpoint or a channel, with a filled-in form and what is to be said of it. */
export type Go = (target: Target, title: string, given?: GivenForm, note?: ReplayNote) => void;

/** Props of the switch. `children` renders the playground of the open endpoint. */
export interface SwitchingProps {
  readonly first: Opened;
  readonly endpointsUrl: string | undefined;
  readonly secrets: SessionStore;
  readonly habits: SessionStore;
  readonly onClose: () => void;
  readonly children: (opened: Opened, go: Go) => ReactNode;
}

const sideKey = "endpoints";

/**
 * The window of the playground with the list of endpoints, which continue to another endpoint without leaving the page:
 * the address follows, and going back in the history goes back to the endpoint before.
 */
export function Switching({ first, endpointsUrl, secrets, habits, onClose, children }: SwitchingProps): ReactElement {
  const [opened, setOpened] = useState(first);
  const [chosen, setChosen] = useState("");
  useEffect(() => {
    const onAddress = (): void => {
      const target = targetInState(history.state);
      if (target !== undefined) setOpened({ target, given: undefined });
    };
    // The reader may have gone back before anybody listened.
    if (location.pathname !== first.target.referenceHref) onAddress();
    else history.replaceState(stateWithTarget(history.state, first.target), "");
    addEventListener("popstate", onAddress);
    return () => removeEventListener("popstate", onAddress);
  }, [first]);

  const go: Go = (target, title, given, note) => {
    if (target.referenceHref !== opened.target.referenceHref) {
      history.pushState(stateWithTarget(null, target), "", `${target.referenceHref}?${explorerParameter}=true`);
      document.title = document.title.replace(/^.*(?= \| )/, () => title);
    } else if (given === undefined) return;
    setChosen(title);
    setOpened({ target, given, note });
  };
  const choose = (entry: SelectorEntry): void => {
    const isChannel = entry.kind === "channel";
    const target: Target = {
      formUrl: pageFormUrl(entry.apiId, entry.id, isChannel ? "channels" : "forms"),
      answersUrl: isChannel ? "" : pageFormUrl(entry.apiId, entry.id, "answers"),
      referenceHref: entry.href,
      isChannel,
    };
    go(target, entry.title);
  };
  const openSent = ({ target, title, form }: SentEntry): void => go(target, title, form && { ...form });

  const side = endpointsUrl !== undefined && (
    <Suspense>
      <PlaygroundSide
        endpointsUrl={endpointsUrl}
        active={opened.target.referenceHref}
        secrets={secrets}
        onChoose={choose}
        onOpenSent={openSent}
      />
    </Suspense>
  );
  return (
    <PlaygroundFrame
      onClose={onClose}
      sideOpen={habits.read(sideKey) !== "hidden"}
      onSideOpen={(open) => habits.write(sideKey, open ? "shown" : "hidden")}
      {...(side && { side })}
    >
      {/* The focus stays in the list. */}
      <LiveText text={chosen} />
      {children(opened, go)}
    </PlaygroundFrame>
  );
}
