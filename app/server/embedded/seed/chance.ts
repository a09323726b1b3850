import { recordIdOf } from "../ids";

/** A number from 0 to `below` - 1 that looks accidental and is the same for the same parts on every installation. */
export const chance = (below: number, ...parts: string[]): number => Number(recordIdOf("chance", ...parts)) % below;
