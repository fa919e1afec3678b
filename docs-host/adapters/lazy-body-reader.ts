import { type BodyReader, comingReader } from "#ui/response/coming";

const load = () => import("./body-reader.ts");

/** Loads what reads answers before the first one is there; what fails now is told when it is needed. */
export const preloadBodyReader = (): void => void load().catch(() => undefined);

/** `openBodyReader`, whose code is fetched with the first answer. */
export const lazyBodyReader = (size: number): BodyReader =>
  comingReader(load().then(({ openBodyReader }) => openBodyReader(size)));
