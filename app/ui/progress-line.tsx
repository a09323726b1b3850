interface Props {
  /** What is counted: "Bab yang sudah selesai". */
  label: string;
  value: number;
  max: number;
}

/** A share as a thin line; the figures are in the text beside it. */
export function ProgressLine({ label, value, max }: Props) {
  return <progress aria-label={label} value={value} max={max} className="progress-line" />;
}
