import "./styles/selector.css";
import { type ReactElement, useEffect, useState } from "react";
import { useSide, words } from "#ui/playground";
import { Selector, type SelectorEntry } from "#ui/selector";
import { type EndpointListing, loadEndpoints } from "./endpoint-listing.ts";

/** What stands beside the playground; a file of its own, loaded after it. */
export interface PlaygroundSideProps {
  readonly endpointsUrl: string;
  readonly active: string;
  readonly onChoose: (entry: SelectorEntry, listing: EndpointListing) => void;
}

type Loaded = { readonly listing: EndpointListing } | "failed" | undefined;

/** The list of endpoints, loaded when it is first seen. */
export function PlaygroundSide({ endpointsUrl, active, onChoose }: PlaygroundSideProps): ReactElement {
  const side = useSide();
  const [loaded, setLoaded] = useState<Loaded>();
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
  if (loaded === undefined) return <p className="selector-none">{words.loading}</p>;
  if (loaded === "failed") {
    return (
      <p className="selector-none" role="alert">
        {words.endpointsFailed}
      </p>
    );
  }
  return (
    <Selector
      groups={loaded.listing.groups}
      active={active}
      onChoose={(entry) => {
        onChoose(entry, loaded.listing);
        side?.chosen();
      }}
    />
  );
}
