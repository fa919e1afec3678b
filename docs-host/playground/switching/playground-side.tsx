import "./selector.css";
import { type MouseEvent, type ReactElement, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { endpointsAroundUrl } from "#docs-host/site/page-data";
import { formText } from "#locales/messages/form";
import { lateText } from "#locales/messages/late";
import { focusInside } from "#ui/form";
import { HistoryList } from "#ui/history";
import { Button, Segments } from "#ui/kit";
import { useLoad } from "#ui/load";
import { inVersionOf, Selector, type SelectorEntry } from "#ui/selector";
import { useSide } from "#ui/shell";
import type { SessionStore } from "../adapters/session-store.ts";
import { type EndpointListing, loadEndpoints } from "./endpoint-listing.ts";
import { type SentEntry, sentLogIn } from "./sent-log.ts";

/** The column beside the playground; a separate file, loaded after it. */
export interface PlaygroundSideProps {
  readonly endpointsUrl: string;
  readonly active: string;
  /** Where the tab keeps what was sent. */
  readonly secrets: SessionStore;
  readonly onChoose: (entry: SelectorEntry) => void;
  readonly onOpenSent: (entry: SentEntry) => void;
}

const holds = ({ part, groups }: EndpointListing, href: string): boolean =>
  part === undefined || groups.some(({ entries }) => entries.some((entry) => entry.href === href));

/** The list of endpoints: first the part around the one that is open, and all once somebody makes use of it. */
function useListing(endpointsUrl: string, active: string) {
  const [first] = useState(active);
  const [url, setUrl] = useState(() => endpointsAroundUrl(endpointsUrl, first));
  const { phase, value, retry } = useLoad(() => loadEndpoints(url), url);
  // While all are on their way, or can't be had, there is still the part.
  const before = useRef<EndpointListing>(undefined);
  const listing = value ?? before.current;
  useEffect(() => {
    before.current = listing;
  });
  const loadAll = (): void => {
    if (url !== endpointsUrl) setUrl(endpointsUrl);
    else if (phase === "failed") retry();
  };
  const isElsewhere = listing !== undefined && !holds(listing, active);
  if (isElsewhere && url !== endpointsUrl) setUrl(endpointsUrl);
  return { listing, failed: phase === "failed", loadAll, retry };
}

/** The list of endpoints, loaded when it is first seen, and the requests that were sent. */
export function PlaygroundSide({
  endpointsUrl,
  active,
  secrets,
  onChoose,
  onOpenSent,
}: PlaygroundSideProps): ReactElement {
  const side = useSide();
  const [view, setView] = useState(0);
  const { listing, failed, loadAll, retry } = useListing(endpointsUrl, active);
  const groups = useMemo(() => listing && inVersionOf(listing.groups, active), [listing, active]);
  const sent = sentLogIn(secrets);
  const entries = useSyncExternalStore(sent.subscribe, sent.read);
  const openSent = (id: string): void => {
    const entry = entries.find((one) => one.id === id);
    if (entry === undefined) return;
    onOpenSent(entry);
    side?.chosen();
  };
  const skip = ({ currentTarget }: MouseEvent): void => {
    const frame = currentTarget.closest(".play-frame");
    side?.chosen();
    // The form is inert until a drawer has closed.
    setTimeout(() => {
      // A form without required fields begins with the buttons of its sections.
      const [target] = [".play-section .form-control", ".play-section", ".play-form"].flatMap(
        (selector) => frame?.querySelector<HTMLElement>(selector) ?? [],
      );
      if (target) focusInside(target);
    });
  };
  return (
    <div className="side">
      <button type="button" className="side-skip" onClick={skip}>
        {lateText().skipToForm}
      </button>
      <div className="side-head">
        <Segments
          label={lateText().sideOf}
          options={[{ label: lateText().endpoints }, { label: lateText().history }]}
          selected={view}
          onSelect={setView}
        />
      </div>
      {view === 1 && <HistoryList sent={entries} onOpen={openSent} onForget={sent.forget} />}
      {view === 0 && listing === undefined && !failed && <p className="selector-none">{formText().loading}</p>}
      {view === 0 && failed && (
        <div className="selector-none" role="alert">
          <p>{lateText().endpointsFailed}</p>
          <Button onPress={retry}>{formText().tryAgain}</Button>
        </div>
      )}
      {view === 0 && listing && groups && (
        <Selector
          groups={groups}
          active={active}
          {...(listing.part && { part: { ...listing.part, onUse: loadAll } })}
          startsFocused={side?.isDrawer ?? false}
          onChoose={(entry) => {
            onChoose(entry);
            side?.chosen();
          }}
        />
      )}
    </div>
  );
}
