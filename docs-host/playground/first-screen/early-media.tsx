import type { ReactElement } from "react";
import type { EndpointForm } from "#engine/model";
import { acceptChoices, bodiesOf, contentTypeOf } from "#engine/request";
import { MediaChoices, type TypeChoice } from "#ui/playground/media";

interface EarlyMediaProps {
  readonly form: EndpointForm;
}

const first = (types: readonly string[]): TypeChoice => ({ types, selected: 0, onSelect: () => {} });

/** The choice of the media types of a server-rendered playground, which shows the default ones. */
export function EarlyMedia({ form }: EarlyMediaProps): ReactElement | null {
  return (
    <MediaChoices
      request={first(bodiesOf(form.endpoint).map(contentTypeOf))}
      response={first(acceptChoices(form))}
      takesFocus={false}
    />
  );
}
