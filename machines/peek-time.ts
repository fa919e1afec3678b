/**
 * Minimum time, in ms, that people need to notice a changed button and press it on purpose (our own choice; simple
 * reactions take 250 ms). Until then a press belongs to the double click on the old button.
 */
export const peekTime = 300;
