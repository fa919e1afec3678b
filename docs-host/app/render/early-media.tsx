import type { ReactElement } from "react";
import type { EndpointForm } from "#engine/model";
import { bodiesOf, contentTypeOf } from "#engine/request";
import { ContentTypeChoice } from "#ui/playground/media";

interface EarlyMediaProps {
  readonly form: EndpointForm;
}

const nothing = (): void => {};

/** The choice of the media type of a server-rendered playground, which shows the default one. */
export function EarlyMedia({ form: { endpoint } }: EarlyMediaProps): ReactElement | null {
  const contentTypes = bodiesOf(endpoint).map(contentTypeOf);
  if (contentTypes.length < 2) return null;
  return <ContentTypeChoice contentTypes={contentTypes} selected={0} onSelect={nothing} takesFocus={false} />;
}
