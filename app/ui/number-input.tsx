import type { ComponentProps } from "react";
import { TextInput } from "./text-input";

/** Digits, as people type them; phones show their number pad. */
export const NumberInput = (props: ComponentProps<typeof TextInput>) => (
  <TextInput inputMode="numeric" autoComplete="off" {...props} />
);

/** A day, as people type it. */
export const DateInput = (props: ComponentProps<typeof TextInput>) => (
  <NumberInput hint="Misalnya 31/12/2026." {...props} />
);

/** A time of the day, as people type it. */
export const TimeInput = (props: ComponentProps<typeof TextInput>) => (
  <NumberInput hint="Misalnya 19.30." {...props} />
);
