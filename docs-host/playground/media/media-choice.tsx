import { type ReactElement, useEffect, useRef } from "react";
import { acceptChoices, bodiesOf, contentTypeOf } from "#engine/request";
import { MediaChoices } from "#ui/playground/media";
import type { SessionStore } from "../adapters/session-store.ts";
import type { ChosenMedia, Composition } from "../compose/index.ts";
import type { Opened } from "../switching/index.ts";
import { accepting, acceptKey, composeIn, mediaKey, switchedTo } from "./switched-to.ts";

export { composeSaved } from "./switched-to.ts";

/** Props of the choice of a playground's media types. */
export interface MediaChoiceProps {
  readonly composition: Composition;
  readonly opened: Opened;
  /** Saves the choice between visits. */
  readonly habits: SessionStore;
  /** Called with the playground of the chosen media type, which replaces this one. */
  readonly onChoose: (composition: Composition) => void;
}

/** Chooses the media type of a request body, each with its own form and draft, and the media type of its response. */
export function MediaChoice({ composition, opened, habits, onChoose }: MediaChoiceProps): ReactElement {
  const { form, deps } = composition;
  const { media = { contentType: undefined, accept: undefined, whole: form, deps, takesFocus: false } } = composition;
  const contentTypes = bodiesOf(media.whole.endpoint).map(contentTypeOf);
  const accepted = acceptChoices(media.whole);
  const save = (keyOf: typeof mediaKey, type: string | undefined): void => {
    const key = keyOf(media.whole, media.deps);
    if (type === undefined) habits.forget(key);
    else habits.write(key, type);
  };
  useGivenMedia(opened, media, (given) =>
    onChoose(
      given.contentType === media.contentType
        ? accepting(composition, media, given.accept)
        : composeIn(media.whole, given, { ...media.deps, given }),
    ),
  );
  return (
    <MediaChoices
      request={{
        types: contentTypes,
        selected: Math.max(0, contentTypes.indexOf(media.contentType ?? "")),
        onSelect: (contentType) => {
          save(mediaKey, contentType === contentTypes[0] ? undefined : contentType);
          onChoose(switchedTo(composition, media, contentType));
        },
      }}
      response={{
        types: accepted,
        selected: Math.max(0, accepted.indexOf(media.accept ?? "")),
        onSelect: (type) => {
          const accept = type === accepted[0] ? undefined : type;
          save(acceptKey, accept);
          onChoose(accepting(composition, media, accept));
        },
      }}
      takesFocus={media.takesFocus}
    />
  );
}

/** A form that is opened later, such as one of the history, may be for other media types. */
function useGivenMedia(
  { given }: Opened,
  { contentType, accept }: ChosenMedia,
  open: (given: NonNullable<Opened["given"]>) => void,
): void {
  const known = useRef(given);
  useEffect(() => {
    if (given === undefined || given === known.current) return;
    known.current = given;
    if (given.contentType !== contentType || given.accept !== accept) open(given);
  });
}
