import { useEffect, useRef, useState } from "react";

/** Minimum time between two announcements, in ms. */
const pause = 5000;

/** Throttles a text for announcements: it changes at most every five seconds, but becomes empty at once. */
export function useThrottled(text: string): string {
  const [announced, setAnnounced] = useState("");
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
    if (text === "") setAnnounced("");
  }, [text]);
  const isQuiet = text === "";
  useEffect(() => {
    if (isQuiet) return undefined;
    const timer = setInterval(() => setAnnounced(latest.current), pause);
    return () => clearInterval(timer);
  }, [isQuiet]);
  return announced;
}
