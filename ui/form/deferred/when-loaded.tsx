import { type ComponentType, type ReactElement, Suspense, useState } from "react";
import { formText } from "#locales/messages/form";
import { SectionBoundary } from "#ui/kit";
import { useForm } from "../context/index.ts";

interface AttemptProps<P> {
  readonly source: () => ComponentType<P>;
  readonly inner: P;
}

/** Draws a view. Above what waits, so that the view stays the same until the reader tries again. */
function Attempt<P extends object>({ source, inner }: AttemptProps<P>): ReactElement {
  const [View] = useState(source);
  return (
    <Suspense fallback={<span className="form-waiting" />}>
      <View {...inner} />
    </Suspense>
  );
}

/**
 * Draws a view once it is loaded, and keeps the markup of a server while it loads. A view that fails to load does not
 * affect the rest of the form, and can be tried again.
 */
export function whenLoaded<P extends object>(source: () => ComponentType<P>): ComponentType<P> {
  return (props: P): ReactElement => (
    <SectionBoundary title={formText().fieldFailed} onWarning={useForm().warn}>
      <Attempt source={source} inner={props} />
    </SectionBoundary>
  );
}
