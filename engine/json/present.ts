/** An object without its undefined members. */
type Present<T> = { readonly [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  readonly [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Leaves members without a value out, as JSON does. */
export const present = <T extends object>(members: T): Present<T> =>
  // The members that are left have the values that their types say.
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Present<T>;
