import type { PlaygroundCall } from "#docs-host/site/page-data";
import type { EndpointForm } from "#engine/model";
import { InPlaceContext } from "#ui/kit";
import { renderMarkup } from "#ui/markup";
import { EarlyPlayground } from "./early-playground.tsx";

interface EarlyOptions {
  readonly form: EndpointForm;
  readonly call: PlaygroundCall;
  /** The origin of the page. */
  readonly origin: string;
  /** True for a playground that is a part of its page. */
  readonly isInPlace: boolean;
}

/** Renders the first screen of a playground that has no site around it, which sends without a proxy. */
export const earlyMarkup = ({ form, call, origin, isInPlace }: EarlyOptions): string =>
  renderMarkup(
    <InPlaceContext.Provider value={isInPlace}>
      <EarlyPlayground {...{ form, origin }} data={{ ...call, proxyUrl: "", direct: true }} hasList={false} base="" />
    </InPlaceContext.Provider>,
  );
