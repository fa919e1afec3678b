import { type ReactElement, useEffect, useRef } from "react";
import { bodiesOf, contentTypeOf } from "#engine/request";
import { ContentTypeChoice } from "#ui/playground/media";
import type { SessionStore } from "../../adapters/session-store.ts";
import type { Composition } from "../compose/index.ts";
import type { Opened } from "../switching/index.ts";
import { composeIn, mediaKey, switchedTo } from "./switched-to.ts";

export { composeSaved } from "./switched-to.ts";

/** Props of the choice of a playground's media type. */
export interface MediaChoiceProps {
  readonly composition: Composition;
  readonly opened: Opened;
  /** Saves the choice between visits. */
  readonly habits: SessionStore;
  /** Called with the playground of the chosen media type, which replaces this one. */
  readonly onChoose: (composition: Composition) => void;
}

/** Chooses the media type of a request body. Each has its own form and its own draft. */
export function MediaChoice({ composition, opened, habits, onChoose }: MediaChoiceProps): ReactElement {
  const { form, deps, media = { contentType: undefined, whole: form, deps, takesFocus: false } } = composition;
  const contentTypes = bodiesOf(media.whole.endpoint).map(contentTypeOf);
  const choose = (contentType: string): void => {
    const key = mediaKey(media.whole, media.deps);
    if (contentType === contentTypes[0]) habits.forget(key);
    else habits.write(key, contentType);
    onChoose(switchedTo(composition, media, contentType));
  };
  // A form that is opened later, such as one of the history, may be for another media type.
  const { given } = opened;
  const known = useRef(given);
  useEffect(() => {
    if (given === undefined || given === known.current) return;
    known.current = given;
    if (given.contentType !== media.contentType)
      onChoose(composeIn(media.whole, given.contentType, { ...media.deps, given }));
  }, [given, media, onChoose]);
  return (
    <ContentTypeChoice
      contentTypes={contentTypes}
      selected={Math.max(0, contentTypes.indexOf(media.contentType ?? ""))}
      onSelect={choose}
      takesFocus={media.takesFocus}
    />
  );
}
