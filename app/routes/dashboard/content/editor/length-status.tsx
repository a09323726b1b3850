import { useEffect, useState } from "react";
import { formatCount } from "~/lib/numbers";

interface Props {
  /** Of the control that is counted. */
  controlId: string;
  max: number;
  /** A recommendation in place of a limit. */
  isAdvice?: boolean;
}

/** How much of a length is used, told while typing. Nothing without script: the hint names the limit. */
export function LengthStatus({ controlId, max, isAdvice = false }: Props) {
  const [length, setLength] = useState<number | null>(null);
  useEffect(() => {
    const control = document.getElementById(controlId);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    const update = () => setLength(control.value.length);
    update();
    control.addEventListener("input", update);
    return () => control.removeEventListener("input", update);
  }, [controlId]);
  if (length === null) return null;
  const isOver = length > max;
  return (
    <p
      className={`text-sm tabular-nums ${isOver && !isAdvice ? "font-semibold text-danger-text" : "text-ink-soft"}`}
    >
      {formatCount(length)} dari {isAdvice ? "sebaiknya " : ""}
      {formatCount(max)} huruf
    </p>
  );
}
