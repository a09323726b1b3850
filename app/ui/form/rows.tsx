import type { ReactNode } from "react";
import { addRow, removeRow } from "~/lib/form-rows";
import { Button } from "../button";

interface Props {
  name: string;
  legend: string;
  hint?: string;
  count: number;
  /** At this many the button that adds one is gone. */
  most: number;
  /** "Tambah program" */
  addLabel: string;
  /** What a row is called to somebody who hears its button: "program lain 2". */
  rowLabel: (at: number) => string;
  row: (at: number) => ReactNode;
}

/** A list of rows that buttons of the form add and remove: the action keeps what was written and shows the form again (`changeRows`). */
export function Rows({ name, legend, hint, count, most, addLabel, rowLabel, row }: Props) {
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold">{legend}</legend>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      {/* Enter in any field presses a form's first button: let it be one that sends the form, not one that removes a row. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, in the field's name too
        <div key={at} className="grid grid-cols-[1fr_auto] items-end gap-3">
          {row(at)}
          <Button variant="secondary" name="intent" value={removeRow(name, at)} formNoValidate>
            Hapus<span className="sr-only"> {rowLabel(at)}</span>
          </Button>
        </div>
      ))}
      {count < most && (
        <div>
          <Button variant="secondary" name="intent" value={addRow(name)} formNoValidate>
            {addLabel}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
