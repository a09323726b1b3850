import { useEffect, useRef, useState } from "react";
import { formatDateTime } from "~/lib/dates";

interface Props {
  /** Null without a time limit. */
  secondsLeft: number | null;
  deadlineAt: number | null;
  /** Runs once in the browser when the time is over. */
  onTimeOver?: (() => void) | undefined;
}

const TICK_MS = 1_000;
/** Minutes that are announced to screen readers. */
const ANNOUNCED_MINUTES = [10, 5, 1];

/** 552 → "9 menit 12 detik". */
export function formatTimeLeft(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes > 0 && `${minutes} menit`, (rest > 0 || minutes === 0) && `${rest} detik`]
    .filter(Boolean)
    .join(" ");
}

/** Time left as of the answer, counted down where script runs. The host alone decides when it is over. */
export function TimeLeft({ secondsLeft, deadlineAt, onTimeOver }: Props) {
  const left = useCountdown(secondsLeft, onTimeOver);
  if (left === null || deadlineAt === null) return null;
  const announced = ANNOUNCED_MINUTES.find((minutes) => left === minutes * 60);
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-3">
      <p role="timer">
        Sisa waktu <strong className="tabular-nums">{formatTimeLeft(left)}</strong>, sampai{" "}
        {formatDateTime(deadlineAt)}.
      </p>
      <p role="status" className="sr-only">
        {announced && `Sisa waktu ${announced} menit`}
        {left === 0 && "Waktu habis. Jawaban Anda sedang dikumpulkan."}
      </p>
    </div>
  );
}

/** Counts by the browser's monotonic clock, so that a wrong date does not matter. */
function useCountdown(secondsLeft: number | null, onTimeOver: (() => void) | undefined) {
  const [left, setLeft] = useState(secondsLeft);
  const notify = useRef(onTimeOver);
  notify.current = onTimeOver;
  useEffect(() => {
    if (secondsLeft === null) return;
    const end = performance.now() + secondsLeft * TICK_MS;
    const timer = window.setInterval(() => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / TICK_MS));
      setLeft(now);
      if (now > 0) return;
      window.clearInterval(timer);
      notify.current?.();
    }, TICK_MS);
    return () => window.clearInterval(timer);
  }, [secondsLeft]);
  return left;
}
