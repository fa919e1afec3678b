import { type BodyReader, deferredReader } from "#ui/response/deferred";

const load = () => import("./body-reader.ts");

/** Preloads the reader of answers before the first one arrives; a failed load is reported when the reader is needed. */
export const preloadBodyReader = (): void => void load().catch(() => undefined);

/** `openBodyReader`; its code is fetched with the first answer. */
export const lazyBodyReader = (size: number): BodyReader =>
  deferredReader(load().then(({ openBodyReader }) => openBodyReader(size)));
