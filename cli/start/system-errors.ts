import { getSystemErrorMap } from "node:util";

/** An error of the file system: missing folder, no permission, no space. */
type SystemError = Error & {
  readonly code: string;
  readonly syscall: string;
  readonly errno?: number;
  readonly path?: string;
};

/** Returns true for errors of the file system. */
export const isSystemError = (thrown: unknown): thrown is SystemError =>
  thrown instanceof Error && "syscall" in thrown && "code" in thrown;

/** The next step of a user after an error, by its code. */
const advice: { readonly [code: string]: string } = {
  EACCES: "give this user access to it, or name another place",
  EPERM: "give this user access to it, or name another place",
  EROFS: "name a place that can be written",
  ENOENT: "check the path",
  ENOTDIR: "check the path: a part of it is a file",
  EISDIR: "name a file",
  ENOSPC: "free some space, or name another place",
};

/** Describes an error of the file system by its path; undefined for any other error. */
export function describeSystemError(thrown: unknown): string | undefined {
  if (!isSystemError(thrown) || thrown.path === undefined) return undefined;
  const [, message = thrown.code] = getSystemErrorMap().get(thrown.errno ?? 0) ?? [];
  const next = advice[thrown.code];
  return next === undefined ? `${thrown.path}: ${message}` : `${thrown.path}: ${message}; ${next}`;
}
