import { type ComponentType, type ReactElement, Suspense } from "react";

/** Draws a view once it is loaded, and keeps the markup of a server until then. */
export function waiting<P extends object>(View: ComponentType<P>): ComponentType<P> {
  return (props: P): ReactElement => (
    <Suspense fallback={<span className="form-waiting" />}>
      <View {...props} />
    </Suspense>
  );
}
