import { type ReactElement, useContext } from "react";
import { drawIcon } from "../../icons/index.ts";
import { FileContext } from "./file-context.ts";

/** The icon of an entry, before its title; nothing without one. */
export function NavIcon({ icon }: { readonly icon: string | undefined }): ReactElement | null {
  const resolve = useContext(FileContext);
  return icon === undefined ? null : drawIcon(icon, { resolve });
}
