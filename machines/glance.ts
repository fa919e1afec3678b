/**
 * How long people take at least to see that a button has become another one, and to press it for that, in ms (own choice:
 * simple reactions take a quarter of a second). Until then the second press of a double click is meant for what it was.
 */
export const glance = 300;
