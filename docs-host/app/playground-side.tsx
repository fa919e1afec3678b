import "./styles/selector.css";
import { type ReactElement, useEffect, useState, useSyncExternalStore } from "react";
import { HistoryList } from "#ui/history";
import { Segments } from "#ui/kit";
import { useSide, words } from "#ui/playground";
import { Selector, type SelectorEntry } from "#ui/selector";
import { type EndpointListing, loadEndpoints } from "./endpoint-listing.ts";
import type { SentEntry, SentLog } from "./sent-log.ts";

/** What stands beside the playground; a file of its own, loaded after it. */
export interface PlaygroundSideProps {
  readonly endpointsUrl: string;
  readonly active: string;
  readonly sent: SentLog;
  readonly onChoose: (entry: SelectorEntry, listing: EndpointListing) => void;
  readonly onOpenSent: (entry: SentEntry) => void;
}

type Loaded = { readonly listing: EndpointListing } | "failed" | undefined;

const views = [{ label: words.endpoints }, { label: words.history }];

/** The list of endpoints, loaded when it is first seen, and the requests that were sent. */
export function PlaygroundSide({
  endpointsUrl,
  active,
  sent,
  onChoose,
  onOpenSent,
}: PlaygroundSideProps): ReactElement {
  const side = useSide();
  const [view, setView] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  const entries = useSyncExternalStore(sent.subscribe, sent.read);
  useEffect(() => {
    let isGone = false;
    loadEndpoints(endpointsUrl).then(
      (listing) => !isGone && setLoaded({ listing }),
      () => !isGone && setLoaded("failed"),
    );
    return () => {
      isGone = true;
    };
  }, [endpointsUrl]);
  const openSent = (id: string): void => {
    const entry = entries.find((one) => one.id === id);
    if (entry === undefined) return;
    onOpenSent(entry);
    side?.chosen();
  };
  return (
    <div className="side">
      <div className="side-head">
        <Segments label={words.sideOf} options={views} selected={view} onSelect={setView} />
      </div>
      {view === 1 && <HistoryList sent={entries} onOpen={openSent} onForget={sent.forget} />}
      {view === 0 && loaded === undefined && <p className="selector-none">{words.loading}</p>}
      {view === 0 && loaded === "failed" && (
        <p className="selector-none" role="alert">
          {words.endpointsFailed}
        </p>
      )}
      {view === 0 && loaded !== undefined && loaded !== "failed" && (
        <Selector
          groups={loaded.listing.groups}
          active={active}
          startsFocused={side?.isDrawer ?? false}
          onChoose={(entry) => {
            onChoose(entry, loaded.listing);
            side?.chosen();
          }}
        />
      )}
    </div>
  );
}
