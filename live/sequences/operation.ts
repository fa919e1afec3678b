import type { FormState } from "#engine/form";
import type { CallCredentials } from "../call.ts";
import type { Link, Resource } from "../resources/index.ts";
import type { Target } from "../targets/index.ts";

/** One operation of a sequence; `of` is the position of the operation that created the thing. */
export type Operation =
  /** Creates with the same `name` have the same id, where the client chooses it; others have new ones in each run. */
  | { readonly kind: "create"; readonly form: FormState; readonly name?: string }
  | { readonly kind: "read"; readonly of: number; readonly credentials?: CallCredentials }
  | {
      readonly kind: "update";
      readonly of: number;
      readonly target: Target;
      readonly form: FormState;
      readonly credentials?: CallCredentials;
      /** True if the condition of the update is one that does not hold. */
      readonly isStale?: true;
    }
  | { readonly kind: "delete"; readonly of: number; readonly credentials?: CallCredentials; readonly isStale?: true }
  | {
      readonly kind: "part";
      readonly of: number;
      readonly target: Target;
      readonly credentials?: CallCredentials;
      /** True to ask for some of its bytes only (RFC 9110 section 14.2). */
      readonly isRange?: boolean;
    }
  /** Copies a thing. */
  | { readonly kind: "copy"; readonly of: number; readonly target: Target; readonly form: FormState }
  /** Creates several things with one request. */
  | { readonly kind: "several"; readonly target: Target; readonly form: FormState }
  /** Calls an endpoint that changes a thing, or a part of it, and answers with that. */
  | {
      readonly kind: "act";
      readonly of: number;
      readonly target: Target;
      readonly form: FormState;
      readonly part?: Target;
    }
  /** Creates a thing within another one. */
  | {
      readonly kind: "child";
      readonly of: number;
      readonly child: Resource;
      readonly form: FormState;
      readonly credentials?: CallCredentials;
    }
  /** Reads a thing of a `child` operation after the other one was removed. */
  | { readonly kind: "orphan"; readonly of: number; readonly child: Resource }
  /** Reads the thing of a `child` operation at its path within another thing. */
  | { readonly kind: "elsewhere"; readonly of: number; readonly child: Resource }
  /** Lists what is within a thing, which must not have what `child` operations created within others. */
  | { readonly kind: "others"; readonly of: number; readonly child: Resource }
  | { readonly kind: "list"; readonly credentials?: CallCredentials }
  | { readonly kind: "link"; readonly of: number; readonly link: Link }
  | { readonly kind: "location"; readonly of: number };

/** The operations of a kind. */
export type OperationOf<K extends Operation["kind"]> = Extract<Operation, { readonly kind: K }>;

/** Returns a sequence without some operations, and without operations on resources that are then not created. */
export function without(
  operations: readonly Operation[],
  isDropped: (operation: Operation, position: number) => boolean,
): readonly Operation[] {
  const positions = new Map<number, number>();
  const kept: Operation[] = [];
  for (const [position, operation] of operations.entries()) {
    if (isDropped(operation, position)) continue;
    if (!("of" in operation)) {
      positions.set(position, kept.length);
      kept.push(operation);
      continue;
    }
    const of = positions.get(operation.of);
    if (of === undefined) continue;
    positions.set(position, kept.length);
    kept.push({ ...operation, of });
  }
  return kept;
}
