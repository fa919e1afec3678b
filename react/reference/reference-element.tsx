import { createElement, type ReactElement, useEffect, useImperativeHandle, useRef } from "react";
import { type CallboardReferenceElement, loadReference, onReferenceEvent } from "../embed/index.ts";
import type { EmbeddedProps } from "./reference-props.ts";

interface ElementProps extends EmbeddedProps {
  /** Attributes of the element in addition to the props; undefined ones are omitted. */
  readonly attributes: { readonly [name: string]: string | undefined };
  /** The text of the link that is shown until the description is read. */
  readonly placeholder: string;
}

/** The element `callboard-reference`, loaded from the folder of `files` once it is in a page. */
export function ReferenceElement(props: ElementProps): ReactElement {
  const { src, description, files = "/callboard/", attributes, placeholder, className, style, children } = props;
  const frame = useRef<CallboardReferenceElement>(null);
  useImperativeHandle(props.elementRef, () => frame.current as CallboardReferenceElement); // drawn whenever this runs
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const stops = [
      onReferenceEvent(element, "request", (detail) => latest.current.onRequest?.(detail)),
      onReferenceEvent(element, "response", (detail) => latest.current.onResponse?.(detail)),
      onReferenceEvent(element, "error", (detail) => latest.current.onError?.(detail)),
      onReferenceEvent(element, "navigate", (detail) => latest.current.onNavigate?.(detail)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  useEffect(() => {
    // React 18 has no properties of elements.
    if (frame.current !== null) frame.current.description = description;
  }, [description]);
  useEffect(() => {
    loadReference(files).catch((error: unknown) => {
      const message = `The files of callboard/embed could not be loaded from ${files}: ${String(error)}`;
      latest.current.onError?.({ cause: "files", message });
      console.warn(message);
    });
  }, [files]);
  const { server, theme, name } = props;
  return createElement(
    "callboard-reference",
    { ref: frame, class: className, style, src, server, theme, name, ...attributes },
    children ?? (src === undefined ? null : <a href={src}>{placeholder}</a>),
  );
}
