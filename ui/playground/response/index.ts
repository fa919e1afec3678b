export { ResponseCard } from "./response-card.tsx";
