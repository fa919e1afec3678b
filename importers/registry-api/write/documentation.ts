import type { Documented } from "#engine/shape";

/** Returns the description and availability of something, without its other members. */
export const documentation = ({ description, availability }: Documented): Documented => ({
  ...(description === undefined ? {} : { description }),
  ...(availability === undefined ? {} : { availability }),
});

export const isDocumented = ({ description, availability }: Documented): boolean =>
  description !== undefined || availability !== undefined;
