import { fallback } from "./default/face";
import type { Face } from "./face";
import { foundation } from "./foundation/face";
import { main } from "./main/face";

const faces: Readonly<Record<string, Face>> = { default: fallback, main, foundation };

/** The face of a layout key; whatever is unknown gets the default layout (TEN4). */
export function faceOf(layout: string): Face {
  return Object.hasOwn(faces, layout) ? (faces[layout] ?? fallback) : fallback;
}
