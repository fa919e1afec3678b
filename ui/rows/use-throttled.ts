import { useEffect, useRef, useState } from "react";

/** Minimum time between two announcements, in ms. */
const pause = 5000;

/** A text that changes often, said at most every five seconds; an empty one at once. */
export function useThrottled(text: string): string {
  const [said, setSaid] = useState("");
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
    if (text === "") setSaid("");
  }, [text]);
  const isQuiet = text === "";
  useEffect(() => {
    if (isQuiet) return undefined;
    const timer = setInterval(() => setSaid(latest.current), pause);
    return () => clearInterval(timer);
  }, [isQuiet]);
  return said;
}
