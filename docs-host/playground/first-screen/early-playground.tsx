import { type ReactElement, useState } from "react";
import { earlyClass } from "#docs-host/pages/early";
import type { DrawPlayground } from "#docs-host/pages/render";
import {
  apiIn,
  draftKey,
  explorerParameter,
  type PlaygroundCall,
  type PlaygroundPlace,
} from "#docs-host/site/page-data";
import type { EndpointForm } from "#engine/model";
import { acceptChoices, bodiesOf, contentTypeOf } from "#engine/request";
import { xmlText } from "#engine/xml";
import { MediaChoices, type TypeChoice } from "#ui/playground/media";
import { PlaygroundFrame } from "#ui/shell";
import { siteTexts } from "#ui/text";
import { sessionStore } from "../adapters/session-store.ts";
import { authStore } from "../auth/index.ts";
import { compose } from "../compose/index.ts";
import { Composed, shareLink } from "../request/composed.tsx";

interface EarlyMediaProps {
  readonly form: EndpointForm;
}

const first = (types: readonly string[]): TypeChoice => ({ types, selected: 0, onSelect: () => {} });

/** The choice of the media types of a server-rendered playground, which shows the default ones. */
function EarlyMedia({ form }: EarlyMediaProps): ReactElement | null {
  return (
    <MediaChoices
      request={first(bodiesOf(form.endpoint).map(contentTypeOf))}
      response={first(acceptChoices(form))}
      takesFocus={false}
    />
  );
}

/** Props of a playground that is rendered on the server. */
interface EarlyPlaygroundProps {
  readonly form: EndpointForm;
  readonly data: PlaygroundCall & Pick<PlaygroundPlace, "proxyUrl" | "direct">;
  /** True if the list of the endpoints of its site is beside it. */
  readonly hasList: boolean;
  readonly origin: string;
  /** The path of the site on its host. */
  readonly base: string;
}

const nothing = (): void => {};
const never = <T,>(): Promise<T> => new Promise(nothing);

/** The storage of a new tab. */
const emptyStore = () =>
  sessionStore(() => {
    throw new TypeError("there is no storage on a server");
  });

/**
 * The initial playground of an endpoint, for the page's markup: its fields arrive with the page, and text typed into
 * them moves to the interactive playground.
 */
export function EarlyPlayground(props: EarlyPlaygroundProps): ReactElement {
  const { form, data, hasList, origin, base } = props;
  const { referenceHref, formUrl, answersUrl, proxyUrl, direct } = data;
  const { text } = siteTexts();
  const [store] = useState(emptyStore);
  const [composition] = useState(() =>
    compose(form, {
      api: apiIn(formUrl),
      draftKey: draftKey(referenceHref),
      store,
      inMemory: new Map(),
      keeper: authStore(store, store),
      now: () => new Date(),
      later: nothing,
      send: never,
      sendLogin: never,
      loadForm: never,
      leaveFor: never,
      cameBack: () => false,
      takeLoginAnswer: () => undefined,
      siteUrl: origin + base,
      log: nothing,
      xml: xmlText,
    }),
  );
  return (
    <div className={earlyClass} data-draft={`${referenceHref}#${form.endpoint.id}`} hidden>
      <PlaygroundFrame onClose={nothing} side={hasList ? <span /> : undefined}>
        <Composed
          replay={{ note: undefined, onFile: nothing, onDismiss: nothing }}
          composition={composition}
          options={{ proxyUrl, ...(direct && { direct }) }}
          opened={{
            target: { referenceHref, formUrl, answersUrl: answersUrl ?? "", isChannel: false },
            given: undefined,
          }}
          habits={store}
          secrets={store}
          // Nothing is open on a first screen.
          answers={{ open: never as never, documented: never, view: { read: () => "text", write: nothing } }}
          microphone={() => nothing}
          media={<EarlyMedia form={form} />}
          href={`${origin}${referenceHref}`}
          shareLink={(target, given) => shareLink(origin, target, given)}
          onClose={nothing}
          closeHref={referenceHref}
        />
      </PlaygroundFrame>
      <div className="early-notice" role="status">
        <p data-when="slow" hidden>
          {text("playgroundSlow")}
        </p>
        <p data-when="failed" hidden>
          {text("playgroundFailed")}
        </p>
        <a href={`${referenceHref}?${explorerParameter}=true`} hidden>
          {text("reloadThisPage")}
        </a>
      </div>
    </div>
  );
}

/** Returns the function that draws the open playground of a form on a page of its site. */
export const drawPlayground =
  (form: EndpointForm): DrawPlayground =>
  (place) => <EarlyPlayground {...{ form, ...place }} hasList={true} />;
